public import FoundationShims

extension DeviceActivityFilter {
  /// The length of the segments, and the time that they cover.
  ///
  /// The time is widened to whole hours, days or weeks.
  public enum SegmentInterval: Hashable, Sendable {
    /// A segment for each hour; of today so far, where no time is given.
    case hourly(during: DateInterval = ._todaySoFar)
    /// A segment for each day.
    case daily(during: DateInterval)
    /// A segment for each week.
    case weekly(during: DateInterval)
  }
}

extension DateInterval {
  /// Today until the end of this hour.
  ///
  /// Apple's default ends at the moment at which it is made, and covers the same hours. A picker's tag
  /// of that would be another value in each render, and never the chosen one.
  @usableFromInline
  static var _todaySoFar: DateInterval {
    let (calendar, now) = (Calendar.current, Date.now)
    let end = calendar.dateInterval(of: .hour, for: now)?.end ?? now
    return DateInterval(start: calendar.startOfDay(for: now), end: end)
  }
}
