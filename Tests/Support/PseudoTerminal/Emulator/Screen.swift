import CellWidth

/// The cells of a terminal and its cursor.
package struct Screen: Hashable, Sendable {
  /// Where a character goes, from 0.
  package struct Position: Hashable, Sendable {
    package var column: Int
    package var row: Int

    package init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// What is put back with the cursor (DECSC).
  struct SavedCursor: Hashable, Sendable {
    var cursor = Position(column: 0, row: 0)
    var isWrapping = false
    var style = ScreenStyle()
  }

  package private(set) var columns: Int
  package private(set) var rows: Int
  package private(set) var cells: [[ScreenCell]]
  package private(set) var cursor = Position(column: 0, row: 0)
  /// Whether the next character goes to the next line first: the last one filled the row.
  private var isWrapping = false
  var style = ScreenStyle()
  var wrapsLines = true
  /// The rows that scroll.
  private(set) var region: Range<Int>
  private var saved = SavedCursor()

  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    region = 0..<self.rows
    cells = Array(
      repeating: Array(repeating: ScreenCell(), count: self.columns),
      count: self.rows
    )
  }

  /// Cuts or fills; the cursor and the region that scrolls are put back into the screen.
  mutating func resize(columns: Int, rows: Int) {
    var other = Screen(columns: columns, rows: rows)
    for row in 0..<min(self.rows, other.rows) {
      for column in 0..<min(self.columns, other.columns) {
        other.cells[row][column] = cells[row][column]
      }
      other.mendWide(row)
    }
    other.style = style
    other.wrapsLines = wrapsLines
    other.saved = saved
    other.move(column: cursor.column, row: cursor.row)
    self = other
  }

  /// What is written where one half of a wide character is gone.
  private var blank: ScreenCell {
    var style = ScreenStyle()
    // Erased cells have the background that is set ("background color erase").
    style.background = self.style.background
    return ScreenCell(text: " ", style: style)
  }

  /// Replaces halves of wide characters whose other half was overwritten.
  private mutating func mendWide(_ row: Int, _ range: Range<Int>? = nil) {
    for column in (range ?? 0..<columns).clamped(to: 0..<columns) {
      let isFollowed = column + 1 < columns && cells[row][column + 1].isContinuation
      let follows = column > 0 && cells[row][column - 1].isWide
      let isHalf = cells[row][column].isWide ? !isFollowed : cells[row][column].isContinuation
      if isHalf, cells[row][column].isWide || !follows {
        cells[row][column].text = " "
        cells[row][column].isWide = false
      }
    }
  }
}

// MARK: - Text

extension Screen {
  mutating func print(_ scalar: Unicode.Scalar) {
    if extend(with: scalar) { return }
    let text = String(scalar)
    let width = CellWidth.of(text)
    guard width > 0 else { return }
    if isWrapping || cursor.column + width > columns {
      guard wrapsLines else { return overwriteLast(text, width) }
      carriageReturn()
      lineFeed()
    }
    put(text, width)
  }

  private mutating func put(_ text: String, _ width: Int) {
    guard width <= columns else { return }
    let row = cursor.row
    cells[row][cursor.column] = ScreenCell(text: text, style: style, isWide: width == 2)
    if width == 2 { cells[row][cursor.column + 1] = ScreenCell(text: "", style: style) }
    mendWide(row, cursor.column - 1..<cursor.column + width + 1)
    isWrapping = cursor.column + width >= columns
    cursor.column = min(cursor.column + width, columns - 1)
  }

  /// Without autowrap, what does not fit replaces the last cells of the row.
  private mutating func overwriteLast(_ text: String, _ width: Int) {
    cursor.column = max(columns - width, 0)
    put(text, width)
  }

  /// Adds a scalar to the grapheme before the cursor, if the two are one.
  private mutating func extend(with scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300, var column = lastColumn else { return false }
    let row = cursor.row
    if cells[row][column].isContinuation, column > 0 { column -= 1 }
    let before = cells[row][column].text
    let after = before + String(scalar)
    guard after.count == 1 else { return false }
    let (old, new) = (CellWidth.of(before), CellWidth.of(after))
    cells[row][column].text = after
    guard new > old, column + new <= columns else { return true }
    let style = cells[row][column].style
    cursor.column = column
    put(after, new)
    cells[row][column].style = style
    cells[row][column + 1].style = style
    return true
  }

  /// Where the last character ended, if the cursor is behind it.
  private var lastColumn: Int? {
    isWrapping ? columns - 1 : cursor.column > 0 ? cursor.column - 1 : nil
  }
}

// MARK: - The cursor

extension Screen {
  mutating func move(column: Int? = nil, row: Int? = nil) {
    cursor.column = min(max(column ?? cursor.column, 0), columns - 1)
    cursor.row = min(max(row ?? cursor.row, 0), rows - 1)
    isWrapping = false
  }

  mutating func carriageReturn() { move(column: 0) }

  mutating func lineFeed() {
    if cursor.row == region.upperBound - 1 {
      scrollUp(1, from: region.lowerBound)
    } else {
      move(row: cursor.row + 1)
    }
    isWrapping = false
  }

  mutating func reverseLineFeed() {
    if cursor.row == region.lowerBound {
      scrollDown(1, from: region.lowerBound)
    } else {
      move(row: cursor.row - 1)
    }
  }

  mutating func save() {
    saved = SavedCursor(cursor: cursor, isWrapping: isWrapping, style: style)
  }

  mutating func restore() {
    move(column: saved.cursor.column, row: saved.cursor.row)
    isWrapping = saved.isWrapping
    style = saved.style
  }

  /// Sets the rows that scroll; the cursor goes home.
  mutating func setRegion(_ rows: Range<Int>) {
    let limited = rows.clamped(to: 0..<self.rows)
    region = limited.count >= 2 ? limited : 0..<self.rows
    move(column: 0, row: 0)
  }

  /// Whether all rows scroll.
  var scrollsWhole: Bool { region == 0..<rows }
}

// MARK: - Erasing and shifting

extension Screen {
  mutating func erase(_ row: Int, _ columns: Range<Int>) {
    guard cells.indices.contains(row) else { return }
    for column in columns.clamped(to: 0..<self.columns) { cells[row][column] = blank }
    mendWide(row)
  }

  mutating func erase(rows: Range<Int>) {
    for row in rows.clamped(to: 0..<self.rows) { erase(row, 0..<columns) }
  }

  mutating func scrollUp(_ count: Int, from top: Int) {
    let empty = Array(repeating: blank, count: columns)
    for _ in 0..<min(count, region.upperBound - top) {
      cells.remove(at: top)
      cells.insert(empty, at: region.upperBound - 1)
    }
  }

  mutating func scrollDown(_ count: Int, from top: Int) {
    let empty = Array(repeating: blank, count: columns)
    for _ in 0..<min(count, region.upperBound - top) {
      cells.remove(at: region.upperBound - 1)
      cells.insert(empty, at: top)
    }
  }

  mutating func insertCells(_ count: Int) {
    let count = min(count, columns - cursor.column)
    cells[cursor.row].removeLast(count)
    cells[cursor.row].insert(
      contentsOf: Array(repeating: blank, count: count),
      at: cursor.column
    )
    mendWide(cursor.row)
  }

  mutating func deleteCells(_ count: Int) {
    let count = min(count, columns - cursor.column)
    cells[cursor.row].removeSubrange(cursor.column..<cursor.column + count)
    cells[cursor.row] += Array(repeating: blank, count: count)
    mendWide(cursor.row)
  }
}

// MARK: - Reading

extension Screen {
  /// The rows' texts, without the spaces at their ends.
  package var lines: [String] {
    cells.map { row in
      var text = row.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  package var text: String { lines.joined(separator: "\n") }

  /// Where a text stands on one row, the nth from the top.
  package func position(of text: String, occurrence: Int = 1) -> Position? {
    let characters = Array(text)
    guard !characters.isEmpty else { return nil }
    var left = occurrence
    for (row, line) in cells.enumerated() {
      let shown = line.indices.filter { !line[$0].isContinuation }
      guard shown.count >= characters.count else { continue }
      for start in 0...(shown.count - characters.count) {
        let isHere = characters.indices.allSatisfy {
          line[shown[start + $0]].text == String(characters[$0])
        }
        if isHere { left -= 1 }
        if isHere, left == 0 { return Position(column: shown[start], row: row) }
      }
    }
    return nil
  }

  /// How the first character of a text looks.
  package func style(of text: String, occurrence: Int = 1) -> ScreenStyle? {
    position(of: text, occurrence: occurrence).map { cells[$0.row][$0.column].style }
  }
}
