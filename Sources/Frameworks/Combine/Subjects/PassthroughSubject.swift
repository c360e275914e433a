/// A subject that sends values to those who subscribe at the time, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private var outlets = Outlets<Output, Failure>()

  /// Makes a subject.
  public init() {}

  deinit {
    outlets.releaseUpstream()
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    outlets.attach(subscriber, keeps: false, initial: nil)
  }

  /// Sends a value to the subscribers that have asked for one.
  public func send(_ value: Output) { outlets.send(value) }

  /// Ends the values; later subscribers get the completion at once.
  public func send(completion: Subscribers.Completion<Failure>) {
    outlets.send(completion: completion)
  }

  /// Asks a publisher for all its values.
  public func send(subscription: any Subscription) { outlets.adopt(subscription) }
}
