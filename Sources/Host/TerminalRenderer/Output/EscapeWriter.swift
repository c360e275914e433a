import Theme

/// Turns cells into bytes: UTF-8 text with as few escape sequences as it takes.
///
/// The only sequence is SGR, "Select Graphic Rendition" (ECMA-48, 8.3.117), so what is printed can
/// be scrolled, cut by lines and piped. Each line ends in the terminal's own style.
struct EscapeWriter {
  private let depth: ColorDepth
  private let hasAttributes: Bool
  private var bytes: [UInt8] = []
  private var foreground = Ink.terminal
  private var background = Ink.terminal
  private var attributes: CellAttributes = []
  private var palette = PaletteCache()

  init(depth: ColorDepth, hasAttributes: Bool) {
    self.depth = depth
    self.hasAttributes = hasAttributes
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
    writer.bytes.reserveCapacity(min(buffer.cells.count * 2, 2 * pieceSize))
    for row in 0..<buffer.rows {
      writer.writeRow(row, of: buffer)
      guard writer.bytes.count >= pieceSize else { continue }
      try output(writer.bytes)
      writer.bytes.removeAll(keepingCapacity: true)
    }
    if !writer.bytes.isEmpty { try output(writer.bytes) }
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
      if cell.glyph != .continuation {
        setStyle(of: cell)
        write(cell.glyph, of: buffer)
      }
      if hasIsolates { finish(buffer.isolateEnds[position] ?? 0, &isolates) }
    }
    finish(isolates, &isolates)
    reset()
    bytes.append(0x0A)
  }

  private mutating func begin(_ count: Int, _ open: inout Int) {
    open += count
    for _ in 0..<count { bytes += Isolates.start }
  }

  /// Ends isolates, none of which reaches beyond its line.
  private mutating func finish(_ count: Int, _ open: inout Int) {
    for _ in 0..<min(count, open) { bytes += Isolates.end }
    open -= min(count, open)
  }

  /// Whether a cell at the end of a line can be left out.
  private func isInvisible(_ cell: Cell) -> Bool {
    guard cell.glyph == .blank else { return false }
    let hasLine = hasAttributes && !cell.attributes.isDisjoint(with: [.underline, .strikethrough])
    return (depth == .none || cell.background == .terminal) && !hasLine
  }

  private mutating func write(_ glyph: Glyph, of buffer: CellBuffer) {
    if glyph.bits < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: glyph.bits))
    } else if let index = glyph.graphemeIndex {
      if buffer.graphemes.indices.contains(index) {
        bytes.append(contentsOf: buffer.graphemes[index].utf8)
      }
    } else {
      writeScalar(glyph.bits)
    }
  }

  /// Writes a scalar beyond ASCII in UTF-8 (RFC 3629, section 3).
  private mutating func writeScalar(_ value: UInt32) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift & 0x3F | 0x80) }
    if value < 0x800 {
      bytes.append(UInt8(truncatingIfNeeded: value >> 6 | 0xC0))
    } else if value < 0x1_0000 {
      bytes.append(UInt8(truncatingIfNeeded: value >> 12 | 0xE0))
      bytes.append(tail(6))
    } else {
      bytes.append(UInt8(truncatingIfNeeded: value >> 18 | 0xF0))
      bytes.append(tail(12))
      bytes.append(tail(6))
    }
    bytes.append(tail(0))
  }

  private mutating func setStyle(of cell: Cell) {
    if hasAttributes, cell.attributes != attributes { setAttributes(cell.attributes) }
    guard depth > .none else { return }
    if cell.background != background {
      background = cell.background
      writeColor(background, base: 40)
    }
    // A blank shows no foreground, so a change can wait.
    if cell.foreground != foreground, cell.glyph != .blank {
      foreground = cell.foreground
      writeColor(foreground, base: 30)
    }
  }

  /// Attributes cannot be taken back one by one on all terminals, so fewer of them means a reset.
  private mutating func setAttributes(_ wanted: CellAttributes) {
    if !wanted.isSuperset(of: attributes) { reset() }
    let added = wanted.subtracting(attributes)
    for (attribute, code) in EscapeWriter.codes where added.contains(attribute) {
      writeSequence([code])
    }
    attributes = wanted
  }

  private static let codes: [(CellAttributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.strikethrough, 9),
  ]

  private mutating func reset() {
    guard foreground != .terminal || background != .terminal || !attributes.isEmpty else { return }
    writeSequence([0])
    foreground = .terminal
    background = .terminal
    attributes = []
  }

  private mutating func writeColor(_ ink: Ink, base: Int) {
    guard let color = ink.rgb else { return writeSequence([base + 9]) }
    switch depth {
    case .none:
      break
    case .ansi16:
      let index = palette.index16(of: color)
      writeSequence([index < 8 ? base + index : base + 52 + index])
    case .ansi256:
      writeSequence([base + 8, 5, palette.index256(of: color)])
    case .trueColor:
      writeSequence([base + 8, 2, Int(color.red), Int(color.green), Int(color.blue)])
    }
  }

  private mutating func writeSequence(_ numbers: [Int]) {
    bytes.append(0x1B)
    bytes.append(0x5B)
    for (position, number) in numbers.enumerated() {
      if position > 0 { bytes.append(0x3B) }
      writeNumber(number)
    }
    bytes.append(0x6D)
  }

  private mutating func writeNumber(_ number: Int) {
    if number >= 100 { bytes.append(0x30 + UInt8(truncatingIfNeeded: number / 100 % 10)) }
    if number >= 10 { bytes.append(0x30 + UInt8(truncatingIfNeeded: number / 10 % 10)) }
    bytes.append(0x30 + UInt8(truncatingIfNeeded: number % 10))
  }
}
