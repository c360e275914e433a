/// Bytes whose every access is checked against their end.
struct ELFBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A little-endian integer.
  func integer<Value: FixedWidthInteger>(at offset: Int) throws(ELFError) -> Value {
    let size = Value.bitWidth / 8
    guard offset >= 0, offset <= bytes.count - size else { throw .truncated }
    var value: Value = 0
    for index in (0..<size).reversed() {
      value = (value << 8) | Value(truncatingIfNeeded: bytes[offset + index])
    }
    return value
  }

  func slice(at offset: Int, count: Int) throws(ELFError) -> ArraySlice<UInt8> {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      throw .truncated
    }
    return bytes[offset..<(offset + count)]
  }
}
