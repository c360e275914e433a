/// What an operator does with a value.
enum Step<Output, Failure: Error> {
  /// Sends a value on.
  case next(Output)
  /// Sends nothing, and asks for another value.
  case skip
  /// Sends a last value.
  case last(Output)
  /// Sends no more values.
  case end(Subscribers.Completion<Failure>)
}

/// The part of an operator that stands between one publisher and one subscriber.
///
/// Demand goes up as it is; each value is answered by a ``Step``.
final class Conduit<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = InputFailure
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  private let downstream: Downstream
  private var upstream: (any Subscription)?
  private var isDone = false
  private let onValue: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let onCompletion: (Subscribers.Completion<InputFailure>) -> Completion

  init(
    _ downstream: Downstream,
    completion: @escaping (Subscribers.Completion<InputFailure>) -> Completion,
    value: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.downstream = downstream
    onValue = value
    onCompletion = completion
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, !isDone else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !isDone else { return .none }
    switch onValue(input) {
    case .next(let value): return downstream.receive(value)
    case .skip: return .max(1)
    case .last(let value):
      stop()
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .end(let completion):
      stop()
      downstream.receive(completion: completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard !isDone else { return }
    isDone = true
    upstream = nil
    downstream.receive(completion: onCompletion(completion))
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    guard !isDone else { return }
    stop()
  }

  private func stop() {
    isDone = true
    let subscription = upstream
    upstream = nil
    subscription?.cancel()
  }
}

extension Conduit where Downstream.Failure == InputFailure {
  /// Passes completions on as they are.
  convenience init(
    _ downstream: Downstream,
    value: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.init(downstream, completion: { $0 }, value: value)
  }
}

extension Conduit where Downstream.Failure == any Error {
  /// Ends with the error that a closure throws.
  convenience init(
    _ downstream: Downstream,
    trying value: @escaping (Input) throws -> Step<Downstream.Input, any Error>
  ) {
    self.init(downstream, completion: { $0.erased }) {
      do { return try value($0) } catch { return .end(.failure(error)) }
    }
  }
}
