extension Publishers {
  /// Tells closures of what passes, and sends it on.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Told of the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Told of a value.
    public var receiveOutput: ((Output) -> Void)?
    /// Told of the completion.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Told that the subscription has been cancelled.
    public var receiveCancel: (() -> Void)?
    /// Told of demand.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EventWatch(events: self, downstream: subscriber))
    }
  }
}

/// The part that stands between the publisher and one subscriber.
private final class EventWatch<Upstream: Publisher, Downstream: Subscriber>: Subscriber,
  Subscription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let events: Publishers.HandleEvents<Upstream>
  private let downstream: Downstream
  private var subscription: (any Subscription)?

  init(events: Publishers.HandleEvents<Upstream>, downstream: Downstream) {
    self.events = events
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    events.receiveSubscription?(subscription)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    events.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > .none { events.receiveRequest?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    subscription = nil
    events.receiveCompletion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    subscription?.request(demand)
  }

  func cancel() {
    guard let subscription else { return }
    self.subscription = nil
    events.receiveCancel?()
    subscription.cancel()
  }
}

extension Publisher {
  /// Tells closures of what passes, and sends it on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel,
      receiveRequest: receiveRequest
    )
  }

  /// Writes what passes to the output, and sends it on.
  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    var stream = stream
    let start = prefix.isEmpty ? "" : prefix + ": "
    func write(_ line: String) {
      if stream == nil { Swift.print(start + line) } else { stream?.write(start + line + "\n") }
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      },
      receiveCancel: { write("receive cancel") },
      receiveRequest: { write("request \($0)") }
    )
  }

  /// Stops in a debugger when a closure says so.
  ///
  /// Accepted without effect: a report has no debugger.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Self {
    self
  }

  /// Stops in a debugger at an error.
  ///
  /// Accepted without effect: a report has no debugger.
  public func breakpointOnError() -> Self { self }
}
