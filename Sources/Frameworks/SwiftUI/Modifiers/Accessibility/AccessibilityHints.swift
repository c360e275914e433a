/// What kind of words a text has.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Any.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Commands and their output.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// A program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Words of a page that can be edited.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// How much a custom content matters.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// As usual.
  case `default`
  /// Much: it is read out at once.
  case high
}

/// How direct touches are taken.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Makes options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Without speech.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Only after the element has been chosen.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

// What helps assistive technology with more than words; the tree has words.
extension View {
  /// Says in which order elements are read.
  ///
  /// Accepted without effect: they are read as they stand.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Sets the names that speech control knows.
  ///
  /// Accepted without effect.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets the names that speech control knows.
  ///
  /// Accepted without effect.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { self }

  /// Sets the names that speech control knows.
  ///
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { self }

  /// Says that the view answers touches.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Lets the view be touched directly.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Says what kind of words the view has.
  ///
  /// Accepted without effect.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// Keeps the colours of the view where others are inverted.
  ///
  /// Accepted without effect.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Shows the view large on a long press.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view large on a long press.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Adds words that are read on demand.
  ///
  /// Accepted without effect.
  public nonisolated func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Adds words that are read on demand.
  ///
  /// Accepted without effect.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Adds words that are read on demand.
  ///
  /// Accepted without effect.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Adds words that are read on demand.
  ///
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<S: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: S,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
}

extension View {
  /// Joins two views into a pair of label and content.
  ///
  /// Accepted without effect.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Joins views into a group.
  ///
  /// Accepted without effect.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Marks an element that a rotor leads to.
  ///
  /// Accepted without effect.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Describes a chart in numbers.
  ///
  /// Accepted without effect: charts of Swift Charts describe themselves.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { self }
}

/// A part of a pair of label and content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// The content.
  case content
}

/// Announces something; a report is silent.
public enum AccessibilityNotification {
  /// Words to be said.
  ///
  /// Accepted without effect.
  public struct Announcement: Sendable {
    /// Makes an announcement.
    public init(_ announcement: String) {}

    /// Says the words.
    ///
    /// Accepted without effect.
    public func post() {}
  }

  /// A change of the screen.
  ///
  /// Accepted without effect.
  public struct ScreenChanged: Sendable {
    /// Makes a notification.
    public init() {}

    /// Says that the screen has changed.
    ///
    /// Accepted without effect.
    public func post() {}
  }

  /// A change of the layout.
  ///
  /// Accepted without effect.
  public struct LayoutChanged: Sendable {
    /// Makes a notification.
    public init() {}

    /// Says that the layout has changed.
    ///
    /// Accepted without effect.
    public func post() {}
  }
}
