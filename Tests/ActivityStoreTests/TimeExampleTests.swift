import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Testing

/// The examples of docs/semantics.md on zones, days and weeks.
@Suite("Examples of time")
struct TimeExampleTests {
  typealias Use = StoreFixture.Use
  let fixture: StoreFixture
  let berlin: TimeZoneRules

  init() throws {
    fixture = try StoreFixture()
    berlin = try TimeZoneRules(identifier: "Europe/Berlin")
  }

  private func report(
    _ period: String,
    _ segment: ActivityReport.SegmentKind,
    _ zone: TimeZoneRules,
    firstWeekday: Int = 2,
    dayStart: String = "00:00",
    now: Int64 = 1_900_000_000
  ) throws -> ActivityReport {
    let dayStart = try #require(DayStart(dayStart))
    return try #require(
      try fixture.reports(
        period,
        segment,
        zone: zone,
        firstWeekday: firstWeekday,
        dayStart: dayStart,
        now: now
      ).first
    )
  }

  @Test("A day of 23 hours has 23 hourly segments, and no two o'clock")
  func shortDay() throws {
    // 01:30–03:30 on the clock is one hour.
    try fixture.add(at: try berlin.moment("2026-03-29T01:30"), [Use(StoreFixture.mail, 0, 60)])
    let hourly = try report("2026-03-29", .hourly, berlin)
    #expect(hourly.segments.count == 23)
    #expect(hourly.segments.map { berlin.local(at: $0.start).hour }.prefix(4) == [0, 1, 3, 4])
    #expect(hourly.totals.prefix(4) == [0, 1_800, 1_800, 0])
    let daily = try report("2026-03-29", .daily, berlin)
    #expect(daily.segments.map { $0.end - $0.start } == [23 * 3_600])
    #expect(daily.totals == [3_600])
    let weekly = try report("2026-03-29", .weekly, berlin)
    #expect(weekly.segments.map { $0.end - $0.start } == [167 * 3_600])
    #expect(weekly.totals == [3_600])
  }

  @Test("The hour that the clocks show twice is two segments")
  func repeatedHour() throws {
    // 02:15–02:45 in summer time and 02:15–02:25 in winter time.
    let first = try TimeZoneRules.utc.moment("2026-10-25T00:15Z")
    try fixture.add(at: first, [Use(StoreFixture.mail, 0, 30), Use(StoreFixture.mail, 60, 70)])
    let hourly = try report("2026-10-25", .hourly, berlin)
    #expect(hourly.totals.prefix(5) == [0, 0, 1_800, 600, 0])
    #expect(hourly.segments[2...3].map { berlin.local(at: $0.start).hour } == [2, 2])
  }

  @Test("In Kathmandu hours begin at a quarter past the hour of UTC")
  func kathmandu() throws {
    let zone = try TimeZoneRules(identifier: "Asia/Kathmandu")
    // 08:50–09:10 local is 03:05–03:25 UTC.
    try fixture.add(at: try zone.moment("2026-11-02T08:50"), [Use(StoreFixture.mail, 0, 20)])
    let hourly = try report("2026-11-02T08:00/2026-11-02T10:00", .hourly, zone)
    #expect(hourly.totals == [600, 600])
    #expect(TimeZoneRules.utc.rfc3339(hourly.segments[0].start) == "2026-11-02T02:15:00Z")
  }

  @Test("On Lord Howe one hour of the day has thirty minutes where the clocks move")
  func lordHowe() throws {
    let zone = try TimeZoneRules(identifier: "Australia/Lord_Howe")
    // In use all day: 24 hours and a half.
    try fixture.add(at: try zone.moment("2026-04-05"), [Use(StoreFixture.mail, 0, 24 * 60 + 30)])
    let hourly = try report("2026-04-05", .hourly, zone)
    #expect(hourly.totals == [3_600, 3_600, 1_800] + Array(repeating: 3_600, count: 22))
    #expect(try report("2026-04-05", .daily, zone).totals == [88_200])
  }

  @Test("Weeks begin on the day that is asked for")
  func weekStart() throws {
    // Sunday, 1 November 2026, and Wednesday the 4th.
    try fixture.add(at: try berlin.moment("2026-11-01T12:00"), [Use(StoreFixture.mail, 0, 10)])
    try fixture.add(at: try berlin.moment("2026-11-04T12:00"), [Use(StoreFixture.mail, 0, 20)])
    let monday = try report("2026-11-04", .weekly, berlin, firstWeekday: 2)
    #expect(monday.totals == [1_200])
    #expect(berlin.date(at: monday.segments[0].start).description == "2026-11-02")
    let sunday = try report("2026-11-04", .weekly, berlin, firstWeekday: 1)
    #expect(sunday.totals == [1_800])
    #expect(berlin.date(at: sunday.segments[0].start).description == "2026-11-01")
  }

  @Test("Where days begin at four, the small hours belong to the evening before")
  func dayStart() throws {
    // A game from 23:00 on Sunday to 01:30 on Monday, mail at 04:00.
    try fixture.add(
      at: try berlin.moment("2026-11-01T23:00"),
      [Use(StoreFixture.game, 0, 150), Use(StoreFixture.mail, 300, 310)]
    )
    let midnight = try report("2026-11-01/2026-11-03", .daily, berlin)
    #expect(midnight.totals == [3_600, 6_000])
    let four = try report("2026-11-01/2026-11-03", .daily, berlin, dayStart: "04:00")
    #expect(four.totals == [9_000, 600])
    let weekly = try report("2026-11-01/2026-11-03", .weekly, berlin, dayStart: "04:00")
    #expect(weekly.totals == [9_000, 600])
    #expect(berlin.local(at: weekly.segments[1].start).description == "2026-11-02T04:00:00")
    // Hours stay those of the clock: the first of the day that begins at 03:30 is 03:00–04:00.
    let hourly = try report("2026-11-02", .hourly, berlin, dayStart: "03:30")
    #expect(berlin.local(at: hourly.segments[0].start).description == "2026-11-02T03:00:00")
    #expect(hourly.segments.count == 25)
  }

  @Test("Today at two in the night is yesterday's date where days begin at four")
  func lateNow() throws {
    let now = try berlin.moment("2026-11-03T02:00")
    try fixture.add(at: try berlin.moment("2026-11-02T22:00"), [Use(StoreFixture.mail, 0, 210)])
    let today = try report("today", .daily, berlin, dayStart: "04:00", now: now)
    #expect(berlin.local(at: today.segments[0].start).description == "2026-11-02T04:00:00")
    #expect(today.totals == [12_600])
    #expect(try report("today", .daily, berlin, now: now).totals == [5_400])
  }

  @Test("A report is in one zone: who flew sees each hour on the clock of the report")
  func travel() throws {
    let newYork = try TimeZoneRules(identifier: "America/New_York")
    // 20 minutes in Berlin at 23:50 on the 2nd, then two hours in New York at 18:00 on the 3rd.
    try fixture.add(at: try berlin.moment("2026-11-02T23:50"), [Use(StoreFixture.mail, 0, 20)])
    try fixture.add(at: try newYork.moment("2026-11-03T18:00"), [Use(StoreFixture.game, 0, 120)])
    let atHome = try report("2026-11-02/2026-11-05", .daily, berlin)
    // 18:00 in New York is midnight in Berlin.
    #expect(atHome.totals == [600, 600, 7_200])
    let away = try report("2026-11-02/2026-11-05", .daily, newYork)
    #expect(away.totals == [1_200, 7_200, 0])
    #expect(atHome.totals.reduce(0, +) == away.totals.reduce(0, +))
  }

  @Test("An interval that ends where a day begins does not reach into that day")
  func halfOpen() throws {
    try fixture.add(at: try berlin.moment("2026-11-01"), [Use(StoreFixture.mail, 0, 7 * 1_440)])
    #expect(try report("2026-11-01/2026-11-08", .daily, berlin).segments.count == 7)
    let four = try report(
      "2026-11-01T04:00/2026-11-02T04:00",
      .daily,
      berlin,
      dayStart: "04:00"
    )
    #expect(four.totals == [86_400])
    // One second more, and the next day is there.
    let more = try report(
      "2026-11-01T04:00/2026-11-02T04:00:01",
      .daily,
      berlin,
      dayStart: "04:00"
    )
    #expect(more.totals == [86_400, 86_400])
  }
}
