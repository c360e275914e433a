extension Publishers {
  /// Sends values on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Where they are sent.
    public let scheduler: Context
    /// What is chosen for sending.
    public let options: Context.SchedulerOptions?

    /// Puts the operator on a publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      postpone(upstream, for: subscriber) { scheduler.schedule(options: options, $0) }
    }
  }

  /// Subscribes on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Where it is subscribed to.
    public let scheduler: Context
    /// What is chosen for subscribing.
    public let options: Context.SchedulerOptions?

    /// Puts the operator on a publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let upstream = upstream
      scheduler.schedule(options: options) { upstream.receive(subscriber: subscriber) }
    }
  }

  /// Sends values later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How exactly.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Where they are sent.
    public let scheduler: Context
    /// What is chosen for sending.
    public let options: Context.SchedulerOptions?

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let delay = self
      postpone(upstream, for: subscriber) { action in
        delay.scheduler.schedule(
          after: delay.scheduler.now.advanced(by: delay.interval),
          tolerance: delay.tolerance,
          options: delay.options,
          action
        )
      }
    }
  }
}

/// Sends all that a publisher sends when a closure says so.
private func postpone<P: Publisher, S: Subscriber>(
  _ upstream: P,
  for subscriber: S,
  _ run: @escaping (@escaping () -> Void) -> Void
) where S.Input == P.Output, S.Failure == P.Failure {
  let outlet = Merging<S>(subscriber)
  var underWay = 0
  outlet.begin()
  outlet.take(
    upstream,
    backlog: { underWay },
    value: { value in
      underWay += 1
      run {
        underWay -= 1
        outlet.send(value)
        outlet.resume()
      }
    },
    failure: { error in run { outlet.end(.failure(error)) } },
    // One more source, so that the end waits for the values that are under way.
    finished: {
      outlet.hold()
      run { outlet.end(.finished) }
    }
  )
}

extension Publisher {
  /// Sends values on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Sends values later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self,
      interval: interval,
      tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options
    )
  }
}
