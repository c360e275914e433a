public import Foundation

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Moments at a distance from each other.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The moments from a date on, beginning with the last one before it.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    let isUsable = interval > 0 && steps.isFinite
    let first = isUsable ? start.addingTimeInterval(steps * interval) : startDate
    return Entries(upcoming: first, interval: isUsable ? interval : .infinity)
  }

  /// Moments at equal distances, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval

    /// The next moment.
    public mutating func next() -> Date? {
      defer { upcoming.addTimeInterval(interval) }
      return upcoming
    }
  }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The type of the moments' sequence.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Makes the schedule.
  public init() {}

  /// The beginnings of minutes from a date on, with that of its own minute.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Moments that were written down.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Takes moments in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// All of the moments.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// The moments of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The type of the moments' sequence.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  private let interval: TimeInterval

  /// Makes the schedule of an animation that may be paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 60
  }

  /// The moments from a date on.
  public func entries(from start: Date, mode: Mode) -> Entries {
    PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at a distance from each other.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Moments that were written down.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The moments of an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// The moments of an animation that may be paused.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
