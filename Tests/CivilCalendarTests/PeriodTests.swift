import CivilCalendar
import Testing

@Suite("Periods as text")
struct PeriodTests {
  /// A Monday at noon in New York, where weeks begin on Sunday.
  static func period(_ text: String, now: String = "2026-11-30T12:00") throws -> Range<Int64> {
    let rules = try TimeZoneRules(identifier: "America/New_York")
    return try rules.period(text, now: try rules.moment(now), firstWeekday: 1)
  }

  @Test(
    "Named periods are whole days, weeks, months and years",
    arguments: [
      ("last-7-days", "2026-11-24", "2026-12-01"), ("last-1-day", "2026-11-30", "2026-12-01"),
      ("last-90-days", "2026-09-02", "2026-12-01"),
      ("today", "2026-11-30", "2026-12-01"), ("yesterday", "2026-11-29", "2026-11-30"),
      ("week", "2026-11-29", "2026-12-06"), ("last-week", "2026-11-22", "2026-11-29"),
      ("last-4-weeks", "2026-11-08", "2026-12-06"),
      ("month", "2026-11-01", "2026-12-01"), ("last-month", "2026-10-01", "2026-11-01"),
      ("last-12-months", "2025-12-01", "2026-12-01"),
      ("year", "2026-01-01", "2027-01-01"), ("last-year", "2025-01-01", "2026-01-01"),
      ("last-2-years", "2025-01-01", "2027-01-01"),
      ("last-24-hours", "2026-11-29T13:00", "2026-11-30T13:00"),
      ("TODAY", "2026-11-30", "2026-12-01"),
    ]
  )
  func named(text: String, start: String, end: String) throws {
    let rules = try TimeZoneRules(identifier: "America/New_York")
    let period = try Self.period(text)
    #expect(period.lowerBound == (try rules.moment(start)))
    #expect(period.upperBound == (try rules.moment(end)))
  }

  @Test(
    "Written periods are days, weeks of ISO 8601, months, years, or two of them",
    arguments: [
      ("2026-11-01", "2026-11-01", "2026-11-02"),
      ("2026-11-01/2026-11-08", "2026-11-01", "2026-11-08"),
      ("2026-11-01T06:00/2026-11-01T18:00", "2026-11-01T06:00", "2026-11-01T18:00"),
      ("2026-11-01T06:00Z/2026-11-02", "2026-11-01T06:00Z", "2026-11-02"),
      ("2026-11", "2026-11-01", "2026-12-01"), ("2026-12", "2026-12-01", "2027-01-01"),
      ("2026", "2026-01-01", "2027-01-01"),
      // Weeks of ISO 8601 begin on Monday, wherever the calendar's do; 2026 has 53 of them.
      ("2026-W45", "2026-11-02", "2026-11-09"), ("2026-W01", "2025-12-29", "2026-01-05"),
      ("2026-w53", "2026-12-28", "2027-01-04"),
      ("2026-10/2026-12", "2026-10-01", "2026-12-01"),
      ("2026-W45/2026-W47", "2026-11-02", "2026-11-16"),
    ]
  )
  func written(text: String, start: String, end: String) throws {
    let rules = try TimeZoneRules(identifier: "America/New_York")
    let period = try Self.period(text)
    #expect(period.lowerBound == (try rules.moment(start)))
    #expect(period.upperBound == (try rules.moment(end)))
  }

  @Test(
    "Where days begin at four, so do all periods of days",
    arguments: [
      ("today", "2026-11-29T04:00", "2026-11-30T04:00"),
      ("yesterday", "2026-11-28T04:00", "2026-11-29T04:00"),
      // Sunday's small hours: the week that begins on Sunday at four has not.
      ("week", "2026-11-29T04:00", "2026-12-06T04:00"),
      ("month", "2026-11-01T04:00", "2026-12-01T04:00"),
      ("2026-11-05", "2026-11-05T04:00", "2026-11-06T04:00"),
      ("2026-11-05/2026-11-07T12:00", "2026-11-05T04:00", "2026-11-07T12:00"),
      ("last-2-hours", "2026-11-30T01:00", "2026-11-30T03:00"),
    ]
  )
  func dayStart(text: String, start: String, end: String) throws {
    let rules = TimeZoneRules.utc
    let period = try rules.period(
      text,
      now: try rules.moment("2026-11-30T02:30"),
      firstWeekday: 1,
      dayStart: try #require(DayStart("04:00"))
    )
    #expect(period.lowerBound == (try rules.moment(start)))
    #expect(period.upperBound == (try rules.moment(end)))
  }

  @Test("The last 24 hours are 24 also on the day of 25")
  func hours() throws {
    let berlin = try TimeZoneRules(identifier: "Europe/Berlin")
    let now = try berlin.moment("2026-10-25T12:30")
    let period = try berlin.period("last-24-hours", now: now, firstWeekday: 2)
    #expect(berlin.rfc3339(period.lowerBound) == "2026-10-24T14:00:00+02:00")
    #expect(berlin.rfc3339(period.upperBound) == "2026-10-25T13:00:00+01:00")
  }

  @Test(
    "Periods that cannot be read name what can",
    arguments: [
      "tomorrow", "2026-11-01/", "/", "2026-11-31", "2026-11-01/2026-11-08/2026-11-09", "",
      "last-0-days", "last--1-days", "last-7-fortnights", "last-123456-days", "last-x-days",
      "2025-W53", "2026-W00", "2026-13", "26", "2026-1", "last-７-days",
    ]
  )
  func invalid(text: String) {
    let error = #expect(throws: CalendarError.invalidPeriod(text)) {
      try TimeZoneRules.utc.period(text, now: 0, firstWeekday: 1)
    }
    #expect(error.map { "\($0)" }?.contains("last-week") == true)
  }

  @Test("Of FROM/TO the side that cannot be read is named")
  func side() {
    #expect(throws: CalendarError.invalidMoment("2026-11-31")) {
      try TimeZoneRules.utc.period("2026-11-01/2026-11-31", now: 0, firstWeekday: 1)
    }
  }

  @Test("Periods that end before they begin, or at once, are refused in different words")
  func reversed() {
    #expect(throws: CalendarError.reversedPeriod("2026-11-08/2026-11-01")) {
      try Self.period("2026-11-08/2026-11-01")
    }
    let error = #expect(throws: CalendarError.emptyPeriod("2026-11-08/2026-11-08")) {
      try Self.period("2026-11-08/2026-11-08")
    }
    #expect(error.map { "\($0)" }?.contains("its end is not included") == true)
  }

  @Test("Counts beyond the calendar stop at its first day")
  func clamped() throws {
    for unit in ["hours", "days", "weeks", "months", "years"] {
      let period = try Self.period("last-99999-\(unit)", now: "0003-01-01")
      #expect(!period.isEmpty)
    }
  }
}
