extension String {
  /// The text as a literal of Swift.
  var quoted: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\":
        literal.unicodeScalars.append("\\")
        literal.unicodeScalars.append(scalar)
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case _ where scalar.isControl: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// The text as a string of the assembler, which knows octal numbers instead of Swift's escapes.
  var assemblerQuoted: String {
    let bytes = utf8.map { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), ..<0x20, 0x7F...:
        // Three digits: a digit that follows is not part of the number.
        "\\" + String(repeating: "0", count: byte < 8 ? 2 : byte < 64 ? 1 : 0)
          + String(byte, radix: 8)
      default: String(UnicodeScalar(byte))
      }
    }
    return "\"" + bytes.joined() + "\""
  }
}

extension Unicode.Scalar {
  /// Whether it moves the cursor or ends a line instead of being shown.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
