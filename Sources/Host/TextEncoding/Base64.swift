/// Bytes as text (RFC 4648, section 4).
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  package static func encode(_ bytes: [UInt8]) -> String {
    String(decoding: digits(of: bytes), as: UTF8.self)
  }

  /// The digits as bytes of ASCII.
  package static func digits(of bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var value = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      value <<= 8 * UInt32(3 - group.count)
      for place in 0..<4 {
        let digit = Int(value >> UInt32(18 - 6 * place) & 0x3F)
        text.append(place <= group.count ? digits[digit] : UInt8(ascii: "="))
      }
    }
    return text
  }

  /// The bytes of a text; nil where it is none, or not in whole groups of four digits.
  package static func decode(_ text: String) -> [UInt8]? {
    let text = Array(text.utf8)
    guard text.count % 4 == 0 else { return nil }
    let padding = text.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    for start in stride(from: 0, to: text.count, by: 4) {
      let isLast = start + 4 == text.count
      var value: UInt32 = 0
      for place in start..<(start + 4) {
        let isPadding = isLast && place >= text.count - padding
        guard let digit = isPadding ? 0 : digits.firstIndex(of: text[place]) else { return nil }
        value = value << 6 | UInt32(digit)
      }
      let count = isLast ? 3 - padding : 3
      bytes += (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32(16 - 8 * $0)) }
    }
    return bytes
  }
}
