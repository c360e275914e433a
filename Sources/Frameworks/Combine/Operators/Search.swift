extension Publishers {
  /// Sends the first value and finishes.
  public struct First<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream
    ) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Conduit<Output, Failure, S>(subscriber) { .last($0) })
    }
  }
}

extension Publishers {
  /// Sends the first value that a closure accepts and finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is accepted.
    public let predicate: (Upstream.Output) -> Bool

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      predicate: @escaping (Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Conduit<Output, Failure, S>(subscriber) { predicate($0) ? .last($0) : .skip }
      )
    }
  }
}

extension Publishers {
  /// Sends the first value that a closure accepts and finishes, or fails.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is accepted.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      predicate: @escaping (Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Conduit<Output, Upstream.Failure, S>(
          subscriber,
          trying: { try predicate($0) ? .last($0) : .skip }
        )
      )
    }
  }
}

extension Publishers {
  /// Sends the last value that a closure accepts at the end.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is accepted.
    public let predicate: (Upstream.Output) -> Bool

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      predicate: @escaping (Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Upstream.Output?
      upstream.subscribe(
        Reducer<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          failure: { $0 },
          value: {
            if predicate($0) { last = $0 }
            return .more
          },
          result: { .success(last) }
        )
      )
    }
  }
}

extension Publishers {
  /// Sends whether there is a value that a closure accepts.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Bool
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is accepted.
    public let predicate: (Upstream.Output) -> Bool

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      predicate: @escaping (Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isFound = false
      upstream.subscribe(
        Reducer<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          failure: { $0 },
          value: {
            isFound = predicate($0)
            return isFound ? .done : .more
          },
          result: { .success(isFound) }
        )
      )
    }
  }
}

extension Publishers {
  /// Sends whether a closure accepts all values.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Bool
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is accepted.
    public let predicate: (Upstream.Output) -> Bool

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      predicate: @escaping (Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var holds = true
      upstream.subscribe(
        Reducer<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          failure: { $0 },
          value: {
            holds = predicate($0)
            return holds ? .more : .done
          },
          result: { .success(holds) }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends the first value and finishes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Sends the first value that a closure accepts and finishes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the first value that a closure accepts and finishes, or fails.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value at the end.
  public func last() -> Publishers.LastWhere<Self> { last { _ in true } }

  /// Sends the last value that a closure accepts at the end.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether there is a value that a closure accepts.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether a closure accepts all values.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value is among those sent.
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    contains { $0 == output }
  }
}
