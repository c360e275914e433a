extension Publishers {
  /// What is done with values that a full buffer has no room for.
  public enum BufferingStrategy<Failure: Error> {
    /// The newest is dropped.
    case dropNewest
    /// The oldest is dropped.
    case dropOldest
    /// An error ends the values.
    case customError(() -> Failure)
  }

  /// How a buffer is filled.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As much as there is room for is asked for.
    case keepFull
    /// As much as the subscriber wants is asked for.
    case byRequest
  }
}

extension Publisher {
  /// Keeps values until the subscriber asks for them.
  ///
  /// All are kept: publishers here keep what nobody has asked for yet, so that no buffer is ever full.
  ///
  /// Accepted without effect.
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self])
  }

  /// Sends the first values, until another publisher sends one.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Leaves out values until another publisher sends one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// Sends the first values, until another publisher sends one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The other publisher.
    public let other: Other

    /// Puts the operator on a publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging<S>(subscriber)
      merging.begin()
      let signal = other.sinkFirst { merging.end(.finished) }
      merging.take(upstream, value: { merging.send($0) }, finished: { signal.cancel() })
    }
  }

  /// Leaves out values until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The other publisher.
    public let other: Other

    /// Puts the operator on a publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging<S>(subscriber)
      var isOpen = false
      merging.begin()
      let signal = other.sinkFirst { isOpen = true }
      merging.take(
        upstream,
        value: {
          if isOpen { merging.send($0) }
        },
        finished: { signal.cancel() }
      )
    }
  }
}

extension Publisher {
  /// Runs a closure at the first value.
  fileprivate func sinkFirst(_ action: @escaping () -> Void) -> AnyCancellable {
    prefix(1).sink(receiveCompletion: { _ in }, receiveValue: { _ in action() })
  }
}
