internal import CellWidth
internal import Sanitizer
internal import TerminalInput
internal import TerminalRenderer

// What keys do, shown over everything else.
extension FullScreenInterface {
  private static let help: [(keys: String, words: String)] = [
    ("Tab, Shift-Tab", "next and previous control"),
    ("Arrows", "control in that direction; scroll; change a slider"),
    ("Enter, Space", "press, turn, choose, open a menu"),
    ("Esc", "close, go back, leave a field"),
    ("/", "search"),
    ("PgUp PgDn Home End", "scroll"),
    ("+ -", "change a slider or stepper"),
    ("Del", "delete a row that can be deleted"),
    ("Ctrl-A E K U W", "in a field: ends of the line, remove"),
    ("Mouse", "press, drag sliders, turn the wheel"),
    ("Ctrl-L", "draw the screen anew"),
    ("Ctrl-Z", "stop; fg goes on"),
    ("q, Ctrl-C", "quit"),
  ]
  /// The most columns of the panel.
  private static let widest = 74
  /// The columns that the keys have beside their words, and a narrower panel stands them above.
  private static let keyColumns = 20
  private static let leastWords = 24

  /// One row of the help.
  private struct HelpLine {
    var keys = ""
    var words = ""
  }

  private var helpWidth: Int { min(max(columns - 2, 4), FullScreenInterface.widest) }

  private var isHelpNarrow: Bool {
    helpWidth - 4 < FullScreenInterface.keyColumns + FullScreenInterface.leastWords
  }

  private var helpLines: [HelpLine] {
    let inner = max(helpWidth - 4, 1)
    let indent = isHelpNarrow ? 2 : FullScreenInterface.keyColumns
    return FullScreenInterface.help.flatMap { entry in
      let words = FullScreenInterface.wrapped(entry.words, max(inner - indent, 1))
      let lines = words.enumerated().map { index, words in
        HelpLine(keys: index == 0 && !isHelpNarrow ? entry.keys : "", words: words)
      }
      return (isHelpNarrow ? [HelpLine(keys: entry.keys)] : []) + lines
    }
  }

  private var helpRows: Int { max(min(helpLines.count, contentRows - 2), 0) }

  /// Scrolls the help where it has more rows than the screen; any other key closes it.
  mutating func takeHelp(_ event: InputEvent) {
    guard let row = helpRow else { return }
    let step: Int
    switch event {
    case .key(.down, _): step = 1
    case .key(.up, _): step = -1
    case .key(.pageDown, _): step = max(helpRows - 1, 1)
    case .key(.pageUp, _): step = -max(helpRows - 1, 1)
    case .mouse(let mouse):
      switch mouse.action {
      case .wheelDown: step = 1
      case .wheelUp: step = -1
      case .press: step = 0
      default: return
      }
    default: step = 0
    }
    let limit = helpLines.count - helpRows
    guard step != 0, limit > 0 else {
      helpRow = nil
      return
    }
    helpRow = min(max(row + step, 0), limit)
  }

  /// Draws what keys do.
  func drawHelp(in buffer: inout CellBuffer) {
    let lines = helpLines
    let height = min(helpRows + 2, contentRows)
    let box = CellRect(
      x: (columns - helpWidth) / 2,
      y: (contentRows - height) / 2,
      width: helpWidth,
      height: height
    )
    buffer.clear(box)
    buffer.box(box, options.isASCII ? .ascii : .double, title: "Keys")
    let first = min(max(helpRow ?? 0, 0), lines.count - helpRows)
    let indent = isHelpNarrow ? 2 : FullScreenInterface.keyColumns
    let inner = max(helpWidth - 4, 0)
    for (index, line) in lines.dropFirst(first).prefix(helpRows).enumerated() {
      let row = box.y + 1 + index
      buffer.write(line.keys, at: box.x + 2, row, width: inner, attributes: .bold)
      buffer.write(line.words, at: box.x + 2 + indent, row, width: max(inner - indent, 0))
    }
    drawMore(first..<(first + helpRows), of: lines.count, box, in: &buffer)
  }

  /// Breaks a line at spaces, and words that are longer than a line.
  static func wrapped(_ text: String, _ columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in Sanitizer.sanitized(text, limit: 2000).split(separator: " ") {
      if !line.isEmpty, CellWidth.of(line) + 1 + CellWidth.of(word) > columns {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
      while CellWidth.of(line) > columns {
        let piece = beginning(of: line, columns)
        lines.append(piece)
        line.removeFirst(piece.count)
      }
    }
    return lines + [line]
  }

  /// As much of a long word as a line has room for, up to the end of a folder where there is one.
  private static func beginning(of word: String, _ columns: Int) -> String {
    var piece = ""
    for character in word {
      guard piece.isEmpty || CellWidth.of(piece) + CellWidth.of(character) <= columns else { break }
      piece.append(character)
    }
    guard let slash = piece.dropFirst().lastIndex(of: "/") else { return piece }
    return String(piece[...slash])
  }
}
