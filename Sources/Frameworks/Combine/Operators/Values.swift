/// The values of a publisher that cannot fail, for a loop to wait for.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The values.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of a publisher's values.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// What waits for the next value.
  public struct Iterator: AsyncIteratorProtocol {
    private var stream: AsyncStream<P.Output>.Iterator
    private let subscription: AnyCancellable

    init(_ publisher: P) {
      let (stream, continuation) = AsyncStream<P.Output>.makeStream()
      self.stream = stream.makeAsyncIterator()
      subscription = publisher.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        }
      )
    }

    /// Waits for the next value.
    public mutating func next() async -> P.Output? {
      nonisolated(unsafe) var stream = self.stream
      let value = await stream.next()
      self.stream = stream
      return value
    }
  }
}

/// The values of a publisher, for a loop to wait for.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The values.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of a publisher's values.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// What waits for the next value.
  public struct Iterator: AsyncIteratorProtocol {
    private var stream: AsyncThrowingStream<P.Output, any Error>.Iterator
    private let subscription: AnyCancellable

    init(_ publisher: P) {
      let (stream, continuation) = AsyncThrowingStream<P.Output, any Error>.makeStream()
      self.stream = stream.makeAsyncIterator()
      subscription = publisher.sink(
        receiveCompletion: {
          switch $0 {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        },
        receiveValue: { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        }
      )
    }

    /// Waits for the next value.
    public mutating func next() async throws -> P.Output? {
      nonisolated(unsafe) var stream = self.stream
      defer { self.stream = stream }
      return try await stream.next()
    }
  }
}

extension Publisher where Failure == Never {
  /// The values, for a loop to wait for.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for a loop to wait for.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
