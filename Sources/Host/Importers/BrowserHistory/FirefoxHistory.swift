internal import ActivityStore

/// Imports Firefox's `places.sqlite`.
///
/// Its visits are moments; how long pages were looked at is kept apart from them.
enum FirefoxHistory: DatabaseImporter {
  static let format = SourceFormat.firefox

  static func recognizes(_ database: SourceDatabase) throws(ImportError) -> Bool {
    try database.hasTables("moz_places")
  }

  static func read(_ database: SourceDatabase, into recorder: Recorder) throws {
    try database.require(["id", "url"], in: "moz_places", of: format.title)
    var visits = try PageVisits(recorder)
    let count = try readViews(database, &visits)
    let moments =
      try database.columns(of: "moz_historyvisits").isEmpty
      ? 0 : database.number("SELECT count(*) FROM moz_historyvisits")
    recorder.report.eventsRead = count
    recorder.report.notes.append(PageVisits.foregroundNote)
    if visits.withoutDuration > 0 {
      recorder.report.notes.append(
        "pages looked at for no time, which do not count: \(visits.withoutDuration)"
      )
    }
    if count == 0, moments > 0 {
      recorder.report.notes.append(
        "visits without durations, which do not count: \(moments); this Firefox has not kept "
          + "how long pages were looked at"
      )
    }
  }

  /// Reads how long pages were looked at; returns how many records there are.
  private static func readViews(
    _ database: SourceDatabase,
    _ visits: inout PageVisits
  ) throws -> Int {
    let table = "moz_places_metadata"
    guard try !database.columns(of: table).isEmpty else { return 0 }
    try database.require(
      ["place_id", "created_at", "total_view_time"],
      in: table,
      of: format.title
    )
    let latest = FirefoxTime.microseconds(
      try database.number("SELECT max(created_at) FROM \(table)")
    )
    let first = visits.firstToRead(latest: latest).map { $0 / 1_000 } ?? .min
    let rows = try database.rows(
      """
      SELECT m.created_at, m.total_view_time, p.url
      FROM moz_places_metadata m LEFT JOIN moz_places p ON p.id = m.place_id
      WHERE m.created_at >= ? ORDER BY m.created_at
      """,
      [.integer(first)]
    )
    var count = 0
    while try rows.next() {
      count += 1
      try visits.take(
        start: FirefoxTime.microseconds(rows.row.int64(0)),
        duration: rows.row.int64(1).multipliedClamped(by: 1_000),
        rows.row,
        address: 2
      )
    }
    return count
  }
}

/// Firefox's times: milliseconds in newer tables, microseconds in older ones.
enum FirefoxTime {
  /// Microseconds since 1970.
  ///
  /// No browser has pages of after the year 5138, so what would be later is microseconds.
  static func microseconds(_ time: Int64) -> Int64 {
    time >= 100_000_000_000_000 ? time : time.multipliedClamped(by: 1_000)
  }
}
