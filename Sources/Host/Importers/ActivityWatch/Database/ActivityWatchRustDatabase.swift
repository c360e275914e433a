internal import ActivityStore
internal import CivilCalendar

/// Imports the database of aw-server-rust, of versions 1 to 5.
enum ActivityWatchRustDatabase: DatabaseImporter {
  static let format = SourceFormat.activityWatchRust

  private static let newestVersion: Int64 = 5

  private static let events = EventTable(
    name: "events",
    bucket: "bucketrow",
    data: "data",
    times: ("starttime", "endtime"),
    time: time,
    start: { "\($0 &* 1_000)" }
  )

  static func recognizes(_ database: SourceDatabase) throws(ImportError) -> Bool {
    try database.tables().isSuperset(of: ["buckets", "events"])
  }

  static func read(_ database: SourceDatabase, into recorder: Recorder) throws {
    let version = try database.number("PRAGMA user_version")
    guard version <= newestVersion else {
      throw ImportError.unusable(
        file: database.path,
        reason: "its version is \(version), this report-host knows up to \(newestVersion); "
          + "update report-host"
      )
    }
    try database.require(
      ["id", "name", "type", "client", "hostname"],
      in: "buckets",
      of: "a database of aw-server-rust"
    )
    try database.require(events.columns, in: events.name, of: "a database of aw-server-rust")
    try useRules(of: database, in: recorder)
    var reader = ActivityWatchDatabaseReader(database, recorder)
    try reader.readBuckets("SELECT id, name, type, client, hostname FROM buckets ORDER BY id")
    try reader.readEvents(events)
  }

  /// The settings of the web pages are in the database, too, since version 4.
  private static func useRules(of database: SourceDatabase, in recorder: Recorder) throws {
    guard try database.columns(of: "key_value").isSuperset(of: ["key", "value"]) else { return }
    let rows = try database.rows("SELECT value FROM key_value WHERE key = 'settings.classes'")
    while try rows.next() { recorder.useRules(ofSource: Array(rows.row.utf8(0))) }
  }

  /// Start and duration in microseconds; the database has start and end in nanoseconds.
  @Sendable private static func time(_ row: Statement) -> EventTime? {
    guard row.kind(3) == .integer, row.kind(4) == .integer else { return nil }
    let start = row.int64(3)
    let (length, overflow) = row.int64(4).subtractingReportingOverflow(start)
    guard !overflow, length < .max - 500 else { return nil }
    return EventTime(
      start: start.flooredQuotient(by: 1_000),
      duration: (length + 500).flooredQuotient(by: 1_000)
    )
  }
}
