import CBOR
import Testing

@Suite("Writing CBOR")
struct WriterTests {
  private func written(_ body: (inout CBORWriter) -> Void) -> [UInt8] {
    var writer = CBORWriter()
    body(&writer)
    return writer.bytes
  }

  // RFC 8949, appendix A.
  @Test(
    "integers take the fewest bytes",
    arguments: [
      ("00", 0), ("17", 23), ("1818", 24), ("18ff", 255), ("190100", 256), ("1903e8", 1000),
      ("1a000f4240", 1_000_000), ("1b000000e8d4a51000", 1_000_000_000_000), ("20", -1),
      ("3863", -100), ("3903e7", -1000), ("3b7fffffffffffffff", .min),
    ] as [(String, Int64)]
  )
  func integers(bytes: String, value: Int64) {
    #expect(written { $0.integer(value) } == hex(bytes))
  }

  @Test(
    "a whole number is written as an integer",
    arguments: [("10", 16), ("00", -0.0), ("22", -3)]
  )
  func wholeNumbers(bytes: String, value: Double) {
    #expect(written { $0.number(value) } == hex(bytes))
  }

  // RFC 8949, appendix A, for numbers that are not whole.
  @Test(
    "other numbers take the shortest float that keeps their value",
    arguments: [
      ("f93e00", 1.5), ("f90001", 5.960464477539063e-8), ("f90400", 0.00006103515625),
      ("fb3ff199999999999a", 1.1), ("fbc010666666666666", -4.1), ("f97c00", .infinity),
      ("f9fc00", -.infinity), ("f97e00", .nan), ("fa3dcccccd", Double(Float(0.1))),
      ("fb7e37e43c8800759c", 1.0e+300), ("fa33000001", Double(Float(bitPattern: 0x3300_0001))),
      ("f903ff", 0x3FFp-24),
    ] as [(String, Double)]
  )
  func floats(bytes: String, value: Double) {
    #expect(written { $0.number(value) } == hex(bytes))
  }

  @Test("every half-precision value is read and written again as itself")
  func halves() throws {
    for bits in UInt16.min...UInt16.max {
      var reader = CBORReader([0xF9, UInt8(bits >> 8), UInt8(bits & 0xFF)])
      let value = try reader.anyNumber()
      var again = CBORReader(written { $0.number(value) })
      let copy = try again.anyNumber()
      #expect(copy == value || copy.isNaN && value.isNaN)
    }
  }

  @Test("texts and byte strings carry their length in bytes")
  func strings() {
    #expect(written { $0.text("ü") } == hex("62c3bc"))
    #expect(written { $0.byteString([1, 2, 3, 4]) } == hex("4401020304"))
  }

  @Test("a map counts the fields that were written, nested maps apart")
  func maps() {
    let bytes = written { writer in
      writer.map { map in
        map.key(Letters.alpha)
        map.map { inner in
          inner.key(Letters.beta)
          inner.boolean(true)
        }
        map.key(Letters.beta)
        map.unsigned(5)
      }
    }
    #expect(bytes == hex("a2 00 a1 02 f5 02 05"))
  }
}
