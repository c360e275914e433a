import CivilCalendar
import Testing

@Suite("Days, weeks, months and hours")
struct UnitTests {
  static func rules(_ identifier: String) throws -> TimeZoneRules {
    try TimeZoneRules(identifier: identifier)
  }

  static func date(_ text: String) throws -> CivilDate {
    try #require(CivilDate(iso8601: text))
  }

  /// Zone, day, its first instant in UTC, its length in minutes; worked out from the zones' rules.
  static let days: [(String, String, String, Int64)] = [
    ("Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00Z", 23 * 60),
    ("Europe/Berlin", "2026-10-25", "2026-10-24T22:00:00Z", 25 * 60),
    ("Europe/Berlin", "2026-11-30", "2026-11-29T23:00:00Z", 24 * 60),
    ("America/New_York", "2026-03-08", "2026-03-08T05:00:00Z", 23 * 60),
    ("America/New_York", "2026-11-01", "2026-11-01T04:00:00Z", 25 * 60),
    ("Asia/Kolkata", "2026-11-01", "2026-10-31T18:30:00Z", 24 * 60),
    ("Asia/Kathmandu", "2026-11-01", "2026-10-31T18:15:00Z", 24 * 60),
    // Half an hour forward on the first Sunday of October, back on the first of April.
    ("Australia/Lord_Howe", "2026-10-04", "2026-10-03T13:30:00Z", 23 * 60 + 30),
    ("Australia/Lord_Howe", "2026-04-05", "2026-04-04T13:00:00Z", 24 * 60 + 30),
    // Brazil went forward at midnight: the day began at one o'clock.
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z", 23 * 60),
    // And back at midnight, to eleven at night: Saturday had 25 hours.
    ("America/Sao_Paulo", "2018-02-17", "2018-02-17T02:00:00Z", 25 * 60),
    ("America/Sao_Paulo", "2018-02-18", "2018-02-18T03:00:00Z", 24 * 60),
    // Samoa left out 30 December 2011.
    ("Pacific/Apia", "2011-12-29", "2011-12-29T10:00:00Z", 24 * 60),
    ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z", 0),
    ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00Z", 24 * 60),
    // Morocco suspends its offset during Ramadan: back at 03:00 on 15 February 2026.
    ("Africa/Casablanca", "2026-02-15", "2026-02-14T23:00:00Z", 25 * 60),
    ("Africa/Casablanca", "2026-02-16", "2026-02-16T00:00:00Z", 24 * 60),
    // Cuba shows midnight to one o'clock twice.
    ("America/Havana", "2026-11-01", "2026-11-01T04:00:00Z", 25 * 60),
  ]

  @Test("A day begins at its first instant and has its true length", arguments: days)
  func dayLengths(zone: String, day: String, start: String, minutes: Int64) throws {
    let interval = try Self.rules(zone).interval(of: Self.date(day))
    #expect(TimeZoneRules.utc.rfc3339(interval.lowerBound) == start)
    #expect(interval.upperBound - interval.lowerBound == minutes * 60)
  }

  @Test(
    "Weeks begin on the weekday asked for",
    arguments: [
      (1, "2026-11-29"), (2, "2026-11-30"), (3, "2026-11-24"), (7, "2026-11-28"),
    ]
  )
  func weeks(firstWeekday: Int, start: String) throws {
    let rules = try Self.rules("Europe/Berlin")
    // A Monday.
    let instant = try rules.moment("2026-11-30T12:00")
    let week = rules.interval(of: .week, holding: instant, firstWeekday: firstWeekday)
    #expect(rules.date(at: week.lowerBound) == (try Self.date(start)))
    #expect(week.upperBound - week.lowerBound == 7 * 86_400)
  }

  @Test("The week of a clock change has 167 or 169 hours")
  func weekLengths() throws {
    let rules = try Self.rules("Europe/Berlin")
    for (moment, hours) in [("2026-03-25", 167), ("2026-10-22", 169)] as [(String, Int64)] {
      let week = rules.interval(
        of: .week,
        holding: try rules.moment(moment),
        firstWeekday: 2
      )
      #expect(week.upperBound - week.lowerBound == hours * 3_600)
    }
  }

  @Test("Months run from first to first")
  func months() throws {
    let rules = try Self.rules("America/New_York")
    let month = rules.interval(
      of: .month,
      holding: try rules.moment("2028-02-29T23:59"),
      firstWeekday: 1
    )
    #expect(rules.rfc3339(month.lowerBound) == "2028-02-01T00:00:00-05:00")
    #expect(rules.rfc3339(month.upperBound) == "2028-03-01T00:00:00-05:00")
  }

  @Test("Hours begin on the local clock's full hour in zones of half and quarter hours")
  func partialOffsets() throws {
    for (zone, start) in [
      ("Asia/Kolkata", "2026-11-30T11:30:00Z"), ("Asia/Kathmandu", "2026-11-30T11:15:00Z"),
    ] {
      let hour = try Self.rules(zone).interval(
        of: .hour,
        holding: TimeZoneRules.utc.moment("2026-11-30T12:00:00Z"),
        firstWeekday: 1
      )
      #expect(TimeZoneRules.utc.rfc3339(hour.lowerBound) == start)
      #expect(hour.upperBound - hour.lowerBound == 3_600)
    }
  }

  @Test("A clock that moves by half an hour leaves one hour of thirty minutes")
  func halfHourChange() throws {
    let rules = try Self.rules("Australia/Lord_Howe")
    let day = rules.interval(of: try Self.date("2026-04-05"))
    let hours = rules.units(.hour, covering: day, firstWeekday: 1, limit: 100)
    let lengths = hours.map { $0.upperBound - $0.lowerBound }
    #expect(lengths == [3_600, 3_600, 1_800] + Array(repeating: 3_600, count: 22))
    #expect(hours.first?.lowerBound == day.lowerBound)
    #expect(hours.last?.upperBound == day.upperBound)
  }

  @Test("The hours of a 25-hour day are 25, and the repeated hour stands twice")
  func longDay() throws {
    let rules = try Self.rules("Europe/Berlin")
    let day = rules.interval(of: try Self.date("2026-10-25"))
    let hours = rules.units(.hour, covering: day, firstWeekday: 2, limit: 100)
    #expect(hours.count == 25)
    #expect(hours.map { rules.local(at: $0.lowerBound).hour }.prefix(5) == [0, 1, 2, 2, 3])
  }

  @Test("Units cover an interval outward, half-open, without gaps")
  func covering() throws {
    let rules = try Self.rules("Europe/Berlin")
    let start = try rules.moment("2026-11-28T15:20")
    let midnight = try rules.moment("2026-11-30")
    let days = rules.units(.day, covering: start..<midnight, firstWeekday: 2, limit: 100)
    #expect(
      days.map { rules.rfc3339($0.lowerBound) } == [
        "2026-11-28T00:00:00+01:00", "2026-11-29T00:00:00+01:00",
      ]
    )
    #expect(days.last?.upperBound == midnight)
  }

  @Test("Days partition time in every zone", arguments: OffsetTests.zones)
  func partition(zone: String) throws {
    let rules = try Self.rules(zone)
    let span = try TimeZoneRules.utc.period("2011-06-01/2020-06-01", now: 0, firstWeekday: 1)
    let days = rules.units(.day, covering: span, firstWeekday: 1, limit: 10_000)
    for (day, next) in zip(days, days.dropFirst()) {
      #expect(day.upperBound == next.lowerBound)
      // Troll moves its clocks by two hours.
      #expect((22 * 3_600...26 * 3_600).contains(day.upperBound - day.lowerBound))
    }
  }

  @Test(
    "Quarter hours fit every hour, so that sums of bins are exact",
    arguments: OffsetTests.zones
  )
  func quarters(zone: String) throws {
    let rules = try Self.rules(zone)
    let span = try TimeZoneRules.utc.period("2024-01-01/2025-06-01", now: 0, firstWeekday: 1)
    for hour in rules.units(.hour, covering: span, firstWeekday: 1, limit: 20_000) {
      #expect(hour.lowerBound % 900 == 0)
      #expect(hour.upperBound - hour.lowerBound <= 3_600)
    }
  }
}
