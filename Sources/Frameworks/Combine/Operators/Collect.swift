extension Publishers {
  /// Sends all values as one array at the end.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = [Upstream.Output]
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
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Reducer<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          failure: { $0 },
          value: {
            values.append($0)
            return .more
          },
          result: { .success(values) }
        )
      )
    }
  }
}

extension Publishers {
  /// Sends arrays of a number of values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = [Upstream.Output]
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How many values an array has; the last may have fewer.
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
      let size = Swift.max(count, 1)
      var values: [Upstream.Output] = []
      let outlet = Merging<S>(subscriber)
      outlet.begin()
      outlet.take(
        upstream,
        value: {
          values.append($0)
          guard values.count == size else { return }
          outlet.send(values)
          values = []
        },
        finished: {
          if !values.isEmpty { outlet.send(values) }
        }
      )
    }
  }
}

extension Publishers {
  /// Sends no value, only the completion.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Never
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
      upstream.subscribe(
        Reducer<Upstream.Output, Failure, S>(
          subscriber,
          failure: { $0 },
          value: { _ in .more },
          result: { .success(nil) }
        )
      )
    }
  }
}

extension Publishers {
  /// Sends the number of values at the end.
  public struct Count<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Int
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
      var count = 0
      upstream.subscribe(
        Reducer<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          failure: { $0 },
          value: { _ in
            count += 1
            return .more
          },
          result: { .success(count) }
        )
      )
    }
  }
}

extension Publishers {
  /// Sends a value where there is none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The value.
    public let output: Upstream.Output

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      output: Upstream.Output
    ) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      var isEmpty = true
      let outlet = Merging<S>(subscriber)
      outlet.begin()
      outlet.take(
        upstream,
        value: {
          isEmpty = false
          outlet.send($0)
        },
        finished: {
          if isEmpty { outlet.send(output) }
        }
      )
    }
  }
}

extension Publisher {
  /// Sends all values as one array at the end.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Sends arrays of a number of values.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Sends no value, only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }

  /// Sends the number of values at the end.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Sends a value where there is none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
