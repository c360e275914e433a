/// A modifier that acts when something made of the view's place and size has changed.
struct _GeometryChangeModifier<Value: Equatable> {
  let value: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void

  /// The value at the last render.
  final class Memory {
    var value: Value?
  }
}

extension _GeometryChangeModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      resolver.measured { geometry in
        if geometry.known != nil {
          let memory = resolver.graph.store.cell(at: resolver.path, offset: 0) { Memory() }
          let (old, new) = (memory.value, modifier.value(resolver.proxy(geometry)))
          memory.value = new
          if old != new { resolver.noteChange { modifier.action(old ?? new, new) } }
        }
        content(resolver)
      }
    }
  }
}

extension View {
  /// Runs an action when something made of the view's place and size has changed, and at first.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(value: transform) { _, new in action(new) })
  }

  /// Runs an action when something made of the view's place and size has changed, and at first, with
  /// the values before and after.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(value: transform, action: action))
  }
}
