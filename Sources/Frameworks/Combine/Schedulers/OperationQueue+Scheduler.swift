public import Foundation
public import FoundationShims

extension FoundationShims::OperationQueue: Scheduler {
  /// Nothing can be chosen.
  public struct SchedulerOptions: Sendable {}

  /// A moment of the queue's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The moment.
    public var date: Date

    /// Makes a moment of the clock.
    public init(_ date: Date) {
      self.date = date
    }

    /// How far another moment is away.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// The moment that is a length of time away.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.magnitude))
    }

    /// A length of time.
    public typealias Stride = _SecondsStride
  }

  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// No time.
  public var minimumTolerance: SchedulerTimeType.Stride { .init(0) }

  /// Runs a closure when the thread is free.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation(action)
  }

  /// Runs a closure after a moment.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    Alarm.run(after: now.distance(to: date).magnitude) { self.addOperation(action) }
  }

  /// Runs a closure after a moment, and again and again after it.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    Alarm.run(after: now.distance(to: date).magnitude, every: interval.magnitude, action)
  }
}
