import CSQLite
import CivilCalendar
import ExtensionProtocol
import Foundation
import Testing

@testable import ActivityStore

@Suite("A store that another program changed")
struct DamagedStoreTests {
  let fixture: StoreFixture
  let eight: Int64 = 1_793_606_400

  init() throws {
    fixture = try StoreFixture()
    try fixture.add(at: eight, [StoreFixture.Use(StoreFixture.mail, 0, 10)])
  }

  /// Runs SQL on the fixture's file as another process would.
  private func execute(_ sql: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close_v2(handle) }
    #expect(sqlite3_open(fixture.path, &handle) == SQLITE_OK)
    #expect(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
  }

  private func expectDamage(_ what: String, _ body: () throws -> Void) {
    do {
      try body()
      Issue.record("no error")
    } catch let error as StoreError {
      let text = "\(error.naming(fixture.path))"
      #expect(text.hasPrefix("store “\(fixture.path)” is damaged ("))
      #expect(text.contains(what), "\(text)")
      #expect(text.hasSuffix("move it away and import again"))
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test(
    "so that it holds more or less than the tables of its version is refused when it is opened",
    arguments: [
      (
        "DROP TABLE bins; CREATE VIEW bins AS WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x "
          + "FROM r) SELECT 1 AS device_user, x AS bin, x'' AS activity FROM r",
        "its view “bins” is none of a store"
      ),
      (
        "CREATE TRIGGER t AFTER INSERT ON bins BEGIN DELETE FROM users; END",
        "its trigger “t” is none of a store"
      ),
      ("CREATE INDEX i ON bins (length(activity))", "its index “i” is none of a store"),
      ("ALTER TABLE users ADD COLUMN x AS (1)", "its table “users” is none of a store"),
      ("DROP TABLE tokens", "1 of its tables are missing"),
    ]
  )
  func schema(sql: String, what: String) throws {
    try execute(sql)
    expectDamage(what) { _ = try Store.open(fixture.path) }
    expectDamage(what) { _ = try Store.openOrCreate(fixture.path) }
  }

  @Test(
    "so that a value is beyond the protocol's limits names the table and the value",
    arguments: [
      (
        "UPDATE device_users SET last_updated = 9007199254740993",
        "table device_users: last_updated is 9007199254740993"
      ),
      (
        "UPDATE users SET given_name = printf('%.*c', 1048577, 'x')",
        "table users: a text of 1048577 bytes in given_name"
      ),
      (
        "UPDATE devices SET name = printf('%.*c', 1048577, 'x')",
        "table devices: a text of 1048577 bytes in name"
      ),
      (
        "UPDATE subjects SET name = printf('%.*c', 1048577, 'x') WHERE kind = 0",
        "table subjects: a text of 1048577 bytes in name"
      ),
      ("UPDATE tokens SET token = zeroblob(1048577 + subject)", "table tokens: one of 10485"),
    ]
  )
  func values(sql: String, what: String) throws {
    _ = try fixture.authorizedApp()
    try execute(sql)
    let store = try #require(try Store.open(fixture.path))
    let query = ActivityQuery(
      interval: eight..<(eight + 3_600),
      zone: .utc,
      users: .all,
      now: eight + 7_200
    )
    let app = try store.reading(for: "/usr/bin/app")
    expectDamage(what) { _ = try query.reports(from: app) }
  }

  @Test(
    "so that reading it would take more memory than any activity names the table and the value",
    arguments: [
      // No screen use and no pickups; then items of two bytes, or more bytes than a row may have.
      (
        "UPDATE bins SET activity = zeroblob(1048577)",
        "has 1048577 bytes"
      ),
      ("UPDATE bins SET activity = zeroblob(40 << 20)", "table bins: a row of more than 4194304"),
      (
        "UPDATE bins SET activity = zeroblob(7 + 2 * 10001)",
        "has more than 10000 items"
      ),
      (
        "UPDATE users SET given_name = printf('%.*c', 5 << 20, 'x')",
        "table device_users: a row of more than 4194304 bytes"
      ),
      (
        "WITH RECURSIVE r(x) AS (SELECT 10 UNION ALL SELECT x + 1 FROM r WHERE x < 1100) "
          + "INSERT INTO devices SELECT x, 'd' || x, 'd', 1 FROM r; "
          + "INSERT INTO device_users (id, user, device) SELECT id, 1, id FROM devices WHERE id >= 10",
        "table device_users: more than 1000 rows"
      ),
      (
        "WITH RECURSIVE r(x) AS (SELECT 10 UNION ALL SELECT x + 1 FROM r WHERE x < 30) "
          + "INSERT INTO devices SELECT x, 'd' || x, printf('%.*c', 1 << 20, 'x'), 1 FROM r; "
          + "INSERT INTO device_users (id, user, device) SELECT id, 1, id FROM devices WHERE id >= 10",
        "table users: names of more than 16777216 bytes"
      ),
    ]
  )
  func sizes(sql: String, what: String) throws {
    try execute(sql)
    let store = try #require(try Store.open(fixture.path))
    let query = ActivityQuery(
      interval: eight..<(eight + 3_600),
      zone: .utc,
      users: .all,
      now: eight + 7_200
    )
    expectDamage(what) { _ = try query.reports(from: store) }
  }

  @Test("Names of many subjects that together exhaust memory ask for a shorter period")
  func nameBytes() throws {
    // Subjects 16 to 48 with a name of 1,000,000 bytes each; 17 of them are above 16 MiB.
    try execute(
      """
      WITH RECURSIVE r(x) AS (SELECT 16 UNION ALL SELECT x + 1 FROM r WHERE x < 48)
      INSERT INTO subjects (id, kind, identifier, name, canonical, category)
        SELECT x, 0, 's' || x, printf('%.*c', 1000000, 'n'), x, (SELECT min(id) FROM subjects
          WHERE kind = 1) FROM r
      """
    )
    let items = (16...48).map { String(format: "%02x01", $0 << 1) }.joined()
    try execute("UPDATE bins SET activity = x'00000000000000\(items)'")
    let error = #expect(throws: QueryError.self) { try fixture.reports("2026-11-02") }
    #expect(error == .tooLongNames(16_777_216))
  }

  @Test("Activity with more entries than a report may have asks for a shorter period")
  func entries() throws {
    // An hour without activity counts two, so five devices with ten years of hours are 876,000
    // and six are more than a million.
    try execute(
      """
      WITH RECURSIVE r(x) AS (SELECT 10 UNION ALL SELECT x + 1 FROM r WHERE x < 15)
      INSERT INTO devices SELECT x, 'd' || x, 'd', 1 FROM r;
      INSERT INTO device_users (id, user, device) SELECT id, 1, id FROM devices WHERE id >= 10
      """
    )
    let error = #expect(throws: QueryError.self) {
      try fixture.reports("2016-11-02/2026-11-02", .hourly)
    }
    #expect(error == .tooManyEntries(1_000_000))
  }

  @Test("The largest values that the protocol has are no damage")
  func largest() throws {
    try execute("UPDATE device_users SET last_updated = 9007199254740992")
    try execute("UPDATE users SET given_name = printf('%.*c', 1048576, 'x')")
    let store = try #require(try Store.open(fixture.path))
    #expect(try store.deviceUsers().first?.lastUpdated == 9_007_199_254_740_992)
  }

  @Test("Reading that does not come to an end is interrupted")
  func endless() throws {
    let database = try Database(path: fixture.path)
    database.limitWork(rounds: 1)
    expectDamage("does not come to an end") {
      _ = try database.number(
        "WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x FROM r) SELECT count(*) FROM r"
      )
    }
  }
}
