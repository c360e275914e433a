// Rotors lead a reader through elements; a report is only read.

extension View {
  /// Lets a rotor lead through elements.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Lets a rotor lead through elements.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Lets a rotor lead through elements.
  ///
  /// Accepted without effect: a report is only read.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<S: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: S,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }
}

/// Elements that a rotor leads through.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// One element that a rotor leads to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Makes an element.
  public nonisolated init(_ label: Text, id: ID, in namespace: Namespace.ID) {}

  /// Makes an element.
  public nonisolated init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID) {}

  /// Makes an element.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, id: ID, in namespace: Namespace.ID) {}

  /// Makes an element.
  public nonisolated init(_ label: Text, id: ID) {}

  /// Makes an element.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, id: ID) {}
}

/// Several elements that a rotor leads through.
public struct _AccessibilityRotorEntries: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

/// Builds the elements that a rotor leads through.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Passes one element on.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// Joins elements.
  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _AccessibilityRotorEntries {
    _AccessibilityRotorEntries()
  }
}
