public import Foundation
public import FoundationShims

/// Something that assistive technology does.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Going back.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// Starting or stopping what plays.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deleting.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Showing a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  private init(name: String) {
    self.name = name
  }

  /// An action with a name of its own.
  public init(named name: Text) {
    self.init(name: name.string(in: EnvironmentValues()))
  }
}

/// A way of changing a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

// Assistive technology does nothing in a report: it reads.
extension View {
  /// Says what an action does.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Says what an action does.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Says what an action does.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Says what an action does.
  ///
  /// Accepted without effect: a report is only read.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Says what an action does.
  ///
  /// Accepted without effect: a report is only read.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Says what an action does.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Offers actions.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Offers actions of a kind.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Says how the value is changed.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Says how the view is scrolled.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View { self }

  /// Says how the view is magnified.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// Says where the view is touched.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> some View { self }

  /// Says where the view is touched.
  ///
  /// Accepted without effect: a report is only read.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> some View { self }
}

/// A kind of actions.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String

  /// The usual kind.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that edit.
  public static let edit = AccessibilityActionCategory(name: "edit")

  private init(name: String) {
    self.name = name
  }

  /// A kind with a name of its own.
  public init(_ name: Text) {
    self.init(name: name.string(in: EnvironmentValues()))
  }

  /// A kind with a name of its own.
  public init(_ nameKey: LocalizedStringKey) {
    self.init(Text(nameKey))
  }
}

/// A wish to magnify a view.
public struct AccessibilityZoomGestureAction {
  /// Larger or smaller.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// Larger or smaller.
  public let direction: Direction
  /// Around which part of the view.
  public let location: UnitPoint
  /// Around which point.
  public let point: CGPoint
}
