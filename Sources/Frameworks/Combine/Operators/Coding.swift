extension Publishers {
  /// Turns each value into data.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// What is sent on.
    public typealias Output = Coder.Output
    /// The error that may end it.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// What turns it.
    public let encoder: Coder

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      encoder: Coder
    ) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let encoder = encoder
      upstream.subscribe(
        Conduit<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          trying: { .next(try encoder.encode($0)) }
        )
      )
    }
  }
}

extension Publishers {
  /// Makes a value of each piece of data.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// The error that may end it.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// What makes it.
    public let decoder: Coder

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      decoder: Coder
    ) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let decoder = decoder
      upstream.subscribe(
        Conduit<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          trying: { .next(try decoder.decode(Output.self, from: $0)) }
        )
      )
    }
  }
}

extension Publisher {
  /// Turns each value into data.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }

  /// Makes a value of each piece of data.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
