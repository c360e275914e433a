import CellWidth
import Sanitizer

/// Rows of text in columns, the first row being the titles.
///
/// A row takes one line, whatever its cells hold.
/// A column of figures is set to the right.
struct TextTable {
  private let rows: [[String]]

  init(_ rows: [[String]]) {
    self.rows = rows.map { row in row.map { Sanitizer.sanitized($0, limit: .max) } }
  }

  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { CellWidth.of(cell($0, column)) }.max() ?? 0
    }
    let isFigures = (0..<columns).map { column in
      rows.dropFirst().allSatisfy {
        cell($0, column).first.map { $0.isNumber || $0 == "–" || $0 == "≤" } ?? true
      }
    }
    return rows.map { row in
      var line = ""
      for column in 0..<columns {
        let text = cell(row, column)
        let space = String(repeating: " ", count: widths[column] - CellWidth.of(text))
        line += (column > 0 ? "  " : "") + (isFigures[column] ? space + text : text + space)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private func cell(_ row: [String], _ column: Int) -> String {
    column < row.count ? row[column] : ""
  }
}
