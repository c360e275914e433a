import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Foundation
import Testing

@Suite("Segments")
struct SegmentTests {
  typealias Use = StoreFixture.Use
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  @Test("A day of 25 hours has 25 hourly segments that add up to it")
  func longDay() throws {
    let zone = try TimeZoneRules(identifier: "Europe/Berlin")
    let start = try zone.moment("2026-10-25")
    // Without a break from one hour before the day to one hour after it.
    try fixture.add(at: start, [Use(StoreFixture.mail, -60, 26 * 60)])
    let hourly = try #require(try fixture.reports("2026-10-25", .hourly, zone: zone).first)
    #expect(hourly.totals == Array(repeating: 3_600, count: 25))
    let daily = try #require(try fixture.reports("2026-10-25", .daily, zone: zone).first)
    #expect(daily.totals == [90_000])
    #expect(daily.seconds("mail") == 90_000)
    let weekly = try #require(try fixture.reports("2026-10-25", .weekly, zone: zone).first)
    // The week ends with that Sunday: the hour before belongs to it, the hour after does not.
    #expect(weekly.totals == [93_600])
  }

  @Test("In a zone of half hours the segments begin on the local hour")
  func kolkata() throws {
    let zone = try TimeZoneRules(identifier: "Asia/Kolkata")
    // 10:50–11:10 local is 05:20–05:40 UTC.
    try fixture.add(at: try zone.moment("2026-11-02T10:50"), [Use(StoreFixture.mail, 0, 20)])
    let report = try #require(try fixture.reports("2026-11-02", .hourly, zone: zone).first)
    #expect(report.segments[10].totalDuration == 600_000)
    #expect(report.segments[11].totalDuration == 600_000)
    #expect(report.totals.reduce(0, +) == 1_200)
  }

  @Test(
    "Totals by day agree with Foundation's calendar, to the second, over changes of the clock",
    arguments: [
      "Europe/Berlin", "Asia/Kolkata", "Australia/Lord_Howe", "America/Sao_Paulo", "Asia/Kathmandu",
    ]
  )
  func againstFoundation(identifier: String) throws {
    let zone = try TimeZoneRules(identifier: identifier)
    let foundationZone = try #require(TimeZone(identifier: identifier))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = foundationZone
    // 11 minutes 7 seconds of use every 47 minutes over two changes.
    let start: Int64 = 1_539_000_000
    let uses = (0..<5_600).map { index in
      Use(StoreFixture.mail, Double(index) * 47, Double(index) * 47 + 11 + 7.0 / 60)
    }
    try fixture.add(at: start, uses)
    var days: [Int64: Int64] = [:]
    func day(holding second: Int64) -> Int64 {
      let quarter = second / 900
      if let known = days[quarter] { return known }
      let start = calendar.startOfDay(for: Date(timeIntervalSince1970: Double(quarter * 900)))
      days[quarter] = Int64(start.timeIntervalSince1970)
      return Int64(start.timeIntervalSince1970)
    }
    var expected: [Int64: Int64] = [:]
    for use in 0..<Int64(5_600) {
      let first = start + use * 47 * 60
      for second in first..<(first + 667) { expected[day(holding: second), default: 0] += 1 }
    }
    let report = try #require(
      try fixture.reports("2018-10-08/2019-04-20", .daily, zone: zone).first
    )
    for segment in report.segments {
      #expect(segment.totalDuration == (expected[segment.start] ?? 0) * 1_000)
    }
    #expect(report.totals.reduce(0, +) == 3_735_200)
    let hourly = try #require(
      try fixture.reports("2018-10-08/2019-04-20", .hourly, zone: zone).first
    )
    #expect(hourly.totals.reduce(0, +) == 3_735_200)
    let weekly = try #require(
      try fixture.reports("2018-10-08/2019-04-20", .weekly, zone: zone).first
    )
    #expect(weekly.totals.reduce(0, +) == 3_735_200)
  }

  @Test("Intervals are widened to whole units, and an end at midnight does not reach the next day")
  func widening() throws {
    try fixture.add(at: 1_793_606_400, [Use(StoreFixture.mail, 0, 10)])
    let hourly = try #require(
      try fixture.reports("2026-11-02T08:20/2026-11-02T08:40", .hourly).first
    )
    #expect(hourly.segments.map(\.start) == [1_793_606_400])
    #expect(hourly.totals == [600])
    let daily = try #require(
      try fixture.reports("2026-11-01T12:00/2026-11-03T00:00", .daily).first
    )
    #expect(daily.totals == [0, 600])
  }

  @Test("No segment begins after now")
  func now() throws {
    let now: Int64 = 1_793_606_400 + 30 * 60
    try fixture.add(at: 1_793_606_400, [Use(StoreFixture.mail, 0, 10)])
    let hourly = try #require(try fixture.reports("2026-11-02", .hourly, now: now).first)
    #expect(hourly.segments.count == 9)
    #expect(hourly.segments.last?.end == 1_793_610_000)
    let future = try #require(try fixture.reports("2027-01-01", .hourly, now: now).first)
    #expect(future.segments.isEmpty)
  }

  @Test("More segments than a report can have are refused with the remedy")
  func tooMany() throws {
    try fixture.add(at: 1_793_606_400, [Use(StoreFixture.mail, 0, 10)])
    #expect(throws: QueryError.tooManySegments(100_000)) {
      try fixture.reports("1970-01-01/2026-12-31", .hourly)
    }
  }
}
