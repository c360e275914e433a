/// A value that a view owns and that survives from render to render.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var cell: StateCell<Value>?

  /// Makes a state with an initial value.
  public init(wrappedValue value: Value) {
    initialValue = value
  }

  /// Makes a state with an initial value.
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The current value.
  ///
  /// Outside the evaluation of a view and its actions it reads as the initial value, and setting it
  /// has no effect.
  public var wrappedValue: Value {
    get { cell?.value ?? initialValue }
    nonmutating set { cell?.value = newValue }
  }

  /// A reference to the value for other views.
  public var projectedValue: Binding<Value> {
    guard let cell else { return .constant(initialValue) }
    return Binding(get: { cell.value }, set: { cell.value = $0 })
  }

  /// Connects the value to the view's place in the tree.
  @MainActor
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    let initialValue = property.initialValue
    let invalidation = connection.invalidation
    property.cell = connection.cell { StateCell(initialValue, invalidation: invalidation) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil to begin with.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

/// Where a state's value is kept; used on the main thread only.
final class StateCell<Value>: @unchecked Sendable {
  var value: Value {
    didSet { invalidation.set() }
  }
  private let invalidation: Invalidation

  init(_ value: Value, invalidation: Invalidation) {
    self.value = value
    self.invalidation = invalidation
  }
}
