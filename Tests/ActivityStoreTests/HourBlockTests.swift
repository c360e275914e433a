import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Testing

/// Eight o'clock in each test is that of 2026-11-02 in UTC, half past one in Kolkata.
@Suite("Hours of sums at any quarter")
struct HourBlockTests {
  typealias Hour = StoreFixture.Hour
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  @Test("An hour of UTC has exactly the sums that are known")
  func wholeHour() throws {
    try fixture.add(
      Hour(
        screen: 1_200,
        items: [
          (StoreFixture.mail, 900, pickups: 2, notifications: 5),
          (StoreFixture.notes, 400, pickups: 0, notifications: 1),
        ],
        categories: [("Productivity & Finance", 1_150)],
        firstPickup: 5,
        pickups: 3,
        longest: (10, 20)
      )
    )
    let report = try #require(try fixture.reports("2026-11-02T08:00/2026-11-02T09:00").first)
    let segment = try #require(report.segments.first)
    #expect(segment.totalDuration == 1_200_000)
    #expect(segment.firstPickup == StoreFixture.eight + 300)
    #expect(segment.pickupsWithoutApplication == 3)
    #expect(segment.longestStart == StoreFixture.eight + 600)
    #expect(segment.longestEnd == StoreFixture.eight + 1_200)
    #expect(report.seconds("Productivity & Finance") == 1_150)
    let applications = segment.categories.flatMap(\.applications)
    #expect(applications.map(\.duration) == [900_000, 400_000])
    #expect(applications.map(\.pickups) == [2, 0])
    #expect(applications.map(\.notifications) == [5, 1])
  }

  @Test("In a zone of half hours an hour is divided by time, and the sum stays exact")
  func dividedHour() throws {
    let zone = try TimeZoneRules(identifier: "Asia/Kolkata")
    // 08:10–08:20 is known; the other 600 s lie in the 50 min that are left: 240 s of them in the
    // 20 min before 08:30, 360 s in the 30 min after it. Mail has three quarters of each.
    try fixture.add(
      Hour(
        screen: 1_200,
        items: [(StoreFixture.mail, 900, pickups: 0, notifications: 0)],
        categories: [("Productivity & Finance", 900)],
        longest: (10, 20)
      )
    )
    let report = try #require(
      try fixture.reports("2026-11-02T13:00/2026-11-02T15:00", zone: zone).first
    )
    #expect(report.totals == [840, 360])
    #expect(report.seconds("mail", in: 0) == 630)
    #expect(report.seconds("mail", in: 1) == 270)
    #expect(report.segments[0].longestEnd == StoreFixture.eight + 1_200)
    #expect(report.segments[1].longestEnd == nil)
  }

  @Test("Nothing is put behind the last event of an hour that is not over")
  func openHour() throws {
    // All of it lies in the 15 min before 08:15, which is when the report is made.
    try fixture.add(
      Hour(
        screen: 600,
        items: [(StoreFixture.mail, 600, pickups: 1, notifications: 1)],
        categories: [("Productivity & Finance", 600)],
        lastEvent: 14
      )
    )
    let report = try #require(
      try fixture.reports(
        "2026-11-02T08:00/2026-11-02T09:00",
        now: StoreFixture.eight + 890
      ).first
    )
    #expect(report.totals == [600])
    #expect(report.seconds("mail") == 600)
    #expect(report.segments[0].categories.first?.applications.first?.pickups == 1)
  }

  @Test("A session over the full hour is cut there, and is one in the day")
  func sessionOverTheHour() throws {
    try fixture.add(Hour(start: 0, screen: 600, longest: (50, 80)))
    try fixture.add(Hour(start: 60, screen: 1_300, longest: (50, 80)))
    let hours = try #require(try fixture.reports("2026-11-02T08:00/2026-11-02T10:00").first)
    #expect(hours.segments[0].longestEnd == StoreFixture.eight + 3_600)
    #expect(hours.segments[1].longestStart == StoreFixture.eight + 3_600)
    let day = try #require(try fixture.reports("2026-11-02", .daily).first)
    #expect(day.segments[0].longestStart == StoreFixture.eight + 3_000)
    #expect(day.segments[0].longestEnd == StoreFixture.eight + 4_800)
    #expect(day.totals == [1_900])
  }

  @Test("A longest session is no longer than the screen was in use")
  func longestWithinScreen() throws {
    // 08:00:10.5–08:06:11.9 are 360 whole seconds from :11 to 06:11; the screen has 359.
    try fixture.add(Hour(screen: 359, longest: (10.5 / 60, 6 + 11.9 / 60)))
    let report = try #require(try fixture.reports("2026-11-02T08:00/2026-11-02T09:00").first)
    #expect(report.totals == [359])
    #expect(report.segments[0].longestStart == StoreFixture.eight + 11)
    #expect(report.segments[0].longestEnd == StoreFixture.eight + 370)
  }

  @Test("Hours that begin at half past and cross midnight of UTC are kept whole")
  func hourOverMidnight() throws {
    let zone = try TimeZoneRules(identifier: "Asia/Kolkata")
    // 23:30 UTC is 15.5 hours after eight, and 05:00 of the next day in Kolkata.
    try fixture.add(
      Hour(
        start: 15.5 * 60,
        screen: 2_400,
        items: [(StoreFixture.game, 2_400, pickups: 1, notifications: 0)],
        categories: [("Games", 2_400)]
      )
    )
    let local = try #require(try fixture.reports("2026-11-03", zone: zone).first)
    #expect(local.totals[5] == 2_400)
    #expect(local.totals.reduce(0, +) == 2_400)
    let utc = try #require(try fixture.reports("2026-11-02/2026-11-04", .daily).first)
    #expect(utc.totals == [1_200, 1_200])
  }

  @Test("Hours that overlap, as a traveller's do, are joined without exceeding the time")
  func overlappingHours() throws {
    for start in [0.0, 30] {
      try fixture.add(
        Hour(
          start: start,
          screen: 3_600,
          items: [(StoreFixture.game, 3_600, pickups: 0, notifications: 2)],
          categories: [("Games", 3_600)]
        )
      )
    }
    let report = try #require(try fixture.reports("2026-11-02T08:00/2026-11-02T10:00").first)
    #expect(report.totals == [3_600, 1_800])
    #expect(report.seconds("game", in: 0) == 3_600)
    #expect(report.seconds("game", in: 1) == 1_800)
    let games = report.segments.flatMap(\.categories).flatMap(\.applications)
    #expect(games.reduce(0) { $0 + $1.notifications } == 4)
  }

  @Test(
    "Of two records of an hour the later stays, in whatever order they come",
    arguments: [0, 1]
  )
  func laterRecord(first: Int) throws {
    let records = [
      Hour(
        screen: 600,
        items: [(StoreFixture.mail, 600, pickups: 0, notifications: 0)],
        categories: [("Productivity & Finance", 600)],
        lastEvent: 20
      ),
      Hour(
        screen: 900,
        items: [(StoreFixture.game, 900, pickups: 0, notifications: 0)],
        categories: [("Games", 900)],
        lastEvent: 40
      ),
    ]
    try fixture.add(records[first])
    try fixture.add(records[1 - first])
    try fixture.add(records[0])
    let report = try #require(try fixture.reports("2026-11-02", .daily).first)
    #expect(report.totals == [900])
    #expect(report.seconds("game") == 900)
    #expect(report.seconds("mail") == nil)
  }

  @Test("A category of which some items pass has their sum, at most what it has in all")
  func filteredCategory() throws {
    try fixture.add(
      Hour(
        screen: 1_200,
        items: [
          (StoreFixture.mail, 800, pickups: 0, notifications: 0),
          (StoreFixture.notes, 400, pickups: 0, notifications: 0),
          (StoreFixture.plans, 200, pickups: 0, notifications: 0),
        ],
        categories: [("Productivity & Finance", 1_000)]
      )
    )
    let two = try #require(
      try fixture.reports(
        "2026-11-02T08:00/2026-11-02T09:00",
        applications: ["mail", "notes"]
      ).first
    )
    // 800 + 400 s are more than the category's 1,000 s.
    #expect(two.seconds("Productivity & Finance") == 1_000)
    let others = try #require(
      try fixture.reports(
        "2026-11-02T08:00/2026-11-02T09:00",
        applications: ["notes", "plans"]
      ).first
    )
    #expect(others.seconds("Productivity & Finance") == 600)
    #expect(others.totals == [1_200])
  }

  @Test(
    "The query knows whether segments begin within such an hour",
    arguments: [
      ("UTC", ActivityReport.SegmentKind.hourly, false), ("Asia/Kolkata", .hourly, true),
      // The only hour lies in the afternoon there.
      ("Asia/Kolkata", .daily, false), ("Asia/Kathmandu", .hourly, true),
    ]
  )
  func dividedHours(identifier: String, segment: ActivityReport.SegmentKind, isDivided: Bool) throws
  {
    try fixture.add(Hour(screen: 1_200))
    let zone = try TimeZoneRules(identifier: identifier)
    let now: Int64 = 1_900_000_000
    let query = ActivityQuery(
      interval: try zone.period("2026-11-02", now: now, firstWeekday: 2),
      segment: segment,
      zone: zone,
      users: .all,
      now: now
    )
    let divided = try query.devicesWithDividedHours(in: fixture.store)
    #expect(divided.map(\.device.name) == (isDivided ? ["phone"] : []))
  }
}
