extension View {
  /// Sets a value of the environment for this view and those inside it.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an object into the environment, to be read by its type.
  public nonisolated func environment<Object: AnyObject>(_ object: Object?) -> some View {
    modifier(_EnvironmentModifier { $0[object: ObjectIdentifier(Object.self)] = object })
  }

  /// Changes a value of the environment in place.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
