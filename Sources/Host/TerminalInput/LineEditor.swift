private import CellWidth
private import Sanitizer

/// Text that is being typed, and where the next character goes.
package struct LineEditor: Hashable, Sendable {
  /// The characters, each with its marks.
  private var characters: [Character]
  /// The position of the cursor, before the character of this index.
  package private(set) var cursor: Int
  /// Whether line breaks are kept.
  package let isMultiline: Bool

  /// The most bytes of a text; what would make it longer is not taken.
  package static let limit = 64 << 10

  package init(_ text: String = "", isMultiline: Bool = false) {
    self.isMultiline = isMultiline
    characters = []
    cursor = 0
    insert(text)
  }

  package var text: String { String(characters) }
  package var isEmpty: Bool { characters.isEmpty }
  package var count: Int { characters.count }

  /// Takes another text; the cursor stays where it is, or at the end.
  package mutating func replace(with text: String) {
    guard text != self.text else { return }
    let wasAtEnd = cursor == characters.count
    let old = cursor
    self = LineEditor(text, isMultiline: isMultiline)
    if !wasAtEnd { cursor = min(old, characters.count) }
  }

  /// Takes typed or pasted text, made safe: what a terminal would read as a command disappears.
  package mutating func insert(_ text: String) {
    let safe =
      isMultiline
      ? Sanitizer.sanitizedLines(text, limit: LineEditor.limit)
      : Sanitizer.sanitized(text, limit: LineEditor.limit)
    let before = String(characters[..<cursor])
    let after = String(characters[cursor...])
    guard before.utf8.count + safe.utf8.count + after.utf8.count <= LineEditor.limit else { return }
    // Joined as text, since a mark becomes part of the character before it.
    let head = Array(before + safe)
    let whole = Array(before + safe + after)
    cursor = min(head.count, whole.count)
    characters = whole
  }

  /// Does what a key does to text.
  ///
  /// - Returns: False where the key does nothing to it, so that it may do something else.
  package mutating func take(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    let isByWord = modifiers.contains(.alt) || modifiers.contains(.control)
    switch key {
    case .left: return move(to: isByWord ? wordStart : cursor - 1)
    case .right: return move(to: isByWord ? wordEnd : cursor + 1)
    case .home,
      .control("a") where modifiers.isEmpty:
      return move(to: lineStart)
    case .end,
      .control("e") where modifiers.isEmpty:
      return move(to: lineEnd)
    case .control("b"): return move(to: modifiers == .alt ? wordStart : cursor - 1)
    case .control("f"): return move(to: modifiers == .alt ? wordEnd : cursor + 1)
    case .backspace: remove((isByWord ? wordStart : cursor - 1)..<cursor)
    case .delete: remove(cursor..<(isByWord ? wordEnd : cursor + 1))
    case .control("h") where modifiers.isEmpty: remove(cursor - 1..<cursor)
    case .control("d"): remove(cursor..<(modifiers == .alt ? wordEnd : cursor + 1))
    case .control("w") where modifiers.isEmpty: remove(wordStart..<cursor)
    case .control("u") where modifiers.isEmpty: remove(lineStart..<cursor)
    case .control("k") where modifiers.isEmpty: remove(cursor..<lineEnd)
    case .up where isMultiline: return moveLine(by: -1)
    case .down where isMultiline: return moveLine(by: 1)
    default: return false
    }
    return true
  }

  // MARK: Moving

  /// Moves the cursor; at an end it stays, and the key is used up all the same.
  private mutating func move(to position: Int) -> Bool {
    cursor = min(max(position, 0), characters.count)
    return true
  }

  private var lineStart: Int {
    (characters[..<cursor].lastIndex(of: "\n") ?? -1) + 1
  }

  private var lineEnd: Int {
    characters[cursor...].firstIndex(of: "\n") ?? characters.count
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private var wordStart: Int {
    var position = cursor
    while position > 0, !LineEditor.isWord(characters[position - 1]) { position -= 1 }
    while position > 0, LineEditor.isWord(characters[position - 1]) { position -= 1 }
    return position
  }

  private var wordEnd: Int {
    var position = cursor
    while position < characters.count, !LineEditor.isWord(characters[position]) { position += 1 }
    while position < characters.count, LineEditor.isWord(characters[position]) { position += 1 }
    return position
  }

  private mutating func moveLine(by lines: Int) -> Bool {
    let start = lineStart
    let column = cursor - start
    if lines < 0 {
      guard start > 0 else { return false }
      cursor = start - 1
      cursor = min(lineStart + column, cursor)
    } else {
      let end = lineEnd
      guard end < characters.count else { return false }
      cursor = end + 1
      cursor = min(cursor + column, lineEnd)
    }
    return true
  }

  private mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<characters.count)
    guard !range.isEmpty else { return }
    // What is left may grow together: a base and marks whose own base is gone.
    let head = Array(String(characters[..<range.lowerBound]))
    let whole = Array(
      String(characters[..<range.lowerBound]) + String(characters[range.upperBound...])
    )
    characters = whole
    cursor = min(head.count, whole.count)
  }
}

// MARK: Showing

extension LineEditor {
  /// A part of a text that fits into a row of cells, and where the cursor stands in it.
  package struct Window: Hashable, Sendable {
    package var text: String
    /// The cells before the cursor.
    package var cursor: Int
  }

  /// The part of the line with the cursor that fits into a row of cells, with the cursor in it.
  ///
  /// - Parameters:
  ///   - columns: The cells that there are; the cursor takes one behind the text.
  ///   - mask: What stands for each character of a secret.
  package func window(columns: Int, mask: Character? = nil) -> Window {
    guard columns > 0 else { return Window(text: "", cursor: 0) }
    let line = mask.map { mask in characters.map { _ in mask } } ?? characters
    let widths = line[lineStart..<lineEnd].map { CellWidth.of($0) }
    let position = cursor - lineStart
    var first = 0
    var before = widths[..<position].reduce(0, +)
    while before > columns - 1, first < position {
      before -= widths[first]
      first += 1
    }
    var last = position
    var used = before
    while last < widths.count, used + widths[last] <= columns {
      used += widths[last]
      last += 1
    }
    let start = lineStart
    return Window(text: String(line[(start + first)..<(start + last)]), cursor: before)
  }
}
