internal import CellWidth

/// Breaks a few words of an app's into lines of cells.
enum TextLines {
  /// As much of a text is looked at.
  private static let characterLimit = 4_000

  /// At most so many lines; the last ends in an ellipsis where there are more.
  static func broken(_ text: String, columns: Int, limit: Int) -> [String] {
    guard limit > 0 else { return [] }
    var lines: [String] = []
    for paragraph in text.prefix(characterLimit).split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    ) {
      lines += self.lines(of: paragraph, columns: columns)
      if lines.count > limit { break }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard lines.count > limit else { return lines }
    lines.removeLast(lines.count - limit)
    let room = max(columns - 1, 0)
    lines[limit - 1] = String(prefix(of: lines[limit - 1][...], columns: room)) + "…"
    return lines
  }

  private static func lines(of paragraph: Substring, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in paragraph.split(separator: " ") {
      var rest = word
      let wordWidth = CellWidth.of(word)
      if width > 0, width + 1 + wordWidth <= columns {
        line += " " + word
        width += 1 + wordWidth
        continue
      }
      if width > 0 { lines.append(line) }
      while CellWidth.of(rest) > columns {
        let part = prefix(of: rest, columns: columns)
        guard !part.isEmpty else { return lines }
        lines.append(String(part))
        rest = rest.dropFirst(part.count)
      }
      line = String(rest)
      width = CellWidth.of(rest)
    }
    return lines + [line]
  }

  private static func prefix(of text: Substring, columns: Int) -> Substring {
    var width = 0
    return text.prefix { character in
      width += CellWidth.of(character)
      return width <= columns
    }
  }
}
