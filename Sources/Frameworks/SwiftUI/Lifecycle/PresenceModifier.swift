/// A modifier that acts when its view appears or disappears.
struct _PresenceModifier {
  let action: PresenceAction
}

extension _PresenceModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      content(resolver)
      resolver.notePresence(modifier.action)
    }
  }
}

extension View {
  /// Runs an action when the view appears in the tree; state that it sets is shown in the same render.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_PresenceModifier(action: .appear(action)))
  }

  /// Runs an action when the view is no longer in the tree.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_PresenceModifier(action: .disappear(action)))
  }

  /// Runs an asynchronous action when the view appears in the tree, until it disappears.
  ///
  /// A report waits a moment for its tasks; what they have not done by then it does not show.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_PresenceModifier(action: .task(priority, action)))
  }

  /// Runs an asynchronous action when the view appears in the tree and whenever a value changes.
  public nonisolated func task<ID: Equatable>(
    id value: ID,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(value: value, action: .task(priority, action)))
  }
}

/// A modifier that begins a task anew whenever a value changes.
struct _TaskModifier<Value: Equatable> {
  let value: Value
  let action: PresenceAction

  /// The value at the last render, and how often it has changed.
  final class Memory {
    var value: Value
    var changes = 0

    init(_ value: Value) {
      self.value = value
    }
  }
}

extension _TaskModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      let memory = resolver.graph.store.cell(at: resolver.path, offset: 0) {
        Memory(modifier.value)
      }
      if memory.value != modifier.value {
        memory.value = modifier.value
        memory.changes &+= 1
      }
      content(resolver)
      resolver.descend(.number(memory.changes)) {
        resolver.notePresence(modifier.action)
      }
    }
  }
}
