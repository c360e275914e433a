/// Reads a `.strings` file: `"key" = "value";`, with comments in C's two forms.
package struct StringsFile {
  private let text: [Character]
  private var position = 0

  /// The entries of a file.
  ///
  /// - Throws: ``ResourceError`` with the line of what is wrong.
  package static func entries(of text: String) throws(ResourceError) -> [String: String] {
    // An XML property list may have this ending too.
    if text.hasPrefix("<?xml") || text.hasPrefix("bplist") {
      let members = try PropertyListParser.value(of: Array(text.utf8)).members
      return members.compactMapValues(\.string)
    }
    var file = StringsFile(text: Array(text))
    var entries: [String: String] = [:]
    while try file.skipToNext() {
      let key = try file.word()
      _ = try file.skipToNext()
      if file.take("=") {
        _ = try file.skipToNext()
        entries[key] = try file.word()
        _ = try file.skipToNext()
      } else {
        // A key alone stands for itself.
        entries[key] = key
      }
      guard file.take(";") else { throw file.error("a semicolon was expected") }
    }
    return entries
  }

  private init(text: [Character]) { self.text = text }

  private var next: Character? { position < text.count ? text[position] : nil }

  private func error(_ problem: String) -> ResourceError {
    ResourceError("line \(1 + text.prefix(position).count(where: \.isNewline)): \(problem)")
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Moves behind blanks and comments; false at the end.
  private mutating func skipToNext() throws(ResourceError) -> Bool {
    while let character = next {
      if character.isWhitespace || character == "\u{FEFF}" {
        position += 1
      } else if character == "/", position + 1 < text.count, text[position + 1] == "/" {
        while let character = next, !character.isNewline { position += 1 }
      } else if character == "/", position + 1 < text.count, text[position + 1] == "*" {
        try skipComment()
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipComment() throws(ResourceError) {
    let start = position
    position += 2
    while position + 1 < text.count {
      if text[position] == "*", text[position + 1] == "/" {
        position += 2
        return
      }
      position += 1
    }
    position = start
    throw error("a comment does not end")
  }

  /// A string in quotes, or a bare word.
  private mutating func word() throws(ResourceError) -> String {
    guard let quote = next else { throw error("a string was expected") }
    guard quote == "\"" || quote == "'" else { return try bareWord() }
    let start = position
    position += 1
    var word = ""
    while let character = next {
      position += 1
      if character == quote { return word }
      word.append(try character == "\\" ? escaped() : character)
    }
    position = start
    throw error("a string does not end")
  }

  private mutating func bareWord() throws(ResourceError) -> String {
    let start = position
    while let character = next,
      character.isLetter || character.isNumber || "._-$:/".contains(character)
    {
      position += 1
    }
    guard position > start else { throw error("a string was expected") }
    return String(text[start..<position])
  }

  private mutating func escaped() throws(ResourceError) -> Character {
    guard let character = next else { return "\\" }
    position += 1
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u": return try unicode() ?? character
    case "0"..."7": return try octal()
    default: return character
    }
  }

  /// A character by the UTF-16 number of four digits, or by two of them; nil where no number follows.
  private mutating func unicode() throws(ResourceError) -> Character? {
    guard let first = unit(at: position) else { return nil }
    position += 4
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    let letters: Set<Character> = ["U", "u"]
    guard position + 1 < text.count, text[position] == "\\", letters.contains(text[position + 1]),
      let second = unit(at: position + 2), UTF16.isLeadSurrogate(first),
      UTF16.isTrailSurrogate(second)
    else { throw error("half a surrogate pair") }
    position += 6
    let pair = (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    return Unicode.Scalar(0x10000 + pair).map(Character.init)
  }

  /// The number of four hexadecimal digits.
  private func unit(at start: Int) -> UInt16? {
    let digits = text.dropFirst(start).prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt16(String(digits), radix: 16)
  }

  /// A character by up to three octal digits, the first of which was read.
  ///
  /// What they mean beyond ASCII depends on NeXTSTEP's encoding, which no tool writes any more.
  private mutating func octal() throws(ResourceError) -> Character {
    let digits = text.dropFirst(position - 1).prefix(3).prefix { ("0"..."7").contains($0) }
    position += digits.count - 1
    guard let value = UInt8(String(digits), radix: 8), value < 0x80 else {
      throw error("an octal number beyond ASCII; write \\U and four digits")
    }
    return Character(Unicode.Scalar(value))
  }
}
