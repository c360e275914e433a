public import Observation

/// A scene in a changed environment, or with something to be done when it is evaluated.
struct _ModifiedScene<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content
  let change: @MainActor (_ViewResolver) -> Void

  static func _list(in list: inout _SceneList) { Content._list(in: &list) }

  static func _resolve(_ scene: Self, in resolver: _SceneResolver) {
    resolver.views.descend(.body(ObjectIdentifier(Self.self))) {
      let environment = resolver.views.environment
      scene.change(resolver.views)
      Content._resolve(scene.content, in: resolver)
      resolver.views.environment = environment
    }
  }
}

extension Scene {
  /// Puts a value into the environment of the scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    _ModifiedScene(content: self) { $0.environment[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment of the scene, to be read by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _ModifiedScene(content: self) { $0.environment[object: ObjectIdentifier(T.self)] = object }
  }

  /// Runs an action when a value changes, with the values before and after.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _ModifiedScene(content: self) { $0.watch(value, isInitial: initial, action) }
  }

  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    _ModifiedScene(content: self) { $0.watch(value, isInitial: initial) { _, _ in action() } }
  }

  /// Runs an action when a value changes, with the value after.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    _ModifiedScene(content: self) { $0.watch(value, isInitial: false) { _, new in action(new) } }
  }
}

extension _ViewResolver {
  /// Notes an action for when a value differs from that of the last render.
  fileprivate func watch<Value: Equatable>(
    _ value: Value,
    isInitial: Bool,
    _ action: @escaping (Value, Value) -> Void
  ) {
    let memory = graph.store.cell(at: path, offset: 0) { _ChangeModifier<Value>.Memory() }
    let old = memory.value
    memory.value = value
    guard old.map({ $0 != value }) ?? isInitial else { return }
    noteChange { action(old ?? value, value) }
  }
}
