internal import ActivityStore
internal import CivilCalendar

/// Imports the database of aw-server, `peewee-sqlite.v2.db`.
enum ActivityWatchPythonDatabase: DatabaseImporter {
  static let format = SourceFormat.activityWatchPython

  static func recognizes(_ database: SourceDatabase) throws(ImportError) -> Bool {
    try database.tables().isSuperset(of: ["bucketmodel", "eventmodel"])
  }

  static func read(_ database: SourceDatabase, into recorder: Recorder) throws {
    try database.require(
      ["key", "id", "type", "client", "hostname"],
      in: "bucketmodel",
      of: "a database of aw-server"
    )
    try database.require(
      ["id", "bucket_id", "timestamp", "duration", "datastr"],
      in: "eventmodel",
      of: "a database of aw-server"
    )
    var reader = ActivityWatchDatabaseReader(database, recorder)
    try reader.readBuckets(
      "SELECT key, id, type, client, hostname FROM bucketmodel ORDER BY key"
    )
    try reader.readEvents(query(reader.before), last: "SELECT max(id) FROM eventmodel", time: time)
  }

  /// All events, or those that are new or may have become longer.
  ///
  /// Times are texts of UTC there, whose order is that of time.
  private static func query(_ before: ActivityWatchPosition?) -> String {
    let columns = "id, bucket_id, datastr, timestamp, duration"
    guard let before else { return "SELECT \(columns) FROM eventmodel NOT INDEXED" }
    let starts = before.starts.flooredQuotient(by: 1_000_000)
    return """
      SELECT \(columns) FROM eventmodel WHERE id > \(before.number)
      UNION ALL SELECT \(columns) FROM eventmodel
      WHERE bucket_id IN (SELECT key FROM bucketmodel) AND id <= \(before.number)
        AND timestamp >= datetime(\(starts), 'unixepoch')
      """
  }

  /// Start and duration in microseconds; the database has a text and seconds.
  private static func time(_ row: Statement) -> EventTime? {
    guard row.kind(3) == .text, let start = moment(row.utf8(3)) else { return nil }
    switch row.kind(4) {
    case .integer, .real:
      guard let duration = Int64(exactly: (row.double(4) * 1e6).rounded()) else { return nil }
      return EventTime(start: start, duration: duration)
    case .text:
      return DecimalSeconds.microseconds(Array(row.utf8(4)))
        .map { EventTime(start: start, duration: $0) }
    default: return nil
    }
  }

  /// A moment such as `2023-11-18 20:07:28.784000+00:00`; without an offset it is of UTC.
  private static func moment(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    if let moment = RFC3339.parse(text) { return moment.microseconds }
    guard text.count <= 32 else { return nil }
    return (Array(text) + [0x5A]).withUnsafeBufferPointer { RFC3339.parse($0)?.microseconds }
  }
}
