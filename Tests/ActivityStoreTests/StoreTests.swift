import ActivityStore
import CSQLite
import CivilCalendar
import ExtensionProtocol
import Foundation
import Testing

@Suite("The store's file")
struct StoreTests {
  typealias Use = StoreFixture.Use
  let fixture: StoreFixture
  let eight: Int64 = 1_793_606_400

  init() throws { fixture = try StoreFixture() }

  /// Runs SQL on the fixture's file as another process would.
  func execute(_ sql: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close_v2(handle) }
    #expect(sqlite3_open(fixture.path, &handle) == SQLITE_OK)
    #expect(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
  }

  @Test("is readable by its owner alone, and its folder too")
  func permissions() throws {
    for (path, mode) in [
      (fixture.path, 0o600), ((fixture.path as NSString).deletingLastPathComponent, 0o700),
    ] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test("keeps what was added for the next opening")
  func persistence() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10)])
    let before = try fixture.reports("2026-11-02", .hourly)
    let again = try #require(try Store.open(fixture.path))
    #expect(try fixture.reports("2026-11-02", .hourly, from: again) == before)
    #expect(before.first?.seconds("mail", in: 8) == 600)
  }

  @Test("does not change where the same activity is added again, in parts or in another order")
  func idempotence() throws {
    let uses = [
      Use(StoreFixture.mail, 0, 10), Use(StoreFixture.game, 5, 40),
      Use(StoreFixture.site, 30, 3_000),
    ]
    try fixture.add(at: eight, uses, unlocks: [0, 2_000], notifications: [(7, StoreFixture.mail)])
    let once = try fixture.reports("2026-11-01/2026-11-06")
    try fixture.add(at: eight, uses, unlocks: [0, 2_000], notifications: [(7, StoreFixture.mail)])
    try fixture.add(at: eight, [Use(StoreFixture.site, 100, 200)])
    #expect(try fixture.reports("2026-11-01/2026-11-06") == once)

    let other = try StoreFixture()
    try other.add(at: eight, unlocks: [2_000, 0], notifications: [(7, StoreFixture.mail)])
    for use in uses.reversed() { try other.add(at: eight, [use]) }
    let reordered = try other.reports("2026-11-01/2026-11-06")
    #expect(reordered.flatMap(\.totals) == once.flatMap(\.totals))
    for index in once[0].segments.indices {
      for name in ["mail", "game", "example.org", "Games", "Other"] {
        #expect(reordered[0].seconds(name, in: index) == once[0].seconds(name, in: index))
      }
    }
    #expect(reordered[0].lastUpdated == once[0].lastUpdated)
  }

  @Test("is as it was where an addition fails")
  func atomicity() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10)])
    let before = try fixture.reports("2026-11-02")
    struct Interruption: Error {}
    #expect(throws: Interruption.self) {
      try fixture.store.write { writer in
        var activity = DayActivity()
        activity.sessions = [
          DayActivity.Session(
            subject: try writer.subject(StoreFixture.game),
            interval: Interval(eight * 1_000, eight * 1_000 + 60_000)
          )
        ]
        try writer.add(
          activity,
          for: try writer.deviceUser(StoreFixture.owner, StoreFixture.phone)
        )
        throw Interruption()
      }
    }
    #expect(try fixture.reports("2026-11-02") == before)
    #expect(try fixture.store.names(of: .application).contains("Game") == false)
  }

  @Test("is left as it was by an addition of more than a quarter of an hour may have")
  func tooMuch() throws {
    // With their category these are 10,001 items.
    let uses = (0..<10_000).map { number in
      Use(
        ImportedSubject(
          kind: .application,
          identifier: "application \(number)",
          name: nil,
          category: "Games"
        ),
        0,
        1
      )
    }
    let error = #expect(throws: StoreError.self) { try fixture.add(at: eight, uses) }
    let text = error.map { "\($0)" } ?? ""
    #expect(
      text.hasPrefix("a quarter of an hour has 10001 applications, web domains and categories")
    )
    #expect(text.hasSuffix("leave it out of the import"))
    #expect(try fixture.store.isEmpty())
    try fixture.add(at: eight, Array(uses.dropLast()))
    #expect(try fixture.reports("2026-11-02")[0].subjects.count == 10_000)
  }

  @Test("that does not exist or is empty has no activity")
  func missing() throws {
    #expect(try Store.open(fixture.folder.appending(path: "none").path) == nil)
    let empty = fixture.folder.appending(path: "empty").path
    #expect(FileManager.default.createFile(atPath: empty, contents: nil))
    #expect(try Store.open(empty) == nil)
    #expect(try fixture.store.isEmpty())
  }

  @Test("takes no more devices, and no longer names of them, than it can show")
  func tooManyDevices() throws {
    try execute(
      """
      WITH RECURSIVE r(x) AS (SELECT 10 UNION ALL SELECT x + 1 FROM r WHERE x < 1008)
      INSERT INTO devices SELECT x, 'd' || x, 'd', 1 FROM r;
      INSERT INTO device_users (id, user, device) SELECT id, 1, id FROM devices;
      INSERT INTO users VALUES (1, 'owner', NULL, 'Robin', NULL, 0, 1)
      """
    )
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 1)], device: StoreFixture.phone)
    #expect(throws: StoreError.tooMuch("there are more than 1000 devices")) {
      try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 1)], device: StoreFixture.laptop)
    }
    #expect(throws: StoreError.tooMuch("a person or device has a name of 1025 bytes")) {
      try fixture.add(
        at: eight,
        device: ImportedDevice(
          identifier: String(repeating: "x", count: 1_025),
          device: ActivityReport.Device(name: nil, model: .mac)
        )
      )
    }
    #expect(try fixture.store.deviceUsers().count == 1_000)
  }

  @Test("of a newer version is refused and left alone")
  func newer() throws {
    try execute("PRAGMA user_version = 3")
    let before = try Data(contentsOf: URL(filePath: fixture.path))
    let expected = StoreError.newer(path: fixture.path, version: 3, known: 2)
    #expect(throws: expected) { try Store.open(fixture.path) }
    #expect(throws: expected) { try Store.openOrCreate(fixture.path) }
    #expect(try Data(contentsOf: URL(filePath: fixture.path)) == before)
    #expect("\(expected)".contains("update report-host"))
  }

  @Test("is not taken for one where it is another kind of file")
  func foreign() throws {
    let text = fixture.folder.appending(path: "text").path
    try Data(repeating: 0x41, count: 8_192).write(to: URL(filePath: text))
    #expect(throws: StoreError.notAStore(path: text)) { try Store.open(text) }
    #expect(throws: StoreError.notAStore(path: text)) { try Store.openOrCreate(text) }
    let folder = fixture.folder.path
    #expect(throws: StoreError.notAStore(path: folder)) { try Store.open(folder) }
    let other = fixture.folder.appending(path: "other.sqlite").path
    var handle: OpaquePointer?
    #expect(sqlite3_open(other, &handle) == SQLITE_OK)
    #expect(sqlite3_exec(handle, "CREATE TABLE t (x)", nil, nil, nil) == SQLITE_OK)
    sqlite3_close_v2(handle)
    #expect(throws: StoreError.notAStore(path: other)) { try Store.openOrCreate(other) }
  }

  @Test("that another process writes is reported as in use after a while")
  func locked() throws {
    var handle: OpaquePointer?
    #expect(sqlite3_open(fixture.path, &handle) == SQLITE_OK)
    defer { sqlite3_close_v2(handle) }
    #expect(sqlite3_exec(handle, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
    let other = try Store.openOrCreate(fixture.path, busyTimeout: 50)
    #expect(throws: StoreError.locked(path: fixture.path)) {
      try other.write { _ in }
    }
    // Reports need not wait for it.
    #expect(try Store.open(fixture.path, busyTimeout: 50) != nil)
  }

  @Test("where it cannot be made says why")
  func unwritable() {
    let error = #expect(throws: StoreError.self) {
      try Store.openOrCreate("/proc/nowhere/activity.sqlite")
    }
    #expect(error.map { "\($0)" }?.contains("check the path") == true)
  }

  @Test("that may only be read serves reports and refuses imports", .enabled(if: getuid() != 0))
  func readOnly() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10)])
    try execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let folder = fixture.folder.appending(path: "sealed").path
    let copy = folder + "/copy.sqlite"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: fixture.path, toPath: copy)
    chmod(copy, 0o400)
    chmod(folder, 0o500)
    defer { chmod(folder, 0o700) }
    let store = try #require(try Store.open(copy))
    #expect(try store.isEmpty() == false)
    #expect(throws: StoreError.readOnly(path: copy)) { try Store.openOrCreate(copy) }
  }

  @Test("with a subject twice in one bin is refused, since it would have more than the bin's time")
  func subjectTwice() throws {
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 5)])
    // No screen use and no pickups; then subject 2, Mail, with 1 ms, twice.
    try execute("UPDATE bins SET activity = x'0000000000000004010401'")
    let error = #expect(throws: StoreError.self) { try fixture.reports("2026-11-02") }
    #expect(error.map { "\($0)" }?.contains("has subject 2 twice") == true)
  }

  @Test("with damaged pages gives errors, never a trap")
  func damaged() throws {
    let uses = (0..<400).map { Use(StoreFixture.mail, Double($0) * 30, Double($0) * 30 + 7) }
    try fixture.add(at: eight, uses, unlocks: [0, 5, 9])
    try execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let whole = try Data(contentsOf: URL(filePath: fixture.path))
    let copy = fixture.folder.appending(path: "damaged.sqlite").path
    for seed in 0..<120 {
      var bytes = whole
      for index in stride(from: 100 + seed * 37, to: bytes.count, by: 997 + seed) {
        bytes[index] = bytes[index] &+ 0x5B
      }
      try bytes.write(to: URL(filePath: copy))
      let query = ActivityQuery(
        interval: eight..<(eight + 40 * 86_400),
        zone: .utc,
        users: .all,
        now: eight + 50 * 86_400
      )
      // Whatever comes of it, the process goes on; most copies are refused.
      if let store = try? Store.open(copy), let reports = try? query.reports(from: store) {
        for segment in reports.flatMap(\.segments) { #expect(segment.totalDuration >= 0) }
      }
    }
    try whole.prefix(whole.count / 2).write(to: URL(filePath: copy))
    #expect(throws: (any Error).self) {
      let store = try Store.open(copy)
      _ = try store?.deviceUsers()
      try store?.write { writer in
        _ = try writer.subject(StoreFixture.game)
        _ = try writer.deviceUser(StoreFixture.owner, StoreFixture.phone)
      }
    }
  }

  @Test("is below XDG_DATA_HOME, or below the home folder where that is not absolute")
  func location() {
    #expect(
      StoreLocation.standard { ["HOME": "/home/a", "XDG_DATA_HOME": "/data"][$0] }
        == "/data/report-host/activity.sqlite"
    )
    #expect(
      StoreLocation.standard { ["HOME": "/home/a", "XDG_DATA_HOME": "data"][$0] }
        == "/home/a/.local/share/report-host/activity.sqlite"
    )
  }
}
