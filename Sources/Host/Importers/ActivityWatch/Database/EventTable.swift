internal import ActivityStore

/// How a server of ActivityWatch keeps events.
struct EventTable: Sendable {
  let name: String
  /// The column with the number of an event's bucket.
  let bucket: String
  let data: String
  /// The two columns that ``time`` reads, as the fourth and fifth of a row.
  let times: (String, String)
  /// Start and duration; nil where the row has no such thing.
  let time: @Sendable (Statement) -> EventTime?
  /// A start in microseconds since 1970 as the first of ``times`` has it, in SQL.
  let start: @Sendable (Int64) -> String

  /// - Parameter condition: Which events, in SQL.
  func query(_ condition: String) -> EventQuery {
    EventQuery(table: self, sql: "\(selection) NOT INDEXED \(condition)")
  }

  /// The events of a bucket that begin at a moment or later, up to a number.
  ///
  /// - Parameter isIndexed: Whether one index has bucket and start; otherwise the start's own is used.
  func lastEvents(from start: Int64, isIndexed: Bool) -> EventQuery {
    EventQuery(
      table: self,
      sql: "\(selection) WHERE \(isIndexed ? "" : "+")\(bucket) = ? AND id <= ? "
        + "AND \(times.0) >= \(self.start(start))"
    )
  }

  /// Counts the indices that have bucket and start.
  var indexQuery: String {
    "SELECT count(*) FROM sqlite_schema WHERE type = 'index' AND tbl_name = '\(name)' "
      + "AND sql LIKE '%\(bucket)%,%\(times.0)%'"
  }

  private var selection: String {
    "SELECT id, \(bucket), \(data), \(times.0), \(times.1) FROM \(name)"
  }

  var columns: [String] { ["id", bucket, data, times.0, times.1] }
}

/// Which events of a table to read.
struct EventQuery: Sendable {
  let table: EventTable
  let sql: String
}
