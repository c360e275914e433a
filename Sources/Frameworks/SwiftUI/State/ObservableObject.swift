/// An object that tells its observers when it is about to change.
///
/// It has Combine's name and shape; Combine itself is not available on Linux.
public protocol ObservableObject: AnyObject {
  /// The type of what tells the observers.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// Tells the observers that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells the observers that the object is about to change.
  public var objectWillChange: ObservableObjectPublisher { .of(self) }
}

/// Tells the observers of an object that it is about to change.
///
/// Objects and the views that observe them live on the main thread.
public final class ObservableObjectPublisher: @unchecked Sendable {
  private var observers: [ObjectIdentifier: Invalidation] = [:]

  /// Makes a publisher without observers.
  public init() {}

  /// Tells the observers.
  public func send() {
    for observer in observers.values { observer.set() }
  }

  /// Marks views for a new render whenever the object changes.
  func add(_ invalidation: Invalidation) {
    observers[ObjectIdentifier(invalidation)] = invalidation
  }
}

extension ObservableObjectPublisher {
  /// The publisher of an object: the one of its first published property, or one of its own.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    Registry.shared.publisher(of: object)
  }

  /// The publishers of objects that keep none themselves.
  private final class Registry: @unchecked Sendable {
    static let shared = Registry()

    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return entry.publisher }
      entries = entries.filter { $0.value.object != nil }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
