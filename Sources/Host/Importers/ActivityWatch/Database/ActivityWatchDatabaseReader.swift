internal import ActivityStore

/// Reads the buckets and events of a database of ActivityWatch, whichever server made it.
struct ActivityWatchDatabaseReader: ~Copyable {
  private let database: SourceDatabase
  private let history: ActivityWatchHistory
  private var buckets: [Int64: ActivityWatchBucket] = [:]
  private var data = EventData()
  private var json: JSONReader
  /// How far the database was read before; nil where it was not.
  let before: ActivityWatchPosition?

  init(_ database: SourceDatabase, _ recorder: Recorder) {
    self.database = database
    history = ActivityWatchHistory(recorder)
    json = JSONReader(ByteStream(), limits: recorder.options.limits)
    before = ActivityWatchPosition(recorder)
  }

  /// Reads the headers of all buckets.
  ///
  /// - Parameter query: Finds number, name, type, client and host.
  mutating func readBuckets(_ query: String) throws {
    let rows = try database.rows(query)
    while try rows.next() {
      let header = BucketHeader(
        id: rows.row.text(1) ?? "",
        type: rows.row.text(2) ?? "",
        client: rows.row.text(3) ?? "",
        hostname: rows.row.text(4) ?? ""
      )
      guard history.hasRoom else {
        throw ImportError.unusable(
          file: database.path,
          reason: "it has more than \(history.recorder.options.limits.buckets) buckets of activity"
        )
      }
      if let bucket = try history.bucket(header) { buckets[rows.row.int64(0)] = bucket }
    }
  }

  /// Reads the events, in the order in which they lie in the file.
  ///
  /// - Parameters:
  ///   - query: Finds number, the bucket's number and data, then what the time is made of.
  ///   - last: Finds the number of the last event, to know how far reading has got.
  mutating func readEvents(
    _ query: String,
    last: String,
    time: (Statement) -> EventTime?
  ) throws {
    let last = Double(try database.number(last))
    let rows = try database.rows(query)
    let row = rows.row
    var number: Int64?
    var bucket: ActivityWatchBucket?
    var count = 0
    var position = before ?? ActivityWatchPosition()
    let now = history.recorder.options.now * 1_000_000
    while try rows.next() {
      let next = row.int64(1)
      if next != number { (number, bucket) = (next, buckets[next]) }
      count += 1
      if count & 0xFFF == 0, last > 0 {
        history.recorder.advance(to: min(1, max(0, Double(row.int64(0)) / last)))
      }
      let time = time(row)
      if let time { position.pass(row.int64(0), time, now: now) }
      guard let bucket else { continue }
      guard let time,
        bucket.kind == .unlock || data.read(row.utf8(2), bucket.kind, &json)
      else {
        bucket.leaveOutDamaged()
        continue
      }
      try bucket.record(time, data)
    }
    position.keep(in: history.recorder)
    history.finish()
  }
}
