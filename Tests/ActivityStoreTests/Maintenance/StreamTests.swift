import CivilCalendar
import ExtensionProtocol
import Testing

@testable import ActivityStore

@Suite("Activity piece by piece")
struct StreamTests {
  typealias Use = StoreFixture.Use
  let fixture: StoreFixture
  /// 2026-11-02 08:00 UTC.
  let eight: Int64 = 1_793_606_400

  init() throws { fixture = try StoreFixture() }

  private func query(
    _ period: String,
    applications: Set<String> = []
  ) throws -> ActivityQuery {
    ActivityQuery(
      interval: try TimeZoneRules.utc.period(period, now: 1_900_000_000, firstWeekday: 2),
      zone: .utc,
      users: .all,
      applications: applications,
      now: 1_900_000_000
    )
  }

  @Test("Reports of a few segments each are those of all segments at once", arguments: [1, 7, 500])
  func reports(count: Int) throws {
    try fixture.addHousehold()
    let query = try query("2026-11-02/2026-11-06")
    var parts: [String: [ActivityReport.Segment]] = [:]
    var names: [String: Set<String>] = [:]
    try query.forEachReport(from: fixture.store, segmentsAtOnce: count) { report in
      let device = report.device.name ?? ""
      // Places in the table of subjects differ between the parts; totals and counts do not.
      parts[device, default: []] += report.segments.map { segment in
        var segment = segment
        segment.categories = []
        return segment
      }
      names[device, default: []].formUnion(report.subjects.compactMap(\.identifier))
    }
    for report in try query.reports(from: fixture.store) {
      let device = report.device.name ?? ""
      let whole = report.segments.map { segment in
        var segment = segment
        segment.categories = []
        return segment
      }
      #expect(parts[device] == whole)
      #expect(names[device] == Set(report.subjects.compactMap(\.identifier)))
    }
  }

  private func sessions(_ query: ActivityQuery) throws -> [String] {
    var found: [String] = []
    try query.forEachSession(in: fixture.store) { session in
      let name = session.subject?.subject.identifier ?? "screen"
      found.append(
        "\(session.deviceUser.device.name ?? "") \(name) "
          + "\(session.interval.start / 1_000 - eight) \(session.interval.duration / 1_000)"
      )
    }
    return found
  }

  @Test("Sessions are put together over midnight, in order of time, one device after another")
  func sessions() throws {
    let midnight = 16.0 * 60
    try fixture.add(
      at: eight,
      [
        // Two whole days and more; then one that ends with the day, and one that begins with it.
        Use(StoreFixture.mail, 10, 60 * 72), Use(StoreFixture.game, 5, midnight),
        Use(StoreFixture.notes, midnight, midnight + 5),
      ]
    )
    try fixture.add(at: eight, [Use(StoreFixture.game, 0, 1)], device: StoreFixture.phone)
    #expect(
      try sessions(query("2026-11")) == [
        "laptop game 300 57300", "laptop notes 57600 300", "laptop mail 600 258600",
        "phone game 0 60",
      ]
    )
    #expect(try sessions(query("2026-11", applications: ["notes"])) == ["laptop notes 57600 300"])
  }

  @Test("Sessions are cut at the period's ends")
  func cut() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 120)])
    #expect(
      try sessions(query("2026-11-02T08:30/2026-11-02T09:15")) == ["laptop mail 1800 2700"]
    )
    #expect(try sessions(query("2026-11-03")) == [])
  }

  @Test("People's time by segment adds up to the union of the whole")
  func people() throws {
    try fixture.addHousehold()
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 3_000)], user: StoreFixture.mia)
    let summary = try fixture.store.summary(zone: .utc)
    var sums: [String: Int64] = [:]
    try query("2026-11").forEachPerson(in: fixture.store) { user, times in
      #expect(times.count == 30 * 24)
      #expect(times.allSatisfy { $0.time.screen <= 3_600_000 })
      sums[user.givenName ?? ""] = times.reduce(0) { $0 + $1.time.screen }
    }
    #expect(sums.count == 2)
    for person in summary.people {
      #expect(sums[person.user.givenName ?? ""] == person.total.screen)
    }
  }
}
