import ExtensionProtocol
import Testing

@testable import ActivityStore

@Suite("Categories of the user's own choice")
struct OverrideTests {
  typealias Use = StoreFixture.Use
  let fixture: StoreFixture
  /// 2026-11-02 08:00 UTC, a Monday.
  let eight: Int64 = 1_793_606_400

  init() throws { fixture = try StoreFixture() }

  private func report() throws -> ActivityReport {
    try #require(try fixture.reports("2026-11-02", .daily).first)
  }

  private func site(_ domain: String) -> ImportedSubject {
    ImportedSubject(kind: .webDomain, identifier: domain, name: nil)
  }

  @Test(
    "A choice counts for what is stored, whoever named the other category, and can be taken back"
  )
  func stored() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 20), Use(StoreFixture.game, 15, 40)])
    #expect(try report().seconds("Games") == 1500)
    try fixture.store.setOverrides([
      CategoryOverride(kind: .application, identifier: "Game", category: "Productivity & Finance")
    ])
    #expect(try report().seconds("Games") == nil)
    // The union of 0–20 and 15–40 min.
    #expect(try report().seconds("Productivity & Finance") == 2400)
    #expect(try report().totals == [2400])
    #expect(
      try fixture.store.removeOverrides([(.webDomain, "game"), (.application, "game")]) == 1
    )
    #expect(try fixture.store.removeOverrides([(.application, "game")]) == 0)
    #expect(try report().seconds("Games") == 1500)
    #expect(try report().seconds("Productivity & Finance") == 1200)
  }

  @Test("A choice counts for later imports")
  func later() throws {
    try fixture.store.setOverrides([
      CategoryOverride(kind: .application, identifier: "game", category: "Chess"),
      CategoryOverride(kind: .application, identifier: "mail", category: "Chess"),
    ])
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 20), Use(StoreFixture.game, 20, 40)])
    #expect(try report().seconds("Chess") == 2400)
    #expect(try report().segments[0].categories.count == 1)
  }

  @Test("A choice for a domain counts for those below it, the nearest first")
  func domains() throws {
    try fixture.add(
      at: eight,
      [
        Use(site("example.org"), 0, 1), Use(site("a.example.org"), 1, 3),
        Use(site("b.a.example.org"), 3, 7), Use(site("notexample.org"), 7, 15),
      ]
    )
    try fixture.store.setOverrides([
      CategoryOverride(kind: .webDomain, identifier: "example.org", category: "Work"),
      CategoryOverride(kind: .webDomain, identifier: "a.example.org", category: "Play"),
    ])
    #expect(try report().seconds("Work") == 60)
    #expect(try report().seconds("Play") == 360)
    #expect(try report().seconds("Other") == 480)
    #expect(
      try fixture.store.overrides().map { "\($0.identifier): \($0.category)" }
        == ["a.example.org: Play", "example.org: Work"]
    )
  }

  @Test("An application with titles of several kinds is in one category where the user chose it")
  func severalRules() throws {
    func browser(_ rule: String) -> ImportedSubject {
      ImportedSubject(kind: .application, identifier: "firefox", name: "Firefox", category: rule)
    }
    try fixture.add(at: eight, [Use(browser("Work"), 0, 20), Use(browser("Media"), 20, 30)])
    #expect(try report().seconds("Work") == 1200)
    try fixture.store.setOverrides([
      CategoryOverride(kind: .application, identifier: "firefox", category: "Utilities")
    ])
    #expect(try report().seconds("Utilities") == 1800)
    #expect(try report().segments[0].categories.count == 1)
    #expect(try fixture.store.categorizedSubjects().map(\.given) == ["Media", "Work"])
  }

  @Test("A choice goes with an application that is forgotten, whatever its capitals")
  func forgotten() throws {
    let secret = ImportedSubject(
      kind: .application,
      identifier: "org.example.Secret",
      name: "Secret",
      category: "Games"
    )
    try fixture.add(at: eight, [Use(secret, 0, 10), Use(StoreFixture.mail, 20, 30)])
    try fixture.store.setOverrides([
      CategoryOverride(kind: .application, identifier: "org.example.Secret", category: "Work"),
      CategoryOverride(kind: .application, identifier: "mail", category: "Work"),
    ])
    let plan = try fixture.store.plan(Deletion(applications: ["secret"]))
    #expect(try fixture.store.delete(plan) == .done)
    #expect(try fixture.store.overrides().map(\.identifier) == ["mail"])
  }

  @Test("An hour whose sums alone are known follows a choice")
  func hours() throws {
    try fixture.store.write { writer in
      let deviceUser = try writer.deviceUser(StoreFixture.owner, StoreFixture.phone)
      var block = HourBlock()
      block.screen = 1_200_000
      block.items = [
        HourBlock.Item(subject: try writer.subject(StoreFixture.mail), duration: 900_000),
        HourBlock.Item(subject: try writer.subject(StoreFixture.game), duration: 300_000),
      ]
      block.categories = [
        HourBlock.Item(
          subject: try writer.number(ofCategory: "Productivity & Finance"),
          duration: 900_000
        ),
        HourBlock.Item(subject: try writer.number(ofCategory: "Games"), duration: 300_000),
      ]
      try writer.add(block, at: eight / 900, of: deviceUser)
    }
    #expect(try report().seconds("Games") == 300)
    try fixture.store.setOverrides([
      CategoryOverride(kind: .application, identifier: "mail", category: "Games")
    ])
    #expect(try report().seconds("Games") == 1200)
    #expect(try report().seconds("Productivity & Finance") == nil)
  }

  @Test("Of an hour whose sums alone are known, an application takes its time along")
  func hourBlock() {
    // 1 and 2 are in category 10 for 900 ms together, 3 in 11; 2 goes to 11, 4 from 12 to 13.
    var block = HourBlock()
    block.items = [
      HourBlock.Item(subject: 1, duration: 700), HourBlock.Item(subject: 2, duration: 400),
      HourBlock.Item(subject: 3, duration: 300), HourBlock.Item(subject: 4, duration: 50),
    ]
    block.categories = [
      HourBlock.Item(subject: 10, duration: 900), HourBlock.Item(subject: 11, duration: 300),
      HourBlock.Item(subject: 12, duration: 50),
    ]
    let recorded: [UInt32: UInt32] = [2: 10, 4: 12]
    let now: [UInt32: UInt32] = [1: 10, 2: 11, 3: 11, 4: 13]
    let filed = block.filed(recorded: { recorded[$0] }, now: { now[$0] ?? 0 })
    #expect(
      filed.categories.map { [Int64($0.subject), $0.duration] } == [
        [10, 700], [11, 700], [13, 50],
      ]
    )
    #expect(filed.items == block.items)
    #expect(block.filed(recorded: { _ in nil }, now: { now[$0] ?? 0 }) == block)
  }
}
