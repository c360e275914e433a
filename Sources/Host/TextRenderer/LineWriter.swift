import CellWidth

/// Collects lines of words.
struct LineWriter {
  private(set) var text = ""
  private var line = ""
  private var gap = 0
  private var wantsBlank = false
  /// The levels of indentation of the lines to come.
  var indentation = 0
  /// Whether lines were left out since there were too many.
  private(set) var isFull = false
  /// The width of the page in cells, at which lines are wrapped; nil for lines of any length.
  let columns: Int?

  init(columns: Int? = nil) {
    self.columns = columns
  }

  /// The words of the line that has not ended.
  var openLine: String { line }

  /// The most bytes of text; columns of long words may make much of little.
  static let limit = 16 << 20

  /// Adds words to the current line.
  mutating func add(_ words: some StringProtocol) {
    guard !words.isEmpty else { return }
    guard text.utf8.count + line.utf8.count < LineWriter.limit else {
      isFull = true
      return
    }
    if line.isEmpty {
      line = String(repeating: "  ", count: min(indentation, 40))
    } else {
      line += String(repeating: " ", count: gap)
    }
    gap = 0
    line += words
  }

  /// Adds text of several lines, the first of which goes on the current one.
  mutating func addLines(_ text: String) {
    // By bytes: to find the characters of a long text takes far longer.
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { endLine() }
      add(Substring(line))
    }
  }

  /// Puts a number of spaces before the words that follow on the same line.
  mutating func separate(by spaces: Int) {
    gap = max(gap, spaces)
  }

  /// Ends the line, if there is anything in it.
  mutating func endLine() {
    gap = 0
    guard !line.isEmpty else { return }
    if wantsBlank, !text.isEmpty { text += "\n" }
    wantsBlank = false
    if let columns {
      for part in WrappedLines(line, columns: columns) { text += part + "\n" }
    } else {
      text += line + "\n"
    }
    line = ""
  }

  /// Keeps a distance to what is above, at the beginning of a line.
  mutating func beginBlock() {
    if line.isEmpty { wantsBlank = true }
  }

  /// Ends the line and keeps a distance to the next one.
  mutating func endBlock() {
    endLine()
    wantsBlank = true
  }
}
