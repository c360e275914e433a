public import Foundation

/// A way for a view to come and go, of any type.
///
/// A report shows views as they are when they are there.
public struct AnyTransition {
  /// Adds the view as the transition has it when it is there; nil where that is the view itself.
  let show: (@MainActor (_ViewResolver, @escaping @MainActor (_ViewResolver) -> Void) -> Void)?

  private init() {
    show = nil
  }

  private init(
    show: (@MainActor (_ViewResolver, @escaping @MainActor (_ViewResolver) -> Void) -> Void)?
  ) {
    self.show = show
  }

  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {
    nonisolated(unsafe) let transition = transition
    show = { resolver, content in
      _TransitionModifier._resolve(
        _TransitionModifier(transition: transition),
        in: resolver,
        content: content
      )
    }
  }

  /// Not at all.
  public static var identity: AnyTransition { AnyTransition() }
  /// By fading.
  public static var opacity: AnyTransition { AnyTransition() }
  /// By growing.
  public static var scale: AnyTransition { AnyTransition() }
  /// From the leading to the trailing edge.
  public static var slide: AnyTransition { AnyTransition() }

  /// By growing from a size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// From a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// From a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// Pushing from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// By modifiers: one for a view that is gone, one for a view that is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let identity = identity
    return AnyTransition { resolver, content in
      E._resolve(identity, in: resolver, content: content)
    }
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }

  /// In two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    guard let first = show else { return other }
    guard let second = other.show else { return self }
    return AnyTransition { resolver, content in
      second(resolver) { first($0, content) }
    }
  }

  /// At a speed of its own.
  ///
  /// Accepted without effect.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Views live on the main thread.
extension AnyTransition: @unchecked Sendable {}
