import Theme

/// Turns cells into bytes: UTF-8 text with as few escape sequences as it takes.
///
/// The only sequence is SGR, "Select Graphic Rendition" (ECMA-48, 8.3.117), so what is printed can
/// be scrolled, cut by lines and piped. Each line ends in the terminal's own style.
struct EscapeWriter {
  private var cells: CellStyleWriter

  init(depth: ColorDepth, hasAttributes: Bool) {
    cells = CellStyleWriter(depth: depth, hasAttributes: hasAttributes)
  }

  /// How many bytes are gathered before they are passed on.
  private static let pieceSize = 1 << 16

  /// Writes a whole buffer in pieces, each row ended by a line feed.
  static func write(
    _ buffer: CellBuffer,
    depth: ColorDepth,
    hasAttributes: Bool,
    to output: ([UInt8]) throws -> Void
  ) rethrows {
    var writer = EscapeWriter(depth: depth, hasAttributes: hasAttributes)
    writer.cells.bytes.reserveCapacity(min(buffer.cells.count * 2, 2 * pieceSize))
    for row in 0..<buffer.rows {
      writer.writeRow(row, of: buffer)
      guard writer.cells.bytes.count >= pieceSize else { continue }
      try output(writer.cells.bytes)
      writer.cells.bytes.removeAll(keepingCapacity: true)
    }
    if !writer.cells.bytes.isEmpty { try output(writer.cells.bytes) }
  }

  private mutating func writeRow(_ row: Int, of buffer: CellBuffer) {
    let start = row * buffer.columns
    var end = start + buffer.columns
    while end > start, isInvisible(buffer.cells[end - 1]) { end -= 1 }
    let hasIsolates = !buffer.isolateStarts.isEmpty
    var isolates = 0
    for position in start..<end {
      if hasIsolates { begin(buffer.isolateStarts[position] ?? 0, &isolates) }
      let cell = buffer.cells[position]
      cells.write(cell, of: buffer)
      if hasIsolates { finish(buffer.isolateEnds[position] ?? 0, &isolates) }
    }
    finish(isolates, &isolates)
    cells.reset()
    cells.bytes.append(0x0A)
  }

  private mutating func begin(_ count: Int, _ open: inout Int) {
    open += count
    for _ in 0..<count { cells.bytes += Isolates.start }
  }

  /// Ends isolates, none of which reaches beyond its line.
  private mutating func finish(_ count: Int, _ open: inout Int) {
    for _ in 0..<min(count, open) { cells.bytes += Isolates.end }
    open -= min(count, open)
  }

  /// Whether a cell at the end of a line can be left out.
  private func isInvisible(_ cell: Cell) -> Bool {
    guard cell.glyph == .blank else { return false }
    let hasLine =
      cells.hasAttributes
      && !cell.attributes.isDisjoint(with: [.underline, .strikethrough, .reverse])
    return (cells.depth == .none || cell.background == .terminal) && !hasLine
  }
}
