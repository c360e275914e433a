/// The part of an operator that takes all values and sends one at the end.
final class Reducer<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = InputFailure

  /// What is done with a value.
  enum Verdict {
    case more
    /// The result is known before the end.
    case done
    case failure(Downstream.Failure)
  }

  private let downstream: Downstream
  private var upstream: (any Subscription)?
  private var isDone = false
  private var demand = Subscribers.Demand.none
  private var result: Downstream.Input??
  private let onValue: (Input) -> Verdict
  private let onFailure: (InputFailure) -> Downstream.Failure
  private let makeResult: () -> Result<Downstream.Input?, Downstream.Failure>

  init(
    _ downstream: Downstream,
    failure: @escaping (InputFailure) -> Downstream.Failure,
    value: @escaping (Input) -> Verdict,
    result: @escaping () -> Result<Downstream.Input?, Downstream.Failure>
  ) {
    self.downstream = downstream
    onValue = value
    onFailure = failure
    makeResult = result
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, !isDone else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !isDone, result == nil else { return .none }
    switch onValue(input) {
    case .more: break
    case .done:
      upstream?.cancel()
      settle()
    case .failure(let error):
      upstream?.cancel()
      finish(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard !isDone, result == nil else { return }
    switch completion {
    case .finished: settle()
    case .failure(let error): finish(.failure(onFailure(error)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard !isDone else { return }
    self.demand += demand
    deliver()
  }

  func cancel() {
    isDone = true
    result = nil
    upstream?.cancel()
    upstream = nil
  }

  private func settle() {
    upstream = nil
    switch makeResult() {
    case .success(let value):
      result = .some(value)
      deliver()
    case .failure(let error): finish(.failure(error))
    }
  }

  /// Sends the result once it is both known and wanted.
  private func deliver() {
    guard let result, !isDone else { return }
    guard let value = result else { return finish(.finished) }
    guard demand > .none else { return }
    isDone = true
    self.result = nil
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    isDone = true
    upstream = nil
    downstream.receive(completion: completion)
  }
}
