extension TimeZoneRules {
  /// Reads a period such as `today`, `last-week`, `2026-11-01` or `2026-11-01/2026-11-08`.
  ///
  /// Periods are half-open. Of two dates the second is not included, so `2026-11-01/2026-11-08` is
  /// seven days; moments may stand for dates. Weeks and months are those of the calendar, whole,
  /// even where they have not ended; `last-7-days` are today and the six days before.
  ///
  /// - Parameters:
  ///   - now: Seconds since 1970.
  ///   - firstWeekday: The day that weeks begin on, 1 for Sunday … 7 for Saturday.
  /// - Throws: ``CalendarError`` where the text is no period or ends before it begins.
  package func period(
    _ text: String,
    now: Int64,
    firstWeekday: Int
  ) throws(CalendarError) -> Range<Int64> {
    let today = day(holding: now)
    let week = today.startOfWeek(firstWeekday: firstWeekday)
    switch text.lowercased() {
    case "today": return interval(of: today)
    case "yesterday": return interval(of: today.adding(days: -1))
    case "last-7-days": return days(today.adding(days: -6), today.adding(days: 1))
    case "week": return days(week, week.adding(days: 7))
    case "last-week": return days(week.adding(days: -7), week)
    case "month": return days(today.startOfMonth, today.startOfNextMonth)
    case "last-month":
      return days(today.startOfMonth.adding(days: -1).startOfMonth, today.startOfMonth)
    default: return try explicitPeriod(text)
    }
  }

  private func days(_ first: CivilDate, _ end: CivilDate) -> Range<Int64> {
    let start = startOfDay(first)
    return start..<max(start, startOfDay(end))
  }

  private func explicitPeriod(_ text: String) throws(CalendarError) -> Range<Int64> {
    if let date = CivilDate(iso8601: text) { return interval(of: date) }
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count == 2, let start = try? moment(String(sides[0])),
      let end = try? moment(String(sides[1]))
    else { throw .invalidPeriod(text) }
    guard start < end else { throw .reversedPeriod(text) }
    return start..<end
  }
}
