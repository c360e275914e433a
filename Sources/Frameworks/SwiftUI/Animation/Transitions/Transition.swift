/// Where a view is on its way in and out.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// How far the view is from being there: -1 before, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
  /// Whether something moves.
  public var hasMotion: Bool

  /// Makes the properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A way for a view to come and go.
///
/// A report shows views as they are when they are there.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of view that is shown.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// Makes what is shown of the view in a phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// What the transition is like.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Something moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition at a speed of its own.
  ///
  /// Accepted without effect.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }

  /// This transition and another at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    PairTransition(first: self, second: other)
  }

  /// Shows a view in a phase.
  @ViewBuilder
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }
}

/// Two transitions at once.
private struct PairTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.body(
      content: PlaceholderContentView(
        first.body(content: PlaceholderContentView(content), phase: phase)
      ),
      phase: phase
    )
  }
}

extension View {
  /// Comes and goes in a way; a report shows what is there.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }

  /// Comes and goes in a way; a report shows what is there.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    modifier(_AnyTransitionModifier(transition: transition))
  }
}

/// A modifier that shows its view as a transition has it when it is there.
struct _TransitionModifier<T: Transition> {
  let transition: T
}

extension _TransitionModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    let view = _ViewModifier_Content<Self>(resolveContent: content)
    resolver.resolve(
      modifier.transition.body(content: PlaceholderContentView(view), phase: .identity)
    )
  }
}

/// A modifier that shows its view as a transition of any type has it when it is there.
struct _AnyTransitionModifier {
  let transition: AnyTransition
}

extension _AnyTransitionModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    guard let show = modifier.transition.show else { return content(resolver) }
    show(resolver, content)
  }
}
