/// Reads JSON (RFC 8259) into values.
package struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0

  /// Reads a text.
  ///
  /// - Throws: ``ResourceError`` with the line of what is wrong.
  package static func value(of bytes: [UInt8]) throws(ResourceError) -> PropertyValue {
    var parser = JSONParser(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    let value = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.position == bytes.count else { throw parser.error("there is text behind the end") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ problem: String) -> ResourceError {
    let line = 1 + bytes.prefix(position).count { $0 == 0x0A }
    return ResourceError("line \(line): \(problem)")
  }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(ResourceError) -> PropertyValue {
    guard depth < PropertyValue.depthLimit else { throw error("nested too deeply") }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try dictionary(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    default: return try word()
    }
  }

  private mutating func dictionary(depth: Int) throws(ResourceError) -> PropertyValue {
    var members: [String: PropertyValue] = [:]
    position += 1
    if take("}") { return .dictionary(members) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw error("a key was expected") }
      let key = try string()
      guard take(":") else { throw error("a colon was expected") }
      members[key] = try value(depth: depth + 1)
    } while take(",")
    guard take("}") else { throw error("a comma or } was expected") }
    return .dictionary(members)
  }

  private mutating func array(depth: Int) throws(ResourceError) -> PropertyValue {
    var items: [PropertyValue] = []
    position += 1
    if take("]") { return .array(items) }
    repeat { items.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw error("a comma or ] was expected") }
    return .array(items)
  }

  private mutating func word() throws(ResourceError) -> PropertyValue {
    let start = position
    while let byte = next, !" \t\r\n,]}".utf8.contains(byte) { position += 1 }
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case let text:
      guard let number = Double(text), number.isFinite else { throw error("a value was expected") }
      return .number(number)
    }
  }

  private mutating func string() throws(ResourceError) -> String {
    var text: [UInt8] = []
    position += 1
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escaped()).utf8)
      default: text.append(byte)
      }
    }
    throw error("a string does not end")
  }

  private mutating func escaped() throws(ResourceError) -> Character {
    guard let byte = next else { throw error("a string does not end") }
    position += 1
    switch byte {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode()
    default: return Character(Unicode.Scalar(byte))
    }
  }

  private mutating func unicode() throws(ResourceError) -> Character {
    var unit = try hexadecimal()
    // A pair of surrogates stands for one character beyond the first 65,536.
    if (0xD800..<0xDC00).contains(unit), bytes[position...].starts(with: Array("\\u".utf8)) {
      position += 2
      let low = try hexadecimal()
      unit = 0x10000 + (unit - 0xD800) << 10 + ((low &- 0xDC00) & 0x3FF)
    }
    return Unicode.Scalar(unit).map(Character.init) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(ResourceError) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("\\u needs four hexadecimal digits") }
    position += 4
    return unit
  }
}
