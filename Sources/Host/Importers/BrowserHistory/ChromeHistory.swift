internal import ActivityStore

/// Imports the `History` of Chrome, Chromium and the browsers made of it.
enum ChromeHistory: DatabaseImporter {
  static let format = SourceFormat.chrome

  static func recognizes(_ database: SourceDatabase) throws(ImportError) -> Bool {
    try database.hasTables("urls", "visits")
  }

  static func read(_ database: SourceDatabase, into recorder: Recorder) throws {
    try database.require(["id", "url"], in: "urls", of: format.title)
    try database.require(["url", "visit_time"], in: "visits", of: format.title)
    let columns = try database.columns(of: "visits")
    var visits = try PageVisits(recorder)
    let latest = ChromeTime.microseconds(
      try database.number("SELECT max(visit_time) FROM visits")
    )
    let first = visits.firstToRead(latest: latest).map(ChromeTime.chromeTime) ?? .min
    let rows = try database.rows(query(columns), [.integer(first)])
    var (count, frames, foreign) = (0, 0, 0)
    while try rows.next() {
      count += 1
      if ChromeTransition.isFrame(rows.row.int64(2)) {
        frames += 1
      } else if rows.row.int64(3) != 0 {
        foreign += 1
      } else {
        try visits.take(
          start: ChromeTime.microseconds(rows.row.int64(0)),
          duration: rows.row.int64(1),
          rows.row,
          address: 4
        )
      }
    }
    recorder.report.eventsRead = count
    recorder.report.notes.append(PageVisits.foregroundNote)
    for (number, text) in [
      (visits.withoutDuration, "without a duration, which do not count"),
      (frames, "of frames within pages, which do not count"),
      (foreign, "of other devices, which do not count here"),
    ] where number > 0 {
      recorder.report.notes.append("visits \(text): \(number)")
    }
  }

  /// Older versions have no durations, and do not know the visits of other devices.
  private static func query(_ columns: Set<String>) -> String {
    let duration = columns.contains("visit_duration") ? "v.visit_duration" : "0"
    let transition = columns.contains("transition") ? "v.transition" : "0"
    let isForeign =
      columns.contains("originator_cache_guid")
      ? "coalesce(length(v.originator_cache_guid), 0)" : "0"
    return """
      SELECT v.visit_time, \(duration), \(transition), \(isForeign), u.url
      FROM visits v LEFT JOIN urls u ON u.id = v.url WHERE v.visit_time >= ? ORDER BY v.visit_time
      """
  }
}

/// Chrome's times: microseconds since 1601-01-01 UTC, as Windows counts its own.
enum ChromeTime {
  /// Microseconds from 1601 to 1970.
  private static let epoch: Int64 = 11_644_473_600_000_000

  /// Chrome's time of microseconds since 1970.
  static func chromeTime(_ microseconds: Int64) -> Int64 { microseconds &+ epoch }

  /// Microseconds since 1970.
  static func microseconds(_ time: Int64) -> Int64 {
    let (result, overflow) = time.subtractingReportingOverflow(epoch)
    return overflow ? .min : result
  }
}

/// How a visit came about (Chromium, `ui/base/page_transition_types.h`).
enum ChromeTransition {
  /// Whether the visit is that of a frame within a page: AUTO_SUBFRAME or MANUAL_SUBFRAME.
  static func isFrame(_ transition: Int64) -> Bool {
    let kind = transition & 0xFF
    return kind == 3 || kind == 4
  }
}
