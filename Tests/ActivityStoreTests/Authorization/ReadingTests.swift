import CSQLite
import ExtensionProtocol
import Foundation
import Testing

@testable import ActivityStore

@Suite("An app that reads a store")
struct ReadingTests {
  typealias Use = StoreFixture.Use
  let fixture: StoreFixture
  let eight: Int64 = 1_793_606_400
  let app = "/usr/bin/app"

  private static func child(_ name: String) -> ImportedUser {
    ImportedUser(
      identifier: name,
      user: ActivityReport.User(givenName: name, role: .child),
      isOwner: false
    )
  }

  init() throws {
    fixture = try StoreFixture()
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10)])
    try fixture.add(
      at: eight,
      [Use(StoreFixture.game, 0, 20)],
      user: Self.child("Mia"),
      device: StoreFixture.phone
    )
    try fixture.add(
      at: eight,
      [Use(StoreFixture.game, 0, 30)],
      user: Self.child("Noah"),
      device: StoreFixture.laptop
    )
  }

  /// Seconds by name of what the app sees.
  private func seen() throws -> [String: Int64] {
    let reading = try fixture.store.reading(for: app)
    var seen: [String: Int64] = [:]
    for report in try fixture.reports("2026-11-02", .daily, from: reading) {
      seen[report.user.givenName ?? ""] = report.totals.reduce(0, +)
    }
    return seen
  }

  private func number(_ name: String) throws -> Int64 {
    try #require(try fixture.store.people().first { $0.user.givenName == name }).number
  }

  @Test("sees nobody's activity without an authorization, or with a no")
  func nobody() throws {
    #expect(try !fixture.store.reading(for: app).isAuthorized)
    #expect(try seen() == ["Robin": 0, "Mia": 0, "Noah": 0])
    _ = try fixture.store.decide(.denied, app, for: .individual, now: 0)
    #expect(try !fixture.store.reading(for: app).isAuthorized)
    #expect(try seen() == ["Robin": 0, "Mia": 0, "Noah": 0])
  }

  @Test("sees those who are no children with an authorization for individuals")
  func individuals() throws {
    _ = try fixture.store.decide(.approved, app, for: .individual, now: 0)
    #expect(try fixture.store.reading(for: app).isAuthorized)
    #expect(try seen() == ["Robin": 600, "Mia": 0, "Noah": 0])
  }

  @Test("sees one child with that child's authorization, and no other child and no adult")
  func oneChild() throws {
    _ = try fixture.store.decide(.approved, app, for: .child(try number("Mia")), now: 0)
    #expect(try seen() == ["Robin": 0, "Mia": 1_200, "Noah": 0])
  }

  @Test("sees a child who was imported after an authorization for individuals not at all")
  func laterChild() throws {
    _ = try fixture.store.decide(.approved, app, for: .individual, now: 0)
    try fixture.add(at: eight, [Use(StoreFixture.game, 0, 5)], user: Self.child("Zoe"))
    #expect(try seen()["Zoe"] == 0)
  }

  @Test("gets no raw intervals of those whom it may not see")
  func intervals() throws {
    _ = try fixture.store.decide(.approved, app, for: .individual, now: 0)
    let reading = try fixture.store.reading(for: app)
    let game = try #require(try reading.subjects(.application, named: "Game").first)
    let noah = try #require(try reading.deviceUsers().first { $0.user.givenName == "Noah" })
    let bin = eight / ActivityBin.seconds
    #expect(try reading.intervals(of: game, deviceUser: noah, inBin: bin) == [])
    #expect(try !fixture.store.intervals(of: game, deviceUser: noah, inBin: bin).isEmpty)
  }

  @Test(
    "gets nothing more out of rows that no report-host writes",
    arguments: [
      "UPDATE authorizations SET status = 99", "UPDATE authorizations SET status = -2",
      "UPDATE authorizations SET status = 'approved'", "UPDATE authorizations SET user = 77",
      "UPDATE apps SET identifier = printf('%.*c', 1048576, '/')",
      "UPDATE authorizations SET app = 4294967297",
      "UPDATE apps SET identifier = upper(identifier)",
    ]
  )
  func hostileRows(sql: String) throws {
    _ = try fixture.store.decide(.approved, app, for: .individual, now: 0)
    try fixture.store.database.execute(sql)
    #expect(try !fixture.store.reading(for: app).isAuthorized)
    #expect(try seen() == ["Robin": 0, "Mia": 0, "Noah": 0])
  }

  @Test("does not see a child with the number 0 as an individual")
  func numberZero() throws {
    _ = try fixture.store.decide(.approved, app, for: .individual, now: 0)
    let mia = try number("Mia")
    try fixture.store.database.execute(
      "UPDATE users SET id = 0 WHERE id = \(mia); UPDATE device_users SET user = 0 WHERE user = \(mia)"
    )
    #expect(try seen()["Mia"] == 0)
  }

  @Test(
    "is not listed where its row is damaged, which is an error",
    arguments: [
      ("UPDATE authorizations SET status = 99", "table authorizations: status 99"),
      (
        "UPDATE apps SET identifier = printf('%.*c', 1048576, '/')",
        "table apps: an identifier of 1048576 bytes"
      ),
      (
        "WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r WHERE x < 2000) INSERT INTO "
          + "authorizations SELECT 1, x, 2, 0 FROM r",
        "table authorizations: more than 1000 rows"
      ),
    ]
  )
  func damagedList(sql: String, what: String) throws {
    _ = try fixture.store.decide(.approved, app, for: .individual, now: 0)
    try fixture.store.database.execute(sql)
    #expect(throws: StoreError.damaged(what)) { _ = try fixture.store.apps() }
  }

  @Test("is told apart from the guardian, whose failures cannot be negative")
  func guardian() throws {
    #expect(try fixture.store.guardian() == GuardianRecord())
    try fixture.store.updateGuardian { $0 = GuardianRecord(passphrase: "x", failures: 3) }
    try fixture.store.database.execute("UPDATE guardian SET failures = -9")
    #expect(try fixture.store.guardian() == GuardianRecord(passphrase: "x", failures: 0))
  }
}
