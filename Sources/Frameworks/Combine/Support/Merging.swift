/// Puts what several publishers send in front of one subscriber.
///
/// It asks each publisher for all its values and keeps them until the subscriber asks for them.
final class Merging<Downstream: Subscriber> {
  private let downstream: Downstream
  private var sources: [ObjectIdentifier: any Cancellable] = [:]
  /// Publishers that have not finished.
  fileprivate var active = 0
  fileprivate lazy var outlet = Outlet(downstream, onCancel: { self.cancelSources() })

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// How many publishers have not finished.
  var activeCount: Int { active }

  /// Gives the subscriber its subscription; to be called before anything is taken.
  func begin() { downstream.receive(subscription: outlet) }

  func send(_ value: Downstream.Input) { outlet.send(value) }

  /// Ends the values and all that is taken.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    cancelSources()
    outlet.send(completion: completion)
  }

  /// Takes the values of a publisher.
  ///
  /// - Returns: What ends the taking.
  @discardableResult
  func take<P: Publisher>(
    _ publisher: P,
    value: @escaping (P.Output) -> Void,
    failure: @escaping (P.Failure) -> Void,
    finished: @escaping () -> Void = {}
  ) -> any Cancellable {
    active += 1
    var key: ObjectIdentifier?
    let sink = Subscribers.Sink<P.Output, P.Failure>(
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
    value: @escaping (P.Output) -> Void,
    finished: @escaping () -> Void = {}
  ) -> any Cancellable where P.Failure == Downstream.Failure {
    take(publisher, value: value, failure: { self.end(.failure($0)) }, finished: finished)
  }

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

  var isEmpty: Bool { values.isEmpty }
  /// Whether no more values will come of it.
  var isExhausted: Bool { isFinished && values.isEmpty }

  mutating func next() -> Value { values.removeFirst() }
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
