/// Writes CBOR (RFC 8949) in its deterministic form.
///
/// Lengths are definite, integers and lengths take the fewest bytes, map keys are unsigned integers
/// in ascending order, and a number that is whole is written as an integer, any other as the
/// shortest float that keeps its value. Equal values thus give equal bytes.
package struct CBORWriter: Sendable {
  /// What has been written so far.
  package private(set) var bytes: [UInt8]
  private var fieldCount = 0
  private var upcomingKey: UInt64 = 0

  /// A writer whose items follow the bytes given.
  package init(after leading: [UInt8] = []) {
    bytes = leading
  }

  /// Makes room for bytes to come.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  private mutating func head(_ major: CBORMajor, _ argument: UInt64) {
    let type = major.rawValue << 5
    if argument < 24 {
      bytes.append(type | UInt8(argument))
    } else if let value = UInt8(exactly: argument) {
      bytes.append(type | 24)
      bytes.append(value)
    } else if let value = UInt16(exactly: argument) {
      bytes.append(type | 25)
      bigEndian(value)
    } else if let value = UInt32(exactly: argument) {
      bytes.append(type | 26)
      bigEndian(value)
    } else {
      bytes.append(type | 27)
      bigEndian(argument)
    }
  }

  private mutating func bigEndian<Value: FixedWidthInteger>(_ value: Value) {
    for shift in stride(from: Value.bitWidth - 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> Value(shift)))
    }
  }

  package mutating func unsigned(_ value: UInt64) { head(.unsigned, value) }

  package mutating func integer(_ value: Int64) {
    if value >= 0 {
      head(.unsigned, UInt64(value))
    } else {
      head(.negative, UInt64(-1 - value))
    }
  }

  package mutating func boolean(_ value: Bool) { bytes.append(value ? 0xF5 : 0xF4) }

  package mutating func null() { bytes.append(0xF6) }

  /// Writes a number in its shortest form; see the type's discussion.
  package mutating func number(_ value: Double) {
    if abs(value) <= 0x1p53, Double(Int64(value)) == value {
      integer(Int64(value))
    } else if value.isNaN {
      bytes.append(0xF9)
      bigEndian(0x7E00 as UInt16)
    } else if Double(Float(value)) != value {
      bytes.append(0xFB)
      bigEndian(value.bitPattern)
    } else if let half = Float(value).halfBits {
      bytes.append(0xF9)
      bigEndian(half)
    } else {
      bytes.append(0xFA)
      bigEndian(Float(value).bitPattern)
    }
  }

  package mutating func text(_ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      head(.text, UInt64(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  package mutating func byteString(_ value: [UInt8]) {
    head(.bytes, UInt64(value.count))
    bytes.append(contentsOf: value)
  }

  /// Writes the start of an array; the elements follow.
  package mutating func openArray(_ count: Int) { head(.array, UInt64(max(count, 0))) }

  /// Writes a map of the fields that `body` writes, in ascending order of their numbers.
  package mutating func map(_ body: (inout CBORWriter) -> Void) {
    let (outerCount, outerKey, start) = (fieldCount, upcomingKey, bytes.count)
    (fieldCount, upcomingKey) = (0, 0)
    bytes.append(0)
    body(&self)
    if fieldCount < 24 {
      bytes[start] = CBORMajor.map.rawValue << 5 | UInt8(fieldCount)
    } else {
      // Hardly any map has more fields than fit the first byte (RFC 8949, 3).
      bytes[start] = CBORMajor.map.rawValue << 5 | 24
      bytes.insert(UInt8(clamping: fieldCount), at: start + 1)
    }
    (fieldCount, upcomingKey) = (outerCount, outerKey)
  }

  /// Writes a field's key; the value follows.
  package mutating func key<F: CBORField>(_ field: F) {
    assert(field.rawValue >= upcomingKey, "fields are written in ascending order")
    upcomingKey = field.rawValue + 1
    fieldCount += 1
    unsigned(field.rawValue)
  }
}
