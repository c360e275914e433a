import Theme

/// Turns one cell after the other into UTF-8 and the SGR sequences that change the style between
/// them.
///
/// It moves no cursor: who draws on a screen puts such sequences into ``bytes`` in between.
package struct CellStyleWriter {
  package let depth: ColorDepth
  /// Whether bold and the like are used.
  package let hasAttributes: Bool
  /// What has been written and not been taken yet.
  package var bytes: [UInt8] = []
  private var foreground = Ink.terminal
  private var background = Ink.terminal
  private var attributes: CellAttributes = []
  private var palette = PaletteCache()

  /// - Parameters:
  ///   - depth: How many colours the terminal shows.
  ///   - hasAttributes: Whether bold and the like are used.
  package init(depth: ColorDepth, hasAttributes: Bool) {
    self.depth = depth
    self.hasAttributes = hasAttributes
  }

  /// Writes a cell; nothing for the right part of a wide glyph, which its left part covers.
  ///
  /// - Parameter buffer: The cell's buffer, which has its graphemes.
  package mutating func write(_ cell: Cell, of buffer: CellBuffer) {
    guard cell.glyph != .continuation else { return }
    setStyle(of: cell)
    write(cell.glyph, of: buffer)
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
    // A blank that is not reversed shows no foreground, so a change can wait.
    if cell.foreground != foreground, cell.glyph != .blank || cell.attributes.contains(.reverse) {
      foreground = cell.foreground
      writeColor(foreground, base: 30)
    }
  }

  /// Attributes cannot be taken back one by one on all terminals, so fewer of them means a reset.
  private mutating func setAttributes(_ wanted: CellAttributes) {
    if !wanted.isSuperset(of: attributes) { reset() }
    let added = wanted.subtracting(attributes)
    for (attribute, code) in CellStyleWriter.codes where added.contains(attribute) {
      writeSequence([code])
    }
    attributes = wanted
  }

  private static let codes: [(CellAttributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    (.strikethrough, 9),
  ]

  /// Goes back to the terminal's own style.
  package mutating func reset() {
    guard foreground != .terminal || background != .terminal || !attributes.isEmpty else {
      return
    }
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
