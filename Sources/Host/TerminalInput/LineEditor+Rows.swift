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
