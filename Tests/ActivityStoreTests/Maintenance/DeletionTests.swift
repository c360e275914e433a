import CivilCalendar
import ExtensionProtocol
import Foundation
import Testing

@testable import ActivityStore

@Suite("Deleting activity")
struct DeletionTests {
  typealias Use = StoreFixture.Use
  let fixture: StoreFixture
  /// 2026-11-02 08:00 UTC.
  let eight: Int64 = 1_793_606_400

  init() throws { fixture = try StoreFixture() }

  @discardableResult
  private func delete(_ deletion: Deletion) throws -> DeletionPlan {
    let plan = try fixture.store.plan(deletion)
    #expect(try fixture.store.delete(plan) == .done)
    #expect(try fixture.problems().isEmpty)
    return plan
  }

  /// Whether the file, or what SQLite keeps beside it, has these bytes anywhere.
  private func holds(_ text: String) -> Bool {
    ["", "-wal", "-journal"].contains { end in
      let data = try? Data(contentsOf: URL(filePath: fixture.path + end))
      return data?.range(of: Data(text.utf8)) != nil
    }
  }

  private func totals(_ period: String, _ users: ActivityQuery.Users = .all) throws -> [[Int64]] {
    try fixture.reports(period, .daily, users: users).map(\.totals)
  }

  @Test("What is older than a moment goes, and what reaches over it keeps its end")
  func olderThan() throws {
    // 7:00–9:00 and 10:00–10:30; deleted up to 8:00.
    try fixture.add(
      at: eight,
      [Use(StoreFixture.mail, -60, 60), Use(StoreFixture.game, 120, 150)],
      pickups: [(-30, nil), (5, nil)],
      notifications: [(-20, StoreFixture.game)]
    )
    try delete(Deletion(before: eight))
    let report = try #require(try fixture.reports("2026-11-02", .daily).first)
    #expect(report.totals == [5_400])
    #expect(report.segments[0].pickupsWithoutApplication == 1)
    #expect(report.segments[0].longestStart == eight)
    #expect(report.application("game")?.notifications == 0)
  }

  @Test("Pages whose device nobody knows go with the last device of their user")
  func lastDevice() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10)])
    try fixture.store.write { writer in
      let shared = try writer.deviceUser(StoreFixture.owner, nil)
      let event = TrackEvent(
        start: eight * 1_000,
        duration: 60_000,
        subject: try writer.subject(StoreFixture.site)
      )
      try writer.add(event, to: .pages(browser: "any"), of: shared)
    }
    #expect(holds("example.org"))
    try delete(Deletion(devices: .named("laptop")))
    #expect(!holds("example.org"))
    #expect(!holds("Robin"))
  }

  @Test("What was deleted by its age does not come back with the next import, what is new does")
  func floor() throws {
    let uses = [Use(StoreFixture.mail, -60, 30), Use(StoreFixture.notes, -1_440, -1_430)]
    try fixture.add(at: eight, uses, unlocks: [-55, 1])
    try delete(Deletion(before: eight))
    #expect(try totals("2026-11-01/2026-11-03") == [[0, 1_800]])
    try fixture.add(at: eight, uses + [Use(StoreFixture.game, 60, 70)], unlocks: [-55, 1])
    #expect(try totals("2026-11-01/2026-11-03") == [[0, 2_400]])
    #expect(try fixture.reports("2026-11-02", .daily)[0].application("mail")?.pickups == 1)
    #expect(try fixture.problems().isEmpty)
  }

  @Test("Nothing of what was deleted is left in the file, neither names nor tokens")
  func traces() throws {
    let secret = ImportedSubject(
      kind: .application,
      identifier: "com.example.very-secret",
      name: "Geheimnis",
      category: "Heimlichkeiten"
    )
    try fixture.addHousehold()
    try fixture.add(at: eight, [Use(secret, 0, 30)], notifications: [(1, secret)])
    let token = "sixteen byte key"
    try fixture.execute(
      """
      INSERT INTO apps VALUES (1, 'app');
      INSERT INTO tokens SELECT 1, id, CAST('\(token)' AS BLOB) FROM subjects WHERE name = 'Geheimnis'
      """
    )
    #expect(holds("com.example.very-secret") && holds(token))
    let plan = try delete(Deletion(applications: ["geheimnis"]))
    #expect(plan.identifiers == ["com.example.very-secret"])
    for name in ["very-secret", "Geheimnis", "Heimlichkeiten", token] {
      #expect(!holds(name), "\(name)")
    }
    #expect(holds("Mail"))
  }

  @Test("A forgotten application's time goes, from days, hours, pickups and notifications")
  func application() throws {
    try fixture.addHousehold()
    try fixture.add(at: eight, pickups: [(1, StoreFixture.game)], device: StoreFixture.phone)
    let before = try fixture.reports("2026-11", .daily)
    #expect(before.contains { $0.subjects.contains { $0.identifier == "game" } })
    try delete(Deletion(applications: ["game"]))
    let after = try fixture.reports("2026-11", .daily)
    #expect(after.count == before.count)
    #expect(!after.contains { $0.subjects.contains { $0.identifier == "game" } })
    #expect(!after.contains { $0.subjects.contains { $0.name == "Games" } })
    // The hours of which only sums are known keep their screen time, as nobody knows whose it was.
    let tablets = [before, after].map { $0.filter { $0.device.name == "slate" }.map(\.totals) }
    #expect(tablets[0] == tablets[1])
  }

  @Test("A deletion of an application names the devices that had it, and no others")
  func devicesOfApplication() throws {
    try fixture.add(at: eight, [Use(StoreFixture.game, 0, 10)])
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10)], device: StoreFixture.phone)
    let plan = try fixture.store.plan(Deletion(applications: ["game"]))
    #expect(plan.pairs.map(\.deviceUser.device.name) == ["laptop"])
    // The phone never had it, nor had the laptop before.
    let phone = Deletion(devices: .named("phone"), applications: ["game"])
    #expect(try fixture.store.plan(phone).isEmpty)
    #expect(try fixture.store.plan(Deletion(before: eight, applications: ["game"])).isEmpty)
    #expect(try !fixture.store.plan(Deletion(before: eight + 1, applications: ["game"])).isEmpty)
  }

  @Test("When a device was used last is what is left says, after a deletion by age or name")
  func lastUpdated() throws {
    try fixture.add(
      at: eight,
      [Use(StoreFixture.mail, 0, 10), Use(StoreFixture.game, 20, 30)],
      pickups: [(15, nil)]
    )
    func last() throws -> [Int64] { try fixture.store.deviceUsers().map(\.lastUpdated) }
    #expect(try last() == [eight + 1_800])
    try delete(Deletion(applications: ["game"]))
    #expect(try last() == [eight + 900])
    try delete(Deletion(before: eight + 3_600))
    #expect(try last() == [0])
  }

  @Test("A category of the user’s choice goes with the last that it was about")
  func choices() throws {
    func site(_ domain: String) -> ImportedSubject {
      ImportedSubject(kind: .webDomain, identifier: domain, name: nil)
    }
    try fixture.add(
      at: eight,
      [Use(StoreFixture.game, -1_440, -1_430), Use(site("a.example.org"), 0, 10)],
      user: StoreFixture.mia
    )
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10), Use(site("b.example.com"), 20, 30)])
    try fixture.add(at: eight, [Use(StoreFixture.notes, 0, 1)], device: StoreFixture.phone)
    let choices: [(ActivityReport.Subject.Kind, String)] = [
      (.application, "Game"), (.application, "mail"), (.application, "notes"),
      (.application, "tomorrow"), (.webDomain, "example.org"), (.webDomain, "example.com"),
    ]
    try fixture.store.setOverrides(
      choices.map { CategoryOverride(kind: $0.0, identifier: $0.1, category: "Secret wishes") }
    )
    func chosen() throws -> Set<String> { Set(try fixture.store.overrides().map(\.identifier)) }
    try delete(Deletion(before: eight - 3_600))
    #expect(try chosen() == ["mail", "notes", "tomorrow", "example.org", "example.com"])
    try delete(Deletion(users: .named("Mia")))
    #expect(try chosen() == ["mail", "notes", "tomorrow", "example.com"])
    #expect(!holds("example.org"))
    try delete(Deletion(devices: .named("phone")))
    #expect(try chosen() == ["mail", "tomorrow", "example.com"])
    try delete(Deletion(users: .owner))
    #expect(try chosen() == ["tomorrow"])
  }

  @Test("An application is forgotten in all its categories")
  func categories() throws {
    var work = StoreFixture.firefox
    work.category = "Education"
    try fixture.add(at: eight, [Use(StoreFixture.firefox, 0, 10), Use(work, 10, 20)])
    try fixture.add(at: eight, [Use(StoreFixture.mail, 30, 40)])
    try delete(Deletion(applications: ["firefox"]))
    #expect(try totals("2026-11-02") == [[600]])
    #expect(!holds("irefox"))
  }

  @Test("A person goes with everything, and others stay as they are")
  func person() throws {
    try fixture.addHousehold()
    let robin = try fixture.reports("2026-11", .daily, users: .owner)
    let plan = try delete(Deletion(users: .named("Mia")))
    #expect(plan.pairs.map(\.deviceUser.device.name) == ["phone", "slate"])
    #expect(try fixture.reports("2026-11", .daily) == robin)
    for name in ["Mia", "Winter", "slate", "game"] { #expect(!holds(name), "\(name)") }
  }

  @Test("With the last person that an app may see go its path and tokens, others keep theirs")
  func apps() throws {
    try fixture.addHousehold()
    try fixture.execute(
      """
      INSERT INTO apps VALUES (1, '/opt/child-app'), (2, '/opt/adult-app');
      INSERT INTO authorizations SELECT 1, id, 2, 0 FROM users WHERE given_name = 'Mia';
      INSERT INTO authorizations SELECT 2, id, 2, 0 FROM users WHERE given_name = 'Robin';
      INSERT INTO tokens SELECT 1, id, CAST('token of a child' AS BLOB) FROM subjects
        WHERE name = 'Mail';
      INSERT INTO tokens SELECT 2, id, CAST('token of grownup' AS BLOB) FROM subjects
        WHERE name = 'Mail';
      """
    )
    try delete(Deletion(users: .named("Mia")))
    for text in ["/opt/child-app", "token of a child"] { #expect(!holds(text), "\(text)") }
    for text in ["/opt/adult-app", "token of grownup"] { #expect(holds(text), "\(text)") }
  }

  @Test("A device goes, and the person's other devices stay")
  func device() throws {
    try fixture.addHousehold()
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 1)], device: StoreFixture.phone)
    let tablet = try fixture.reports("2026-11", .daily, devices: .named("slate"))
    try delete(Deletion(devices: .named("phone")))
    #expect(try fixture.reports("2026-11", .daily).map(\.device.name) == ["laptop", "slate"])
    #expect(try fixture.reports("2026-11", .daily, devices: .named("slate")) == tablet)
    #expect(!holds("phone"))
  }

  @Test("All conditions must hold: one person's one application before a moment")
  func conjunction() throws {
    for user in [StoreFixture.owner, StoreFixture.mia] {
      try fixture.add(
        at: eight,
        [
          Use(StoreFixture.game, 0, 10), Use(StoreFixture.mail, 10, 20),
          Use(StoreFixture.game, 60, 70),
        ],
        user: user
      )
    }
    try delete(
      Deletion(users: .named("Mia"), before: eight + 1_800, applications: ["game"])
    )
    #expect(try totals("2026-11-02", .named("Mia")) == [[1_200]])
    #expect(try totals("2026-11-02", .owner) == [[1_800]])
  }

  @Test("Pages whose device nobody knows go with the person's history")
  func sharedPages() throws {
    try fixture.addHousehold()
    try delete(Deletion(users: .owner, before: StoreFixture.monday / 1_000 + 2 * 86_400))
    let rows = try fixture.store.database.number(
      "SELECT count(*) FROM tracks WHERE day < \(StoreFixture.monday / 86_400_000 + 2) "
        + "AND device_user IN (1, 2)"
    )
    #expect(rows == 0)
    let totals = try self.totals("2026-11-02/2026-11-06", .owner)[0]
    #expect(totals[0] == 0 && totals[1] == 0 && totals[2] > 0 && totals[3] > 0)
  }

  @Test("Deleting by age leaves each later day as it was", arguments: 1...4 as ClosedRange<UInt64>)
  func laterDays(seed: UInt64) throws {
    try fixture.addHousehold(days: 5, seed: seed)
    let period = "2026-11-05/2026-11-07"
    let before = try fixture.reports(period, .hourly)
    // Noon of the 4th; what closes gaps or reaches over midnight is on the same side of it.
    try delete(Deletion(before: StoreFixture.monday / 1_000 + 5 * 43_200))
    #expect(try fixture.reports(period, .hourly).map(\.segments) == before.map(\.segments))
    let first = try totals("2026-11-02/2026-11-04")
    #expect(first.allSatisfy { $0 == [0, 0] })
  }

  @Test("A name that is not there is refused, a plan for nothing is empty")
  func nothing() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10)])
    #expect(throws: QueryError.unknownUser("Mai", near: [])) {
      try fixture.store.plan(Deletion(users: .named("Mai")))
    }
    #expect(throws: QueryError.unknownApplication("mial", near: ["Mail", "mail"])) {
      try fixture.store.plan(Deletion(applications: ["mial"]))
    }
    #expect(try fixture.store.plan(Deletion(before: eight - 86_400)).isEmpty)
    #expect(try fixture.store.plan(Deletion(users: .children)).isEmpty)
    #expect(try !fixture.store.plan(Deletion(before: eight + 1)).isEmpty)
  }

  @Test("Another process that reads keeps traces in the log, and that is said")
  func inUse() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10)])
    let reader = try #require(try Store.open(fixture.path))
    let store = try Store.openExisting(fixture.path, busyTimeout: 50)
    try reader.snapshot {
      _ = try reader.isEmpty()
      let plan = try store.plan(Deletion(applications: ["mail"]))
      #expect(try store.delete(plan) == .inUse)
      #expect(try !reader.isEmpty())
    }
    #expect(store.scrub() == .done)
    #expect(!holds("Mail"))
  }

  @Test("A store that cannot be written or is locked is as it was")
  func locked() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10)])
    let other = try Store.openExisting(fixture.path, busyTimeout: 50)
    let plan = try other.plan(Deletion(before: eight + 60))
    try fixture.store.transaction {
      _ = #expect(throws: StoreError.locked(path: fixture.path)) { try other.delete(plan) }
    }
    #expect(try totals("2026-11-02") == [[600]])
  }
}
