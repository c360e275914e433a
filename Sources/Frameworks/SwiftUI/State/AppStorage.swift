public import Foundation

/// A setting that an app keeps in its user defaults.
///
/// Nothing outlives a session here, since an extension may not write anything down: the setting has its
/// default value to begin with, and keeps what is set until the session ends.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
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
    guard let cell else { return .constant(initialValue) }
    return Binding(get: { cell.value }, set: { cell.value = $0 })
  }

  /// Connects the value to the session's settings, which all views share.
  @MainActor
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    let initialValue = property.initialValue
    let invalidation = connection.invalidation
    property.cell = connection.setting(property.key) {
      StateCell(initialValue, invalidation: invalidation)
    }
  }
}

extension AppStorage {
  /// Makes a setting that is true or false.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a setting that is a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a setting that is a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a setting that is a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a setting that is an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a setting that is data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a setting that is one of several whole numbers with a meaning.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a setting that is one of several strings with a meaning.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initialValue: wrappedValue)
  }

  /// Makes a setting that is nil to begin with.
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(key, initialValue: nil)
  }
}
