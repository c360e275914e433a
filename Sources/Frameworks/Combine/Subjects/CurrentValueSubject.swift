/// A subject that has a value, which new subscribers get first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private var outlets = Outlets<Output, Failure>()
  private var current: Output

  /// Makes a subject with a value.
  public init(_ value: Output) {
    current = value
  }

  deinit {
    outlets.releaseUpstream()
  }

  /// The value; setting it sends it to the subscribers.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Attaches a subscriber, which gets the value at once.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    outlets.attach(subscriber, keeps: true, initial: current)
  }

  /// Changes the value and sends it to the subscribers.
  public func send(_ input: Output) {
    guard outlets.completion == nil else { return }
    current = input
    outlets.send(input)
  }

  /// Ends the values; later subscribers get the completion at once.
  public func send(completion: Subscribers.Completion<Failure>) {
    outlets.send(completion: completion)
  }

  /// Asks a publisher for all its values.
  public func send(subscription: any Subscription) { outlets.adopt(subscription) }
}
