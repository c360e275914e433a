public import FoundationShims

extension DeviceActivityFilter {
  /// The length of the segments, and the time that they cover.
  ///
  /// The time is widened to whole hours, days or weeks.
  public enum SegmentInterval: Hashable, Sendable {
    /// A segment for each hour; of today so far, where no time is given.
    case hourly(
      during: DateInterval = DateInterval(start: Calendar.current.startOfDay(for: .now), end: .now)
    )
    /// A segment for each day.
    case daily(during: DateInterval)
    /// A segment for each week.
    case weekly(during: DateInterval)
  }
}
