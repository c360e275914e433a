/// A key for a value that views tell the container around them.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none has been set.
  static var defaultValue: Self.Value { get }
}

/// The values that a view tells the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  /// Tells the container around the view a value.
  ///
  /// Accepted without effect: containers of one's own do not see their views one by one.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> some View {
    self
  }
}
