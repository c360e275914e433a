/// Bytes as text (RFC 4648, section 4).
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for (index, byte) in group.enumerated() { bits |= UInt32(byte) << (16 - 8 * UInt32(index)) }
      for index in 0..<4 {
        let digit = alphabet[Int(bits >> (18 - 6 * UInt32(index)) & 63)]
        text.append(index <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
