/// Escapes that Python and Rust have and PCRE2 writes differently.
enum ForeignEscapes {
  /// The expression with `\u00E9`, `\U0001F600` and `\u{E9}` as `\x{…}`, and with Python's `\Z` as
  /// `\z`.
  static func translated(_ pattern: String) -> String {
    guard pattern.utf8.contains(0x5C) else { return pattern }
    let text = Array(pattern.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < text.count {
      if text[index] == "\\", index + 1 < text.count {
        index += 2
        index += append(escape: text[index - 1], before: text[index...], to: &result)
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return String(result)
  }

  /// Writes an escape, and returns how many of the scalars behind it belong to it.
  private static func append(
    escape letter: Unicode.Scalar,
    before rest: ArraySlice<Unicode.Scalar>,
    to result: inout String.UnicodeScalarView
  ) -> Int {
    result.append("\\")
    if letter == "u" && rest.first == "{" {
      result.append("x")
      return 0
    }
    let length = letter == "u" ? 4 : letter == "U" ? 8 : 0
    let digits = rest.prefix(length)
    guard length > 0, digits.count == length, digits.allSatisfy(\.properties.isASCIIHexDigit)
    else {
      result.append(letter == "Z" ? "z" : letter)
      return 0
    }
    result.append(contentsOf: "x{".unicodeScalars)
    result.append(contentsOf: digits)
    result.append("}")
    return length
  }
}
