import CellWidth

/// Rows of words in columns: names at the left, figures at the right of theirs.
struct AlignedTable {
  /// Each with as many cells as it has; an empty one keeps its place.
  private(set) var rows: [[String]] = []
  /// Whether the first row holds titles.
  let hasHeader: Bool

  /// A longer cell stands out of its column, which keeps the table small.
  private static let columnLimit = 80

  init(hasHeader: Bool) {
    self.hasHeader = hasHeader
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// The cells that the widest row takes.
  var width: Int {
    let widths = widths
    return widths.reduce(0, +) + 2 * max(widths.count - 1, 0)
  }

  /// Writes a line for each row.
  ///
  /// - Parameter namesFirst: Whether all columns but the first hold figures; nil to see by the cells.
  func write(to writer: inout LineWriter, namesFirst: Bool? = nil) {
    let widths = widths
    let figures = widths.indices.map { column in
      namesFirst.map { $0 && column > 0 } ?? isOfFigures(column)
    }
    for row in rows {
      guard !writer.isFull else { return }
      writer.add(Self.line(row, widths, figures))
      writer.endLine()
    }
  }

  private static func line(_ row: [String], _ widths: [Int], _ figures: [Bool]) -> String {
    var text = ""
    for (column, word) in row.enumerated() {
      let room = max(widths[column] - CellWidth.of(word), 0)
      let space = String(repeating: " ", count: room)
      if column > 0 { text += "  " }
      text += figures[column] ? space + word : word + space
    }
    return String(
      text.prefix(
        upTo: text.lastIndex { $0 != " " }.map(text.index(after:))
          ?? text.startIndex
      )
    )
  }

  private var widths: [Int] {
    var widths = Array(repeating: 0, count: rows.map(\.count).max() ?? 0)
    for row in rows {
      for (column, word) in row.enumerated() {
        widths[column] = max(widths[column], min(CellWidth.of(word), Self.columnLimit))
      }
    }
    return widths
  }

  private func isOfFigures(_ column: Int) -> Bool {
    let words = rows.dropFirst(hasHeader ? 1 : 0).compactMap {
      column < $0.count ? $0[column].first : nil
    }
    return column > 0 && !words.isEmpty && words.allSatisfy { $0.isNumber || $0 == "–" }
  }
}
