extension Publishers {
  /// Sends the values of the latest of the publishers that are sent.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, Upstream.Failure == P.Failure {
    /// What is sent on.
    public typealias Output = P.Output
    /// The error that may end it.
    public typealias Failure = P.Failure

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
      let merging = Merging<S>(subscriber)
      var current: (any Cancellable)?
      merging.begin()
      merging.take(
        upstream,
        value: { publisher in
          current?.cancel()
          current = merging.take(publisher, value: { merging.send($0) })
        }
      )
    }
  }
}

extension Publisher where Output: Publisher, Failure == Output.Failure {
  /// Sends the values of the latest of the publishers that are sent.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends the values of the latest of the publishers that are sent.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Sends the values of the latest of the publishers that are sent, which cannot fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
