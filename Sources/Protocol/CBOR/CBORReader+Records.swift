/// Up to four unsigned integers that stood in an array; those that did not stand in it are 0.
package struct CBORRecord: Hashable, Sendable {
  package var count = 0
  package var first: UInt64 = 0
  package var second: UInt64 = 0
  package var third: UInt64 = 0
  package var fourth: UInt64 = 0
}

extension CBORReader {
  /// Reads an array of unsigned integers; what follows the fourth is skipped, whatever it is.
  ///
  /// A report holds millions of these, hence a reader of their own.
  package mutating func record() throws(CBORError) -> CBORRecord {
    var record = CBORRecord()
    record.count = try openArray()
    if record.count > 0 { record.first = try quickUnsigned() }
    if record.count > 1 { record.second = try quickUnsigned() }
    if record.count > 2 { record.third = try quickUnsigned() }
    if record.count > 3 { record.fourth = try quickUnsigned() }
    if record.count > 4 { for _ in 4..<record.count { try skip() } }
    return record
  }

  /// Reads an unsigned integer, those of up to four bytes without a call.
  @inline(__always)
  private mutating func quickUnsigned() throws(CBORError) -> UInt64 {
    guard remaining > 4 else { return try unsigned() }
    let first = bytes[offset]
    switch first {
    case 0..<24:
      advance(by: 1)
      return UInt64(first)
    case 24:
      let value = bytes[offset + 1]
      advance(by: 2)
      return UInt64(value)
    case 25:
      let value = UInt64(bytes[offset + 1]) << 8 | UInt64(bytes[offset + 2])
      advance(by: 3)
      return value
    case 26:
      let high = UInt64(bytes[offset + 1]) << 24 | UInt64(bytes[offset + 2]) << 16
      let value = high | UInt64(bytes[offset + 3]) << 8 | UInt64(bytes[offset + 4])
      advance(by: 5)
      return value
    default:
      return try unsigned()
    }
  }
}
