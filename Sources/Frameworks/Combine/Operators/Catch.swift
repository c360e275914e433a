extension Publishers {
  /// Goes on with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = NewPublisher.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the other publisher.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      handler: @escaping (Upstream.Failure) -> NewPublisher
    ) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let merging = Merging<S>(subscriber)
      merging.begin()
      merging.take(
        upstream,
        value: { merging.send($0) },
        failure: { merging.take(handler($0), value: { merging.send($0) }) }
      )
    }
  }
}

extension Publishers {
  /// Goes on with another publisher after an error, or fails.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the other publisher.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let merging = Merging<S>(subscriber)
      merging.begin()
      merging.take(
        upstream,
        value: { merging.send($0) },
        failure: {
          do {
            merging.take(
              try handler($0),
              value: { merging.send($0) },
              failure: { merging.end(.failure($0)) }
            )
          } catch {
            merging.end(.failure(error))
          }
        }
      )
    }
  }
}

extension Publishers {
  /// Sends a value in place of an error.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Never

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
      let merging = Merging<S>(subscriber)
      merging.begin()
      merging.take(
        upstream,
        value: { merging.send($0) },
        failure: { _ in
          merging.send(output)
          merging.end(.finished)
        }
      )
    }
  }
}

extension Publishers {
  /// Begins again after an error, a number of times.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How often; nil for again and again.
    public let retries: Int?

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      retries: Int?
    ) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let upstream = upstream
      var left = retries
      let merging = Merging<S>(subscriber)
      // How many beginnings wait; a loop, since a publisher may fail as soon as it is taken.
      var (due, isBeginning) = (0, false)
      func begin() {
        due += 1
        guard !isBeginning else { return }
        isBeginning = true
        defer { isBeginning = false }
        while due > 0, !merging.isClosed {
          due -= 1
          merging.take(
            upstream,
            value: { merging.send($0) },
            failure: { error in
              if let count = left {
                guard count > 0 else { return merging.end(.failure(error)) }
                left = count - 1
              }
              begin()
            }
          )
        }
      }
      merging.begin()
      begin()
    }
  }
}

extension Publisher {
  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher after an error, or fails.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Sends a value in place of an error.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Begins again after an error, a number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
