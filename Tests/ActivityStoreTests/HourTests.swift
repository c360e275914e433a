import CivilCalendar
import ExtensionProtocol
import Foundation
import Testing

@testable import ActivityStore

@Suite("Hours of which only sums are known")
struct HourTests {
  let fixture: StoreFixture
  /// 2026-11-02T08:00:00Z in hours.
  let eight: Int64 = 1_793_606_400 / 3_600

  init() throws { fixture = try StoreFixture() }

  private func add(_ block: HourBlock, hour: Int64, mail: HourBlock.Item? = nil) throws {
    try fixture.store.write { writer in
      var block = block
      let device = try writer.deviceUser(StoreFixture.owner, StoreFixture.phone)
      let subject = try writer.subject(StoreFixture.mail)
      if var mail {
        mail.subject = subject
        block.items = [mail]
        let category = try writer.category(of: subject)
        block.categories = [HourBlock.Item(subject: category, duration: mail.duration)]
      }
      try writer.add(block, at: hour * HourBlock.bins, of: device)
    }
  }

  private var block: HourBlock {
    var block = HourBlock()
    block.screen = 1_801_000
    block.pickupsWithoutApplication = 3
    block.firstPickup = eight * 3_600_000 + 1_000_000
    block.longest = Interval(eight * 3_600_000 + 600_000, eight * 3_600_000 + 1_500_000)
    block.lastEvent = eight * 3_600_000 + 3_000_000
    return block
  }

  private let mail = HourBlock.Item(subject: 0, duration: 1_000_001, pickups: 5, notifications: 7)

  @Test("come out as they went in")
  func whole() throws {
    try add(block, hour: eight, mail: mail)
    let report = try #require(try fixture.reports("2026-11-02", .hourly).first)
    let segment = report.segments[8]
    #expect(segment.totalDuration == 1_801_000)
    #expect(segment.pickupsWithoutApplication == 3)
    #expect(segment.firstPickup == eight * 3_600 + 1_000)
    #expect(segment.longestStart == eight * 3_600 + 600)
    #expect(segment.longestEnd == eight * 3_600 + 1_500)
    let application = try #require(report.application("mail", in: 8))
    #expect(application.duration == 1_000_001)
    #expect(application.pickups == 5)
    #expect(application.notifications == 7)
    #expect(report.segments[7].totalDuration == 0)
    #expect(report.segments[9].totalDuration == 0)
  }

  @Test("are split where a zone's hours lie across them, and nothing is lost")
  func halves() throws {
    try add(block, hour: eight, mail: mail)
    let zone = try TimeZoneRules(identifier: "Asia/Kolkata")
    let report = try #require(try fixture.reports("2026-11-02", .hourly, zone: zone).first)
    // 08:00 UTC is 13:30 there. The session of 900 s lies in the first half. The 901 s left lie before
    // the last event, in the 2,100 s that are free there: 600, 300, 900 and 300 in the quarters.
    let halves = [report.segments[13].totalDuration, report.segments[14].totalDuration]
    #expect(halves[0] + halves[1] == 1_801_000)
    #expect(abs(halves[0] - (900_000 + 901_000 * 3 / 7)) <= 1)
    let items = [13, 14].compactMap { report.application("mail", in: $0) }
    #expect(items.reduce(0) { $0 + $1.duration } == 1_000_001)
    #expect(items.reduce(0) { $0 + $1.pickups } == 5)
    #expect(items.reduce(0) { $0 + $1.notifications } == 7)
  }

  @Test("are replaced by a later record of the same hour, never by an earlier one")
  func later() throws {
    var early = block
    early.screen = 60_000
    early.longest = nil
    early.lastEvent -= 1_000_000
    for blocks in [[early, block], [block, early, early]] {
      let fixture = try StoreFixture()
      for block in blocks {
        try fixture.store.write { writer in
          let device = try writer.deviceUser(StoreFixture.owner, StoreFixture.phone)
          try writer.add(block, at: eight * HourBlock.bins, of: device)
        }
      }
      #expect(try fixture.reports("2026-11-02", .daily).first?.totals == [1_801])
    }
  }

  @Test("take the place of exact sessions in the same hour")
  func priority() throws {
    try add(block, hour: eight, mail: mail)
    try fixture.add(
      at: eight * 3_600,
      [StoreFixture.Use(StoreFixture.game, -10, 70)],
      device: StoreFixture.phone
    )
    let report = try #require(try fixture.reports("2026-11-02", .hourly).first)
    #expect(report.totals[7...9] == [600, 1_801, 600])
    #expect(report.seconds("game", in: 8) == nil)
  }

  @Test("spread more use than screen time evenly, so that no quarter is too long")
  func music() throws {
    var block = HourBlock()
    block.screen = 10_000
    try add(block, hour: eight, mail: HourBlock.Item(subject: 0, duration: 3_600_000))
    let report = try #require(try fixture.reports("2026-11-02", .hourly).first)
    #expect(report.seconds("mail", in: 8) == 3_600)
    #expect(report.totals[8] == 10)
  }

  @Test("give a filtered category what passed, but no more than its time")
  func filter() throws {
    // Mail 1,000 s and Notes 1,000 s, of which 400 s were at once.
    try fixture.store.write { writer in
      let device = try writer.deviceUser(StoreFixture.owner, StoreFixture.phone)
      var block = block
      let subjects = try [StoreFixture.mail, StoreFixture.notes, StoreFixture.site].map {
        try writer.subject($0)
      }
      block.items = subjects.map { HourBlock.Item(subject: $0, duration: 1_000_000) }
      block.categories = try [1_600_000, 1_000_000].enumerated().map { index, duration in
        HourBlock.Item(
          subject: try writer.category(of: subjects[index * 2]),
          duration: Int64(duration)
        )
      }
      try writer.add(block, at: eight * HourBlock.bins, of: device)
    }
    let all = try fixture.reports("2026-11-02", .hourly)[0]
    #expect(all.seconds("Productivity & Finance", in: 8) == 1_600)
    let mail = try fixture.reports("2026-11-02", .hourly, applications: ["mail"])[0]
    #expect(mail.seconds("Productivity & Finance", in: 8) == 1_000)
    #expect(mail.seconds("example.org", in: 8) == nil)
  }
}
