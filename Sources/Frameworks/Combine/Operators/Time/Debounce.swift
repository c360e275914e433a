extension Publishers {
  /// Sends a value once no other one has followed for a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The time.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where the values are sent.
    public let scheduler: Context
    /// What is chosen for sending.
    public let options: Context.SchedulerOptions?

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let debounce = self
      let merging = Merging<S>(subscriber)
      var latest = 0
      merging.begin()
      merging.take(
        upstream,
        value: { value in
          latest &+= 1
          let number = latest
          let scheduler = debounce.scheduler
          scheduler.schedule(
            after: scheduler.now.advanced(by: debounce.dueTime),
            tolerance: scheduler.minimumTolerance,
            options: debounce.options
          ) {
            if number == latest { merging.send(value) }
          }
        },
        finished: { latest &+= 1 }
      )
    }
  }

  /// Sends one value of each stretch of time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The length of a stretch.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where the values are sent.
    public let scheduler: Context
    /// Whether the latest value of a stretch is sent instead of the first.
    public let latest: Bool

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let throttle = self
      let merging = Merging<S>(subscriber)
      var waiting: Output?
      var isPaused = false
      func pause() {
        isPaused = true
        let scheduler = throttle.scheduler
        scheduler.schedule(after: scheduler.now.advanced(by: throttle.interval)) {
          isPaused = false
          guard let value = waiting else { return }
          waiting = nil
          merging.send(value)
          pause()
        }
      }
      merging.begin()
      merging.take(
        upstream,
        value: { value in
          if isPaused {
            if throttle.latest || waiting == nil { waiting = value }
          } else {
            merging.send(value)
            pause()
          }
        },
        finished: {
          if let value = waiting { merging.send(value) }
          waiting = nil
        }
      )
    }
  }

  /// Ends when no value has come for a time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What is sent on.
    public typealias Output = Upstream.Output
    /// The error that may end it.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The time.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where the time is kept.
    public let scheduler: Context
    /// What is chosen for the end.
    public let options: Context.SchedulerOptions?
    /// Makes the error that ends it; it finishes where there is none.
    public let customError: (() -> Upstream.Failure)?

    /// Puts the operator on a publisher.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let timeout = self
      let merging = Merging<S>(subscriber)
      var latest = 0
      func watch() {
        latest &+= 1
        let number = latest
        let scheduler = timeout.scheduler
        scheduler.schedule(after: scheduler.now.advanced(by: timeout.interval)) {
          guard number == latest else { return }
          merging.end(timeout.customError.map { .failure($0()) } ?? .finished)
        }
      }
      merging.begin()
      watch()
      merging.take(
        upstream,
        value: {
          watch()
          merging.send($0)
        },
        finished: { latest &+= 1 }
      )
    }
  }
}

extension Publisher {
  /// Sends a value once no other one has followed for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Sends one value of each stretch of time.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Ends when no value has come for a time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      options: options,
      customError: customError
    )
  }
}
