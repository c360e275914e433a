internal import TerminalRenderer

/// Brings a terminal's screen from what it shows to what it should show, with as few bytes as that
/// takes.
///
/// All that is written for one picture is one piece, between the marks of a synchronized update ("Synchronized
/// Output", DEC mode 2026), so that terminals that know them show no half-drawn picture.
struct ScreenWriter {
  private var shown: CellBuffer?
  private var shownCursor: CellPoint?
  private let depth: ColorDepth
  private let hasAttributes: Bool

  init(depth: ColorDepth, hasAttributes: Bool) {
    self.depth = depth
    self.hasAttributes = hasAttributes
  }

  /// What the screen shows is not known any more.
  mutating func forget() {
    shown = nil
    shownCursor = nil
  }

  /// The bytes that make the screen show cells, and the cursor where it is wanted; nil for none.
  mutating func bytes(for buffer: CellBuffer, cursor: CellPoint?) -> [UInt8] {
    var cells = CellStyleWriter(depth: depth, hasAttributes: hasAttributes)
    let isAnew = shown.map { $0.columns != buffer.columns || $0.rows != buffer.rows } ?? true
    if isAnew { cells.bytes += Array("\u{1B}[0m\u{1B}[2J".utf8) }
    let before = isAnew ? CellBuffer(columns: buffer.columns, rows: buffer.rows) : shown
    if let before {
      for row in 0..<buffer.rows { write(row, of: buffer, over: before, to: &cells) }
    }
    cells.reset()
    guard !cells.bytes.isEmpty || cursor != shownCursor else { return [] }
    var bytes = Array("\u{1B}[?2026h\u{1B}[?25l".utf8)
    bytes += cells.bytes
    if let cursor {
      bytes += ScreenWriter.move(to: cursor.x, cursor.y)
      bytes += Array("\u{1B}[?25h".utf8)
    }
    bytes += Array("\u{1B}[?2026l".utf8)
    shown = buffer
    shownCursor = cursor
    return bytes
  }

  private func write(
    _ row: Int,
    of buffer: CellBuffer,
    over before: CellBuffer,
    to cells: inout CellStyleWriter
  ) {
    var column = 0
    // Where the terminal's cursor is; it may be elsewhere behind what terminals disagree about.
    var place: Int?
    while column < buffer.columns {
      let width = ScreenWriter.width(at: column, row, of: buffer)
      if isSame(column, row, width, buffer, before) {
        column += width
        continue
      }
      if place != column { cells.bytes += ScreenWriter.move(to: column, row) }
      let cell = buffer[column, row]
      cells.write(cell.glyph == .continuation ? blank(cell) : cell, of: buffer)
      let isSure = width == 1 && cell.glyph.graphemeIndex == nil
      column += width
      place = isSure ? column : nil
    }
  }

  /// The right part of a wide glyph whose left part is not there.
  private func blank(_ cell: Cell) -> Cell {
    Cell(background: cell.background, attributes: cell.attributes)
  }

  /// The cells that the glyph at a place takes.
  private static func width(at column: Int, _ row: Int, of buffer: CellBuffer) -> Int {
    var end = column + 1
    while end < buffer.columns, buffer[end, row].glyph == .continuation { end += 1 }
    return end - column
  }

  private func isSame(
    _ column: Int,
    _ row: Int,
    _ width: Int,
    _ buffer: CellBuffer,
    _ before: CellBuffer
  ) -> Bool {
    for position in column..<column + width {
      let (new, old) = (buffer[position, row], before[position, row])
      if let index = new.glyph.graphemeIndex, let other = old.glyph.graphemeIndex {
        guard buffer.graphemes.indices.contains(index), before.graphemes.indices.contains(other),
          buffer.graphemes[index] == before.graphemes[other], hasSameStyle(new, old)
        else { return false }
      } else if new != old {
        return false
      }
    }
    // Half of a wide glyph that was there would go with its other half.
    let isCut = before[column + width, row].glyph == .continuation
    return !isCut || buffer[column + width, row].glyph == .continuation
  }

  private func hasSameStyle(_ new: Cell, _ old: Cell) -> Bool {
    new.attributes == old.attributes && new.foreground == old.foreground
      && new.background == old.background
  }

  /// "Cursor Position" (ECMA-48, 8.3.21), which counts from 1.
  static func move(to column: Int, _ row: Int) -> [UInt8] {
    Array("\u{1B}[\(row + 1);\(column + 1)H".utf8)
  }
}
