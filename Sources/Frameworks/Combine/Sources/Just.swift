/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
  /// No error can end the values.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    send([output], completion: .finished, to: subscriber)
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// Sends values that are there already, as they are asked for.
func send<S: Subscriber>(
  _ values: some Sequence<S.Input>,
  completion: Subscribers.Completion<S.Failure>,
  to subscriber: S
) {
  let feed = Feed(values, completion: completion, to: subscriber)
  subscriber.receive(subscription: feed)
  feed.start()
}

/// A subscription that draws values from a sequence as they are asked for.
private final class Feed<Values: Sequence, Downstream: Subscriber>: Subscription
where Values.Element == Downstream.Input {
  private var iterator: Values.Iterator
  private var upcoming: Values.Element?
  private let completion: Subscribers.Completion<Downstream.Failure>
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(
    _ values: Values,
    completion: Subscribers.Completion<Downstream.Failure>,
    to downstream: Downstream
  ) {
    iterator = values.makeIterator()
    upcoming = iterator.next()
    self.completion = completion
    self.downstream = downstream
  }

  /// Ends at once where there are no values.
  func start() {
    if upcoming == nil { finish() }
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isSending else { return }
    isSending = true
    while let downstream, let value = upcoming, self.demand > .none {
      self.demand -= 1
      upcoming = iterator.next()
      self.demand += downstream.receive(value)
    }
    isSending = false
    if upcoming == nil { finish() }
  }

  func cancel() { downstream = nil }

  private func finish() {
    let downstream = self.downstream
    self.downstream = nil
    downstream?.receive(completion: completion)
  }
}

extension Publishers {
  /// A publisher of a sequence's elements.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The elements are the values.
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// Makes a publisher of a sequence's elements.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      send(sequence, completion: .finished, to: subscriber)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends a value, if there is one, and finishes.
  public struct Publisher: Combine.Publisher {
    /// The wrapped value.
    public typealias Output = Wrapped
    /// No error can end the values.
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Makes a publisher of a value that may be there.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      send(output.map { [$0] } ?? [], completion: .finished, to: subscriber)
    }
  }
}

extension Result {
  /// A publisher of the result.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends a value and finishes, or fails.
  public struct Publisher: Combine.Publisher {
    /// The value of a success.
    public typealias Output = Success

    /// The result.
    public let result: Result<Success, Failure>

    /// Makes a publisher of a result.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Makes a publisher of a value.
    public init(_ output: Success) {
      result = .success(output)
    }

    /// Makes a publisher of an error.
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): send([value], completion: .finished, to: subscriber)
      case .failure(let error): send([], completion: .failure(error), to: subscriber)
      }
    }
  }
}
