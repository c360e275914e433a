import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Testing

/// The examples of docs/semantics.md on pickups, people and what is listed.
@Suite("Examples of activity")
struct ActivityExampleTests {
  typealias Use = StoreFixture.Use
  let fixture: StoreFixture
  /// 2026-11-02 08:00 UTC, a Monday.
  let eight: Int64 = 1_793_606_400

  init() throws { fixture = try StoreFixture() }

  @Test("A pickup counts in the segment in which it was made, the use it led to in its own")
  func pickupAcrossHours() throws {
    // Picked up at 8:59:50, mail from 9:00:05.
    try fixture.add(
      at: eight,
      [Use(StoreFixture.mail, 60 + 5.0 / 60, 70)],
      unlocks: [60 - 10.0 / 60]
    )
    let report = try #require(
      try fixture.reports("2026-11-02T08:00/2026-11-02T10:00", .hourly).first
    )
    #expect(report.segments.map(\.firstPickup) == [eight + 3_590, nil])
    #expect(report.application("mail", in: 0)?.pickups == 1)
    #expect(report.application("mail", in: 0)?.duration == 0)
    #expect(report.application("mail", in: 1)?.pickups == 0)
    #expect(report.totals == [0, 595])
    let day = try #require(try fixture.reports("2026-11-02", .daily).first)
    #expect(day.segments[0].firstPickup == eight + 3_590)
  }

  @Test("The first pickup of a day is not that of the week")
  func firstPickups() throws {
    try fixture.add(at: eight, pickups: [(0, nil), (30, nil), (24 * 60 + 15, nil)])
    let daily = try #require(try fixture.reports("2026-11-02/2026-11-05", .daily).first)
    #expect(daily.segments.map(\.firstPickup) == [eight, eight + 86_400 + 900, nil])
    #expect(daily.segments.map(\.pickupsWithoutApplication) == [2, 1, 0])
    let weekly = try #require(try fixture.reports("2026-11-02", .weekly).first)
    #expect(weekly.segments.map(\.firstPickup) == [eight])
    #expect(weekly.segments.map(\.pickupsWithoutApplication) == [3])
  }

  @Test("Last updated is the end of the device's latest activity, whatever the period and filter")
  func lastUpdated() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10), Use(StoreFixture.game, 300, 330)])
    try fixture.add(at: eight, [Use(StoreFixture.game, 0, 20)], device: StoreFixture.phone)
    for period in ["2026-11-02", "2026-10-01"] {
      let reports = try fixture.reports(period, .daily, applications: ["mail"])
      #expect(reports.map(\.lastUpdated) == [eight + 330 * 60, eight + 20 * 60])
    }
  }

  @Test("A user and a device without activity in the period have a report of zeros")
  func withoutActivity() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10)])
    try fixture.add(at: eight - 86_400, [Use(StoreFixture.game, 0, 10)], device: StoreFixture.phone)
    let reports = try fixture.reports("2026-11-02", .daily)
    #expect(reports.map(\.device.name) == ["laptop", "phone"])
    #expect(reports.map(\.totals) == [[600], [0]])
    #expect(reports[1].segments[0].categories.isEmpty)
    #expect(reports[1].segments[0].longestStart == nil)
  }

  @Test("Where nobody is a child, a report of the children is no report and no error")
  func noChildren() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10)])
    #expect(try fixture.reports("2026-11-02", .daily, users: .children).isEmpty)
  }

  @Test("A period that lies in the future has no segments, one without activity has empty ones")
  func emptyPeriods() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10)])
    let now = eight + 3_600
    #expect(try fixture.reports("2026-12", .daily, now: now).map(\.segments.count) == [0])
    let before = try #require(try fixture.reports("2026-10", .daily, now: now).first)
    #expect(before.totals == Array(repeating: 0, count: 31))
  }

  @Test("Devices are never added up: the same minute on two of them counts on each")
  func perDevice() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 30)])
    try fixture.add(at: eight, [Use(StoreFixture.game, 20, 50)], device: StoreFixture.phone)
    #expect(try fixture.reports("2026-11-02", .daily).map(\.totals) == [[1_800], [1_800]])
  }

  @Test("One child on one device can be asked for, by names")
  func oneChild() throws {
    func child(_ name: String) -> ImportedUser {
      ImportedUser(
        identifier: name,
        user: ActivityReport.User(givenName: name, role: .child),
        isOwner: false
      )
    }
    for name in ["Mia", "Noah"] {
      for device in [StoreFixture.laptop, StoreFixture.phone] {
        try fixture.add(
          at: eight,
          [Use(StoreFixture.game, 0, name == "Mia" ? 10 : 20)],
          user: child(name),
          device: device
        )
      }
    }
    let reports = try fixture.reports(
      "2026-11-02",
      .daily,
      users: .named("noah"),
      devices: .named("phone")
    )
    #expect(reports.map(\.user.givenName) == ["Noah"])
    #expect(reports.map(\.device.name) == ["phone"])
    #expect(reports.map(\.totals) == [[1_200]])
  }

  @Test("An unused application of several categories is listed in one of them")
  func unusedCategories() throws {
    var work = StoreFixture.mail
    work.category = "Education"
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10), Use(work, 10, 15)])
    let report = try #require(
      try fixture.reports(
        "2026-11-02/2026-11-04",
        .daily,
        applications: ["mail"],
        includesUnused: true
      ).first
    )
    #expect(report.segments.map { $0.categories.flatMap(\.applications).count } == [2, 1])
    #expect(report.application("mail", in: 1)?.duration == 0)
  }

  @Test("An application that is named and was not used is listed only where that is asked for")
  func unused() throws {
    try fixture.add(
      at: eight,
      [Use(StoreFixture.mail, 0, 10), Use(StoreFixture.game, 24 * 60, 24 * 60 + 5)]
    )
    func report(includesUnused: Bool) throws -> ActivityReport {
      try #require(
        try fixture.reports(
          "2026-11-02/2026-11-04",
          .daily,
          applications: ["game"],
          includesUnused: includesUnused
        ).first
      )
    }
    let usual = try report(includesUnused: false)
    #expect(usual.segments.map(\.categories.count) == [0, 1])
    let complete = try report(includesUnused: true)
    #expect(complete.segments.map(\.categories.count) == [1, 1])
    #expect(complete.application("game", in: 0)?.duration == 0)
    #expect(complete.seconds("Games", in: 0) == 0)
    #expect(complete.application("game", in: 1)?.duration == 300_000)
    #expect(complete.totals == usual.totals)
  }
}
