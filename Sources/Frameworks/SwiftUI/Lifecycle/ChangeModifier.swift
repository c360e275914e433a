/// A modifier that acts when a value differs from that of the last render.
struct _ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  /// The value at the last render.
  final class Memory {
    var value: Value?
  }
}

extension _ChangeModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      let memory = resolver.graph.store.cell(at: resolver.path, offset: 0) { Memory() }
      let old = memory.value
      let new = modifier.value
      memory.value = new
      content(resolver)
      if old.map({ $0 != new }) ?? modifier.isInitial {
        resolver.noteChange { modifier.action(old ?? new, new) }
      }
    }
  }
}

extension View {
  /// Runs an action when a value changes, with the values before and after.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action when a value changes, with the value after.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
