extension CBORReader {
  /// Reads an unsigned integer.
  package mutating func unsigned() throws(CBORError) -> UInt64 {
    let head = try head()
    guard head.first < 0x20 else { throw head.mismatch("an unsigned integer") }
    return head.argument
  }

  /// Reads an integer that fits 64 bits with sign.
  package mutating func integer() throws(CBORError) -> Int64 {
    let head = try head()
    guard head.first < 0x40 else { throw head.mismatch("an integer") }
    guard let magnitude = Int64(exactly: head.argument) else {
      throw CBORError(.invalid("does not fit 64 bits"), at: head.offset)
    }
    return head.first < 0x20 ? magnitude : -1 - magnitude
  }

  /// Reads an unsigned integer that counts or indexes something.
  package mutating func count() throws(CBORError) -> Int {
    let start = offset
    let value = try unsigned()
    guard let count = Int(exactly: value) else {
      throw CBORError(.invalid("is too large"), at: start)
    }
    return count
  }

  /// Reads true or false.
  package mutating func boolean() throws(CBORError) -> Bool {
    let head = try head()
    switch head.first {
    case 0xF4: return false
    case 0xF5: return true
    default: throw head.mismatch("true or false")
    }
  }

  /// Reads null if it is next.
  package mutating func null() -> Bool {
    guard offset < bytes.count, bytes[offset] == 0xF6 else { return false }
    advance(by: 1)
    return true
  }

  /// Reads an integer or a float of any width, infinities and NaN included.
  package mutating func anyNumber() throws(CBORError) -> Double {
    let head = try head()
    switch (head.major, head.first) {
    case (.unsigned, _): return Double(head.argument)
    case (.negative, _): return -1 - Double(head.argument)
    case (_, 0xF9): return Double(halfBits: UInt16(truncatingIfNeeded: head.argument))
    case (_, 0xFA): return Double(Float(bitPattern: UInt32(truncatingIfNeeded: head.argument)))
    case (_, 0xFB): return Double(bitPattern: head.argument)
    default: throw head.mismatch("a number")
    }
  }

  /// Reads a number that must be finite and lie in a range.
  package mutating func number(in range: ClosedRange<Double>) throws(CBORError) -> Double {
    let start = offset
    let value = try anyNumber()
    guard range.contains(value) else {
      let reason =
        value.isFinite
        ? "is not between \(range.lowerBound) and \(range.upperBound)" : "is not finite"
      throw CBORError(.invalid(reason), at: start)
    }
    return value
  }

  /// Reads text.
  package mutating func text() throws(CBORError) -> String {
    let head = try head()
    guard head.major == .text else { throw head.mismatch("text") }
    let range = try stringRange(head)
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw CBORError(.invalidUTF8, at: head.offset)
    }
    return text
  }

  /// Reads a byte string.
  package mutating func byteString() throws(CBORError) -> [UInt8] {
    let head = try head()
    guard head.major == .bytes else { throw head.mismatch("bytes") }
    return Array(bytes[try stringRange(head)])
  }

  private mutating func stringRange(_ head: CBORHead) throws(CBORError) -> Range<Int> {
    guard head.argument <= UInt64(limits.stringLength) else {
      let problem = CBORError.Problem.tooMany(
        "bytes",
        count: head.argument,
        limit: limits.stringLength
      )
      throw CBORError(problem, at: head.offset)
    }
    let length = Int(head.argument)
    guard length <= remaining else { throw CBORError(.truncated, at: head.offset) }
    let range = offset..<offset + length
    advance(by: length)
    return range
  }
}
