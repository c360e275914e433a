/// One subscriber's end of a source: keeps values until they are asked for.
///
/// It is the subscription of sources that make values without being asked to, and of operators that put
/// several publishers together.
final class Outlet<Downstream: Subscriber>: Subscription {
  private var downstream: Downstream?
  private var waiting: [Downstream.Input] = []
  private var next = 0
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isSending = false
  /// Whether values that nobody asked for yet are kept; otherwise they are dropped.
  private let keeps: Bool
  private var onCancel: (() -> Void)?
  private let onRequest: ((Subscribers.Demand) -> Void)?
  /// Runs when fewer values wait than before.
  private let onDrain: (() -> Void)?

  init(
    _ downstream: Downstream,
    keeps: Bool = true,
    onRequest: ((Subscribers.Demand) -> Void)? = nil,
    onDrain: (() -> Void)? = nil,
    onCancel: (() -> Void)? = nil
  ) {
    self.downstream = downstream
    self.keeps = keeps
    self.onRequest = onRequest
    self.onDrain = onDrain
    self.onCancel = onCancel
  }

  /// Whether nothing more will be taken.
  var isClosed: Bool { downstream == nil || completion != nil }

  /// Whether a value would be sent at once.
  var hasDemand: Bool { demand > .none }

  /// How many values wait for the subscriber to ask for them.
  var backlog: Int { waiting.count - next }

  func send(_ value: Downstream.Input) {
    guard !isClosed, keeps || hasDemand || isSending else { return }
    waiting.append(value)
    drain()
  }

  /// Sends a value in place of those that nobody asked for yet.
  func replace(with value: Downstream.Input) {
    guard !isClosed else { return }
    if !isSending {
      waiting = []
      next = 0
    }
    send(value)
  }

  func send(completion: Subscribers.Completion<Downstream.Failure>) {
    guard !isClosed else { return }
    self.completion = completion
    // An error overtakes values that nobody asked for.
    if case .failure = completion, !isSending { waiting = [] }
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    guard downstream != nil else { return }
    self.demand += demand
    onRequest?(demand)
    let before = backlog
    drain()
    if backlog < before { onDrain?() }
  }

  func cancel() {
    downstream = nil
    waiting = []
    let action = onCancel
    onCancel = nil
    action?()
  }

  private func drain() {
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while let downstream, next < waiting.count, hasDemand {
      let value = waiting[next]
      next += 1
      demand -= 1
      demand += downstream.receive(value)
    }
    if next >= waiting.count {
      waiting.removeAll(keepingCapacity: true)
      next = 0
      if let completion, let downstream {
        self.downstream = nil
        onCancel = nil
        downstream.receive(completion: completion)
      }
    }
    if !keeps, !hasDemand {
      waiting = []
      next = 0
    }
  }
}
