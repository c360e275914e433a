private import CellWidth

extension LineEditor {
  /// The rows of a text of several lines, wrapped at cells, and the row and column of the cursor.
  package func rows(columns: Int) -> (rows: [String], cursorRow: Int, cursorColumn: Int) {
    let columns = max(columns, 1)
    var rows: [String] = []
    var row = ""
    var width = 0
    var place = (row: 0, column: 0)
    for (index, character) in text.enumerated() {
      let cells = character == "\n" ? 0 : CellWidth.of(character)
      if width + cells > columns {
        rows.append(row)
        (row, width) = ("", 0)
      }
      if index == cursor { place = (rows.count, width) }
      if character == "\n" {
        rows.append(row)
        (row, width) = ("", 0)
      } else {
        row.append(character)
        width += cells
      }
    }
    if cursor == count {
      if width >= columns {
        rows.append(row)
        (row, width) = ("", 0)
      }
      place = (rows.count, width)
    }
    rows.append(row)
    return (rows, place.row, place.column)
  }
}

extension LineEditor {
  /// Moves the cursor to a cell of the ``window(columns:mask:)`` that is shown.
  package mutating func moveCursor(toColumn column: Int, columns: Int, isSecret: Bool) {
    let shown = window(columns: columns, mask: isSecret ? "•" : nil)
    var cells = 0
    var target = 0
    var before = 0
    for character in shown.text {
      if cells < shown.cursor { before += 1 }
      if cells + CellWidth.of(character) <= column { target += 1 }
      cells += CellWidth.of(character)
    }
    let key: Key = target < before ? .left : .right
    for _ in 0..<abs(target - before) { _ = take(key) }
  }
}
