import ExtensionProtocol
import Foundation
import Testing

@testable import ActivityStore

@Suite("Raw events")
struct TrackTests {
  let fixture: StoreFixture
  /// 2026-11-02T08:00:00Z.
  static let eight: Int64 = 1_793_606_400

  init() throws { fixture = try StoreFixture() }

  /// An event in seconds after eight.
  struct Event {
    var track: Track
    var from: Double
    var to: Double
    var subject: ImportedSubject?
    var isAudible = false

    init(
      _ track: Track,
      _ from: Double,
      _ to: Double,
      _ subject: ImportedSubject? = nil,
      isAudible: Bool = false
    ) {
      (self.track, self.from, self.to, self.subject) = (track, from, to, subject)
      self.isAudible = isAudible
    }

    func add(to writer: StoreWriter, _ deviceUser: Int64) throws {
      let start = TrackTests.eight * 1_000 + Int64((from * 1_000).rounded())
      let event = TrackEvent(
        start: start,
        duration: Int32(((to - from) * 1_000).rounded()),
        subject: try subject.map(writer.subject) ?? 0,
        isAudible: isAudible
      )
      try writer.add(event, to: track, of: deviceUser)
    }
  }

  private func add(
    _ events: [Event],
    device: ImportedDevice? = StoreFixture.laptop
  ) throws {
    try fixture.store.write { writer in
      let deviceUser = try writer.deviceUser(StoreFixture.owner, device)
      for event in events { try event.add(to: writer, deviceUser) }
    }
  }

  private func seconds(_ identifier: String) throws -> Int64? {
    try fixture.reports("2026-11-02", .daily).first?.seconds(identifier)
  }

  static let firefox = ImportedSubject(
    kind: .application,
    identifier: "firefox",
    name: nil,
    category: "Utilities"
  )

  @Test("of windows are flooded when they are read, not when they come")
  func flood() throws {
    // The three of docs/semantics.md, in three imports and out of order.
    try add([Event(.windows, 28, 38, StoreFixture.game)])
    try add([Event(.windows, 0, 10, StoreFixture.mail)])
    try add([Event(.windows, 14, 24, StoreFixture.mail)])
    #expect(try seconds("mail") == 26)
    #expect(try seconds("game") == 12)
  }

  @Test("that overlap by the thousand take no more than their union")
  func overlaps() throws {
    // Two thousand pages that were open all day, and as many moments of presence.
    let pages = (0..<2_000).map { Event(.visits, Double($0), 40_000, StoreFixture.site) }
    let presence = (0..<2_000).map { Event(.presence, Double($0 * 20), Double($0 * 20 + 10)) }
    try add(pages + presence)
    #expect(try seconds("example.org") == 20_000)
  }

  @Test("of no duration within longer ones take nothing from them, and get what gaps give")
  func noDuration() throws {
    try add([
      Event(.windows, 0, 3_600, StoreFixture.mail),
      Event(.windows, 600, 600, StoreFixture.game),
      // Two seconds after the end: one second of the gap, and two of the next.
      Event(.windows, 3_602, 3_602, StoreFixture.notes),
      Event(.windows, 3_606, 3_610, StoreFixture.mail),
    ])
    #expect(try seconds("game") == nil)
    #expect(try seconds("notes") == 3)
    #expect(try seconds("mail") == 3_601 + 6)
  }

  @Test("of one start and subject are one event, of which the longest counts")
  func growing() throws {
    try add([Event(.sessions, 0, 10, StoreFixture.mail)])
    try add([Event(.sessions, 0, 25, StoreFixture.mail)])
    try add([Event(.sessions, 0, 5, StoreFixture.mail)])
    #expect(try seconds("mail") == 25)
  }

  @Test("of presence hold back all windows of the device, whenever they come")
  func presence() throws {
    try add([
      Event(.windows, 0, 600, StoreFixture.mail),
      // The day after has no record of its own.
      Event(.windows, 86_400, 86_500, StoreFixture.mail),
    ])
    #expect(try seconds("mail") == 600)
    try add([Event(.presence, 0, 120), Event(.presence, 60, 180)])
    #expect(try seconds("mail") == 180)
    let next = try fixture.reports("2026-11-03", .daily)
    #expect(next.first?.totals == [0])
  }

  @Test("of pages count while their browser is in front, and sound while nobody types")
  func pages() throws {
    try add([
      Event(.windows, 0, 100, Self.firefox),
      Event(.windows, 100, 200, StoreFixture.mail),
      Event(.presence, 0, 50),
    ])
    try add([
      Event(.pages(browser: "firefox"), 0, 80, StoreFixture.site, isAudible: true),
      Event(.pages(browser: "firefox"), 90, 150, StoreFixture.site),
    ])
    // Present 0–50, and 0–80 with sound in front.
    #expect(try seconds("example.org") == 80)
    #expect(try seconds("firefox") == 80)
    #expect(try seconds("mail") == nil)
  }

  @Test("of pages without a device count on each desktop on which the browser was in front")
  func sharedPages() throws {
    try add([Event(.pages(browser: "any"), 0, 60, StoreFixture.site)], device: nil)
    #expect(try fixture.reports("2026-11-02", .daily).isEmpty)
    try add([Event(.windows, 0, 40, Self.firefox)])
    #expect(try seconds("example.org") == 40)
  }

  @Test("from before the first record of presence count whole, whenever the record comes")
  func beforePresence() throws {
    try add([Event(.windows, 0, 600, StoreFixture.mail)])
    try add([Event(.windows, -86_400, -86_100, StoreFixture.mail)])
    try add([Event(.presence, 300, 400)])
    // Up to 300 s nothing says that nobody was there.
    #expect(try seconds("mail") == 400)
    #expect(try fixture.reports("2026-11-01", .daily).first?.totals == [300])
    // An earlier record changes what lies between the two.
    try add([Event(.presence, -86_400, -86_300)])
    #expect(try seconds("mail") == 100)
    #expect(try fixture.reports("2026-11-01", .daily).first?.totals == [100])
  }

  @Test("of a screen without an application are screen time and nothing else")
  func screen() throws {
    try add([Event(.screen, 0, 600)])
    let report = try #require(try fixture.reports("2026-11-02", .daily).first)
    #expect(report.totals == [600])
    #expect(report.segments[0].categories.isEmpty)
    #expect(report.segments[0].longestStart == Self.eight)
  }

  @Test("across midnight belong to both days, and gaps across midnight are closed")
  func midnight() throws {
    // 16 h after eight is midnight.
    let midnight = 57_600.0
    try add([
      Event(.windows, midnight - 60, midnight - 2, StoreFixture.mail),
      Event(.windows, midnight + 2, midnight + 60, StoreFixture.mail),
    ])
    let reports = try fixture.reports("2026-11-02/2026-11-04", .daily)
    #expect(reports.first?.totals == [60, 60])
  }

  @Test("that the user has deleted do not come back")
  func floor() throws {
    try add([Event(.windows, 0, 60, StoreFixture.mail)])
    try fixture.store.transaction {
      try fixture.store.database.execute(
        "UPDATE device_users SET floor = \((Self.eight + 30) * 1_000)"
      )
    }
    try add([
      Event(.windows, 10, 20, StoreFixture.game), Event(.windows, 100, 110, StoreFixture.game),
    ])
    #expect(try seconds("game") == 10)
    // What reaches over the moment keeps the rest.
    try add([Event(.phone, -100, 50, StoreFixture.notes)])
    #expect(try seconds("notes") == 20)
    try add([Event(.phone, -100, 60, StoreFixture.notes)])
    #expect(try seconds("notes") == 30)
  }

  @Test("are counted as new, known or longer")
  func counts() throws {
    let counts = try fixture.store.write { writer in
      let deviceUser = try writer.deviceUser(StoreFixture.owner, StoreFixture.laptop)
      for event in [
        Event(.sessions, 0, 10, StoreFixture.mail), Event(.sessions, 0, 10, StoreFixture.mail),
        Event(.sessions, 20, 30, StoreFixture.mail),
      ] { try event.add(to: writer, deviceUser) }
      return writer
    }.counts
    #expect(counts.added == 2)
    #expect(counts.known == 1)
    let again = try fixture.store.write { writer in
      let deviceUser = try writer.deviceUser(StoreFixture.owner, StoreFixture.laptop)
      try Event(.sessions, 0, 12, StoreFixture.mail).add(to: writer, deviceUser)
      return writer
    }.counts
    #expect(again.extended == 1)
    #expect(again.added == 0)
  }

  @Test("that come again under other rules move to their new category")
  func otherRules() throws {
    var work = Self.firefox
    work.category = "Work"
    try add([Event(.sessions, 0, 60, Self.firefox), Event(.sessions, 100, 130, Self.firefox)])
    try add([Event(.sessions, 0, 60, work)])
    #expect(try seconds("Work") == 60)
    #expect(try seconds("Utilities") == 30)
    #expect(try fixture.reports("2026-11-02", .daily)[0].totals == [90])
  }

  @Test("of applications in several categories count in each, under one token")
  func categories() throws {
    var work = Self.firefox
    work.category = "Work"
    try add([Event(.sessions, 0, 60, Self.firefox), Event(.sessions, 60, 90, work)])
    let report = try #require(try fixture.reports("2026-11-02", .daily).first)
    let segment = report.segments[0]
    #expect(report.seconds("Work") == 30)
    #expect(report.seconds("Utilities") == 60)
    let items = segment.categories.flatMap(\.applications).map { report.subjects[$0.application] }
    #expect(items.count == 2)
    #expect(Set(items.map(\.token)).count == 1)
    #expect(try fixture.reports("2026-11-02", .daily, applications: ["firefox"])[0].totals == [90])
  }
}
