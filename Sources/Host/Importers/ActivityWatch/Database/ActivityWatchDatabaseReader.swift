internal import ActivityStore

/// Reads the buckets and events of a database of ActivityWatch, whichever server made it.
///
/// Events get their numbers in the order in which they are written, and later a server changes none
/// but the last of a bucket by time, which grows. So a database that was read before is read from there
/// on; a bucket that has gone may have left its numbers to others, so then all is read.
struct ActivityWatchDatabaseReader: ~Copyable {
  private struct Entry {
    let number: Int64
    let bucket: ActivityWatchBucket?
    /// The part whose position is where the bucket's last events begin; microseconds.
    let part: String
    /// The starts of the events that begin and end last, of those that have begun.
    var lastStart: Int64?
    var lastEnd: (start: Int64, end: Int64)?

    mutating func pass(_ time: EventTime, now: Int64) {
      guard time.start <= now else { return }
      lastStart = max(lastStart ?? .min, time.start)
      if time.end > lastEnd?.end ?? .min { lastEnd = (time.start, time.end) }
    }

    /// Where reading has to begin the next time.
    var position: Int64? {
      guard let lastStart else { return nil }
      return min(lastStart, lastEnd?.start ?? lastStart)
    }
  }

  private static let partPrefix = "last event of "
  /// A bucket whose last event lies so far behind those of others has no watcher any more.
  private static let reach: Int64 = 48 * 3_600_000_000

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
      entries.append(
        Entry(number: rows.row.int64(0), bucket: bucket, part: Self.partPrefix + header.id)
      )
    }
  }

  /// Reads the events that are new, or all where that is not known.
  mutating func readEvents(_ table: EventTable) throws {
    let last = try database.number("SELECT max(id) FROM \(table.name)")
    let part = try self.part(table)
    if let known = recorder.position(of: part), known <= last, knowsAllBuckets {
      try readGrown(table, known, last: last)
      try read(table.query("WHERE id > ?"), [known], last: last)
    } else {
      recorder.forgetPositions()
      try read(table.query("WHERE id >= ?"), [.min], last: last)
    }
    recorder.reached(last, of: part)
    for entry in entries {
      recorder.reached(entry.position ?? 0, of: entry.part)
    }
    history.finish()
  }

  /// Whether all buckets that were read before are there.
  private var knowsAllBuckets: Bool {
    let parts = Set(entries.map(\.part))
    return recorder.options.positions.keys.allSatisfy {
      !$0.hasPrefix(Self.partPrefix) || parts.contains($0)
    }
  }

  /// Reads again the last events of each bucket that may still be watched.
  private mutating func readGrown(_ table: EventTable, _ known: Int64, last: Int64) throws {
    let starts = entries.map { recorder.position(of: $0.part) }
    let newest = starts.compactMap(\.self).max() ?? 0
    let isIndexed = try database.number(table.indexQuery) > 0
    for (entry, start) in zip(entries, starts) {
      guard let start, start >= newest - Self.reach else { continue }
      try read(
        table.lastEvents(from: start, isIndexed: isIndexed),
        [entry.number, known],
        last: last
      )
    }
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
    _ query: EventQuery,
    _ numbers: [Int64],
    last: Int64
  ) throws {
    let rows = try database.rows(query.sql, numbers.map { .integer($0) })
    let now = recorder.options.now * 1_000_000
    let row = rows.row
    var bucketNumber: Int64?
    var place: Int?
    var count = 0
    while try rows.next() {
      let next = row.int64(1)
      if next != bucketNumber { (bucketNumber, place) = (next, places[next]) }
      count += 1
      if count & 0xFFF == 0 { advance(to: row.int64(0), of: last) }
      let time = query.table.time(row)
      if let place, let time { entries[place].pass(time, now: now) }
      guard let place, let bucket = entries[place].bucket else { continue }
      guard let time,
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
