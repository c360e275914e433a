/// A state that lasts as long as a gesture is made; a press takes no time.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value

  /// Makes a state with an initial value.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Makes a state with an initial value.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// Makes a state that goes back to its initial value in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initialValue = wrappedValue
  }

  /// Makes a state that goes back to its initial value in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.initialValue = initialValue
  }

  /// Makes a state that goes back to its initial value in a transaction of one's own.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
  }

  /// Makes a state that goes back to its initial value in a transaction of one's own.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.initialValue = initialValue
  }

  /// The initial value: a press takes no time.
  public var wrappedValue: Value { initialValue }

  /// The state itself, for gestures to change.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil.
  public init(resetTransaction: Transaction = Transaction()) {
    initialValue = nil
  }

  /// Makes a state that is nil.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = nil
  }
}
