/// A publisher that code outside can put values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Sends a completion to the subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription to ask for values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells the subscribers that something has happened.
  public func send() { send(()) }
}

/// A publisher that sends nothing before it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins to send with the first subscriber, and ends with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// What turns values into data or another form.
public protocol TopLevelEncoder {
  /// The form that values are turned into.
  associatedtype Output

  /// Turns a value into the form.
  func encode<T: Encodable>(_ value: T) throws -> Self.Output
}

/// What makes values out of data or another form.
public protocol TopLevelDecoder {
  /// The form that values are made of.
  associatedtype Input

  /// Makes a value.
  func decode<T: Decodable>(_ type: T.Type, from input: Self.Input) throws -> T
}
