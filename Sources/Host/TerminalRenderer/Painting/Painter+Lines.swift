import Layout
import Theme
import ViewTree

/// The characters that lines and boxes are made of.
struct LineGlyphs {
  let horizontal: Unicode.Scalar
  let vertical: Unicode.Scalar
  /// The corners, from the top left one clockwise.
  let corners: [Unicode.Scalar]

  static let square = LineGlyphs(horizontal: "─", vertical: "│", corners: ["┌", "┐", "┘", "└"])
  static let rounded = LineGlyphs(horizontal: "─", vertical: "│", corners: ["╭", "╮", "╯", "╰"])
  static let heavy = LineGlyphs(horizontal: "━", vertical: "┃", corners: ["┏", "┓", "┛", "┗"])
  static let ascii = LineGlyphs(horizontal: "-", vertical: "|", corners: ["+", "+", "+", "+"])
}

extension Painter {
  mutating func drawDivider(_ node: Int, _ state: PaintState) {
    let rect = rect(of: node, state)
    let glyphs = options.isASCII ? LineGlyphs.ascii : .square
    let glyph = rect.width == 1 && rect.height > 1 ? glyphs.vertical : glyphs.horizontal
    fill(rect, with: glyph, ink(.separator, state), state)
  }

  mutating func drawDecorations(of node: Int, _ state: PaintState) {
    guard let decorations = placed.decorations[node] else { return }
    let ink = ink(.separator, state)
    for decoration in decorations {
      let rect = CellRect(decoration.frame, dx: state.dx, dy: state.dy)
      switch decoration.kind {
      case .box:
        drawBox(rect, options.isASCII ? .ascii : .rounded, ink, state)
      case .separator:
        fill(rect, with: options.isASCII ? "-" : "─", ink, state)
      }
    }
  }

  mutating func drawBorder(_ node: Int, _ paint: Paint, _ state: PaintState) {
    guard paint.isVisible(opacity: state.opacity) else { return }
    let ink = inks.ink(paint, opacity: state.opacity, on: .terminal)
    drawBox(rect(of: node, state), options.isASCII ? .ascii : .square, ink, state)
  }

  /// Draws an outline along the inside of a rectangle; one that is too thin becomes a line, or marks
  /// the ends where the line would run through words.
  mutating func drawBox(_ rect: CellRect, _ glyphs: LineGlyphs, _ ink: Ink, _ state: PaintState) {
    if rect.width > 1, rect.height == 1 || rect.height == 2, showsSomething(in: rect, state) {
      return drawEnds(of: rect, glyphs, ink, state)
    }
    guard rect.width > 1, rect.height > 1 else {
      let glyph = rect.width > 1 ? glyphs.horizontal : glyphs.vertical
      return fill(rect, with: glyph, ink, state)
    }
    let visible = rect.intersection(state.clip)
    guard spend(2 * (visible.width + visible.height)) else { return }
    for column in stride(from: visible.x, to: visible.maxX, by: 1) {
      put(glyphs.horizontal, at: column, rect.y, ink, state)
      put(glyphs.horizontal, at: column, rect.maxY - 1, ink, state)
    }
    for row in stride(from: visible.y, to: visible.maxY, by: 1) {
      put(glyphs.vertical, at: rect.x, row, ink, state)
      put(glyphs.vertical, at: rect.maxX - 1, row, ink, state)
    }
    put(glyphs.corners[0], at: rect.x, rect.y, ink, state)
    put(glyphs.corners[1], at: rect.maxX - 1, rect.y, ink, state)
    put(glyphs.corners[2], at: rect.maxX - 1, rect.maxY - 1, ink, state)
    put(glyphs.corners[3], at: rect.x, rect.maxY - 1, ink, state)
  }

  /// Whether anything stands where the horizontal lines of a low box would.
  private func showsSomething(in rect: CellRect, _ state: PaintState) -> Bool {
    let visible = rect.intersection(state.clip)
    return stride(from: visible.y, to: visible.maxY, by: 1).contains { row in
      stride(from: visible.x, to: visible.maxX, by: 1).contains { column in
        let glyph = buffer[column, row].glyph
        return glyph != .blank && glyph != .fullBlock
      }
    }
  }

  /// Draws the left and right edge of a box where nothing else stands.
  private mutating func drawEnds(
    of rect: CellRect,
    _ glyphs: LineGlyphs,
    _ ink: Ink,
    _ state: PaintState
  ) {
    for row in rect.y..<rect.maxY {
      for column in [rect.x, rect.maxX - 1] where buffer[column, row].glyph == .blank {
        put(glyphs.vertical, at: column, row, ink, state)
      }
    }
  }

  /// Repeats a character over a rectangle.
  mutating func fill(
    _ rect: CellRect,
    with glyph: Unicode.Scalar,
    _ ink: Ink,
    _ state: PaintState
  ) {
    guard spend(on: rect, state) else { return }
    let visible = rect.intersection(state.clip)
    for row in stride(from: visible.y, to: visible.maxY, by: 1) {
      for column in stride(from: visible.x, to: visible.maxX, by: 1) {
        put(glyph, at: column, row, ink, state)
      }
    }
  }

  /// Gives the cells of a rectangle a background.
  ///
  /// - Parameter keepsContent: Whether what stands there can be seen through the colour.
  mutating func fillBackground(
    _ rect: CellRect,
    _ state: PaintState,
    keepsContent: Bool = false,
    ink: (Int, Int, Ink) -> Ink
  ) {
    guard spend(on: rect, state, perCell: 4) else { return }
    let visible = rect.intersection(state.clip)
    let primary = options.theme.rgb(.primary)
    for row in stride(from: visible.y, to: visible.maxY, by: 1) {
      for column in stride(from: visible.x, to: visible.maxX, by: 1) {
        sink(column, row)
        buffer.update(column, row) { cell in
          let back = ink(column, row, cell.background)
          guard keepsContent, cell.glyph != .blank else { return cell = Cell(background: back) }
          let front = cell.foreground == .terminal ? Ink(primary) : cell.foreground
          cell.background = back
          cell.foreground = ink(column, row, front)
        }
      }
    }
  }
}

extension Painter {
  /// Draws a progress view's bar or circle; its labels are children.
  mutating func draw(_ progress: Progress, _ node: Int, _ state: PaintState) {
    let rect = rect(of: node, state)
    let fraction = progress.fraction.map { $0 > 0 ? min($0, 1) : 0 }
    if progress.style == .circular { return drawCircle(progress, fraction, rect, state) }
    guard spend(on: rect, state, perCell: 4) else { return }
    let row = rect.maxY - 1
    if fraction == nil, use != nil {
      // In an app, where a line would be taken for a divider.
      let sign: Unicode.Scalar = options.isASCII ? "*" : "◌"
      return put(sign, at: rect.x + (rect.width - 1) / 2, row, ink(.secondary, state), state)
    }
    let filled = CellRect.cells((fraction ?? 0) * Double(rect.width))
    let track = ink(fraction == nil ? .tertiary : .fill, state)
    let visible = rect.intersection(state.clip)
    var tint = inks.ink(progress.tint, opacity: state.opacity, on: .terminal)
    let (done, rest) = (barGlyph(true, isKnown: true), barGlyph(false, isKnown: fraction != nil))
    for column in stride(from: visible.x, to: visible.maxX, by: 1) {
      guard column - rect.x < filled else {
        put(rest, at: column, row, track, state)
        continue
      }
      if !progress.tint.isPlain {
        let place = Double(column - rect.x) / Double(max(rect.width - 1, 1))
        tint = inks.ink(progress.tint, x: place, opacity: state.opacity, on: .terminal)
      }
      put(done, at: column, row, tint, state)
    }
  }

  /// Draws a slider's knob over its bar, where the mouse would press for the same value.
  mutating func drawKnob(_ node: Int, _ state: PaintState) {
    guard tree.nodes.indices.contains(node), case .progress(let progress) = tree.nodes[node].content
    else { return }
    let rect = rect(of: node, state)
    guard rect.width > 0, rect.height > 0, state.opacity > 0 else { return }
    let fraction = progress.fraction.map { $0 > 0 ? min($0, 1) : 0 } ?? 0
    let column = rect.x + CellRect.cells(fraction * Double(rect.width - 1))
    put(options.isASCII ? "O" : "●", at: column, rect.maxY - 1, ink(.primary, state), state)
  }

  private func barGlyph(_ isDone: Bool, isKnown: Bool) -> Unicode.Scalar {
    if options.isASCII { return isDone ? "#" : isKnown ? "-" : "." }
    if isDone { return "━" }
    return !isKnown ? "╌" : options.colorDepth < .ansi256 ? "─" : "━"
  }

  private mutating func drawCircle(
    _ progress: Progress,
    _ fraction: Double?,
    _ rect: CellRect,
    _ state: PaintState
  ) {
    let glyphs: [Unicode.Scalar] = options.isASCII ? [".", "o", "O"] : ["○", "◔", "◑", "◕", "●"]
    let step = CellRect.cells((fraction ?? 0) * Double(glyphs.count - 1))
    let tint = inks.ink(progress.tint, opacity: state.opacity, on: .terminal)
    put(glyphs[min(max(step, 0), glyphs.count - 1)], at: rect.x, rect.y, tint, state)
  }
}
