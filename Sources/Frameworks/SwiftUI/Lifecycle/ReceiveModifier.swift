public import Combine

/// A modifier that acts when a publisher sends a value.
struct _ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  /// The subscription, and what it does since the last render.
  final class Memory {
    var action: ((P.Output) -> Void)?
    var subscription: AnyCancellable?
    private var publisher: P?

    /// Subscribes where nothing is, or where the publisher is another than before.
    func subscribe(to publisher: P) {
      if let old = self.publisher, PublisherIdentity.isSame(old, publisher) { return }
      self.publisher = publisher
      subscription = publisher.sink { [weak self] in self?.action?($0) }
    }
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
        memory.subscribe(to: modifier.publisher)
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

/// Tells whether a view's publisher is the one that it had before.
private enum PublisherIdentity {
  /// Whether two publishers send the same values, as far as can be told.
  ///
  /// Objects are the same where they are one, values where they are equal. What is neither, an operator
  /// for example, is the same where the publishers that it is put on are; closures cannot be compared,
  /// and are taken to be the same in one place of a view.
  static func isSame(_ old: Any, _ new: Any, depth: Int = 0) -> Bool {
    guard type(of: old) == type(of: new) else { return false }
    if type(of: old) is AnyClass {
      return (old as AnyObject) === (new as AnyObject)
        || (new as? any RepeatedPublisher)?.isRepetition(of: old) == true
    }
    if let old = old as? any Equatable { return isEqual(old, new) }
    guard depth < 32 else { return true }
    let (before, after) = (Mirror(reflecting: old).children, Mirror(reflecting: new).children)
    return before.count == after.count
      && zip(before, after).allSatisfy { isSame($0.value, $1.value, depth: depth + 1) }
  }

  private static func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
    old == new as? Value
  }
}
