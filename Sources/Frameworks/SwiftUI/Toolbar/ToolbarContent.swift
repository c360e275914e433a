/// Items for the bars around a view.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of items that represents the body.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Notes the items; content with a body inherits this.
  static func _collect(_ content: Self, in items: _ToolbarItems)
}

extension ToolbarContent {
  /// Notes what the body describes.
  public static func _collect(_ content: Self, in items: _ToolbarItems) {
    items.resolver.descend(.body(ObjectIdentifier(Self.self))) {
      var connected = content
      items.resolver.connectFields(of: &connected)
      Body._collect(connected.body, in: items)
    }
  }
}

extension ToolbarContent where Body == Never {
  /// The body of primitive items, which is never asked for.
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

extension Never: ToolbarContent {
  /// Notes nothing, since there is no such value.
  public static func _collect(_ content: Never, in items: _ToolbarItems) {}
}

/// Items that a user may rearrange.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  /// Sets how items are rearranged.
  ///
  /// Accepted without effect.
  public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  {
    self
  }

  /// Sets which items are there at first.
  ///
  /// Accepted without effect: all are.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic,
    options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    self
  }
}

extension ToolbarContent {
  /// Hides items or shows them.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _HiddenToolbarContent(content: self, isHidden: hidden)
  }

  /// Sets what the surface draws behind items.
  ///
  /// Accepted without effect.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility)
    -> some ToolbarContent
  {
    self
  }
}

/// Items that may be left out.
struct _HiddenToolbarContent<Content: ToolbarContent> {
  let content: Content
  let isHidden: Bool

  nonisolated init(content: Content, isHidden: Bool) {
    self.content = content
    self.isHidden = isHidden
  }
}

extension _HiddenToolbarContent: ToolbarContent {
  typealias Body = Never

  static func _collect(_ content: Self, in items: _ToolbarItems) {
    if !content.isHidden { Content._collect(content.content, in: items) }
  }
}

/// How items are rearranged.
public struct ToolbarCustomizationBehavior: Sendable {
  /// As the surface chooses.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  /// By moving.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  /// Not at all.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

/// How an item that can be taken out is offered.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is always offered.
  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

/// The items of a toolbar while they are noted; public in name only.
@MainActor
public final class _ToolbarItems {
  let resolver: _ViewResolver
  private(set) var entries: [ToolbarEntry] = []

  init(resolver: _ViewResolver) {
    self.resolver = resolver
  }

  func add(_ view: some View, at placement: ToolbarItemPlacement) {
    entries.append(
      ToolbarEntry(
        placement: placement,
        environment: resolver.environment,
        view: AnyView(view)
      )
    )
  }
}

/// One item of a bar.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let environment: EnvironmentValues
  let view: AnyView
}
