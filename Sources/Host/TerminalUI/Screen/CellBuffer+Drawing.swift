internal import CellWidth
internal import Sanitizer
internal import TerminalRenderer

extension CellBuffer {
  /// Copies a part of another buffer to a place.
  mutating func copy(_ source: CellBuffer, from part: CellRect, to place: CellPoint) {
    let part = part.intersection(CellRect(x: 0, y: 0, width: source.columns, height: source.rows))
    for row in 0..<part.height {
      for column in 0..<part.width {
        var cell = source[part.x + column, part.y + row]
        if let index = cell.glyph.graphemeIndex {
          cell.glyph = .blank
          if source.graphemes.indices.contains(index) {
            cell.glyph = glyph(of: source.graphemes[index])
          }
        }
        // A wide glyph that is cut is none.
        let isCutLeft = column == 0 && cell.glyph == .continuation
        let isCutRight =
          column == part.width - 1
          && source[part.x + column + 1, part.y + row].glyph == .continuation
        if isCutLeft || isCutRight { cell.glyph = .blank }
        update(place.x + column, place.y + row) { $0 = cell }
      }
    }
  }

  private mutating func glyph(of grapheme: String) -> Glyph {
    graphemes.append(grapheme)
    return Glyph(grapheme: graphemes.count - 1)
  }

  /// Fills cells with blanks.
  mutating func clear(_ rect: CellRect, _ cell: Cell = Cell()) {
    change(rect) { $0 = cell }
  }

  /// Changes the cells of a rectangle.
  mutating func change(_ rect: CellRect, _ change: (inout Cell) -> Void) {
    let rect = rect.intersection(CellRect(x: 0, y: 0, width: columns, height: rows))
    for row in 0..<rect.height {
      for column in 0..<rect.width { update(rect.x + column, rect.y + row, change) }
    }
  }

  /// Writes words on one line, made safe and cut where there is no more room.
  ///
  /// - Returns: The cells that they take.
  @discardableResult
  mutating func write(
    _ words: String,
    at column: Int,
    _ row: Int,
    width limit: Int,
    attributes: CellAttributes = [],
    foreground: Ink = .terminal
  ) -> Int {
    var used = 0
    for character in Sanitizer.sanitized(words, limit: 4096) {
      let width = CellWidth.of(character)
      guard width > 0 else { continue }
      guard used + width <= limit else { break }
      let scalars = character.unicodeScalars
      guard let first = scalars.first else { continue }
      let glyph = scalars.count == 1 ? Glyph(first) : glyph(of: String(character))
      put(
        glyph,
        width: width,
        at: column + used,
        row,
        foreground: foreground,
        attributes: attributes
      )
      used += width
    }
    return used
  }

  /// Draws a frame around a rectangle's inside, with a title in its upper line.
  mutating func box(_ rect: CellRect, _ style: BoxStyle, title: String? = nil) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let line = style.glyphs
    for column in (rect.x + 1)..<(rect.maxX - 1) {
      set(line[0], at: column, rect.y)
      set(line[0], at: column, rect.maxY - 1)
    }
    for row in (rect.y + 1)..<(rect.maxY - 1) {
      set(line[1], at: rect.x, row)
      set(line[1], at: rect.maxX - 1, row)
    }
    set(line[2], at: rect.x, rect.y)
    set(line[3], at: rect.maxX - 1, rect.y)
    set(line[4], at: rect.x, rect.maxY - 1)
    set(line[5], at: rect.maxX - 1, rect.maxY - 1)
    guard let title, !title.isEmpty, rect.width > 6 else { return }
    let width = write(" \(title) ", at: rect.x + 2, rect.y, width: rect.width - 4)
    change(CellRect(x: rect.x + 2, y: rect.y, width: width, height: 1)) {
      $0.attributes.insert(.bold)
    }
  }

  private mutating func set(_ scalar: Unicode.Scalar, at column: Int, _ row: Int) {
    put(Glyph(scalar), at: column, row, foreground: .terminal)
  }
}

/// The lines of a frame: horizontal, vertical, and the corners from the upper left to the lower right.
enum BoxStyle {
  case round, double, ascii

  var glyphs: [Unicode.Scalar] {
    switch self {
    case .round: ["─", "│", "╭", "╮", "╰", "╯"]
    case .double: ["═", "║", "╔", "╗", "╚", "╝"]
    case .ascii: ["-", "|", "+", "+", "+", "+"]
    }
  }
}
