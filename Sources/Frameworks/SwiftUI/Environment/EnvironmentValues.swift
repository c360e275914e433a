/// The values that views inherit from the views around them.
public struct EnvironmentValues: CustomStringConvertible {
  private var storage: Storage

  /// Makes an environment in which nothing has been set.
  public init() {
    storage = Storage()
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { (storage.custom[ObjectIdentifier(key)] as? Key.Value) ?? Key.defaultValue }
    set { mutableStorage().custom[ObjectIdentifier(key)] = newValue }
  }

  /// The values that this module itself reads, without a look-up by key.
  package var builtIn: BuiltInEnvironment {
    get { storage.builtIn }
    _modify { yield &mutableStorage().builtIn }
  }

  /// Objects by type, from `environmentObject(_:)` and `environment(_:)`.
  package subscript(object type: ObjectIdentifier) -> AnyObject? {
    get { storage.objects[type] }
    set { mutableStorage().objects[type] = newValue }
  }

  /// What the environment holds, for debugging.
  public var description: String { "EnvironmentValues(\(storage.custom.count) custom values)" }

  private mutating func mutableStorage() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    return storage
  }

  /// Shared by all views that inherit the same values; copied when one of them sets a value.
  private final class Storage {
    var builtIn = BuiltInEnvironment()
    var custom: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]

    init() {}

    init(copying other: Storage) {
      builtIn = other.builtIn
      custom = other.custom
      objects = other.objects
    }
  }
}

/// Values are copied on write, so the storage is never changed while two threads can see it.
extension EnvironmentValues: @unchecked Sendable {}
