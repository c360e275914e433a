import ExtensionProtocol
import Foundation
import Testing

@testable import ActivityStore

@Suite("Tokens")
struct TokenTests {
  typealias Use = StoreFixture.Use
  let fixture: StoreFixture
  /// 2026-11-02 08:00 UTC.
  let eight: Int64 = 1_793_606_400

  init() throws {
    fixture = try StoreFixture()
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10), Use(StoreFixture.site, 10, 20)])
  }

  /// Tokens by name, as an app finds them in a report.
  private func tokens(_ app: AppReading) throws -> [String: [UInt8]] {
    var tokens: [String: [UInt8]] = [:]
    for subject in try fixture.reports("2026-11-02", from: app).flatMap(\.subjects) {
      tokens[subject.name ?? subject.identifier ?? ""] = subject.token
    }
    return tokens
  }

  @Test("are random, sixteen bytes long and differ between subjects, apps and stores")
  func distinct() throws {
    let first = try tokens(fixture.authorizedApp("/a"))
    let second = try tokens(fixture.authorizedApp("/b"))
    let other = try StoreFixture()
    try other.add(at: eight, [Use(StoreFixture.mail, 0, 10)])
    let reading = try other.authorizedApp("/a")
    let third = try other.reports("2026-11-02", from: reading).flatMap(\.subjects).map(\.token)
    #expect(Set(first.keys) == ["Mail", "Productivity & Finance", "example.org", "Other"])
    #expect(first.keys == second.keys)
    let all = Array(first.values) + Array(second.values) + third
    #expect(Set(all).count == 10)
    #expect(all.allSatisfy { $0.count == 16 })
  }

  @Test("stay the same over openings and imports, which give new subjects theirs")
  func stable() throws {
    let before = try tokens(fixture.authorizedApp())
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 30), Use(StoreFixture.game, 30, 40)])
    let again = try #require(try Store.open(fixture.path))
    let after = try tokens(again.reading(for: "/usr/bin/app"))
    #expect(after.merging(before) { $1 } == after)
    #expect(after["Game"]?.count == 16)
    #expect(after["Games"]?.count == 16)
  }

  @Test("stand for something to their own app alone")
  func foreign() throws {
    let app = try fixture.authorizedApp("/a")
    let other = try fixture.authorizedApp("/b")
    let mail = try #require(try tokens(app)["Mail"])
    #expect(try app.subject(token: mail)?.subject.name == "Mail")
    #expect(try app.subject(token: mail)?.subject.token == mail)
    #expect(try other.subject(token: mail) == nil)
    #expect(try app.subject(token: Array(mail.reversed())) == nil)
    #expect(try app.subject(token: []) == nil)
    #expect(
      try fixture.reports("2026-11-02", from: other, tokens: [mail]).flatMap(\.subjects) == []
    )
  }

  @Test("are void after a revocation, and new ones come with a new authorization")
  func revoked() throws {
    let before = try tokens(fixture.authorizedApp())
    #expect(try fixture.store.revoke("/usr/bin/app", for: nil))
    let without = try fixture.store.reading(for: "/usr/bin/app")
    for token in before.values { #expect(try without.subject(token: token) == nil) }
    let app = try fixture.authorizedApp()
    let after = try tokens(app)
    #expect(after.keys == before.keys)
    #expect(Set(after.values).isDisjoint(with: before.values))
    for token in before.values { #expect(try app.subject(token: token) == nil) }
  }

  @Test("of an app that keeps another authorization are made anew by a revocation")
  func revokedInPart() throws {
    let before = try tokens(fixture.authorizedApp())
    _ = try fixture.store.decide(.approved, "/usr/bin/app", for: .child(9), now: 0)
    #expect(try fixture.store.revoke("/usr/bin/app", for: .child(9)))
    let app = try fixture.store.reading(for: "/usr/bin/app")
    let after = try tokens(app)
    #expect(after.keys == before.keys)
    #expect(Set(after.values).isDisjoint(with: before.values))
  }

  @Test("are not made for an app that was denied, and none come with the store itself")
  func denied() throws {
    _ = try fixture.store.decide(.denied, "/denied", for: .individual, now: 0)
    #expect(try fixture.store.database.number("SELECT count(*) FROM tokens") == 0)
    let subjects = try fixture.reports("2026-11-02").flatMap(\.subjects)
    #expect(subjects.count == 4)
    #expect(subjects.allSatisfy { $0.token.isEmpty })
  }

  @Test("are one for the variants of an application in several categories")
  func variants() throws {
    let app = try fixture.authorizedApp()
    let mail = try #require(try tokens(app)["Mail"])
    // What another source calls a game is the same application.
    try fixture.store.database.execute(
      """
      INSERT INTO subjects (kind, identifier, name, category, canonical)
      SELECT kind, identifier || '#', name, (SELECT id FROM subjects WHERE name = 'Other'), canonical
      FROM subjects WHERE name = 'Mail'
      """
    )
    let variant = UInt32(try fixture.store.database.number("SELECT max(id) FROM subjects"))
    #expect(try app.subject(variant).subject.token == mail)
    #expect(try app.subject(token: mail)?.subject.identifier == "mail")
  }
}
