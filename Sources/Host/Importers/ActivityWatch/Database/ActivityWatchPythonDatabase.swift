internal import ActivityStore
internal import CivilCalendar

/// Imports the database of aw-server, `peewee-sqlite.v2.db`.
enum ActivityWatchPythonDatabase: DatabaseImporter {
  static let format = SourceFormat.activityWatchPython

  private static let events = EventTable(
    name: "eventmodel",
    bucket: "bucket_id",
    data: "datastr",
    times: ("timestamp", "duration"),
    time: time,
    start: { "datetime(\($0.flooredQuotient(by: 1_000_000)), 'unixepoch')" }
  )

  static func recognizes(_ database: SourceDatabase) throws(ImportError) -> Bool {
    try database.tables().isSuperset(of: ["bucketmodel", "eventmodel"])
  }

  static func read(_ database: SourceDatabase, into recorder: Recorder) throws {
    try database.require(
      ["key", "id", "type", "client", "hostname"],
      in: "bucketmodel",
      of: "a database of aw-server"
    )
    try database.require(events.columns, in: events.name, of: "a database of aw-server")
    var reader = ActivityWatchDatabaseReader(database, recorder)
    try reader.readBuckets(
      "SELECT key, id, type, client, hostname FROM bucketmodel ORDER BY key"
    )
    try reader.readEvents(events)
  }

  /// Start and duration in microseconds; the database has a text and seconds.
  @Sendable private static func time(_ row: Statement) -> EventTime? {
    guard row.kind(3) == .text, let start = moment(row.utf8(3)) else { return nil }
    // A column of decimals keeps as text only what is no number.
    guard [.integer, .real].contains(row.kind(4)) else { return nil }
    let duration = Int64(exactly: (row.double(4) * 1e6).rounded())
    return duration.map { EventTime(start: start, duration: $0) }
  }

  /// A moment such as `2023-11-18 20:07:28.784000+00:00`; without an offset it is of UTC.
  private static func moment(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    if let moment = RFC3339.parse(text) { return moment.microseconds }
    guard text.count <= 32 else { return nil }
    return (Array(text) + [0x5A]).withUnsafeBufferPointer { RFC3339.parse($0)?.microseconds }
  }
}
