public import Foundation

extension View {
  /// Adds a gesture.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }

  /// Adds a gesture that can be switched off.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, isEnabled: isEnabled))
  }

  /// Adds a gesture that can be switched off.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    name: String,
    isEnabled: Bool = true
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, isEnabled: isEnabled))
  }

  /// Adds a gesture before those inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }

  /// Adds a gesture before those inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    isEnabled: Bool
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, isEnabled: isEnabled))
  }

  /// Adds a gesture beside those inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }

  /// Adds a gesture beside those inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    isEnabled: Bool
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, isEnabled: isEnabled))
  }

  /// Keeps the system's gestures at an edge from coming first.
  ///
  /// Accepted without effect.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Runs an action when a pointer is over the view.
  ///
  /// Accepted without effect: a report has none.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Runs an action when a pointer moves over the view.
  ///
  /// Accepted without effect: a report has none.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }

  /// Shows that a pointer is over the view.
  ///
  /// Accepted without effect: a report has none.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Shows that a pointer is over the view.
  ///
  /// Accepted without effect: a report has none.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic,
    isEnabled: Bool
  ) -> some View {
    self
  }

  /// Keeps views from showing that a pointer is over them.
  ///
  /// Accepted without effect.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// Where a pointer is over a view.
@frozen
public enum HoverPhase: Equatable, Sendable {
  /// At a place.
  case active(CGPoint)
  /// Not over it.
  case ended
}

/// How a view shows that a pointer is over it.
///
/// Accepted without effect: a report has none.
public struct HoverEffect: Sendable {
  /// The view's own way.
  public static let automatic = HoverEffect()
  /// By light.
  public static let highlight = HoverEffect()
  /// By coming closer.
  public static let lift = HoverEffect()
}
