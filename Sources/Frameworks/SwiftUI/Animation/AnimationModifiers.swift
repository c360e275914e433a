extension View {
  /// Moves to the next state when a value changes.
  ///
  /// Accepted without effect: a report shows the end at once.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    self
  }

  /// Moves to the next state.
  ///
  /// Accepted without effect: a report shows the end at once.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    self
  }

  /// Changes the view by modifiers that move to the next state.
  ///
  /// The modifiers are applied; a report shows the end at once.
  public nonisolated func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self))
  }

  /// Changes the transactions of this view.
  ///
  /// Accepted without effect: nothing moves in a report.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  /// Changes the transactions of this view when a value changes.
  ///
  /// Accepted without effect: nothing moves in a report.
  public nonisolated func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  /// Changes the view by modifiers with transactions of their own.
  ///
  /// The modifiers are applied; nothing moves in a report.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self))
  }

  /// Changes its content in a way.
  ///
  /// Accepted without effect: a report shows what is there.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    self
  }

  /// Moves the view with its container as one.
  ///
  /// Accepted without effect: nothing moves in a report.
  public nonisolated func geometryGroup() -> some View {
    self
  }
}

extension ViewModifier {
  /// Moves to the next state.
  ///
  /// Accepted without effect: a report shows the end at once.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// Changes the transactions of the view.
  ///
  /// Accepted without effect: nothing moves in a report.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { self }
}

extension Binding {
  /// A binding whose changes move.
  ///
  /// Accepted without effect: a report shows the end at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// A binding whose changes are made in a transaction.
  ///
  /// Accepted without effect.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  /// What accompanies the changes.
  ///
  /// Accepted without effect.
  public var transaction: Transaction {
    get { Transaction() }
    set {}
  }
}

/// The view that a transition, animation or animator changes.
public struct PlaceholderContentView<Value> {
  let content: @MainActor (_ViewResolver) -> Void

  nonisolated init<Content: View>(_ view: Content) {
    // Views live on the main thread, whoever makes them.
    nonisolated(unsafe) let view = view
    content = { $0.resolve(view) }
  }
}

extension PlaceholderContentView: View {
  /// The content has no body of its own.
  public typealias Body = Never

  /// Adds the view.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.descend(.part(0)) { view.content(resolver) }
  }
}

/// How text and symbols change.
///
/// Accepted without effect: a report shows what is there.
public struct ContentTransition: Hashable, Sendable {
  /// Not at all.
  public static let identity = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// By blending.
  public static let interpolate = ContentTransition()
  /// By the symbol's own movement.
  public static var symbolEffect: ContentTransition { ContentTransition() }

  /// By rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }

  /// By rolling digits.
  public static func numericText(value: Double) -> ContentTransition { .interpolate }
}
