/// An object that tells its observers when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The type of what tells the observers.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells the observers that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells the observers that the object is about to change.
  ///
  /// The object's published properties do so by themselves.
  public var objectWillChange: ObservableObjectPublisher { .of(self) }
}

/// Tells the observers of an object that it is about to change.
///
/// Objects and the views that observe them live on the main thread.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// Observers are told that something changes, not what.
  public typealias Output = Void
  /// No error can end the values.
  public typealias Failure = Never

  private var outlets: Outlets<Void, Never>?
  private var observers: [ObjectIdentifier: () -> Void] = [:]

  /// Makes a publisher without observers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let outlets = self.outlets ?? Outlets()
    self.outlets = outlets
    outlets.attach(subscriber, keeps: false, initial: nil)
  }

  /// Tells the observers.
  public func send() {
    for observer in observers.values { observer() }
    outlets?.send(())
  }

  /// Adds an observer that stays; one with the same identity is added once.
  package func observe(as identity: ObjectIdentifier, _ action: @escaping () -> Void) {
    if observers[identity] == nil { observers[identity] = action }
  }
}

extension ObservableObjectPublisher {
  /// The publisher of an object that keeps none itself, made on first use.
  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    Registry.shared.publisher(of: object)
  }

  /// The publisher of an object, if anyone has asked for it.
  static func existing(of object: AnyObject) -> ObservableObjectPublisher? {
    Registry.shared.existing(of: object)
  }

  /// The publishers of objects that keep none themselves.
  private final class Registry: @unchecked Sendable {
    static let shared = Registry()

    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there may be before those of objects that are gone are dropped.
    private var room = 64

    func existing(of object: AnyObject) -> ObservableObjectPublisher? {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.publisher
    }

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      if let publisher = existing(of: object) { return publisher }
      if entries.count >= room {
        entries = entries.filter { $0.value.object != nil }
        room = Swift.max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
