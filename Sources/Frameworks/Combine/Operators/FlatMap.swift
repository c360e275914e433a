extension Publishers {
  /// Sends the values of the publishers that are made of each value.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// What is sent on.
    public typealias Output = NewPublisher.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How many publishers are there at a time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let limit = maxPublishers
      let merging = Merging<S>(subscriber)
      var waiting: [Upstream.Output] = []
      var running = 0
      func next() {
        while running < limit.max ?? .max, !waiting.isEmpty {
          running += 1
          let value = waiting.removeFirst()
          merging.take(
            transform(value),
            value: { merging.send($0) },
            finished: {
              running -= 1
              next()
              merging.resume()
            }
          )
        }
      }
      merging.begin()
      merging.take(
        upstream,
        backlog: { waiting.count },
        value: {
          waiting.append($0)
          next()
        }
      )
    }
  }
}

extension Publisher {
  /// Sends the values of the publishers that a closure makes of each value.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Sends the values of the publishers that a closure makes of each value, which cannot fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Sends the values of the publishers that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Sends the values of the publishers that a closure makes of each value, which cannot fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
