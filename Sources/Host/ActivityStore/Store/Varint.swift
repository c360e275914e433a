/// Writes numbers that are mostly small in few bytes (LEB128).
struct VarintWriter {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func write(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ value: Int32) { write(UInt64(UInt32(bitPattern: max(0, value)))) }
}

/// Reads what ``VarintWriter`` wrote; damaged bytes are an error.
struct VarintReader {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }

  /// Reads a number that may not exceed a limit.
  mutating func read(upTo limit: UInt64) throws(StoreError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while index < bytes.count, shift < 63 {
      let byte = bytes[index]
      index += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 {
        guard value <= limit else { break }
        return value
      }
      shift += 7
    }
    throw .damaged("a record has an impossible number")
  }

  mutating func readInt32(upTo limit: Int32 = .max) throws(StoreError) -> Int32 {
    Int32(truncatingIfNeeded: try read(upTo: UInt64(limit)))
  }
}
