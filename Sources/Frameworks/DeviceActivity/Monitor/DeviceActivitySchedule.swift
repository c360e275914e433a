public import FoundationShims

/// When an app wants activity to be monitored.
public struct DeviceActivitySchedule: Equatable, Sendable {
  /// When an interval begins.
  public let intervalStart: DateComponents

  /// When an interval ends.
  public let intervalEnd: DateComponents

  /// Whether there is more than one interval.
  public let repeats: Bool

  /// How long before the begin and the end a warning comes; nil for none.
  public let warningTime: DateComponents?

  /// Makes a schedule.
  public init(
    intervalStart: DateComponents,
    intervalEnd: DateComponents,
    repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    self.intervalStart = intervalStart
    self.intervalEnd = intervalEnd
    self.repeats = repeats
    self.warningTime = warningTime
  }

  /// The interval that runs now, or the next one; nil where there is none.
  public var nextInterval: DateInterval? { nextInterval(at: .now) }

  package func nextInterval(at now: Date) -> DateInterval? {
    let calendar = intervalStart.calendar ?? intervalEnd.calendar ?? .current
    func next(_ components: DateComponents, after date: Date) -> Date? {
      calendar.nextDate(
        after: date,
        matching: components,
        matchingPolicy: .nextTimePreservingSmallerComponents
      )
    }
    // An interval whose end comes before the next start has begun already.
    guard let end = next(intervalEnd, after: now) else { return nil }
    if let start = next(intervalStart, after: now), start < end {
      return DateInterval(start: start, end: end)
    }
    let start = calendar.nextDate(
      after: end,
      matching: intervalStart,
      matchingPolicy: .nextTimePreservingSmallerComponents,
      direction: .backward
    )
    guard let start, start <= end else { return nil }
    return DateInterval(start: start, end: end)
  }
}
