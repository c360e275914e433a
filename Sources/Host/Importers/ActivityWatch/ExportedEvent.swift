internal import CivilCalendar

/// An event as exports and servers write it, in memory that is used for one after another.
struct ExportedEvent {
  private(set) var time = EventTime(start: 0, duration: 0)
  private(set) var data: EventData

  /// - Parameter keepsTexts: Whether rules want to search the event's strings.
  init(keepsTexts: Bool = false) { data = EventData(keepsTexts: keepsTexts) }

  /// Reads an event, an object with `timestamp`, `duration` and `data`.
  mutating func read(
    _ kind: BucketHeader.Kind,
    from reader: inout JSONReader
  ) throws(JSONError) {
    time = EventTime(start: 0, duration: 0)
    var hasTimestamp = false
    data.clear()
    try reader.beginObject()
    while try reader.nextKey() {
      if reader.isText("timestamp") {
        time.start = try Self.timestamp(&reader)
        hasTimestamp = true
      } else if reader.isText("duration") {
        time.duration = try Self.duration(&reader)
      } else if reader.isText("data"), kind != .unlock {
        try data.read(kind, from: &reader)
      } else {
        try reader.skipValue()
      }
    }
    guard hasTimestamp else { throw reader.failure("timestamp missing") }
  }

  private static func timestamp(_ reader: inout JSONReader) throws(JSONError) -> Int64 {
    guard try reader.kind() == .string else { throw reader.failure("timestamp is not a string") }
    try reader.readString()
    let timestamp = reader.text.withUnsafeBufferPointer { RFC3339.parse($0) }
    guard let timestamp else {
      throw reader.failure("timestamp is not a date and time of RFC 3339")
    }
    return timestamp.microseconds
  }

  private static func duration(_ reader: inout JSONReader) throws(JSONError) -> Int64 {
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
}
