import Layout
import Theme
import ViewTree

extension Painter {
  mutating func drawText(_ node: Int, _ state: PaintState) {
    guard let text = metrics.text(of: node) else { return }
    draw(text, in: rect(of: node, state), state)
  }

  /// Draws a token's label in the room that it has.
  mutating func drawLabel(_ token: TokenLabel, _ node: Int, _ state: PaintState) {
    let rect = rect(of: node, state)
    guard let name = metrics.name(of: token, node: node, width: rect.width) else { return }
    draw(name, in: rect, state)
  }

  /// Draws as many lines as fit; what is cut is marked by an ellipsis.
  mutating func draw(_ text: PreparedText, in rect: CellRect, _ state: PaintState) {
    let limit = max(text.content.lineLimit ?? Int.max, 1)
    let count = min(text.lines.count, limit, max(rect.height, 0))
    guard count > 0, rect.width > 0 else { return }
    for (row, line) in text.lines.prefix(count).enumerated() {
      guard rect.y + row >= state.clip.y, rect.y + row < state.clip.maxY else { continue }
      let isCut = row == count - 1 && count < text.lines.count
      let clusters =
        isCut || line.width > rect.width
        ? truncated(text, from: line.start, to: isCut ? text.end : line.end, width: rect.width)
        : Array(metrics.arena.clusters[line.start..<line.end])
      draw(clusters, of: text, in: rect, row: rect.y + row, state)
    }
  }

  /// One line's clusters with an ellipsis where some are left out.
  private func truncated(_ text: PreparedText, from start: Int, to end: Int, width: Int)
    -> [Cluster]
  {
    let line = metrics.arena.clusters[start..<end].map { cluster in
      guard cluster.lineBreak == .newline else { return cluster }
      return Cluster(glyph: .blank, width: 1, lineBreak: .space, run: cluster.run)
    }
    return Truncator.truncated(
      line,
      width: width,
      mode: text.content.truncation,
      ellipsis: options.isASCII ? "." : "…"
    )
  }

  private mutating func draw(
    _ clusters: [Cluster],
    of text: PreparedText,
    in rect: CellRect,
    row: Int,
    _ state: PaintState
  ) {
    let width = clusters.reduce(0) { $0 + Int($1.width) }
    var column = rect.x
    switch text.content.alignment {
    case .leading: break
    case .center: column += (rect.width - width) / 2
    case .trailing: column += rect.width - width
    }
    isolate(clusters, at: column, row, state)
    var brush = Brush()
    for cluster in clusters {
      let width = Int(cluster.width)
      if state.clip.contains(column, row), column + width <= state.clip.maxX {
        for part in column..<(column + width) { sink(part, row) }
        let back = buffer[column, row].background
        if !brush.fits(cluster.run, on: back) {
          let place = Double(column - rect.x) / Double(max(rect.width - 1, 1))
          let style = text.content.runs[Int(cluster.run)].style
          let paint = state.maskPaint ?? style.paint
          let isSame = brush.isUsed && brush.run == cluster.run
          brush = Brush(
            run: cluster.run,
            back: back,
            ink: inks.legibleInk(paint, x: place, opacity: state.opacity, on: back),
            attributes: style.cellAttributes,
            isReusable: paint.isPlain,
            isVisible: isSame ? brush.isVisible : paint.isVisible(opacity: state.opacity),
            isUsed: true
          )
        }
        if brush.isVisible {
          buffer.put(
            options.isASCII ? ASCIIGlyph.of(cluster.glyph) : cluster.glyph,
            width: width,
            at: column,
            row,
            foreground: brush.ink,
            attributes: brush.attributes
          )
        }
      }
      column += width
    }
  }

  mutating func drawSymbol(_ symbol: Symbol, _ node: Int, _ state: PaintState) {
    let paint = state.maskPaint ?? symbol.style.paint
    guard paint.isVisible(opacity: state.opacity) else { return }
    let entry = metrics.glyph(of: symbol)
    let rect = rect(of: node, state)
    let column = rect.x + max((rect.width - entry.width) / 2, 0)
    let row = rect.y + max((rect.height - 1) / 2, 0)
    guard let scalar = entry.text.unicodeScalars.first, state.clip.contains(column, row) else {
      return
    }
    sink(column, row)
    let ink = inks.legibleInk(
      paint,
      opacity: state.opacity,
      on: buffer[column, row].background
    )
    buffer.put(Glyph(scalar), width: entry.width, at: column, row, foreground: ink)
  }
}

/// The look of the clusters of one run, found once for many of them.
private struct Brush {
  var run: UInt16 = 0
  var back = Ink.terminal
  var ink = Ink.terminal
  var attributes: CellAttributes = []
  var isReusable = false
  var isVisible = true
  var isUsed = false

  func fits(_ run: UInt16, on back: Ink) -> Bool {
    isReusable && self.run == run && self.back == back
  }
}

extension Paint {
  /// Whether the paint looks the same everywhere.
  var isPlain: Bool {
    if case .color = self { true } else { false }
  }
}

extension TextStyle {
  /// What a terminal can show of a font: weight and slant.
  var cellAttributes: CellAttributes {
    var attributes: CellAttributes = []
    if isBold { attributes.insert(.bold) }
    if font.isItalic { attributes.insert(.italic) }
    if isUnderlined { attributes.insert(.underline) }
    if isStruckThrough { attributes.insert(.strikethrough) }
    return attributes
  }

  /// Whether the weight, or else the role, calls for bold; titles are so since they cannot be large.
  private var isBold: Bool {
    if let weight = font.weight { return weight.rawValue >= FontWeight.semibold.rawValue }
    switch font.size {
    case .style(.largeTitle), .style(.title), .style(.title2), .style(.title3), .style(.headline):
      return true
    case .points(let points): return points >= 20
    default: return false
    }
  }
}
