public import Dispatch
public import FoundationShims

extension FoundationShims::DispatchQueue: Scheduler {
  /// What can be chosen for work.
  public struct SchedulerOptions: @unchecked Sendable {
    /// How urgent the work is.
    ///
    /// Accepted without effect: there is one thread.
    public var qos: DispatchQoS
    /// How the work is run.
    ///
    /// Accepted without effect: there is one thread.
    public var flags: FoundationShims::DispatchWorkItemFlags
    /// The group that the work belongs to.
    public var group: FoundationShims::DispatchGroup?

    /// Makes options.
    public init(
      qos: DispatchQoS = .unspecified,
      flags: FoundationShims::DispatchWorkItemFlags = [],
      group: FoundationShims::DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// A moment of the queue's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The moment.
    public var dispatchTime: DispatchTime

    /// Makes a moment of the clock.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// How far another moment is away.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride((Double(to) - Double(from)) / 1e9)
    }

    /// The moment that is a length of time away.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.magnitude)
    }

    /// A length of time.
    public typealias Stride = _SecondsStride

    /// Makes a moment from its stored form.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// Stores the moment.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Feeds the moment into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }
  }

  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// No time.
  public var minimumTolerance: SchedulerTimeType.Stride { .init(0) }

  /// Runs a closure when the thread is free.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async(group: options?.group) { action() }
  }

  /// Runs a closure after a moment.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let group = options?.group
    group?.enter()
    asyncAfter(deadline: date.dispatchTime) {
      action()
      group?.leave()
    }
  }

  /// Runs a closure after a moment, and again and again after it.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    Alarm.run(on: self, after: now.distance(to: date).magnitude, every: interval.magnitude, action)
  }
}
