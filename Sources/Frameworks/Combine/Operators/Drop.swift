extension Publishers {
  /// Leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How many are left out.
    public let count: Int

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      count: Int
    ) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        Conduit<Output, Failure, S>(subscriber) {
          guard left > 0 else { return .next($0) }
          left -= 1
          return .skip
        }
      )
    }
  }
}

extension Publishers {
  /// Leaves out the first values, as long as a closure says.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is left out.
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
      var isDropping = true
      upstream.subscribe(
        Conduit<Output, Failure, S>(subscriber) {
          isDropping = isDropping && predicate($0)
          return isDropping ? .skip : .next($0)
        }
      )
    }
  }
}

extension Publishers {
  /// Sends the first values, as long as a closure says.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether a value is sent.
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
        Conduit<Output, Failure, S>(subscriber) { predicate($0) ? .next($0) : .end(.finished) }
      )
    }
  }
}

extension Publishers {
  /// Sends the values at some positions.
  public struct Output<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The positions.
    public let range: CountableRange<Int>

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      range: CountableRange<Int>
    ) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Failure {
      let range = range
      var index = 0
      guard !range.isEmpty else {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      upstream.subscribe(
        Conduit<Upstream.Output, Failure, S>(subscriber) {
          defer { index += 1 }
          if index < range.lowerBound { return .skip }
          return index == range.upperBound - 1 ? .last($0) : .next($0)
        }
      )
    }
  }
}

extension Publisher {
  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Leaves out the first values, as long as a closure says.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Sends the first values, as long as a closure says.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends no more than a number of values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<Swift.max(maxLength, 0))
  }

  /// Sends the value at a position.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Sends the values at some positions.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
