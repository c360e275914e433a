internal import CivilCalendar

/// Finds the buckets in an export.
///
/// They come as an object by name or as a list, within "buckets" or bare; one bucket may also be the
/// whole file.
struct ActivityWatchExportParser: ~Copyable {
  private var reader: JSONReader
  private(set) var history: ActivityWatchHistory
  private(set) var foundBuckets = false
  /// The error number of a read that failed; zero where none did.
  var readFailure: Int32 { reader.readFailure }
  /// Which bucket and event are being read, for errors.
  var place: String? {
    guard let bucketName else { return nil }
    let bucket = "bucket “\(bucketName)”"
    return eventIndex.map { "events[\($0)] of \(bucket)" } ?? bucket
  }
  private var bucketName: String?
  private var eventIndex: Int?

  init(_ reader: consuming JSONReader, _ history: ActivityWatchHistory) {
    self.reader = reader
    self.history = history
  }

  mutating func readFile() throws(JSONError) {
    switch reader.peekKind() {
    case .array: try readList()
    case .object: try readBucket(name: "", isRoot: true)
    default: return
    }
    try reader.end()
  }

  private mutating func readList() throws(JSONError) {
    foundBuckets = true
    try reader.beginArray()
    while try reader.nextElement() { try readBucket(name: "", isRoot: false) }
  }

  private mutating func readMap() throws(JSONError) {
    foundBuckets = true
    try reader.beginObject()
    while try reader.nextKey() {
      let name = String(decoding: reader.text, as: UTF8.self)
      try readBucket(name: name, isRoot: false)
    }
  }

  private mutating func readBuckets() throws(JSONError) {
    switch try reader.kind() {
    case .array: try readList()
    case .object: try readMap()
    default: throw reader.failure("“buckets” is neither an object nor a list")
    }
  }

  /// Reads one bucket, or the root of the file, which may be one.
  private mutating func readBucket(name: String, isRoot: Bool) throws(JSONError) {
    var header = BucketHeader(id: name)
    var bucket: ActivityWatchBucket?
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
          bucket = try readEvents(header)
        }
      } else if isRoot, reader.isText("buckets") {
        try readBuckets()
        bucketName = nil
      } else {
        try readField(&header, isRoot: isRoot)
      }
      if !header.id.isEmpty { bucketName = header.id }
    }
    if let eventsOffset {
      bucket = try readEarlier(header, at: eventsOffset)
    }
    if let bucket {
      guard history.buckets.count < reader.limits.buckets else {
        throw reader.failure("more than \(reader.limits.buckets) buckets of activity")
      }
      history.add(bucket)
    }
    bucketName = nil
  }

  private mutating func readField(
    _ header: inout BucketHeader,
    isRoot: Bool
  ) throws(JSONError) {
    if reader.isText("id") {
      header.id = try reader.readOptionalString() ?? header.id
    } else if reader.isText("type") {
      header.type = try reader.readOptionalString() ?? ""
    } else if reader.isText("client") {
      header.client = try reader.readOptionalString() ?? ""
    } else if reader.isText("hostname") {
      header.hostname = try reader.readOptionalString() ?? ""
    } else if isRoot, !reader.isText("metadata"), !reader.isText("data"),
      try reader.kind() == .object
    {
      // A bare map of buckets.
      try readBucket(name: String(decoding: reader.text, as: UTF8.self), isRoot: false)
    } else {
      try reader.skipValue()
    }
  }

  private mutating func readEarlier(
    _ header: BucketHeader,
    at offset: Int64
  ) throws(JSONError) -> ActivityWatchBucket {
    let end = reader.offset
    guard reader.seek(to: offset) else {
      throw reader.failure(
        "the type of the bucket comes after its events; import a file, not a pipe"
      )
    }
    // The key before the offset has its colon; the value follows.
    let bucket = try readEvents(header)
    guard reader.seek(to: end) else { throw reader.failure("the file cannot be read twice") }
    reader.resumeAfterValue()
    return bucket
  }

  /// Reads the events of a bucket, twice where they turn out to be in no order.
  private mutating func readEvents(_ header: BucketHeader) throws(JSONError) -> ActivityWatchBucket
  {
    let start = reader.offset
    let report = history.report
    let bucket = try readEvents(header, joinsNeighbours: true)
    guard bucket.list.joinedTooEarly else { return bucket }
    let end = reader.offset
    guard reader.seek(to: start) else {
      throw reader.failure("the events of the bucket are in no order; import a file, not a pipe")
    }
    history.report = report
    let again = try readEvents(header, joinsNeighbours: false)
    // Whoever writes the file meanwhile gets neither the one nor the other.
    guard reader.offset == end else { throw reader.failure("the file changed while it was read") }
    return again
  }

  private mutating func readEvents(
    _ header: BucketHeader,
    joinsNeighbours: Bool
  ) throws(JSONError) -> ActivityWatchBucket {
    var bucket = ActivityWatchBucket(header, joinsNeighbours: joinsNeighbours)
    guard bucket.kind != .other else {
      try reader.skipValue()
      return bucket
    }
    try reader.beginArray()
    var index = 0
    while try reader.nextElement() {
      eventIndex = index
      let event = try readEvent(bucket.kind)
      bucket.add(event, now: history.options.now, &history.report)
      index += 1
    }
    eventIndex = nil
    return bucket
  }

  private mutating func readEvent(
    _ kind: BucketHeader.Kind
  ) throws(JSONError) -> ActivityWatchBucket.Event {
    var event = ActivityWatchBucket.Event()
    var hasTimestamp = false
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.isText("timestamp") {
        event.start = try readTimestamp()
        hasTimestamp = true
      } else if reader.isText("duration") {
        event.duration = try readDuration()
      } else if reader.isText("data"), kind != .unlock {
        try readData(kind, &event)
      } else {
        try reader.skipValue()
      }
    }
    guard hasTimestamp else { throw reader.failure("timestamp missing") }
    return event
  }

  private mutating func readTimestamp() throws(JSONError) -> Int64 {
    guard try reader.kind() == .string else { throw reader.failure("timestamp is not a string") }
    try reader.readString()
    let timestamp = reader.text.withUnsafeBufferPointer { RFC3339.parse($0) }
    guard let timestamp else {
      throw reader.failure("timestamp is not a date and time of RFC 3339")
    }
    return timestamp.microseconds
  }

  private mutating func readDuration() throws(JSONError) -> Int64 {
    switch try reader.kind() {
    case .number:
      guard let duration = try reader.readMicroseconds() else {
        throw reader.failure("duration is out of range")
      }
      return duration
    case .literal where try reader.readLiteral() == nil: return 0
    default: throw reader.failure("duration is not a number of seconds")
    }
  }

  private mutating func readData(
    _ kind: BucketHeader.Kind,
    _ event: inout ActivityWatchBucket.Event
  ) throws(JSONError) {
    var label: [UInt8]?
    try reader.beginObject()
    while try reader.nextKey() {
      switch kind {
      case .window where reader.isText("app"):
        event.subject = try readApplication()
      case .android where reader.isText("package"):
        event.subject = try readApplication()
      case .android where reader.isText("app"):
        if try readText() { label = reader.text }
      case .afk where reader.isText("status"):
        event.isActive = try readText() && reader.isText("not-afk")
      case .web where reader.isText("url"):
        event.subject = try readDomain()
      case .web where reader.isText("audible"):
        event.isAudible = try reader.readFlag()
      case .web where reader.isText("incognito"):
        event.isIncognito = try reader.readFlag()
      default: try reader.skipValue()
      }
    }
    if let label, !label.isEmpty { nameApplication(label, &event) }
  }

  /// Reads a string into the reader's text; false for another value.
  private mutating func readText() throws(JSONError) -> Bool {
    guard try reader.kind() == .string else {
      try reader.skipValue()
      return false
    }
    try reader.readString()
    return true
  }

  private mutating func readApplication() throws(JSONError) -> UInt32? {
    guard try readText(), (1...reader.limits.nameLength).contains(reader.text.count) else {
      return nil
    }
    return history.applications.number(reader.text)
  }

  private mutating func readDomain() throws(JSONError) -> UInt32? {
    guard try readText(), let domain = WebAddress.domain(reader.text) else { return nil }
    return history.domains.number(domain)
  }

  /// Android has a package and a name; a record without a package is known by its name.
  private mutating func nameApplication(
    _ label: [UInt8],
    _ event: inout ActivityWatchBucket.Event
  ) {
    guard label.count <= reader.limits.nameLength else { return }
    guard let subject = event.subject else {
      event.subject = history.applications.number(label)
      return
    }
    let identifier = history.applications.names[Int(subject)]
    if history.labels[identifier] == nil {
      history.labels[identifier] = String(decoding: label, as: UTF8.self)
    }
  }
}
