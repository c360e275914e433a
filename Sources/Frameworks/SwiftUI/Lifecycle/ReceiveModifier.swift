public import Combine

/// A modifier that acts when a publisher sends a value.
struct _ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  /// The subscription, and what it does since the last render.
  final class Memory {
    var action: ((P.Output) -> Void)?
    var subscription: AnyCancellable?
  }
}

extension _ReceiveModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      let memory = resolver.graph.store.cell(at: resolver.path, offset: 0) { Memory() }
      let action = modifier.action
      memory.action = action
      content(resolver)
      // After the render, as values may be sent at once, and their actions change state.
      resolver.noteChange {
        guard memory.subscription == nil else { return }
        memory.subscription = modifier.publisher.sink { [weak memory] in memory?.action?($0) }
      }
    }
  }
}

extension View {
  /// Runs an action at each value that a publisher sends while the view is there.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceiveModifier(publisher: publisher, action: action))
  }
}
