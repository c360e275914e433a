extension Publishers {
  /// Sends only the values that a closure accepts.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is accepted.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      isIncluded: @escaping (Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.subscribe(
        Conduit<Output, Failure, S>(subscriber) { isIncluded($0) ? .next($0) : .skip }
      )
    }
  }
}

extension Publishers {
  /// Sends only the values that a closure accepts, or fails.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is accepted.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      isIncluded: @escaping (Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.subscribe(
        Conduit<Output, Upstream.Failure, S>(
          subscriber,
          trying: { try isIncluded($0) ? .next($0) : .skip }
        )
      )
    }
  }
}

extension Publishers {
  /// Makes another value of each, and leaves out nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the other value.
    public let transform: (Upstream.Output) -> Output?

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      transform: @escaping (Upstream.Output) -> Output?
    ) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Conduit<Upstream.Output, Failure, S>(subscriber) {
          transform($0).map { .next($0) } ?? .skip
        }
      )
    }
  }
}

extension Publishers {
  /// Makes another value of each, leaves out nil, or fails.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The error that may end it.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the other value.
    public let transform: (Upstream.Output) throws -> Output?

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      transform: @escaping (Upstream.Output) throws -> Output?
    ) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Conduit<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          trying: { try transform($0).map { .next($0) } ?? .skip }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends only the values that a closure accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Sends only the values that a closure accepts, or fails.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Makes another value of each, and leaves out nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Makes another value of each, leaves out nil, or fails.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
