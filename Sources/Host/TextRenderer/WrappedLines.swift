import CellWidth

/// A line cut into parts that fit a page, at spaces where there are any.
///
/// What follows is indented below the first part, so that it is seen to go on.
struct WrappedLines: Sequence, IteratorProtocol {
  private var rest: Substring
  private let columns: Int
  private var indent = ""
  private let hangingIndent: String

  /// - Parameter columns: The page's width in cells.
  init(_ line: String, columns: Int) {
    self.columns = Swift.max(columns, 1)
    let spaces = line.prefix { $0 == " " }.count + 2
    // On a narrow page there is no room to indent.
    hangingIndent = String(repeating: " ", count: spaces * 3 > columns ? 0 : spaces)
    rest = line[...]
  }

  mutating func next() -> String? {
    guard !rest.isEmpty else { return nil }
    defer { indent = hangingIndent }
    let room = columns - indent.count
    var width = 0
    var end = rest.startIndex
    // Behind the last word that fits, and where the next begins.
    var wordEnd: Substring.Index?
    var hasWord = false
    while end < rest.endIndex {
      let character = rest[end]
      if character == " " {
        if hasWord { wordEnd = end }
      } else {
        hasWord = true
      }
      let next = width + CellWidth.of(character)
      guard next <= room || width == 0 else { break }
      width = next
      rest.formIndex(after: &end)
    }
    guard end < rest.endIndex else {
      defer { rest = rest[end...] }
      return indent + rest
    }
    let cut = rest[end] == " " && hasWord ? end : wordEnd ?? end
    let part = rest[..<cut]
    rest = rest[cut...].drop { $0 == " " }
    return indent + part
  }
}
