extension Publishers {
  /// Sends what a closure makes of all values at the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initial
      upstream.subscribe(
        Reducer<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          failure: { $0 },
          value: {
            result = next(result, $0)
            return .more
          },
          result: { .success(result) }
        )
      )
    }
  }
}

extension Publishers {
  /// Sends what a closure makes of all values at the end, or fails.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The error that may end it.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initial
      upstream.subscribe(
        Reducer<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          failure: { $0 },
          value: { value in
            do { result = try next(result, value) } catch { return .failure(error) }
            return .more
          },
          result: { .success(result) }
        )
      )
    }
  }
}

extension Publishers {
  /// Sends the value that a closure puts first at the end.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether the second value takes the place of the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let precedes = areInIncreasingOrder
      var best: Upstream.Output?
      upstream.subscribe(
        Reducer<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          failure: { $0 },
          value: {
            if let current = best, !precedes(current, $0) { return .more }
            best = $0
            return .more
          },
          result: { .success(best) }
        )
      )
    }
  }
}

extension Publisher {
  /// Sends what a closure makes of all values at the end.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends what a closure makes of all values at the end, or fails.
  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self,
      initial: initialResult,
      nextPartialResult: nextPartialResult
    )
  }

  /// Sends the largest value at the end, by a closure.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the smallest value at the end, by a closure.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the largest value at the end.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// Sends the smallest value at the end.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
