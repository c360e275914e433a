internal import ActivityStore

/// Reads the buckets and events of a database of ActivityWatch, whichever server made it.
///
/// Events get their numbers in the order in which they are written, and later a server changes none
/// but the last of a bucket, which grows. So a database that was read before is read from there on.
struct ActivityWatchDatabaseReader: ~Copyable {
  private struct Entry {
    let bucket: ActivityWatchBucket?
    /// The part whose position is the number of the bucket's last event.
    let part: String
    var last: Int64 = 0
  }

  private let database: SourceDatabase
  private let recorder: Recorder
  private let history: ActivityWatchHistory
  private var entries: [Entry] = []
  /// Places in ``entries`` by the numbers of the buckets.
  private var places: [Int64: Int] = [:]
  private var data: EventData
  private var json: JSONReader

  init(_ database: SourceDatabase, _ recorder: Recorder) {
    self.database = database
    self.recorder = recorder
    history = ActivityWatchHistory(recorder)
    data = EventData(keepsTexts: recorder.rules != nil)
    json = JSONReader(ByteStream(), limits: recorder.options.limits)
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
          reason: "it has more than \(recorder.options.limits.buckets) buckets of activity"
        )
      }
      places[rows.row.int64(0)] = entries.count
      let bucket = try history.bucket(header)
      entries.append(Entry(bucket: bucket, part: "last event of \(header.id)"))
    }
  }

  /// Reads the events that are new, or all where that is not known.
  mutating func readEvents(_ table: EventTable) throws {
    let last = try database.number("SELECT max(id) FROM \(table.name)")
    let part = try self.part(table)
    if let known = recorder.position(of: part), known <= last {
      for entry in entries {
        guard let number = recorder.position(of: entry.part) else { continue }
        try read(table, "WHERE id = ?", number, last: last)
      }
      try read(table, "WHERE id > ?", known, last: last)
    } else {
      try read(table, "WHERE id >= ?", .min, last: last)
    }
    recorder.reached(last, of: part)
    for entry in entries where entry.last > 0 { recorder.reached(entry.last, of: entry.part) }
    history.finish()
  }

  /// The table's name for positions: another file, or one from which events were deleted, has
  /// another.
  private func part(_ table: EventTable) throws(ImportError) -> String {
    let rows = try database.rows(
      "SELECT id, \(table.times.0) FROM \(table.name) ORDER BY id LIMIT 1"
    )
    guard try rows.next() else { return table.name }
    return "\(table.name) from \(rows.row.int64(0)) of \((rows.row.text(1) ?? "").prefix(40))"
  }

  private mutating func read(
    _ table: EventTable,
    _ condition: String,
    _ number: Int64,
    last: Int64
  ) throws {
    let rows = try database.rows(table.query(condition), [.integer(number)])
    let row = rows.row
    var bucketNumber: Int64?
    var place: Int?
    var count = 0
    while try rows.next() {
      let next = row.int64(1)
      if next != bucketNumber { (bucketNumber, place) = (next, places[next]) }
      count += 1
      if count & 0xFFF == 0 { advance(to: row.int64(0), of: last) }
      guard let place, let bucket = entries[place].bucket else { continue }
      entries[place].last = max(entries[place].last, row.int64(0))
      guard let time = table.time(row),
        bucket.kind == .unlock || data.read(row.utf8(2), bucket.kind, &json)
      else {
        bucket.leaveOutDamaged()
        continue
      }
      try bucket.record(time, data)
    }
  }

  private func advance(to number: Int64, of last: Int64) {
    guard last > 0 else { return }
    recorder.advance(to: min(1, max(0, Double(number) / Double(last))))
  }
}
