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
      case UInt8(ascii: "\""), UInt8(ascii: "#"): skipString(text, &index)
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
    var depth = 0
    while index < text.endIndex {
      let byte = text[index]
      let next = text.index(after: index)
      let follower = next < text.endIndex ? text[next] : 0
      index = next
      switch (byte, follower) {
      case (0x0A, _) where !isBlock: return
      case (UInt8(ascii: "/"), UInt8(ascii: "*")) where isBlock: depth += 1
      case (UInt8(ascii: "*"), UInt8(ascii: "/")) where isBlock: depth -= 1
      default: continue
      }
      guard isBlock else { continue }
      index = text.index(after: index)
      if depth == 0 { return }
    }
  }

  /// Moves behind a string literal, or behind number signs where none follows.
  ///
  /// Text over several lines ends at its three quotes; where number signs stand in front, as many have
  /// to follow a quote or a backslash that is to mean something.
  private static func skipString(_ text: String.UTF8View, _ index: inout String.Index) {
    let signs = text[index...].prefix { $0 == UInt8(ascii: "#") }
    index = signs.endIndex
    guard index < text.endIndex, text[index] == UInt8(ascii: "\""), signs.count < 16 else { return }
    let isLong = text[index...].starts(with: "\"\"\"".utf8)
    let quotes = isLong ? 3 : 1
    let closing = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + signs
    let escape = [UInt8(ascii: "\\")] + signs
    index = text.index(index, offsetBy: quotes)
    while index < text.endIndex {
      let byte = text[index]
      if byte == escape[0], text[index...].starts(with: escape) {
        let count = escape.count + 1
        index = text.index(index, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
      } else if byte == closing[0], text[index...].starts(with: closing) {
        index = text.index(index, offsetBy: closing.count)
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
