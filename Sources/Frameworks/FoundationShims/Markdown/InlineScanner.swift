/// Splits a text into words, code, links and the delimiters of emphasis.
struct InlineScanner {
  /// A piece of the text.
  enum Item {
    case words(String)
    case code(String)
    case link(String, destination: String)
    case delimiter(Delimiter)
  }

  /// A run of `*`, `_` or `~`.
  struct Delimiter {
    let mark: Character
    var count: Int
    let originalCount: Int
    let canOpen: Bool
    let canClose: Bool
  }

  /// The items between two brackets and where they lead.
  struct Link {
    let items: Range<Int>
    let destination: String
    let isImage: Bool
  }

  private(set) var items: [Item] = []
  private(set) var links: [Link] = []
  private var words = ""
  private let text: [Character]
  private var position = 0
  /// The open brackets: the item that follows each, and what it looks like as words.
  private var brackets: [(item: Int, isImage: Bool)] = []

  init(_ string: String) {
    text = Array(string)
  }

  mutating func scan() {
    while position < text.count { step() }
    flush()
  }

  private mutating func step() {
    let character = text[position]
    switch character {
    case "\\": scanEscape()
    case "`": scanCode()
    case "*", "_", "~": scanDelimiter(character)
    case "!" where peek(1) == "[": openBracket(isImage: true)
    case "[": openBracket(isImage: false)
    case "]": closeBracket()
    case "<": scanAutolink()
    case "&": scanEntity()
    default:
      words.append(character)
      position += 1
    }
  }

  private func peek(_ distance: Int) -> Character? {
    let index = position + distance
    return text.indices.contains(index) ? text[index] : nil
  }

  private mutating func flush() {
    guard !words.isEmpty else { return }
    items.append(.words(words))
    words = ""
  }

  private mutating func scanEscape() {
    if let next = peek(1), next.isASCII, next.isPunctuation || next.isSymbol {
      words.append(next)
      position += 2
    } else {
      words.append("\\")
      position += 1
    }
  }

  private mutating func scanCode() {
    let length = run(of: "`", at: position)
    var index = position + length
    while index < text.count {
      guard text[index] == "`" else {
        index += 1
        continue
      }
      let closing = run(of: "`", at: index)
      if closing == length {
        flush()
        items.append(.code(Self.code(text[(position + length)..<index])))
        position = index + closing
        return
      }
      index += closing
    }
    words += String(repeating: "`", count: length)
    position += length
  }

  /// The text of a code span: without one space on each side, where there is one on both.
  private static func code(_ characters: ArraySlice<Character>) -> String {
    let isPadded =
      characters.count > 2 && characters.first == " " && characters.last == " "
      && characters.contains { $0 != " " }
    return String(isPadded ? characters.dropFirst().dropLast() : characters)
  }

  private func run(of mark: Character, at index: Int) -> Int {
    text[index...].prefix { $0 == mark }.count
  }

  private mutating func scanDelimiter(_ mark: Character) {
    let count = run(of: mark, at: position)
    let before = position > 0 ? text[position - 1] : " "
    let after = peek(count) ?? " "
    let opensLeft = Self.flanks(inner: after, outer: before)
    let opensRight = Self.flanks(inner: before, outer: after)
    let isInWord = mark == "_"
    flush()
    items.append(
      .delimiter(
        Delimiter(
          mark: mark,
          count: count,
          originalCount: count,
          canOpen: opensLeft && (!isInWord || !opensRight || before.isMark),
          canClose: opensRight && (!isInWord || !opensLeft || after.isMark)
        )
      )
    )
    position += count
  }

  /// Whether a run of delimiters stands directly before (or after) what it marks.
  private static func flanks(inner: Character, outer: Character) -> Bool {
    !inner.isWhitespace && (!inner.isMark || outer.isWhitespace || outer.isMark)
  }
}

// MARK: - Links

extension InlineScanner {
  private mutating func openBracket(isImage: Bool) {
    flush()
    items.append(.words(isImage ? "![" : "["))
    brackets.append((items.count - 1, isImage))
    position += isImage ? 2 : 1
  }

  private mutating func closeBracket() {
    guard let open = brackets.popLast(), let (destination, end) = destination(at: position + 1)
    else {
      words.append("]")
      position += 1
      return
    }
    flush()
    items[open.item] = .words("")
    links.append(
      Link(items: open.item..<items.count, destination: destination, isImage: open.isImage)
    )
    // Links do not stand inside each other: the inner one holds.
    if !open.isImage { brackets = [] }
    position = end
  }

  /// The destination in parentheses that starts at an index, and the index after it.
  private func destination(at start: Int) -> (String, end: Int)? {
    guard start < text.count, text[start] == "(" else { return nil }
    var depth = 0
    let first = start + 1
    // Addresses are shorter; the limit keeps the time for many open parentheses in bounds.
    for index in text[first...].prefix(1024).indices {
      switch text[index] {
      case "(": depth += 1
      case ")" where depth == 0:
        return (Self.withoutTitle(String(text[first..<index])), index + 1)
      case ")": depth -= 1
      case "\n": return nil
      default: break
      }
    }
    return nil
  }

  private static func withoutTitle(_ text: String) -> String {
    let target = text.drop(while: \.isWhitespace)
    if target.first == "<", let end = target.firstIndex(of: ">") {
      return String(target[..<end].dropFirst())
    }
    return String(target.prefix { !$0.isWhitespace })
  }

  private mutating func scanAutolink() {
    let rest = text[(position + 1)...].prefix(2048)
    if let end = rest.firstIndex(where: { $0 == ">" || $0.isWhitespace || $0 == "<" }),
      text[end] == ">"
    {
      let target = String(rest[..<end])
      if let link = BareLinks.destination(ofBracketed: target) {
        flush()
        items.append(.link(target, destination: link))
        position = end + 1
        return
      }
    }
    words.append("<")
    position += 1
  }

  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "hellip": "…", "ndash": "–", "mdash": "—", "middot": "·", "bull": "•", "times": "×",
  ]

  private mutating func scanEntity() {
    let rest = text[(position + 1)...].prefix(10)
    guard let end = rest.firstIndex(of: ";"), let found = Self.entity(String(rest[..<end])) else {
      words.append("&")
      position += 1
      return
    }
    words.append(found)
    position = end + 1
  }

  private static func entity(_ name: String) -> Character? {
    if let known = entities[name] { return known }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number > 0 else { return nil }
    return Unicode.Scalar(number).map(Character.init)
  }
}

extension Character {
  /// Whether CommonMark takes the character for punctuation.
  fileprivate var isMark: Bool { isPunctuation || isSymbol }
}
