import CBOR
import Testing

/// The bytes of a hexadecimal string; spaces are left out.
func hex(_ text: String) -> [UInt8] {
  let digits = text.compactMap(\.hexDigitValue)
  return stride(from: 0, to: digits.count - 1, by: 2).map {
    UInt8(digits[$0] << 4 | digits[$0 + 1])
  }
}

@Suite("Reading CBOR")
struct ReaderTests {
  // RFC 8949, appendix A.
  @Test(
    "integers of the RFC's examples read as their values",
    arguments: [
      ("00", 0), ("0a", 10), ("17", 23), ("1818", 24), ("1903e8", 1000), ("1a000f4240", 1_000_000),
      ("1b000000e8d4a51000", 1_000_000_000_000), ("20", -1), ("29", -10), ("3863", -100),
      ("3903e7", -1000),
    ] as [(String, Int64)]
  )
  func integers(bytes: String, value: Int64) throws {
    var reader = CBORReader(hex(bytes))
    #expect(try reader.integer() == value)
    try reader.finish()
  }

  @Test("an integer in more bytes than it needs is read all the same")
  func longInteger() throws {
    var reader = CBORReader(hex("1b0000000000000005"))
    #expect(try reader.unsigned() == 5)
  }

  // RFC 8949, appendix A.
  @Test(
    "floats of the RFC's examples read as their values",
    arguments: [
      ("f93c00", 1.0), ("f93e00", 1.5), ("f97bff", 65504.0), ("fa47c35000", 100000.0),
      ("fb3ff199999999999a", 1.1), ("fa7f7fffff", 3.4028234663852886e+38),
      ("fb7e37e43c8800759c", 1.0e+300), ("f90001", 5.960464477539063e-8),
      ("f90400", 0.00006103515625), ("f9c400", -4.0), ("fbc010666666666666", -4.1),
      ("f97c00", .infinity), ("faff800000", -.infinity), ("fb7ff0000000000000", .infinity),
    ] as [(String, Double)]
  )
  func floats(bytes: String, value: Double) throws {
    var reader = CBORReader(hex(bytes))
    #expect(try reader.anyNumber() == value)
    try reader.finish()
  }

  @Test("NaN is read where any number is allowed", arguments: ["f97e00", "fa7fc00000"])
  func nan(bytes: String) throws {
    var reader = CBORReader(hex(bytes))
    #expect(try reader.anyNumber().isNaN)
  }

  @Test(
    "NaN and infinity are refused where a number must lie in a range",
    arguments: ["f97e00", "f97c00", "f9fc00"]
  )
  func notFinite(bytes: String) {
    var reader = CBORReader(hex(bytes))
    #expect(throws: CBORError(.invalid("is not finite"), at: 0)) { try reader.number(in: 0...1) }
  }

  @Test("an integer larger than 63 bits is refused")
  func largeInteger() {
    var reader = CBORReader(hex("1b8000000000000000"))
    #expect(throws: CBORError(.invalid("does not fit 64 bits"), at: 0)) { try reader.integer() }
  }

  // RFC 8949, appendix A.
  @Test(
    "texts of the RFC's examples read as their values",
    arguments: [
      ("60", ""), ("6161", "a"), ("6449455446", "IETF"), ("62225c", "\"\\"), ("62c3bc", "ü"),
      ("63e6b0b4", "水"), ("64f0908591", "𐅑"),
    ]
  )
  func texts(bytes: String, value: String) throws {
    var reader = CBORReader(hex(bytes))
    #expect(try reader.text() == value)
  }

  @Test(
    "text that is not UTF-8 is refused",
    arguments: ["61ff", "62c328", "63eda080", "62c080", "64f4908080"]
  )
  func invalidUTF8(bytes: String) {
    var reader = CBORReader(hex(bytes))
    #expect(throws: CBORError(.invalidUTF8, at: 0)) { try reader.text() }
  }

  @Test("a text longer than the limit is refused before its bytes are looked for")
  func longText() {
    var reader = CBORReader(hex("7b7fffffffffffffff"), limits: CBORLimits(stringLength: 8))
    let count = UInt64(Int64.max)
    #expect(throws: CBORError(.tooMany("bytes", count: count, limit: 8), at: 0)) {
      try reader.text()
    }
  }

  @Test(
    "an item whose bytes are not all there is refused",
    arguments: ["", "18", "19 03", "1b 00000000", "62 61", "44 010203", "82 01", "a1 01"]
  )
  func truncated(bytes: String) {
    var reader = CBORReader(hex(bytes))
    #expect {
      try reader.skip()
    } throws: {
      ($0 as? CBORError)?.problem == .truncated
    }
  }

  @Test("a count of elements that the bytes cannot hold is refused at once")
  func impossibleCount() {
    var array = CBORReader(hex("9b00ffffffffffffff"))
    #expect(throws: CBORError(.truncated, at: 0)) { try array.openArray() }
    var map = CBORReader(hex("bb8000000000000000"))
    #expect(throws: CBORError(.truncated, at: 0)) { try map.openMap() }
  }

  @Test("items of indefinite length are refused", arguments: ["5f", "7f", "9f", "bf", "ff"])
  func indefinite(bytes: String) {
    var reader = CBORReader(hex(bytes))
    #expect(throws: CBORError(.indefiniteLength, at: 0)) { try reader.skip() }
  }

  @Test("first bytes that the RFC reserves are refused", arguments: [0x1C, 0x3D, 0xFE] as [UInt8])
  func reserved(byte: UInt8) {
    var reader = CBORReader([byte])
    #expect(throws: CBORError(.reserved(byte), at: 0)) { try reader.skip() }
  }

  @Test("bytes after the item are refused")
  func trailing() throws {
    var reader = CBORReader(hex("0001"))
    _ = try reader.unsigned()
    #expect(throws: CBORError(.trailingBytes, at: 1)) { try reader.finish() }
  }

  @Test("another type than the expected one is named")
  func mismatch() {
    var reader = CBORReader(hex("6161"))
    #expect {
      try reader.unsigned()
    } throws: {
      "\($0)" == "expected an unsigned integer, found text (at byte 0)"
    }
  }

  @Test(
    "a record reads as its integers, whatever their width and whatever follows the fourth",
    arguments: [
      ("80", [0, 0, 0, 0, 0]), ("8105", [1, 5, 0, 0, 0]), ("82 17 1818", [2, 23, 24, 0, 0]),
      ("84 190100 1a00010000 00 1b0000000100000000", [4, 256, 65536, 0, 4_294_967_296]),
      ("86 01 02 03 04 6161 8105", [6, 1, 2, 3, 4]),
    ] as [(String, [UInt64])]
  )
  func records(bytes: String, values: [UInt64]) throws {
    var reader = CBORReader(hex(bytes))
    let record = try reader.record()
    let read = [UInt64(record.count), record.first, record.second, record.third, record.fourth]
    #expect(read == values)
    try reader.finish()
  }

  @Test("a record of something else or cut short is refused", arguments: ["8120", "8219", "8161"])
  func badRecords(bytes: String) {
    var reader = CBORReader(hex(bytes))
    #expect(throws: CBORError.self) { try reader.record() }
  }

  @Test("skipping passes over exactly one item, whatever it is")
  func skip() throws {
    // [1, {"a": h'0102', 2: [true, null, 1.5]}, 0("x")], then 7
    var reader = CBORReader(hex("83 01 a2 6161 420102 02 83f5f6f93e00 c06178 07"))
    try reader.skip()
    #expect(try reader.unsigned() == 7)
    try reader.finish()
  }

  @Test("each limit is kept exactly", arguments: [0, 1])
  func exactLimits(over: Int) {
    func refuses(_ bytes: String, _ limits: CBORLimits, _ read: (inout CBORReader) throws -> Void)
      -> Bool
    {
      var reader = CBORReader(hex(bytes), limits: limits)
      return (try? read(&reader)) == nil
    }
    // Three bytes, three elements, three levels.
    let limits = CBORLimits(stringLength: 3 - over, elements: 3 - over, depth: 3 - over)
    #expect(refuses("63616263", limits) { _ = try $0.text() } == (over == 1))
    #expect(refuses("43010203", limits) { _ = try $0.byteString() } == (over == 1))
    #expect(refuses("8182818080", limits) { try $0.skip() } == (over == 1))
    let isRefused = refuses("828000", limits) { reader in
      try reader.elements { reader throws(CBORError) in
        if try reader.peek() == .array { try reader.elements { _ in } } else { try reader.skip() }
      }
    }
    #expect(!isRefused)
    #expect(
      refuses("8281f600", limits) { reader in
        try reader.elements { reader throws(CBORError) in
          guard try reader.peek() == .array else { return try reader.skip() }
          try reader.elements { reader throws(CBORError) in try reader.skip() }
        }
      } == (over == 1)
    )
  }

  @Test("skipping refuses nesting beyond the limit instead of running out of stack")
  func deepSkip() {
    let bytes = [UInt8](repeating: 0x81, count: 1_000_000) + [0]
    var reader = CBORReader(bytes, limits: CBORLimits(depth: 64))
    #expect(throws: CBORError(.tooDeep(limit: 64), at: 64)) { try reader.skip() }
  }

  @Test("no byte sequence up to three bytes makes any reader trap")
  func exhaustive() {
    for value in 0..<(1 << 16) {
      for tail in [[], [0x61], [0xFF]] as [[UInt8]] {
        let bytes = [UInt8(value >> 8), UInt8(value & 0xFF)] + tail
        var readers = [CBORReader](repeating: CBORReader(bytes), count: 4)
        _ = try? readers[0].skip()
        _ = try? readers[1].text()
        _ = try? readers[2].anyNumber()
        _ = try? readers[3].elements { reader throws(CBORError) in try reader.skip() }
        #expect(readers.allSatisfy { $0.offset <= bytes.count })
      }
    }
  }
}

enum Letters: UInt64, CBORField {
  case alpha = 0
  case beta = 2
}
