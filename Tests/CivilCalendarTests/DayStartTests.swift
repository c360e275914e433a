import CivilCalendar
import Testing

@Suite("Days that do not begin at midnight")
struct DayStartTests {
  private func interval(
    _ unit: CalendarUnit,
    _ moment: String,
    _ zone: String,
    _ dayStart: String,
    firstWeekday: Int = 2
  ) throws -> String {
    let rules = try TimeZoneRules(identifier: zone)
    let interval = rules.interval(
      of: unit,
      holding: try rules.moment(moment),
      firstWeekday: firstWeekday,
      dayStart: try #require(DayStart(dayStart))
    )
    return "\(rules.rfc3339(interval.lowerBound)) \(interval.upperBound - interval.lowerBound)"
  }

  @Test(
    "A day start is a quarter of an hour of the clock",
    arguments: [("00:00", 0), ("04:00", 14_400), ("03:45", 13_500), ("23:45", 85_500)]
      as [(String, Int64)]
  )
  func text(text: String, seconds: Int64) {
    #expect(DayStart(text)?.seconds == seconds)
  }

  @Test(
    "What is no quarter of an hour is no day start",
    arguments: ["", "4:00", "04:10", "24:00", "04", "04:00:00", "-4:00", "04:00 "]
  )
  func invalid(text: String) { #expect(DayStart(text) == nil) }

  @Test(
    "The hours before the day's start belong to the day before",
    arguments: [
      ("2026-11-03T03:59", "2026-11-02T04:00:00+01:00 86400"),
      ("2026-11-03T04:00", "2026-11-03T04:00:00+01:00 86400"),
      // 23 and 25 hours, since the clocks change before four.
      ("2026-03-29T01:00", "2026-03-28T04:00:00+01:00 82800"),
      ("2026-10-25T01:00", "2026-10-24T04:00:00+02:00 90000"),
    ]
  )
  func day(moment: String, expected: String) throws {
    #expect(try interval(.day, moment, "Europe/Berlin", "04:00") == expected)
  }

  @Test("A day whose start the clocks skip begins at the skip; of two the first counts")
  func changes() throws {
    // Spring: 02:00 becomes 03:00. Autumn: 03:00 becomes 02:00.
    #expect(
      try interval(.day, "2026-03-29T12:00", "Europe/Berlin", "02:30")
        == "2026-03-29T03:00:00+02:00 84600"
    )
    #expect(
      try interval(.day, "2026-10-25T12:00", "Europe/Berlin", "02:30")
        == "2026-10-25T02:30:00+02:00 90000"
    )
    // 02:10 for the second time, after the day has begun.
    let berlin = try TimeZoneRules(identifier: "Europe/Berlin")
    let second = try TimeZoneRules.utc.moment("2026-10-25T01:10Z")
    let dayStart = try #require(DayStart("02:30"))
    #expect(berlin.day(holding: second, dayStart: dayStart).description == "2026-10-25")
  }

  @Test("Weeks, months and years begin with their first day, hours with the clock's")
  func units() throws {
    #expect(
      try interval(.week, "2026-11-02T03:00", "UTC", "04:00") == "2026-10-26T04:00:00Z 604800"
    )
    #expect(
      try interval(.month, "2026-11-01T03:00", "UTC", "04:00")
        == "2026-10-01T04:00:00Z \(31 * 86_400)"
    )
    #expect(
      try interval(.year, "2026-01-01T03:00", "UTC", "04:00")
        == "2025-01-01T04:00:00Z \(365 * 86_400)"
    )
    #expect(try interval(.hour, "2026-11-02T03:20", "UTC", "03:30") == "2026-11-02T03:00:00Z 3600")
  }

  @Test(
    "Days partition time whenever they begin, over every kind of clock change",
    arguments: OffsetTests.zones + ["Pacific/Kiritimati"],
    ["00:00", "02:30", "04:00", "23:45"]
  )
  func partition(zone: String, text: String) throws {
    let rules = try TimeZoneRules(identifier: zone)
    let dayStart = try #require(DayStart(text))
    for period in ["2011-06-01/2012-06-01", "2017-09-01/2019-04-01", "1994-12-01/1995-02-01"] {
      let span = try TimeZoneRules.utc.period(period, now: 0, firstWeekday: 1)
      let days = rules.units(
        .day,
        covering: span,
        firstWeekday: 1,
        dayStart: dayStart,
        limit: 10_000
      )
      #expect(zip(days, days.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      for day in days {
        let date = rules.day(holding: day.lowerBound, dayStart: dayStart)
        #expect(rules.interval(of: date, dayStart: dayStart) == day)
        #expect(rules.day(holding: day.upperBound - 1, dayStart: dayStart) == date)
      }
    }
  }
}
