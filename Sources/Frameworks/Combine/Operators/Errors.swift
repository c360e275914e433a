extension Publishers {
  /// Makes another error of an error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the other error.
    public let transform: (Upstream.Failure) -> Failure

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      transform: @escaping (Upstream.Failure) -> Failure
    ) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Conduit<Output, Upstream.Failure, S>(
          subscriber,
          completion: {
            switch $0 {
            case .finished: .finished
            case .failure(let error): .failure(transform(error))
            }
          },
          value: { .next($0) }
        )
      )
    }
  }
}

extension Publishers {
  /// Sends the same values, with an error that never comes.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// What is sent on.
    public typealias Output = Upstream.Output

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
        Conduit<Output, Never, S>(subscriber, completion: { _ in .finished }, value: { .next($0) })
      )
    }
  }
}

extension Publishers {
  /// Ends the process when there is an error.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Never

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Begins the message.
    public let prefix: String
    /// Where the operator is.
    public let file: StaticString
    /// Where the operator is.
    public let line: UInt

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      prefix: String,
      file: StaticString,
      line: UInt
    ) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        Conduit<Output, Upstream.Failure, S>(
          subscriber,
          completion: {
            guard case .failure(let error) = $0 else { return .finished }
            fatalError("\(prefix): \(error)", file: file, line: line)
          },
          value: { .next($0) }
        )
      )
    }
  }
}

extension Publisher {
  /// Makes another error of an error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Ends the process when there is an error.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Sends the same values, with an error that never comes.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}
