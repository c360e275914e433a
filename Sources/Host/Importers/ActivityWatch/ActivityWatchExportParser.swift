/// Finds the buckets in an export.
///
/// They come as an object by name or as a list, within "buckets" or bare; one bucket may also be the
/// whole file.
struct ActivityWatchExportParser: ~Copyable {
  private var reader: JSONReader
  private let history: ActivityWatchHistory
  private var event: ExportedEvent
  private(set) var foundBuckets = false
  /// The error number of a read that failed; zero where none did.
  var readFailure: Int32 { reader.readFailure }
  /// Which bucket and event are being read, for errors.
  var place: String? {
    guard let bucketName else { return nil }
    let bucket = "bucket “\(bucketName)”"
    return eventIndex.map { "events[\($0)] of \(bucket)" } ?? bucket
  }
  /// The latest end of an event; microseconds since 1970.
  private(set) var lastEnd: Int64?
  private var bucketName: String?
  private var eventIndex: Int?

  /// Bytes of the file, to know how far reading has got; nil for a pipe.
  private let size: Int64?

  init(_ reader: consuming JSONReader, _ history: ActivityWatchHistory, size: Int64?) {
    self.reader = reader
    self.history = history
    event = ExportedEvent(keepsTexts: history.recorder.rules != nil)
    self.size = size
  }

  private func advance() {
    guard let size, size > 0 else { return }
    history.recorder.advance(to: min(1, Double(reader.offset) / Double(size)))
  }

  mutating func readFile() throws {
    switch reader.peekKind() {
    case .array: try readList()
    case .object: try readBucket(name: "", isRoot: true)
    default: return
    }
    try reader.end()
  }

  private mutating func readList() throws {
    foundBuckets = true
    try reader.beginArray()
    while try reader.nextElement() { try readBucket(name: "", isRoot: false) }
  }

  private mutating func readMap() throws {
    foundBuckets = true
    try reader.beginObject()
    while try reader.nextKey() {
      let name = String(decoding: reader.text, as: UTF8.self)
      try readBucket(name: name, isRoot: false)
    }
  }

  private mutating func readBuckets() throws {
    switch try reader.kind() {
    case .array: try readList()
    case .object: try readMap()
    default: throw reader.failure("“buckets” is neither an object nor a list")
    }
  }

  /// Reads one bucket, or the root of the file, which may be one.
  private mutating func readBucket(name: String, isRoot: Bool) throws {
    var header = BucketHeader(id: name)
    var eventsOffset: Int64?
    bucketName = isRoot ? nil : name
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.isText("events") {
        foundBuckets = true
        // Without the type, events cannot be understood; they are read when it is known.
        if header.type.isEmpty {
          eventsOffset = reader.offset
          try reader.skipValue()
        } else {
          try readEvents(header)
        }
      } else if isRoot, reader.isText("buckets") {
        try readBuckets()
        bucketName = nil
      } else {
        try readField(&header, isRoot: isRoot)
      }
      if !header.id.isEmpty { bucketName = header.id }
    }
    if let eventsOffset { try readEarlier(header, at: eventsOffset) }
    bucketName = nil
  }

  private mutating func readField(
    _ header: inout BucketHeader,
    isRoot: Bool
  ) throws {
    if try header.readField(from: &reader) { return }
    if isRoot, !reader.isText("metadata"), !reader.isText("data"),
      try reader.kind() == .object
    {
      // A bare map of buckets.
      try readBucket(name: String(decoding: reader.text, as: UTF8.self), isRoot: false)
    } else {
      try reader.skipValue()
    }
  }

  private mutating func readEarlier(_ header: BucketHeader, at offset: Int64) throws {
    let end = reader.offset
    guard reader.seek(to: offset) else {
      throw reader.failure(
        "the type of the bucket comes after its events; import a file, not a pipe"
      )
    }
    // The key before the offset has its colon; the value follows.
    try readEvents(header)
    guard reader.seek(to: end) else { throw reader.failure("the file cannot be read twice") }
    reader.resumeAfterValue()
  }

  /// Reads a list of events.
  ///
  /// - Parameters:
  ///   - moment: What began by then is left out, unless it goes on behind ``known``; microseconds
  ///     since 1970.
  ///   - known: Up to where the bucket was read before; microseconds since 1970.
  mutating func readEvents(
    _ header: BucketHeader,
    after moment: Int64 = .min,
    known: Int64 = .max
  ) throws {
    guard history.hasRoom || header.kind == .other else {
      throw reader.failure("more than \(reader.limits.buckets) buckets of activity")
    }
    bucketName = header.id
    guard let bucket = try history.bucket(header) else { return try reader.skipValue() }
    try reader.beginArray()
    var index = 0
    while try reader.nextElement() {
      eventIndex = index
      try event.read(bucket.kind, from: &reader)
      if event.time.start > moment || event.time.end > known {
        try bucket.record(event.time, event.data)
        noteEnd(of: event.time)
      }
      index += 1
      if index & 0xFFF == 0 { advance() }
    }
    eventIndex = nil
  }

  private mutating func noteEnd(of time: EventTime) {
    let end = time.end
    // A clock that was wrong once must not hide what comes.
    guard end <= history.recorder.options.now * 1_000_000 else { return }
    lastEnd = max(end, lastEnd ?? end)
  }
}
