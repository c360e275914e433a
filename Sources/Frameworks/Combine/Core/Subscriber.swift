/// What takes a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that may end the values.
  associatedtype Failure: Error

  /// Says that the publisher has accepted the subscriber, which can ask for values now.
  func receive(subscription: any Subscription)

  /// Takes a value.
  ///
  /// - Returns: How many more values are wanted than were asked for before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Says that no more values follow.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Says that something has happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that it may send more values.
  func request(_ demand: Subscribers.Demand)
}

extension Subscriptions {
  /// A subscription that sends nothing.
  public static var empty: any Subscription { EmptySubscription() }

  private struct EmptySubscription: Subscription {
    let combineIdentifier = CombineIdentifier()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// What distinguishes one publisher or subscription from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: UInt

  /// Makes an identifier that no other one equals.
  public init() {
    value = Counter.next()
  }

  /// Makes the identifier of an object.
  public init(_ object: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(object).hashValue)
  }

  /// The identifier in hexadecimal digits.
  public var description: String { "0x" + String(value, radix: 16) }

  private enum Counter {
    nonisolated(unsafe) private static var last: UInt = 0

    static func next() -> UInt {
      last &+= 1
      return last
    }
  }
}

/// What has an identifier of its own.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
