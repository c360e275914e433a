import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Testing

@Suite("What an app's user may choose from")
struct OfferTests {
  typealias Use = StoreFixture.Use
  let fixture: StoreFixture
  /// 2026-11-02 08:00 UTC.
  let eight: Int64 = 1_793_606_400

  static let mia = ImportedUser(
    identifier: "mia",
    user: ActivityReport.User(givenName: "Mia", role: .child),
    isOwner: false
  )
  static let kim = ImportedUser(
    identifier: "kim",
    user: ActivityReport.User(givenName: "Kim"),
    isOwner: false
  )

  init() throws {
    fixture = try StoreFixture()
    try fixture.add(
      at: eight,
      [Use(StoreFixture.mail, 0, 10)],
      notifications: [(20, StoreFixture.plans)]
    )
    try fixture.add(at: eight, [Use(StoreFixture.game, 0, 10)], user: Self.mia)
    try fixture.add(at: eight, [Use(StoreFixture.site, 0, 10)], user: Self.kim)
  }

  private func names(_ app: AppReading) throws -> Set<String> {
    Set(try app.offered().items.map { $0.name ?? $0.identifier })
  }

  private func reading(_ member: Member, app: String = "/usr/bin/app") throws -> AppReading {
    _ = try fixture.store.decide(.approved, app, for: member, now: 1_800_000_000)
    return try fixture.store.reading(for: app)
  }

  private var child: Member {
    get throws {
      let person = try fixture.store.people().first { $0.isChild }
      return try #require(person).member
    }
  }

  @Test(
    "is what the store's owner used, or was notified by, for one who is authorized as individual"
  )
  func individual() throws {
    #expect(try names(reading(.individual)) == ["Mail", "Plans"])
  }

  @Test("is what the child used for a guardian, and both for one who is both")
  func guardian() throws {
    #expect(try names(reading(child)) == ["Game"])
    #expect(try names(reading(.individual)) == ["Mail", "Plans", "Game"])
  }

  @Test("is what all used who are no children where the store has no owner")
  func noOwner() throws {
    let other = try StoreFixture()
    try other.add(at: eight, [Use(StoreFixture.site, 0, 10)], user: Self.kim)
    try other.add(at: eight, [Use(StoreFixture.game, 0, 10)], user: Self.mia)
    #expect(try names(other.authorizedApp()) == ["example.org"])
  }

  @Test("is nothing without an authorization, or after a no")
  func unauthorized() throws {
    #expect(try fixture.store.reading(for: "/usr/bin/app").offered().items.isEmpty)
    _ = try fixture.store.decide(.denied, "/usr/bin/app", for: .individual, now: 1)
    #expect(try fixture.store.reading(for: "/usr/bin/app").offered().items.isEmpty)
  }

  @Test("has what only hourly sums are known of")
  func hours() throws {
    try fixture.store.write { writer in
      var block = HourBlock()
      block.screen = 60_000
      block.items = [.init(subject: try writer.subject(StoreFixture.notes), duration: 60_000)]
      let person = try writer.deviceUser(StoreFixture.owner, StoreFixture.laptop)
      try writer.add(block, at: eight / 900, of: person)
    }
    #expect(try names(reading(.individual)).contains("Notes"))
  }

  @Test("has an application once that is in two categories, with one token")
  func twoCategories() throws {
    var work = StoreFixture.mail
    work.category = "Work"
    try fixture.add(at: eight, [Use(work, 30, 40)])
    let offered = try reading(.individual).offered()
    let mail = offered.items.filter { $0.identifier == "mail" }
    #expect(mail.count == 1)
    let category = offered.categories.first { $0.number == mail.first?.category }
    #expect(category?.name == "Productivity & Finance")
  }

  @Test("has the app's tokens, which look up what was offered")
  func tokens() throws {
    let app = try reading(.individual)
    let other = try reading(.individual, app: "/usr/bin/other")
    for item in try app.offered().items {
      #expect(item.token.count == 16)
      #expect(try app.subject(token: item.token)?.subject.identifier == item.identifier)
      #expect(try other.subject(token: item.token) == nil)
    }
  }

  @Test("gets tokens of what was never used when they are asked for")
  func neverUsed() throws {
    let app = try reading(.individual)
    try fixture.store.addSubject(.application, "org.mozilla.firefox")
    try fixture.store.addSubject(.category, "Travel")
    let number = try #require(try app.subjects(.application, named: "org.mozilla.firefox").first)
    let subject = try app.subject(number).subject
    #expect(subject.name == "Firefox")
    #expect(try app.subject(token: subject.token)?.subject == subject)
    let travel = try #require(try app.subjects(.category, named: "Travel").first)
    #expect(try app.subject(travel).subject.token.count == 16)
    #expect(try names(app) == ["Mail", "Plans"])
  }

  @Test("is the sample family's with tokens of each app's own, the same in every run")
  func sample() throws {
    let first = SampleFamily(now: eight, zone: .utc, app: "/a")
    let second = SampleFamily(now: eight, zone: .utc, app: "/b")
    let tokens = first.offered().items.map(\.token) + first.offered().categories.map(\.token)
    let others = second.offered().items.map(\.token) + second.offered().categories.map(\.token)
    // 38 applications and domains, and Apple's twelve categories.
    #expect(Set(tokens).count == 50)
    #expect(Set(tokens).isDisjoint(with: others))
    #expect(SampleFamily(now: 0, zone: .utc, app: "/a").offered() == first.offered())
    let mail = try #require(first.offered().items.first { $0.name == "Mail" })
    #expect(first.subject(token: mail.token)?.subject.name == "Mail")
    #expect(second.subject(token: mail.token) == nil)
  }
}
