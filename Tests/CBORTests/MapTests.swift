import CBOR
import Testing

@Suite("Maps by field numbers")
struct MapTests {
  private func read(_ bytes: String) throws(CBORError) -> [Letters: UInt64] {
    var reader = CBORReader(hex(bytes))
    var values: [Letters: UInt64] = [:]
    var map = try reader.openMap()
    try reader.entries(of: &map, named: Letters.name) { key, reader throws(CBORError) in
      guard let letter = Letters(rawValue: key) else { return try reader.skip() }
      values[letter] = try reader.unsigned()
    }
    try reader.finish()
    return values
  }

  @Test("known fields are read and unknown ones skipped")
  func unknownFields() throws {
    #expect(try read("a3 00 05 01 82 01 02 02 06") == [.alpha: 5, .beta: 6])
  }

  @Test("a key that stands twice is refused")
  func duplicate() {
    #expect(throws: CBORError(.unorderedKey(0), at: 3)) { try read("a2 00 05 00 06") }
  }

  @Test("keys out of order are refused")
  func unordered() {
    #expect(throws: CBORError(.unorderedKey(0), at: 3)) { try read("a2 02 05 00 06") }
  }

  @Test("the largest key there is is refused instead of overflowing")
  func largestKey() {
    #expect(throws: CBORError(.unorderedKey(.max), at: 1)) { try read("a1 1bffffffffffffffff 00") }
  }

  @Test("a key that is not an unsigned integer is refused")
  func textKey() {
    #expect {
      try read("a1 6161 00")
    } throws: {
      "\($0)" == "expected an unsigned integer, found text (at byte 1)"
    }
  }

  @Test("an error names the way to the value")
  func path() {
    var reader = CBORReader(hex("82 00 a1 02 61ff"))
    #expect {
      try reader.elements { reader throws(CBORError) in
        if try reader.peek() == .unsigned { return try reader.skip() }
        var map = try reader.openMap()
        try reader.entries(of: &map, named: Letters.name) { _, reader throws(CBORError) in
          _ = try reader.text()
        }
      }
    } throws: {
      "\($0)" == "[1].beta: the text is not UTF-8 (at byte 4)"
    }
  }

  @Test("the elements of all arrays together are limited")
  func elementBudget() {
    var reader = CBORReader(hex("82 82 01 02 82 03 04"), limits: CBORLimits(elements: 5))
    let error = CBORError(.tooMany("elements in all", count: 2, limit: 5), at: 4).within(.index(1))
    #expect(throws: error) {
      try reader.elements { reader throws(CBORError) in
        try reader.elements { reader throws(CBORError) in _ = try reader.unsigned() }
      }
    }
  }
}
