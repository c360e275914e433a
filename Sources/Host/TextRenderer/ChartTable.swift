import CellWidth
import ChartModel
import Sanitizer

/// A chart as a table of words.
struct ChartTable {
  private let lines: [[String]]
  private var notes: [String]
  private let isEmpty: Bool

  init(_ data: ChartData) {
    func clean(_ words: String) -> String { Sanitizer.sanitized(words, limit: 200) }
    let header = data.header.map(clean)
    lines = (header.allSatisfy(\.isEmpty) ? [] : [header]) + data.rows.map { $0.map(clean) }
    notes = data.hiddenRows > 0 ? ["and \(data.hiddenRows) more"] : []
    notes += data.notes.map(clean)
    isEmpty = data.rows.isEmpty
  }

  /// Writes aligned columns, names at the left and numbers at the right.
  func write(to writer: inout LineWriter) {
    guard !isEmpty else {
      writer.add("No data")
      return
    }
    var widths = Array(repeating: 0, count: lines.map(\.count).max() ?? 0)
    for line in lines {
      for (column, word) in line.enumerated() {
        widths[column] = max(widths[column], CellWidth.of(word))
      }
    }
    for line in lines + notes.map({ [$0] }) {
      writer.add(line.count == 1 ? line[0] : aligned(line, widths))
      writer.endLine()
    }
  }

  private func aligned(_ line: [String], _ widths: [Int]) -> String {
    var text = ""
    for (column, word) in line.enumerated() {
      let space = String(repeating: " ", count: max(widths[column] - CellWidth.of(word), 0))
      text += column == 0 ? word + space : "  " + space + word
    }
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
