import CSQLite
import CivilCalendar
import ExtensionProtocol
import Foundation
import Testing

@testable import ActivityStore

@Suite("A store of version 1")
struct MigrationTests {
  let folder: URL
  let path: String
  /// 2026-11-02T08:00:00Z.
  let eight: Int64 = 1_793_606_400

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appending(path: "activity.sqlite").path
    try make()
  }

  private static let tables = """
    CREATE TABLE users (
      id INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL UNIQUE,
      apple_id TEXT,
      given_name TEXT,
      family_name TEXT,
      role INTEGER NOT NULL,
      is_owner INTEGER NOT NULL
    );
    CREATE TABLE devices (
      id INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL UNIQUE,
      name TEXT,
      model INTEGER NOT NULL
    );
    CREATE TABLE device_users (
      id INTEGER PRIMARY KEY,
      user INTEGER NOT NULL REFERENCES users (id),
      device INTEGER NOT NULL REFERENCES devices (id),
      last_updated INTEGER NOT NULL DEFAULT 0,
      UNIQUE (user, device)
    );
    CREATE TABLE subjects (
      id INTEGER PRIMARY KEY,
      kind INTEGER NOT NULL,
      identifier TEXT NOT NULL,
      name TEXT,
      category INTEGER REFERENCES subjects (id),
      UNIQUE (kind, identifier)
    );
    CREATE TABLE tokens (
      app TEXT NOT NULL DEFAULT '',
      subject INTEGER NOT NULL REFERENCES subjects (id),
      token BLOB NOT NULL UNIQUE,
      PRIMARY KEY (app, subject)
    ) WITHOUT ROWID;
    CREATE TABLE sessions (
      device_user INTEGER NOT NULL,
      day INTEGER NOT NULL,
      subject INTEGER NOT NULL,
      intervals BLOB NOT NULL,
      PRIMARY KEY (device_user, day, subject)
    ) WITHOUT ROWID;
    CREATE TABLE moments (
      device_user INTEGER NOT NULL,
      time INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      subject INTEGER NOT NULL,
      PRIMARY KEY (device_user, time, kind, subject)
    ) WITHOUT ROWID;
    CREATE TABLE bins (
      device_user INTEGER NOT NULL,
      bin INTEGER NOT NULL,
      activity BLOB NOT NULL,
      PRIMARY KEY (device_user, bin)
    ) WITHOUT ROWID;
    PRAGMA application_id = 0x52487374;
    PRAGMA user_version = 1;
    """

  /// Ten minutes of Mail from eight, by Robin on a laptop.
  private func make() throws {
    func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    let day = eight / 86_400
    let intervals = [Interval(eight * 1_000, (eight + 600) * 1_000)]
    var bin = ActivityBin(index: eight / 900)
    bin.screen.add(from: 0, to: 600_000)
    bin.items = [2, 1].map { ActivityBin.Item(subject: $0, milliseconds: 600_000) }
    let rows = """
      INSERT INTO users VALUES (1, 'owner', NULL, 'Robin', NULL, 0, 1);
      INSERT INTO devices VALUES (1, 'laptop', 'laptop', 3);
      INSERT INTO device_users VALUES (1, 1, 1, \(eight + 600));
      INSERT INTO subjects VALUES (1, 1, 'Social', 'Social', NULL), (2, 0, 'mail', 'Mail', 1);
      INSERT INTO tokens VALUES ('', 1, x'01'), ('', 2, x'02');
      INSERT INTO sessions VALUES
        (1, \(day), 2, x'\(hex(IntervalCoding.encode(intervals, day: day)))');
      INSERT INTO bins VALUES (1, \(bin.index), x'\(hex(BinCoding.encode(bin)))');
      """
    try execute(Self.tables + rows)
  }

  private func execute(_ sql: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close_v2(handle) }
    #expect(sqlite3_open(path, &handle) == SQLITE_OK)
    #expect(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
  }

  private func report(_ store: Store) throws -> ActivityReport? {
    try ActivityQuery(
      interval: eight..<(eight + 3_600),
      zone: .utc,
      users: .all,
      now: eight + 7_200
    ).reports(from: store).first
  }

  @Test("has the same activity in the next")
  func activity() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try #require(try Store.open(path))
    #expect(try store.database.number("PRAGMA user_version") == Schema.version)
    #expect(try report(store)?.seconds("mail") == 600)
    #expect(try report(store)?.seconds("Social") == 600)
    // What is derived anew from what was brought forward is the same.
    let content = try DayBuilder(store).content(of: eight / 86_400, 1)
    #expect(content.sessions.map(\.intervals) == [[Interval(eight * 1_000, (eight + 600) * 1_000)]])
    #expect(content.bins.map(\.screen.milliseconds) == [600_000])
    let again = try #require(try Store.open(path))
    #expect(try report(again)?.seconds("mail") == 600)
  }

  @Test("takes new activity beside the old")
  func additions() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try Store.openOrCreate(path)
    try store.write { writer in
      let device = try writer.deviceUser(StoreFixture.owner, StoreFixture.laptop)
      let event = TrackEvent(
        start: (eight + 300) * 1_000,
        duration: 600_000,
        subject: try writer.subject(
          ImportedSubject(kind: .application, identifier: "mail", name: nil)
        )
      )
      try writer.add(event, to: .sessions, of: device)
    }
    #expect(try report(store)?.seconds("mail") == 900)
  }

  @Test("that has a view for a table is refused before it is read")
  func view() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try execute(
      """
      DROP TABLE moments; CREATE VIEW moments AS WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL
      SELECT x + 1 FROM r) SELECT 1 AS device_user, x AS time, 1 AS kind, 1 AS subject FROM r
      """
    )
    #expect(throws: StoreError.damagedFile(path: path, "it holds more than tables")) {
      try Store.open(path)
    }
  }

  @Test("that lacks a table is left as it was")
  func damaged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try execute("DROP TABLE moments")
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(throws: StoreError.self) { try Store.open(path) }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }
}
