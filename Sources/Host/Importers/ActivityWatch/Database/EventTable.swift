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

  /// - Parameter condition: Which events, in SQL.
  func query(_ condition: String) -> String {
    "SELECT id, \(bucket), \(data), \(times.0), \(times.1) FROM \(name) NOT INDEXED \(condition)"
  }

  var columns: [String] { ["id", bucket, data, times.0, times.1] }
}
