/// One character's place on the screen.
package struct Cell: Hashable, Sendable {
  package var glyph: Glyph
  package var foreground: Ink
  package var background: Ink
  package var attributes: CellAttributes

  package init(
    glyph: Glyph = .blank,
    foreground: Ink = .terminal,
    background: Ink = .terminal,
    attributes: CellAttributes = []
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}

/// What a cell shows: nothing, a scalar, a grapheme of several, or the right part of a wide one.
package struct Glyph: Hashable, Sendable {
  /// A scalar's value; or, with the top bit, an index into ``CellBuffer/graphemes``.
  package let bits: UInt32

  package static let blank = Glyph(bits: 0x20)
  package static let fullBlock = Glyph("█")
  /// The second cell of a wide glyph.
  package static let continuation = Glyph(bits: UInt32.max)

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// A glyph of one scalar that takes one cell, or the first of the cells of a wider one.
  package init(_ scalar: Unicode.Scalar) {
    bits = scalar.value
  }

  package init(grapheme index: Int) {
    bits = 0x8000_0000 | UInt32(truncatingIfNeeded: index & 0x3FFF_FFFF)
  }

  /// The index of a grapheme of several scalars.
  package var graphemeIndex: Int? {
    self != .continuation && bits & 0x8000_0000 != 0 ? Int(bits & 0x3FFF_FFFF) : nil
  }
}

/// A grid of cells that renderers draw into; what is outside is ignored.
package struct CellBuffer: Sendable {
  package let columns: Int
  package let rows: Int
  /// The cells, row by row.
  package private(set) var cells: [Cell]
  /// The graphemes of several scalars that cells refer to.
  package var graphemes: [String] = []
  /// The cells that an isolated text begins and ends in.
  private(set) var isolateStarts: [Int: Int] = [:]
  private(set) var isolateEnds: [Int: Int] = [:]
  /// Whether something was left out since it was too much.
  package var isIncomplete = false

  /// The most cells; a longer report is cut there.
  static let cellLimit = 2_000_000

  /// A buffer of blank cells.
  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = min(max(rows, 0), CellBuffer.cellLimit / self.columns)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// Sets what stands in columns of a row apart from what is beside it.
  mutating func isolate(_ range: Range<Int>, row: Int) {
    guard let last = range.last, contains(range.lowerBound, row), contains(last, row) else {
      return
    }
    isolateStarts[row * columns + range.lowerBound, default: 0] += 1
    isolateEnds[row * columns + last, default: 0] += 1
  }

  /// A cell; a blank one outside.
  package subscript(column: Int, row: Int) -> Cell {
    contains(column, row) ? cells[row * columns + column] : Cell()
  }

  package func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// Changes a cell; nothing outside.
  package mutating func update(_ column: Int, _ row: Int, _ change: (inout Cell) -> Void) {
    guard contains(column, row) else { return }
    change(&cells[row * columns + column])
  }

  /// Turns a full block into a background of its colour, so that what is put there next stands on
  /// it.
  mutating func sink(_ column: Int, _ row: Int) {
    update(column, row) { cell in
      guard cell.glyph == .fullBlock, cell.foreground != .terminal else { return }
      cell = Cell(background: cell.foreground)
    }
  }

  /// Puts a glyph, keeping the background; a wide glyph needs all its cells inside.
  package mutating func put(
    _ glyph: Glyph,
    width: Int = 1,
    at column: Int,
    _ row: Int,
    foreground: Ink,
    attributes: CellAttributes = []
  ) {
    guard width > 0, contains(column, row), column + width <= columns else { return }
    let start = row * columns + column
    if cells[start].glyph == .continuation { clearSplit(column, row) }
    if column + width < columns, cells[start + width].glyph == .continuation {
      clearSplit(column + width, row)
    }
    for position in start..<start + width {
      cells[position].glyph = position == start ? glyph : .continuation
      cells[position].foreground = foreground
      cells[position].attributes = attributes
    }
  }

  /// Blanks the wide glyph whose right part is at a place, since its left part is to be replaced.
  private mutating func clearSplit(_ column: Int, _ row: Int) {
    guard contains(column, row) else { return }
    var position = row * columns + column
    guard cells[position].glyph == .continuation else { return }
    while position > row * columns, cells[position].glyph == .continuation {
      cells[position].glyph = .blank
      position -= 1
    }
    cells[position].glyph = .blank
  }
}
