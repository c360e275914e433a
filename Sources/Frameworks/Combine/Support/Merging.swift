/// Puts what several publishers send in front of one subscriber.
///
/// It asks each publisher for values ahead, and keeps them until the subscriber asks for them; where too
/// many wait, it asks for no more, so that a publisher without an end does not fill the memory.
final class Merging<Downstream: Subscriber> {
  private let downstream: Downstream
  private var sources: [ObjectIdentifier: any Source] = [:]
  /// Publishers that have not finished.
  fileprivate var active = 0
  fileprivate lazy var outlet = Outlet(
    downstream,
    onDrain: { self.resume() },
    onCancel: { self.cancelSources() }
  )

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// How many publishers have not finished.
  var activeCount: Int { active }

  /// Gives the subscriber its subscription; to be called before anything is taken.
  func begin() { downstream.receive(subscription: outlet) }

  /// Whether nothing more is taken.
  var isClosed: Bool { outlet.isClosed }

  func send(_ value: Downstream.Input) { outlet.send(value) }

  /// Ends the values and all that is taken.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    cancelSources()
    outlet.send(completion: completion)
  }

  /// Takes the values of a publisher.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - backlog: How many of its values wait for something else than the subscriber.
  ///   - value: Takes a value.
  ///   - failure: Takes the error that ends the values.
  ///   - finished: Is told that there are no more values.
  /// - Returns: What ends the taking.
  @discardableResult
  func take<P: Publisher>(
    _ publisher: P,
    backlog: @escaping () -> Int = { 0 },
    value: @escaping (P.Output) -> Void,
    failure: @escaping (P.Failure) -> Void,
    finished: @escaping () -> Void = {}
  ) -> any Cancellable {
    active += 1
    var key: ObjectIdentifier?
    let sink = Taker<P.Output, P.Failure>(
      hasRoom: { max(backlog(), self.outlet.backlog) < takingLimit },
      receiveCompletion: { completion in
        if let key { self.sources[key] = nil }
        self.active -= 1
        switch completion {
        case .finished:
          finished()
          if self.active == 0 { self.outlet.send(completion: .finished) }
        case .failure(let error): failure(error)
        }
      },
      receiveValue: value
    )
    key = ObjectIdentifier(sink)
    sources[ObjectIdentifier(sink)] = sink
    publisher.subscribe(sink)
    return Stop {
      guard self.sources.removeValue(forKey: ObjectIdentifier(sink)) != nil else { return }
      self.active -= 1
      sink.cancel()
    }
  }

  /// Takes the values of a publisher whose error ends all.
  @discardableResult
  func take<P: Publisher>(
    _ publisher: P,
    backlog: @escaping () -> Int = { 0 },
    value: @escaping (P.Output) -> Void,
    finished: @escaping () -> Void = {}
  ) -> any Cancellable where P.Failure == Downstream.Failure {
    take(
      publisher,
      backlog: backlog,
      value: value,
      failure: { self.end(.failure($0)) },
      finished: finished
    )
  }

  /// Asks the publishers for more where there is room again.
  func resume() { for source in sources.values { source.resume() } }

  private func cancelSources() {
    let all = sources
    sources = [:]
    for source in all.values { source.cancel() }
  }
}

extension Merging {
  /// Takes several publishers, none of which ends all before the others have begun.
  func gather(_ sources: [() -> any Cancellable]) {
    active += 1
    for take in sources { _ = take() }
    active -= 1
    if active == 0 { outlet.send(completion: .finished) }
  }
}

/// Values of one of several publishers that wait for those of the others.
struct ZipQueue<Value> {
  var values: [Value] = []
  var isFinished = false
  private var taken = 0

  var count: Int { values.count - taken }
  var isEmpty: Bool { count == 0 }
  /// Whether no more values will come of it.
  var isExhausted: Bool { isFinished && isEmpty }

  mutating func next() -> Value {
    taken += 1
    let value = values[taken - 1]
    // Taking the first out each time would move all others each time.
    if taken >= 64, taken * 2 >= values.count {
      values.removeFirst(taken)
      taken = 0
    }
    return value
  }
}

/// How many values of a publisher may wait before it is asked for no more.
private let takingLimit = 1024

/// A publisher that values are taken from.
private protocol Source: Cancellable, AnyObject {
  /// Asks for as many values as were held back, where there is room for them.
  func resume()
}

/// A subscriber that asks for values for as long as there is room for them.
private final class Taker<Input, Failure: Error>: Subscriber, Source {
  private let hasRoom: () -> Bool
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  private let receiveValue: (Input) -> Void
  private var subscription: (any Subscription)?
  private var isDone = false
  /// How many values were taken without asking for others in their place.
  private var owed = 0

  init(
    hasRoom: @escaping () -> Bool,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Input) -> Void
  ) {
    self.hasRoom = hasRoom
    self.receiveCompletion = receiveCompletion
    self.receiveValue = receiveValue
  }

  func receive(subscription: any Subscription) {
    guard self.subscription == nil, !isDone else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.max(takingLimit))
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !isDone else { return .none }
    owed += 1
    receiveValue(input)
    guard !isDone, hasRoom() else { return .none }
    defer { owed = 0 }
    return .max(owed)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !isDone else { return }
    isDone = true
    subscription = nil
    receiveCompletion(completion)
  }

  func resume() {
    guard owed > 0, !isDone, hasRoom(), let subscription else { return }
    let count = owed
    owed = 0
    subscription.request(.max(count))
  }

  func cancel() {
    isDone = true
    let subscription = self.subscription
    self.subscription = nil
    subscription?.cancel()
  }
}

extension Merging {
  /// Keeps the values open though no publisher is left; `end` closes them.
  func hold() { active += 1 }
}

/// Stops something when asked to, and not by itself as ``AnyCancellable`` does.
private struct Stop: Cancellable {
  let action: () -> Void

  func cancel() { action() }
}
