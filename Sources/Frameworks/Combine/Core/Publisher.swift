/// A source of values over time.
///
/// A publisher sends its values to the subscribers that attach to it, no more of them than they asked
/// for, and then a completion.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that may end the values.
  associatedtype Failure: Error

  /// Attaches a subscriber.
  ///
  /// Publishers write this; who subscribes calls ``subscribe(_:)-(S)``.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which then sends on what this publisher sends.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) },
      receiveValue: { subject.send($0) }
    )
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// The types of the publishers that operators make.
public enum Publishers {}

/// The types of subscribers.
public enum Subscribers {}

/// The types of subscriptions.
public enum Subscriptions {}
