public import Observation

/// Bindings to the properties of an `@Observable` object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  fileprivate init(holding value: Value) {
    wrappedValue = value
  }

  /// Refuses a value that is not observable.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) {
    self.init(holding: wrappedValue)
  }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes bindings to an object.
  public init(wrappedValue: Value) {
    self.init(holding: wrappedValue)
  }

  /// Makes bindings to an object.
  public init(_ wrappedValue: Value) {
    self.init(holding: wrappedValue)
  }

  /// Takes the bindings of another wrapper.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
