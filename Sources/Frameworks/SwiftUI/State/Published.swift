/// A property of an observable object whose changes are told to the object's observers.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Makes a property with an initial value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Makes a property with an initial value.
  public init(initialValue: Value) {
    value = initialValue
  }

  /// The value; only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Reads and writes the value, telling the object's observers before it changes.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      (object.objectWillChange as? ObservableObjectPublisher)?.send()
      object[keyPath: storage].value = newValue
    }
  }
}

extension Published: Sendable where Value: Sendable {}
