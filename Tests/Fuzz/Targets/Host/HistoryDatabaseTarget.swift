import ActivityStore
import CSQLite
import CivilCalendar
import ExtensionProtocol
import Importers
import Mutation

extension FuzzTarget {
  /// A database of ActivityWatch whose file was damaged, or whose rows hold what no server writes.
  ///
  /// An input chooses one of the two servers by its first byte; five bytes each then put one byte
  /// somewhere in the file, or a value into a column. The database is not changed by the import, and
  /// importing it again changes nothing in the store.
  static let historyDatabase = FuzzTarget(
    "activitywatch-database",
    .bytes,
    seeds: { HistorySeeds.changes }
  ) { bytes in
    let (source, path) = (MemoryFile.path("history.db"), MemoryFile.path("import.sqlite"))
    defer { MemoryFile.removeStore(path) }
    defer { MemoryFile.removeStore(source) }
    try HistorySeeds.write(bytes, to: source)
    let before = MemoryFile.read(source)
    let options = ImportOptions(now: HistorySeeds.now)
    do {
      let store = try Store.openOrCreate(path)
      let report = try Import.load(source, into: store, options: options)
      try require(MemoryFile.read(source) == before, "an import has changed its source")
      guard let span = report.span else { return }
      let first = try StoreCheck.reports(store, span, now: HistorySeeds.now)
      _ = try Import.load(source, into: store, options: options)
      let second = try StoreCheck.reports(store, span, now: HistorySeeds.now)
      try require(first == second, "imported twice, a database counts differently")
      try StoreCheck.checkCapacity(first)
    } catch let error as ImportError {
      try require(!"\(error)".contains("\n"), "an error has several lines")
    }
  }
}

private enum HistorySeeds {
  /// 2026-12-02 08:00 UTC.
  static let now: Int64 = 1_796_198_400

  static let changes: [[UInt8]] =
    [[0], [1], [0, 0, 0, 0, 100, 5], [1, 0, 0, 2, 0, 0]]
    + (0..<16).flatMap { [[0, 1, $0, $0, 0, 0], [1, 1, $0, $0, 0, 0]] }

  static func write(_ bytes: [UInt8], to path: String) throws {
    let isPython = bytes.first.map { $0 & 1 == 1 } ?? false
    try MemoryFile.write(try (isPython ? python : rust).get(), to: path)
    var file: [(Int, UInt8)] = []
    var statements: [String] = []
    let changes = bytes.dropFirst().prefix(80)
    for start in stride(from: changes.startIndex, to: changes.endIndex - 4, by: 5) {
      let change = Array(changes[start..<(start + 5)])
      if change[0] & 1 == 0 {
        file.append((Int(change[1]) << 16 | Int(change[2]) << 8 | Int(change[3]), change[4]))
      } else {
        statements.append(statement(change, isPython: isPython))
      }
    }
    run(statements, on: path)
    var content = MemoryFile.read(path)
    guard !content.isEmpty, !file.isEmpty else { return }
    for (offset, value) in file { content[offset % content.count] = value }
    try MemoryFile.write(content, to: path)
  }

  private static func statement(_ change: [UInt8], isPython: Bool) -> String {
    if change[1] >= 240 { return others[Int(change[2]) % others.count] }
    let columns = isPython ? pythonColumns : rustColumns
    let parts = columns[Int(change[1]) % columns.count].split(separator: ".")
    let value = values[Int(change[2]) % values.count]
    return "UPDATE OR IGNORE \(parts[0]) SET \(parts[1]) = \(value) WHERE rowid % 7 <= \(change[3])"
  }

  private static let rustColumns = [
    "buckets.id", "buckets.name", "buckets.type", "buckets.client", "buckets.hostname",
    "events.bucketrow", "events.starttime", "events.endtime", "events.data",
  ]
  private static let pythonColumns = [
    "bucketmodel.key", "bucketmodel.id", "bucketmodel.type", "bucketmodel.client",
    "bucketmodel.hostname", "eventmodel.bucket_id", "eventmodel.timestamp", "eventmodel.duration",
    "eventmodel.datastr",
  ]
  private static let values = [
    "0", "-1", "9223372036854775807", "-9223372036854775808", "1e308", "9e999", "''",
    "'a' || char(0) || 'b'", "x'ff'", "zeroblob(100000)", "printf('%.*c', 100000, 'x')",
    "'2026-11-02 08:00:00'", "'9999-12-31 23:59:59+00:00'", "'1969-12-31 00:00:00+00:00'",
    "'{\"app\": \"' || char(10) || '\"}'",
    "'{\"app\": \"\\u0000\", \"url\": \"https://é.example\"}'",
    "'currentwindow'", "'web.tab.current'", "'os.lockscreen.unlocks'", "'aw-android'", "1793606400",
  ]
  private static let others = [
    "PRAGMA user_version = 9", "PRAGMA encoding = 'UTF-16'", "PRAGMA journal_mode = WAL",
    "DROP TABLE events; CREATE VIEW events AS SELECT 1 AS id, 1 AS bucketrow, 1 AS starttime, "
      + "1 AS endtime, 'x' AS data",
    "INSERT INTO events SELECT NULL, bucketrow, starttime, endtime + 1, data FROM events",
    "INSERT INTO buckets (id, name, type, client, hostname, created) "
      + "SELECT id + 9, name || '-synced-from-x', type, client, hostname, created FROM buckets",
  ]

  private static let rust = Result {
    try make(
      """
      PRAGMA page_size = 512;
      CREATE TABLE buckets (id INTEGER PRIMARY KEY, name TEXT, type TEXT, client TEXT,
        hostname TEXT, created TEXT, data TEXT);
      CREATE TABLE events (id INTEGER PRIMARY KEY, bucketrow INTEGER, starttime INTEGER,
        endtime INTEGER, data TEXT);
      PRAGMA user_version = 5;
      INSERT INTO buckets (name, type, client, hostname) VALUES \(buckets);
      """
        + events.map { bucket, start, duration, data in
          """
          INSERT INTO events (bucketrow, starttime, endtime, data) VALUES (\(bucket),
            \(origin + start)000000000, \(origin + start + duration)000000000, '\(data)');
          """
        }.joined()
    )
  }

  private static let python = Result {
    try make(
      """
      PRAGMA page_size = 512;
      CREATE TABLE bucketmodel (key INTEGER PRIMARY KEY, id VARCHAR(255), type VARCHAR(255),
        client VARCHAR(255), hostname VARCHAR(255), created DATETIME);
      CREATE TABLE eventmodel (id INTEGER PRIMARY KEY, bucket_id INTEGER, timestamp DATETIME,
        duration DECIMAL(10, 5), datastr VARCHAR(255));
      INSERT INTO bucketmodel (id, type, client, hostname) VALUES \(buckets);
      """
        + events.map { bucket, start, duration, data in
          """
          INSERT INTO eventmodel (bucket_id, timestamp, duration, datastr) VALUES (\(bucket),
            datetime(\(origin + start), 'unixepoch') || '.5+00:00', \(duration), '\(data)');
          """
        }.joined()
    )
  }

  /// 2026-11-02 08:00 UTC.
  private static let origin: Int64 = 1_793_606_400

  private static let buckets = """
    ('aw-watcher-window_desk', 'currentwindow', 'aw', 'desk'),
    ('aw-watcher-afk_desk', 'afkstatus', 'aw', 'desk'),
    ('aw-watcher-web-firefox', 'web.tab.current', 'aw', 'unknown'),
    ('aw-watcher-android', 'currentwindow', 'aw-android', 'phone'),
    ('unlocks', 'os.lockscreen.unlocks', 'aw-android', 'phone')
    """

  private static let events: [(bucket: Int, start: Int64, duration: Int64, data: String)] =
    (0..<12).map { (1, $0 * 7, $0 % 3, #"{"app": "\#($0 % 2 == 0 ? "firefox" : "Code")"}"#) } + [
      (1, 60_000, 80_000, #"{"app": "firefox", "title": "night"}"#),
      (2, 0, 4_000, #"{"status": "not-afk"}"#), (2, 4_000, 60, #"{"status": "afk"}"#),
      (3, 1, 30, #"{"url": "https://a.example/x", "audible": true, "incognito": false}"#),
      (4, 5, 600, #"{"app": "P", "package": "org.p"}"#), (5, 4, 0, "{}"),
    ]

  private static func make(_ statements: String) throws -> [UInt8] {
    let path = MemoryFile.path("history-template.db")
    MemoryFile.removeStore(path)
    defer { MemoryFile.removeStore(path) }
    run([statements], on: path)
    let bytes = MemoryFile.read(path)
    try require(bytes.count > 2_000, "no template")
    return bytes
  }

  /// Runs what can be run.
  private static func run(_ statements: [String], on path: String) {
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    guard sqlite3_open(path, &database) == SQLITE_OK else { return }
    for statement in statements { sqlite3_exec(database, statement, nil, nil, nil) }
  }
}
