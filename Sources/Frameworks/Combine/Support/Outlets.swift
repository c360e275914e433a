/// The subscribers of a subject.
final class Outlets<Output, Failure: Error> {
  private(set) var completion: Subscribers.Completion<Failure>?
  private var ends: [Int: End] = [:]
  private var order: [Int] = []
  private var lastKey = 0
  private var upstream: [any Subscription] = []

  /// One subscriber, without its type.
  private struct End {
    let send: (Output) -> Void
    let complete: (Subscribers.Completion<Failure>) -> Void
  }

  /// Whether anyone subscribes.
  var isEmpty: Bool { ends.isEmpty }

  func attach<S: Subscriber>(_ subscriber: S, keeps: Bool, initial: Output?)
  where S.Input == Output, S.Failure == Failure {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    lastKey &+= 1
    let key = lastKey
    let outlet = Outlet(subscriber, keeps: keeps, onCancel: { [weak self] in self?.drop(key) })
    ends[key] = End(
      send: { keeps ? outlet.replace(with: $0) : outlet.send($0) },
      complete: { outlet.send(completion: $0) }
    )
    order.append(key)
    if let initial { outlet.send(initial) }
    subscriber.receive(subscription: outlet)
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for key in order { ends[key]?.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let keys = order
    let all = ends
    (order, ends) = ([], [:])
    for key in keys { all[key]?.complete(completion) }
    upstream = []
  }

  func adopt(_ subscription: any Subscription) {
    upstream.append(subscription)
    subscription.request(.unlimited)
  }

  func releaseUpstream() {
    for subscription in upstream { subscription.cancel() }
    upstream = []
  }

  private func drop(_ key: Int) {
    ends[key] = nil
    order.removeAll { $0 == key }
  }
}
