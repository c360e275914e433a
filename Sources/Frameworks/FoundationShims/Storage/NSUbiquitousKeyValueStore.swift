public import Foundation

/// Settings that a person's devices share through iCloud, which no extension can reach.
///
/// Settings are kept in memory until the run ends, as on a device without an account.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The one store.
  open class var `default`: NSUbiquitousKeyValueStore { shared }

  private static let shared = NSUbiquitousKeyValueStore()

  /// Posted when another device has changed a setting: never.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  private let settings = UserDefaults(suiteName: "NSUbiquitousKeyValueStore") ?? .standard

  /// All keys and values.
  open var dictionaryRepresentation: [String: Any] {
    settings.persistentDomain(forName: "NSUbiquitousKeyValueStore") ?? [:]
  }

  /// The value for a key.
  open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }

  /// Sets the value for a key; nil removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { settings.set(anObject, forKey: aKey) }

  /// Removes the value for a key.
  open func removeObject(forKey aKey: String) { settings.removeObject(forKey: aKey) }

  /// The text for a key.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }

  /// The list for a key.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }

  /// The keys and values for a key.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }

  /// The bytes for a key.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }

  /// The whole number for a key; 0 where there is none.
  open func longLong(forKey aKey: String) -> Int64 { Int64(settings.integer(forKey: aKey)) }

  /// The number for a key; 0 where there is none.
  open func double(forKey aKey: String) -> Double { settings.double(forKey: aKey) }

  /// Whether the value for a key is true; false where there is none.
  open func bool(forKey aKey: String) -> Bool { settings.bool(forKey: aKey) }

  /// Says that settings cannot be shared: false.
  @discardableResult
  open func synchronize() -> Bool { false }
}
