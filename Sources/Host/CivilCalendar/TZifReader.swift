/// Reads compiled zone data (TZif, RFC 9636).
///
/// Version 1 data is read where there is nothing newer; otherwise the 64-bit data and the footer.
/// Every count is checked against the bytes that are there before anything is allocated.
struct TZifReader {
  /// What a file says: offsets and when they change.
  struct Contents {
    /// Instants at which the offset changes, ascending.
    var transitions: [Int64]
    /// One more than the transitions: `offsets[0]` holds before the first.
    var offsets: [Int64]
    /// What holds after the last transition, where the file says it.
    var rule: PosixTimeZoneRule?
  }

  /// Why a file cannot be used.
  struct Damage: Error { var reason: String }

  private struct Header {
    var version: UInt8
    var isUTC: Int
    var isStandard: Int
    var leaps: Int
    var times: Int
    var types: Int
    var characters: Int

    func byteCount(timeSize: Int) -> Int {
      times * timeSize + times + types * 6 + characters + leaps * (timeSize + 4) + isStandard
        + isUTC
    }
  }

  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func read(_ bytes: [UInt8]) throws(Damage) -> Contents {
    var reader = TZifReader(bytes)
    let first = try reader.header()
    guard first.version >= UInt8(ascii: "2") else {
      return try reader.body(first, timeSize: 4)
    }
    try reader.skip(first.byteCount(timeSize: 4))
    let second = try reader.header()
    var contents = try reader.body(second, timeSize: 8)
    contents.rule = try reader.footer()
    return contents
  }

  private mutating func header() throws(Damage) -> Header {
    guard bytes.count - index >= 44, bytes[index..<(index + 4)].elementsEqual("TZif".utf8) else {
      throw Damage(reason: "no TZif header")
    }
    let version = bytes[index + 4]
    index += 20
    let header = Header(
      version: version,
      isUTC: try count(),
      isStandard: try count(),
      leaps: try count(),
      times: try count(),
      types: try count(),
      characters: try count()
    )
    guard (1...256).contains(header.types) else { throw Damage(reason: "no local time types") }
    return header
  }

  /// A count; nothing larger than the file can be meant.
  private mutating func count() throws(Damage) -> Int {
    let value = Int(try integer(size: 4) & 0xFFFF_FFFF)
    guard value <= bytes.count else { throw Damage(reason: "a count exceeds the file") }
    return value
  }

  private mutating func skip(_ length: Int) throws(Damage) {
    guard length <= bytes.count - index else { throw Damage(reason: "truncated") }
    index += length
  }

  /// A signed big-endian integer of 4 or 8 bytes.
  private mutating func integer(size: Int) throws(Damage) -> Int64 {
    let start = index
    try skip(size)
    var value: UInt64 = 0
    for byte in bytes[start..<index] { value = value << 8 | UInt64(byte) }
    return size == 4
      ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
  }

  private mutating func body(_ header: Header, timeSize: Int) throws(Damage) -> Contents {
    guard header.byteCount(timeSize: timeSize) <= bytes.count - index else {
      throw Damage(reason: "truncated")
    }
    let end = index + header.byteCount(timeSize: timeSize)
    var transitions: [Int64] = []
    transitions.reserveCapacity(header.times)
    for _ in 0..<header.times {
      let instant = try integer(size: timeSize)
      guard transitions.last.map({ $0 < instant }) ?? true else {
        throw Damage(reason: "transitions are not in order")
      }
      transitions.append(instant)
    }
    let kinds = bytes[index..<(index + header.times)]
    try skip(header.times)
    let types = try typeOffsets(header.types)
    var offsets = [types[0]]
    for kind in kinds {
      guard Int(kind) < types.count else { throw Damage(reason: "unknown local time type") }
      offsets.append(types[Int(kind)])
    }
    index = end
    return Contents(transitions: transitions, offsets: offsets)
  }

  private mutating func typeOffsets(_ count: Int) throws(Damage) -> [Int64] {
    var offsets: [Int64] = []
    for _ in 0..<count {
      let offset = try integer(size: 4)
      // RFC 9636 advises -25 to 26 hours.
      guard (-93_599...93_599).contains(offset) else { throw Damage(reason: "impossible offset") }
      offsets.append(offset)
      try skip(2)
    }
    return offsets
  }

  private mutating func footer() throws(Damage) -> PosixTimeZoneRule? {
    guard index < bytes.count, bytes[index] == 0x0A,
      let end = bytes[(index + 1)...].firstIndex(of: 0x0A)
    else { throw Damage(reason: "no footer") }
    let text = bytes[(index + 1)..<end]
    guard !text.isEmpty else { return nil }
    guard let rule = PosixTimeZoneRule(text) else { throw Damage(reason: "unreadable footer") }
    return rule
  }
}
