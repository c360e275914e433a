import CivilCalendar

/// The days of the week by the names that `--week-start` takes, in the order of Apple's calendars.
enum Weekday: String, CaseIterable {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday

  /// 1 for Sunday … 7 for Saturday.
  var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}

extension ParsedArguments {
  /// The weekday of `--week-start`; nil where it was not given.
  ///
  /// - Throws: ``UsageError`` that lists the days.
  func firstWeekday() throws -> Int? {
    try choice("--week-start", as: Weekday.self)?.number
  }

  /// The time of `--day-start`, or midnight.
  ///
  /// - Throws: ``UsageError`` where it is no quarter of an hour.
  func dayStart() throws -> DayStart {
    guard let text = value("--day-start") else { return .midnight }
    guard let dayStart = DayStart(text) else {
      throw UsageError(
        "--day-start takes a quarter of an hour such as 04:00 or 03:30, not '\(text)'",
        command: syntax.name
      )
    }
    return dayStart
  }
}
