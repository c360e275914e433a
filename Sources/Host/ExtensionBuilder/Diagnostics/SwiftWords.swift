/// The words of Swift code, for those who look for declarations only.
enum SwiftWords {
  /// Words, attributes, braces and dots, without comments and the text of strings.
  static func words(in source: String) -> [Substring] {
    var words: [Substring] = []
    let text = source.utf8
    var index = text.startIndex
    while index < text.endIndex {
      let start = index
      switch text[index] {
      case UInt8(ascii: "/"): skipComment(text, &index)
      case UInt8(ascii: "\""): skipString(text, &index)
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "."):
        index = text.index(after: index)
        words.append(source[start..<index])
      case let byte where isWordByte(byte) || byte == UInt8(ascii: "@"):
        repeat {
          index = text.index(after: index)
        } while index < text.endIndex
          && isWordByte(text[index])
        words.append(source[start..<index])
      default: index = text.index(after: index)
      }
    }
    return words
  }

  /// Moves behind a comment, or behind the slash where there is none.
  private static func skipComment(_ text: String.UTF8View, _ index: inout String.Index) {
    let rest = text[index...]
    let isBlock = rest.starts(with: "/*".utf8)
    guard isBlock || rest.starts(with: "//".utf8) else {
      index = text.index(after: index)
      return
    }
    var last: UInt8 = 0
    index = text.index(index, offsetBy: 2)
    while index < text.endIndex {
      let byte = text[index]
      index = text.index(after: index)
      if isBlock ? last == UInt8(ascii: "*") && byte == UInt8(ascii: "/") : byte == 0x0A { return }
      last = byte
    }
  }

  /// Moves behind a string literal; text over several lines ends at its three quotes.
  private static func skipString(_ text: String.UTF8View, _ index: inout String.Index) {
    let isLong = text[index...].starts(with: "\"\"\"".utf8)
    let quote = isLong ? "\"\"\"" : "\""
    index = text.index(index, offsetBy: quote.utf8.count)
    while index < text.endIndex {
      let byte = text[index]
      if byte == UInt8(ascii: "\\") {
        index = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
      } else if text[index...].starts(with: quote.utf8) {
        index = text.index(index, offsetBy: quote.utf8.count)
        return
      } else if byte == 0x0A, !isLong {
        return
      } else {
        index = text.index(after: index)
      }
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x60, 0x80...: true
    default: false
    }
  }
}
