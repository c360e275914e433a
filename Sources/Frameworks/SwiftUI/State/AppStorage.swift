public import Foundation
public import FoundationShims

/// A setting that an app keeps in its user defaults.
///
/// An app finds its settings again when it next runs. Those of an extension do not outlive a session,
/// since it may not write anything down: the setting has its default value to begin with, and keeps
/// what is set until the session ends.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initialValue: Value
  private let key: String
  private let form: StoredForm<Value>
  private let store: FoundationShims::UserDefaults?

  private init(
    _ key: String,
    initialValue: Value,
    store: FoundationShims::UserDefaults?,
    form: StoredForm<Value> = .itself
  ) {
    self.key = key
    self.initialValue = initialValue
    self.store = store
    self.form = form
  }

  private var defaults: FoundationShims::UserDefaults { store ?? .standard }

  /// The current value.
  public var wrappedValue: Value {
    get { defaults.object(forKey: key).flatMap(form.read) ?? initialValue }
    nonmutating set { defaults.set(form.write(newValue), forKey: key) }
  }

  /// A reference to the value for other views.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// Asks for a new render when the setting changes, whoever changes it.
  @MainActor
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    let (invalidation, defaults, key) = (connection.invalidation, property.defaults, property.key)
    connection.cell { SettingWatch(invalidation) }.watch(defaults, key: key)
  }
}

/// How a value is kept among settings.
struct StoredForm<Value> {
  let read: (Any) -> Value?
  let write: (Value) -> Any?

  /// As it is.
  static var itself: StoredForm {
    StoredForm(read: { StoredNumber.value(of: $0) }, write: { $0 })
  }
}

extension StoredForm where Value: ExpressibleByNilLiteral {
  /// As what it wraps, where it is not nil.
  static var optional: StoredForm {
    StoredForm(
      read: { StoredNumber.value(of: $0) },
      write: { value in
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
      }
    )
  }
}

extension StoredForm where Value: RawRepresentable {
  /// As its raw value.
  static var raw: StoredForm {
    StoredForm(
      read: { StoredNumber.value(of: $0).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue }
    )
  }
}

extension AppStorage {
  /// Makes a setting that is true or false.
  public init(wrappedValue: Value, _ key: String, store: FoundationShims::UserDefaults? = nil)
  where Value == Bool {
    self.init(key, initialValue: wrappedValue, store: store)
  }

  /// Makes a setting that is a whole number.
  public init(wrappedValue: Value, _ key: String, store: FoundationShims::UserDefaults? = nil)
  where Value == Int {
    self.init(key, initialValue: wrappedValue, store: store)
  }

  /// Makes a setting that is a number.
  public init(wrappedValue: Value, _ key: String, store: FoundationShims::UserDefaults? = nil)
  where Value == Double {
    self.init(key, initialValue: wrappedValue, store: store)
  }

  /// Makes a setting that is a string.
  public init(wrappedValue: Value, _ key: String, store: FoundationShims::UserDefaults? = nil)
  where Value == String {
    self.init(key, initialValue: wrappedValue, store: store)
  }

  /// Makes a setting that is an address.
  public init(wrappedValue: Value, _ key: String, store: FoundationShims::UserDefaults? = nil)
  where Value == URL {
    self.init(key, initialValue: wrappedValue, store: store)
  }

  /// Makes a setting that is a date.
  public init(wrappedValue: Value, _ key: String, store: FoundationShims::UserDefaults? = nil)
  where Value == Date {
    self.init(key, initialValue: wrappedValue, store: store)
  }

  /// Makes a setting that is data.
  public init(wrappedValue: Value, _ key: String, store: FoundationShims::UserDefaults? = nil)
  where Value == Data {
    self.init(key, initialValue: wrappedValue, store: store)
  }

  /// Makes a setting that is one of several whole numbers with a meaning.
  public init(wrappedValue: Value, _ key: String, store: FoundationShims::UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initialValue: wrappedValue, store: store, form: .raw)
  }

  /// Makes a setting that is one of several strings with a meaning.
  public init(wrappedValue: Value, _ key: String, store: FoundationShims::UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initialValue: wrappedValue, store: store, form: .raw)
  }

  /// Makes a setting that is nil to begin with.
  public init<Wrapped>(_ key: String, store: FoundationShims::UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(
      key,
      initialValue: nil,
      store: store,
      form: StoredForm(read: { .some(StoredNumber.value(of: $0)) }, write: { $0 })
    )
  }

  /// Makes a setting of one of several values with a meaning, nil to begin with.
  public init<R: RawRepresentable>(_ key: String, store: FoundationShims::UserDefaults? = nil)
  where Value == R? {
    self.init(
      key,
      initialValue: nil,
      store: store,
      form: StoredForm(
        read: { .some(StoredNumber.value(of: $0).flatMap { R(rawValue: $0) }) },
        write: { $0?.rawValue }
      )
    )
  }
}
