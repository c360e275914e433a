import CivilCalendar
import ExtensionProtocol
import Testing

@testable import ActivityStore

@Suite("Totals")
struct TotalTests {
  typealias Use = StoreFixture.Use
  let fixture: StoreFixture
  /// 2026-11-02 08:00 UTC, a Monday.
  let eight: Int64 = 1_793_606_400

  init() throws { fixture = try StoreFixture() }

  @Test("Time in two applications at once counts once on the screen and once in their category")
  func overlap() throws {
    try fixture.add(
      at: eight,
      [
        Use(StoreFixture.mail, 0, 20), Use(StoreFixture.notes, 10, 30),
        Use(StoreFixture.game, 15, 40),
      ]
    )
    let report = try #require(try fixture.reports("2026-11-02", .daily).first)
    #expect(report.totals == [2_400])
    #expect(report.seconds("mail") == 1200)
    #expect(report.seconds("notes") == 1200)
    #expect(report.seconds("Productivity & Finance") == 1800)
    #expect(report.seconds("Games") == 1500)
  }

  @Test("A filter for one of two overlapping applications leaves the screen's total alone")
  func filtered() throws {
    try fixture.add(
      at: eight,
      [Use(StoreFixture.mail, 0, 20), Use(StoreFixture.notes, 10, 30)]
    )
    let report = try #require(
      try fixture.reports("2026-11-02", .daily, applications: ["Notes"]).first
    )
    #expect(report.totals == [1_800])
    #expect(report.seconds("notes") == 1200)
    #expect(report.seconds("Productivity & Finance") == 1200)
    #expect(report.seconds("mail") == nil)
  }

  @Test("A category is the union of the items that passed, where three overlapped and two passed")
  func partialUnion() throws {
    let third = ImportedSubject(
      kind: .application,
      identifier: "slides",
      name: nil,
      category: "Productivity & Finance"
    )
    // In one quarter of an hour: mail 0–6, notes 4–10, slides 8–12.
    try fixture.add(
      at: eight,
      [Use(StoreFixture.mail, 0, 6), Use(StoreFixture.notes, 4, 10), Use(third, 8, 12)]
    )
    let report = try #require(
      try fixture.reports("2026-11-02", .daily, applications: ["mail", "notes"]).first
    )
    #expect(report.seconds("Productivity & Finance") == 600)
  }

  @Test("Filters for applications, categories, domains and tokens form a union")
  func unionOfFilters() throws {
    try fixture.add(
      at: eight,
      [
        Use(StoreFixture.mail, 0, 5), Use(StoreFixture.notes, 5, 10),
        Use(StoreFixture.game, 10, 15),
        Use(StoreFixture.site, 15, 20),
      ]
    )
    let app = try fixture.authorizedApp()
    let all = try #require(try fixture.reports("2026-11-02", .daily, from: app).first)
    let token = try #require(all.subjects.first { $0.identifier == "mail" }).token
    let report = try #require(
      try fixture.reports(
        "2026-11-02",
        .daily,
        from: app,
        categories: ["games"],
        webDomains: ["Example.org"],
        tokens: [token]
      ).first
    )
    #expect(report.seconds("mail") == 300)
    #expect(report.seconds("game") == 300)
    #expect(report.seconds("example.org") == 300)
    #expect(report.seconds("notes") == nil)
    #expect(report.totals == [1_200])
  }

  @Test("A token that stands for nothing lets nothing pass")
  func unknownToken() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 5)])
    let report = try #require(
      try fixture.reports("2026-11-02", .daily, tokens: [[1, 2, 3]]).first
    )
    #expect(report.segments.first?.categories == [])
    #expect(report.totals == [300])
  }

  @Test("The longest session, where it is within a second, begins and ends with that")
  func shortLongest() {
    var screen = ActivityBin.ScreenUse()
    // 6.037 s to 6.929 s.
    (screen.milliseconds, screen.longestStart, screen.longest) = (892, 6_037, 892)
    var chain = SessionChain()
    chain.add(screen, bin: eight / 900)
    #expect(chain.seconds.map { [$0.start, $0.end] } == [eight + 6, eight + 6])
  }

  @Test("The longest session runs across bins and is cut at the segment")
  func longest() throws {
    // 8:50–9:25 in two applications back to back, and 9:40–9:59:59.
    try fixture.add(
      at: eight,
      [
        Use(StoreFixture.mail, 50, 70), Use(StoreFixture.game, 70, 85),
        Use(StoreFixture.mail, 100, 119.98),
      ]
    )
    let hourly = try #require(
      try fixture.reports("2026-11-02T08:00/2026-11-02T10:00", .hourly).first
    )
    #expect(hourly.segments[0].longestStart == eight + 50 * 60)
    #expect(hourly.segments[0].longestEnd == eight + 60 * 60)
    #expect(hourly.segments[1].longestStart == eight + 60 * 60)
    #expect(hourly.segments[1].longestEnd == eight + 85 * 60)
    let daily = try #require(try fixture.reports("2026-11-02", .daily).first)
    #expect(daily.segments[0].longestStart == eight + 50 * 60)
    #expect(daily.segments[0].longestEnd == eight + 85 * 60)
  }

  @Test("A segment without activity is there, with zeros")
  func emptySegments() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 1)])
    let report = try #require(try fixture.reports("2026-11-02", .hourly).first)
    #expect(report.segments.count == 24)
    let noon = report.segments[12]
    #expect(noon.totalDuration == 0 && noon.categories.isEmpty)
    #expect(noon.longestStart == nil && noon.firstPickup == nil)
  }

  @Test("An unlock counts for the application that is used next, before the next unlock")
  func unlocks() throws {
    try fixture.add(
      at: eight,
      [Use(StoreFixture.site, 1, 2), Use(StoreFixture.mail, 2, 3), Use(StoreFixture.game, 3, 9)],
      unlocks: [1, 4, 20, 21]
    )
    let report = try #require(try fixture.reports("2026-11-02", .daily).first)
    #expect(report.application("mail")?.pickups == 1)
    #expect(report.application("game")?.pickups == 1)
    #expect(report.segments[0].pickupsWithoutApplication == 2)
    #expect(report.segments[0].firstPickup == eight + 60)
  }

  @Test("An unlock just before midnight finds its application after it")
  func unlockAtMidnight() throws {
    let midnight = eight - 8 * 3_600
    try fixture.add(at: midnight, unlocks: [-1])
    try fixture.add(at: midnight, [Use(StoreFixture.mail, 1, 3)])
    let report = try #require(try fixture.reports("2026-11-01", .daily).first)
    #expect(report.application("mail")?.pickups == 1)
    #expect(report.application("mail")?.duration == 0)
  }

  @Test("Pickups and notifications are counted where they happened")
  func counts() throws {
    try fixture.add(
      at: eight,
      [Use(StoreFixture.mail, 0, 1)],
      pickups: [(0, StoreFixture.mail), (5, nil), (61, StoreFixture.mail)],
      notifications: [(2, StoreFixture.game), (3, StoreFixture.game)]
    )
    let report = try #require(
      try fixture.reports("2026-11-02T08:00/2026-11-02T10:00", .hourly).first
    )
    #expect(report.application("mail", in: 0)?.pickups == 1)
    #expect(report.application("mail", in: 1)?.pickups == 1)
    #expect(report.application("game", in: 0)?.notifications == 2)
    #expect(report.segments.map(\.pickupsWithoutApplication) == [1, 0])
  }
}
