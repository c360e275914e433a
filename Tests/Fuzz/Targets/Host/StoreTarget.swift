import ActivityStore
import CSQLite
import ExtensionProtocol
import Mutation

extension FuzzTarget {
  /// A store whose file was damaged, or whose rows hold what no import writes.
  ///
  /// An input is a list of changes: five bytes each put one byte somewhere in the file, or a value
  /// into a column of a table. What can then be opened and queried gives reports that can be sent.
  static let store = FuzzTarget("store", .bytes, seeds: { StoreSeeds.changes }) { bytes in
    let path = MemoryFile.path("store.sqlite")
    defer { MemoryFile.removeStore(path) }
    try MemoryFile.write(try StoreSeeds.template.get(), to: path)
    var file: [(Int, UInt8)] = []
    var rows: [String] = []
    for start in stride(from: 0, to: min(bytes.count, 80) - 4, by: 5) {
      let change = Array(bytes[start..<(start + 5)])
      if change[0] & 1 == 0 {
        file.append((Int(change[1]) << 16 | Int(change[2]) << 8 | Int(change[3]), change[4]))
      } else {
        rows.append(HostileRow.statement(change))
      }
    }
    HostileRow.execute(rows, on: path)
    try damage(path, file)
    guard let reports = try read(path) else { return }
    try StoreCheck.checkCapacity(reports)
  }

  private static func damage(_ path: String, _ changes: [(Int, UInt8)]) throws {
    guard !changes.isEmpty else { return }
    var bytes = MemoryFile.read(path)
    guard !bytes.isEmpty else { return }
    for (offset, value) in changes { bytes[offset % bytes.count] = value }
    try MemoryFile.write(bytes, to: path)
  }

  /// The reports of a store; nil where it is refused.
  private static func read(_ path: String) throws -> [ActivityReport]? {
    let span = StoreSeeds.origin..<(StoreSeeds.origin + 2 * 86_400)
    do {
      guard let store = try Store.open(path) else { return nil }
      for kind in [.application, .category, .webDomain] as [ActivityReport.Subject.Kind] {
        for name in try store.names(of: kind).prefix(4) {
          _ = try store.subjects(kind, named: name)
        }
      }
      _ = try store.apps()
      _ = try store.people()
      _ = try store.guardian()
      let app = try store.reading(for: StoreSeeds.app)
      _ = try app.subject(token: [1, 2, 3])
      return try StoreCheck.reports(app, span, now: span.upperBound)
    } catch is StoreError {
      return nil
    } catch is QueryError {
      return nil
    }
  }
}

/// Values that no import writes, in columns that a report reads.
private enum HostileRow {
  private static let columns = [
    "users.identifier", "users.given_name", "users.role", "users.is_owner", "devices.name",
    "devices.model", "device_users.user", "device_users.device", "device_users.last_updated",
    "subjects.kind", "subjects.identifier", "subjects.name", "subjects.category", "tokens.token",
    "tokens.subject", "tokens.app", "apps.identifier", "authorizations.user",
    "authorizations.status", "guardian.passphrase", "guardian.failures", "sessions.day",
    "sessions.subject", "sessions.intervals", "moments.time",
    "moments.kind", "bins.bin", "bins.activity", "bins.device_user",
  ]
  private static let values = [
    "NULL", "0", "-1", "1", "2", "9223372036854775807", "-9223372036854775808", "4294967296",
    "1e308", "''", "'a' || char(0) || 'b'", "x'ff'", "x'80808080808080808001'", "zeroblob(100000)",
    "printf('%.*c', 100000, 'x')", "x'a09c01a09c01a09c0100a09c010102a09c0103'",
  ]
  private static let others = [
    "DROP TABLE bins; CREATE VIEW bins AS SELECT 1 AS device_user, 1992896 AS bin, x'00' AS activity",
    "CREATE TRIGGER t AFTER INSERT ON users BEGIN DELETE FROM bins; END",
    "ALTER TABLE bins RENAME TO b", "PRAGMA user_version = 3", "PRAGMA application_id = 7",
    "UPDATE OR IGNORE subjects SET category = id", "DELETE FROM tokens", "DELETE FROM users",
    "INSERT INTO bins SELECT device_user, bin + 1, activity || activity FROM bins",
  ]

  static func statement(_ change: [UInt8]) -> String {
    if change[1] >= 240 { return others[Int(change[2]) % others.count] }
    let parts = columns[Int(change[1]) % columns.count].split(separator: ".")
    let value = values[Int(change[2]) % values.count]
    let rows = change[3] == 0 ? "" : " WHERE abs(random()) % \(change[3]) = 0"
    return "UPDATE OR IGNORE \(parts[0]) SET \(parts[1]) = \(value)\(rows)"
  }

  /// Runs what can be run.
  static func execute(_ statements: [String], on path: String) {
    guard !statements.isEmpty else { return }
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    guard sqlite3_open(path, &database) == SQLITE_OK else { return }
    for statement in statements { sqlite3_exec(database, statement, nil, nil, nil) }
  }
}

/// A store of two days, with small pages so that a random place is rarely an empty one.
enum StoreSeeds {
  /// 2026-11-02 00:00 UTC.
  static let origin: Int64 = 1_793_577_600

  /// An app that may read it.
  static let app = "/usr/bin/app"

  static let template = Result { try make() }

  static let changes: [[UInt8]] =
    [[0, 0, 0, 100, 5], [0, 0, 0, 0, 0], [1, 21, 15, 0, 0], [1, 250, 0, 0, 0]]
    + (0..<29).map { [1, $0, $0, 0, 0] }

  private static func make() throws -> [UInt8] {
    let path = MemoryFile.path("template.sqlite")
    MemoryFile.removeStore(path)
    defer { MemoryFile.removeStore(path) }
    try fill(path)
    var database: OpaquePointer?
    guard sqlite3_open(path, &database) == SQLITE_OK else { throw Finding("no template") }
    let sql = "PRAGMA journal_mode = DELETE; PRAGMA page_size = 512; VACUUM"
    sqlite3_exec(database, sql, nil, nil, nil)
    sqlite3_close_v2(database)
    return MemoryFile.read(path)
  }

  private static func fill(_ path: String) throws {
    let store = try Store.openOrCreate(path)
    try store.write { writer in
      var activity = DayActivity()
      let kinds: [ActivityReport.Subject.Kind] = [.application, .application, .webDomain]
      for (index, kind) in kinds.enumerated() {
        let subject = ImportedSubject(
          kind: kind,
          identifier: "item\(index)",
          name: index == 0 ? "Item" : nil,
          category: index == 1 ? "Games" : "Other"
        )
        let number = try writer.subject(subject)
        for hour in 0..<6 {
          let start = (origin + Int64(hour * 5 + index) * 3_600) * 1_000
          activity.sessions.append(
            DayActivity.Session(subject: number, interval: Interval(start, start + 5_000_000))
          )
          activity.notifications.append(DayActivity.Moment(time: start + 7, subject: number))
        }
      }
      activity.unlocks = [origin * 1_000, (origin + 20_000) * 1_000]
      let owner = ImportedUser(
        identifier: "owner",
        user: ActivityReport.User(givenName: "Robin"),
        isOwner: true
      )
      let laptop = ImportedDevice(
        identifier: "laptop",
        device: ActivityReport.Device(name: "laptop", model: .mac)
      )
      try writer.add(activity, for: try writer.deviceUser(owner, laptop))
    }
    _ = try store.decide(.approved, app, for: .individual, now: origin)
    try store.updateGuardian { $0.failures = 1 }
  }
}
