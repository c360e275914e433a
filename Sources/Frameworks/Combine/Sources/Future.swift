/// A publisher of one value that is found out later.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// What tells the result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// Begins to find out a value.
  ///
  /// - Parameter attemptToFulfill: Called at once, with what it must call in the end.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  /// Attaches a subscriber, which gets the value when it is known.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: outlet)
    let deliver = { (result: Result<Output, Failure>) in
      switch result {
      case .success(let value):
        outlet.send(value)
        outlet.send(completion: .finished)
      case .failure(let error): outlet.send(completion: .failure(error))
      }
    }
    if let result { deliver(result) } else { waiting.append(deliver) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    let all = waiting
    waiting = []
    for deliver in all { deliver(result) }
  }
}

extension Future {
  /// The value, once it is known.
  public var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}

extension Future where Failure == Never {
  /// The value, once it is known; where the future is dropped without one, this waits for ever.
  public var value: Output {
    get async {
      for await value in values { return value }
      while true { try? await Task.sleep(for: .seconds(3600)) }
    }
  }
}
