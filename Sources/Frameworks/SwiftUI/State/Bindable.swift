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

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
