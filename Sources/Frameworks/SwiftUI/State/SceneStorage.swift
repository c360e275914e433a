public import Foundation
internal import FoundationShims

/// A value that an app keeps for one of its windows.
///
/// An app finds it again when it next runs. In a report nothing outlives a session: the value is the
/// initial one to begin with, and keeps what is set until the session ends.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initialValue: Value
  private let key: String
  private let form: StoredForm<Value>
  private var cell: StateCell<Value>?
  /// The key in the settings that are kept; nil where nothing is.
  private var storedKey: String?

  private init(_ key: String, initialValue: Value, form: StoredForm<Value> = .itself) {
    self.key = key
    self.initialValue = initialValue
    self.form = form
  }

  /// Where an app's windows keep their values.
  private var stored: FoundationShims::UserDefaults? {
    FoundationShims::UserDefaults(suiteName: "SwiftUI.SceneStorage")
  }

  /// The current value.
  public var wrappedValue: Value {
    get { cell?.value ?? initialValue }
    nonmutating set {
      cell?.value = newValue
      if let storedKey { stored?.set(form.write(newValue), forKey: storedKey) }
    }
  }

  /// A reference to the value for other views.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// Connects the value to those of the session, which all views share.
  @MainActor
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    let window = connection.resolver.graph.window
    let key = window.map { "\($0).\(property.key)" }
    property.storedKey = key
    let kept = key.flatMap { property.stored?.object(forKey: $0) }.flatMap(property.form.read)
    let initialValue = kept ?? property.initialValue
    let invalidation = connection.invalidation
    property.cell = connection.setting(key ?? property.key) {
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
    self.init(key, initialValue: wrappedValue, form: .raw)
  }

  /// Makes a value that is one of several strings with a meaning.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initialValue: wrappedValue, form: .raw)
  }

  /// Makes a value that is nil to begin with.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(key, initialValue: nil, form: .optional)
  }
}
