/// Reads CBOR (RFC 8949) items one after another from bytes that are not trusted.
///
/// Every access is checked against the bounds, no count is believed before as many bytes are there,
/// and nothing recurses. Integers and floats are accepted in any width; indefinite lengths are not.
package struct CBORReader: Sendable {
  /// The bytes that the reader reads from.
  package let bytes: [UInt8]
  /// Where the next item begins.
  package private(set) var offset: Int
  package let limits: CBORLimits
  /// How many more elements of arrays may be read.
  package var elementBudget: Int

  package init(_ bytes: [UInt8], at offset: Int = 0, limits: CBORLimits = CBORLimits()) {
    self.bytes = bytes
    self.offset = min(max(offset, 0), bytes.count)
    self.limits = limits
    elementBudget = limits.elements
  }

  /// The number of bytes not yet read.
  package var remaining: Int { bytes.count - offset }

  /// Refuses bytes after the last item.
  package func finish() throws(CBORError) {
    guard remaining == 0 else { throw CBORError(.trailingBytes, at: offset) }
  }

  /// The type of the next item, without reading it.
  package func peek() throws(CBORError) -> CBORMajor {
    guard offset < bytes.count else { throw CBORError(.truncated, at: offset) }
    return CBORMajor(firstByte: bytes[offset])
  }

  /// Reads an item's first byte and the number that belongs to it.
  mutating func head() throws(CBORError) -> CBORHead {
    let start = offset
    guard start < bytes.count else { throw CBORError(.truncated, at: start) }
    let first = bytes[start]
    let information = first & 0x1F
    offset = start + 1
    if information < 24 { return CBORHead(first, UInt64(information), at: start) }
    guard information < 28 else {
      offset = start
      throw CBORError(information == 31 ? .indefiniteLength : .reserved(first), at: start)
    }
    return CBORHead(first, try bigEndian(1 << Int(information - 24), of: start), at: start)
  }

  private mutating func bigEndian(_ count: Int, of start: Int) throws(CBORError) -> UInt64 {
    guard remaining >= count else {
      offset = start
      throw CBORError(.truncated, at: start)
    }
    var value: UInt64 = 0
    for index in offset..<offset + count { value = value << 8 | UInt64(bytes[index]) }
    offset += count
    return value
  }

  /// Moves past bytes that are known to be there.
  mutating func advance(by count: Int) {
    offset = min(offset + count, bytes.count)
  }
}

/// The eight types of items.
package enum CBORMajor: UInt8, Hashable, Sendable {
  case unsigned, negative, bytes, text, array, map, tag, simple

  init(firstByte: UInt8) {
    self = CBORMajor(rawValue: firstByte >> 5) ?? .simple
  }

  var name: String {
    switch self {
    case .unsigned: "an unsigned integer"
    case .negative: "a negative integer"
    case .bytes: "bytes"
    case .text: "text"
    case .array: "an array"
    case .map: "a map"
    case .tag: "a tag"
    case .simple: "a simple value or float"
    }
  }
}

/// The start of an item.
struct CBORHead {
  var first: UInt8
  var argument: UInt64
  var offset: Int

  init(_ first: UInt8, _ argument: UInt64, at offset: Int) {
    self.first = first
    self.argument = argument
    self.offset = offset
  }

  var major: CBORMajor { CBORMajor(firstByte: first) }

  func mismatch(_ expected: String) -> CBORError {
    CBORError(.mismatch(expected: expected, found: major.name), at: offset)
  }
}
