/// Reads a value from the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private var values = EnvironmentValues()

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an object that `environment(_:)` has put there.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { $0[object: ObjectIdentifier(objectType)] as? Value }
  }

  /// Reads an object that `environment(_:)` may have put there.
  public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
    read = { .some($0[object: ObjectIdentifier(objectType)] as? Object) }
  }

  /// The current value.
  ///
  /// Reading an object that no view around this one has put into the environment ends the process,
  /// as it does on Apple's systems.
  public var wrappedValue: Value {
    guard let value = read(values) else {
      fatalError(
        """
        No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) \
        may be missing around this view.
        """
      )
    }
    return value
  }

  /// Connects the value to the environment of the view.
  @MainActor
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    property.values = connection.resolver.environment
  }
}
