public import Foundation

/// A value that an app keeps for one of its windows.
///
/// Nothing outlives a session here: the value is the initial one to begin with, and keeps what is set
/// until the session ends.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initialValue: Value
  private let key: String
  private var cell: StateCell<Value>?

  private init(_ key: String, initialValue: Value) {
    self.key = key
    self.initialValue = initialValue
  }

  /// The current value.
  public var wrappedValue: Value {
    get { cell?.value ?? initialValue }
    nonmutating set { cell?.value = newValue }
  }

  /// A reference to the value for other views.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// Connects the value to those of the session, which all views share.
  @MainActor
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    let initialValue = property.initialValue
    let invalidation = connection.invalidation
    property.cell = connection.setting(property.key) {
      StateCell(initialValue, invalidation: invalidation)
    }
  }
}

extension SceneStorage {
  /// Makes a value that is true or false.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a value that is a whole number.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a value that is a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a value that is a string.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a value that is an address.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a value that is data.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a value that is one of several whole numbers with a meaning.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a value that is one of several strings with a meaning.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a value that is nil to begin with.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(key, initialValue: nil)
  }
}
