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
}
