extension TimeZoneRules {
  /// Reads a period such as `today`, `last-week`, `2026-11-01` or `2026-11-01/2026-11-08`.
  ///
  /// Periods are half-open. Of two dates the second is not included, so `2026-11-01/2026-11-08` is
  /// seven days; moments, months, weeks and years may stand for dates. Weeks, months and years are
  /// whole, even where they have not ended; `last-7-days` are today and the six days before, and so
  /// it is with hours, weeks, months and years.
  ///
  /// - Parameters:
  ///   - now: Seconds since 1970.
  ///   - firstWeekday: The day that weeks begin on, 1 for Sunday … 7 for Saturday. A numbered week
  ///     such as `2026-W45` begins on Monday whatever it is, as ISO 8601 says.
  ///   - dayStart: When days begin; a date stands for the beginning of its day.
  /// - Throws: ``CalendarError`` where the text is no period, is empty or ends before it begins.
  package func period(
    _ text: String,
    now: Int64,
    firstWeekday: Int,
    dayStart: DayStart = .midnight
  ) throws(CalendarError) -> Range<Int64> {
    let named = NamedPeriod(zone: self, now: now, firstWeekday: firstWeekday, dayStart: dayStart)
    if let period = named.interval(text.lowercased()) { return period }
    if let dates = WrittenDates(text) {
      return interval(from: dates.first, to: dates.end, dayStart: dayStart)
    }
    let sides = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else {
      throw .invalidPeriod(text)
    }
    let start = try edge(sides[0], dayStart)
    let end = try edge(sides[1], dayStart)
    guard start != end else { throw .emptyPeriod(text) }
    guard start < end else { throw .reversedPeriod(text) }
    return start..<end
  }

  /// Where a written date, week, month, year or moment begins.
  private func edge(_ text: String, _ dayStart: DayStart) throws(CalendarError) -> Int64 {
    if let dates = WrittenDates(text) { return startOfDay(dates.first, dayStart: dayStart) }
    return try moment(text, dayStart: dayStart)
  }
}

/// The periods that have names, as seen from a moment.
private struct NamedPeriod {
  let zone: TimeZoneRules
  let now: Int64
  let firstWeekday: Int
  let dayStart: DayStart

  private var today: CivilDate { zone.day(holding: now, dayStart: dayStart) }

  /// The interval of a name in small letters; nil where it is none.
  func interval(_ name: String) -> Range<Int64>? {
    switch name {
    case "today": units(.day, 0..<1)
    case "yesterday": units(.day, 1..<2)
    case "week": units(.week, 0..<1)
    case "last-week": units(.week, 1..<2)
    case "month": units(.month, 0..<1)
    case "last-month": units(.month, 1..<2)
    case "year": units(.year, 0..<1)
    case "last-year": units(.year, 1..<2)
    default: counted(name)
    }
  }

  /// `last-7-days` and its like.
  private func counted(_ name: String) -> Range<Int64>? {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == "last", words[1].utf8.count <= 5,
      words[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(words[1]),
      count > 0, let unit = Self.units[String(words[2])]
    else { return nil }
    return unit == .hour ? hours(count) : units(unit, 0..<count)
  }

  private static let units: [String: CalendarUnit] = [
    "hour": .hour, "hours": .hour, "day": .day, "days": .day, "week": .week, "weeks": .week,
    "month": .month, "months": .month, "year": .year, "years": .year,
  ]

  /// The hour of now and those before it.
  private func hours(_ count: Int) -> Range<Int64> {
    func hour(holding instant: Int64) -> Range<Int64> {
      zone.interval(of: .hour, holding: instant, firstWeekday: firstWeekday)
    }
    return hour(holding: now &- Int64(count - 1) * 3_600).lowerBound..<hour(holding: now).upperBound
  }

  /// Whole units by how many of them ago they were, the present one being 0.
  private func units(_ unit: CalendarUnit, _ ago: Range<Int>) -> Range<Int64> {
    let first = start(of: unit, before: ago.upperBound - 1)
    let end = start(of: unit, before: ago.lowerBound - 1)
    return zone.interval(from: first, to: end, dayStart: dayStart)
  }

  private func start(of unit: CalendarUnit, before count: Int) -> CivilDate {
    switch unit {
    case .hour, .day: today.adding(days: -Int64(count))
    case .week:
      today.startOfWeek(firstWeekday: firstWeekday).adding(days: -7 * Int64(count))
    case .month: today.startOfMonth(before: count)
    case .year: today.startOfYear.startOfMonth(before: 12 * count)
    }
  }
}

/// Days that are written as ISO 8601 does: a date, a week, a month or a year.
private struct WrittenDates {
  let first: CivilDate
  /// The day after the last one.
  let end: CivilDate

  /// Reads `2026-11-05`, `2026-W45`, `2026-11` or `2026`; nil where the text is none of them.
  init?(_ text: String) {
    var text = text
    let dates = text.withUTF8 { Self.read(DigitCursor($0)) }
    guard let dates else { return nil }
    (first, end) = dates
  }

  private static func read(_ text: DigitCursor) -> (CivilDate, CivilDate)? {
    var cursor = text
    if let date = cursor.date(), cursor.isAtEnd { return (date, date.adding(days: 1)) }
    cursor = text
    guard let year = cursor.number(digits: 4, in: 1...9999) else { return nil }
    if cursor.isAtEnd {
      return CivilDate(year: year, month: 1, day: 1).map { ($0, $0.startOfNextYear) }
    }
    guard cursor.take(0x2D) else { return nil }
    if cursor.take(0x57, 0x77) {
      guard let week = cursor.number(digits: 2, in: 1...53), cursor.isAtEnd else { return nil }
      return CivilDate(year: year, isoWeek: week).map { ($0, $0.adding(days: 7)) }
    }
    guard let month = cursor.number(digits: 2, in: 1...12), cursor.isAtEnd else { return nil }
    return CivilDate(year: year, month: month, day: 1).map { ($0, $0.startOfNextMonth) }
  }
}
