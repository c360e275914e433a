import Drawing
import Layout
import Theme
import ViewTree

extension Painter {
  mutating func draw(_ shape: ShapeContent, in rect: CellRect, _ state: PaintState) {
    guard !rect.isEmpty else { return }
    if let fill = shape.fill.map({ state.maskPaint ?? $0 }), fill.isVisible(opacity: state.opacity)
    {
      let trim = (from: shape.trimFrom, to: shape.trimTo)
      if shape.kind.isFree || state.turn != nil || trim.from > 0 || trim.to < 1 {
        fillPath(shape.kind, fill, rect, state, trim: trim)
      } else if options.colorDepth == .none {
        fillWithoutColor(shape.kind, fill, rect, state)
      } else {
        self.fill(shape.kind, fill, rect, state)
      }
    }
    if var stroke = shape.stroke {
      stroke.paint = state.maskPaint ?? stroke.paint
      guard stroke.paint.isVisible(opacity: state.opacity) else { return }
      draw(stroke, along: shape.kind, rect, state)
    }
  }

  /// Fills a shape by background colours, or by a smaller character where it is less than a cell.
  private mutating func fill(
    _ kind: ShapeKind,
    _ paint: Paint,
    _ rect: CellRect,
    _ state: PaintState
  ) {
    if let glyph = smallGlyph(kind, rect, state) {
      return paintGlyph(glyph, paint, rect, state)
    }
    guard let outline = Outline(kind, rect) else {
      if !state.cuts.isEmpty, rect.height > 1 {
        return raster(paint, rect, state) { x, y in
          x >= 0 && y >= 0 && x <= Double(rect.width) && y <= Double(rect.height) * 2
        }
      }
      let inks = inks
      let keepsContent = !paint.isOpaque(opacity: state.opacity)
      return fillBackground(rect, state, keepsContent: keepsContent) { column, row, back in
        let x = (Double(column - rect.x) + 0.5) / Double(rect.width)
        let y = (Double(row - rect.y) + 0.5) / Double(rect.height)
        let ink = inks.ink(paint, x: x, y: y, size: rect.points, opacity: state.opacity, on: back)
        // The terminal's own ink is that of its letters, which a background cannot have.
        return ink == .terminal && paint.isPrimary ? Ink(inks.theme.rgb(.primary)) : ink
      }
    }
    raster(paint, rect, state) { outline.contains($0, $1) }
  }

  /// The character for a shape that is smaller than what cells can show as an area.
  private func smallGlyph(_ kind: ShapeKind, _ rect: CellRect, _ state: PaintState) -> Unicode
    .Scalar?
  {
    guard rect.height == 1 else { return nil }
    if let bar = smallBar(kind, state) { return bar }
    if rect.width <= 2 {
      switch kind {
      case .circle, .ellipse, .capsule: return options.isASCII ? "o" : "●"
      case .roundedRectangle: return options.isASCII ? "#" : rect.width == 1 ? "■" : nil
      case .rectangle, .unevenRoundedRectangle, .path: return nil
      }
    }
    guard let height = state.pointHeight, height <= 10, !state.isBackground else { return nil }
    return options.isASCII ? "=" : height <= 4 ? "━" : "▬"
  }

  /// The character for a bar that is lower than a row and stands among others, whose heights say
  /// something.
  private func smallBar(_ kind: ShapeKind, _ state: PaintState) -> Unicode.Scalar? {
    guard state.standsOnBottom, !state.isBackground, let height = state.pointHeight else {
      return nil
    }
    switch kind {
    case .circle, .ellipse, .path: return nil
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .capsule: break
    }
    if options.isASCII { return height <= 5 ? "_" : height <= 10 ? "=" : "#" }
    return ChartFill.lowerEighths[Int(min(max((height / 2).rounded(), 1), 8))]
  }

  private mutating func paintGlyph(
    _ glyph: Unicode.Scalar,
    _ paint: Paint,
    _ rect: CellRect,
    _ state: PaintState
  ) {
    guard spend(on: rect, state, perCell: 4) else { return }
    let single = rect.width <= 2 && !state.standsOnBottom ? rect.x + (rect.width - 1) / 2 : nil
    let visible = rect.intersection(state.clip)
    for column in stride(from: visible.x, to: visible.maxX, by: 1) {
      if let single, column != single { continue }
      let place = Double(column - rect.x) / Double(max(rect.width - 1, 1))
      let back = buffer[column, rect.y].background
      put(
        glyph,
        at: column,
        rect.y,
        inks.ink(paint, x: place, y: 0.5, opacity: state.opacity, on: back),
        state
      )
    }
  }

  /// Without colours an area in front is drawn by blocks, one behind other content not at all.
  private mutating func fillWithoutColor(
    _ kind: ShapeKind,
    _ paint: Paint,
    _ rect: CellRect,
    _ state: PaintState
  ) {
    guard !state.isBackground, let weight = InkWeight(paint, opacity: state.opacity) else { return }
    if let glyph = smallGlyph(kind, rect, state) {
      let faint: Unicode.Scalar = options.isASCII ? "-" : "─"
      return fill(rect, with: weight == .faint ? faint : glyph, .terminal, state)
    }
    let glyph: Unicode.Scalar =
      options.isASCII ? (weight == .faint ? "." : "#") : (weight == .faint ? "░" : "█")
    let outline = Outline(kind, rect)
    if outline == nil, state.cuts.isEmpty {
      return fill(rect, with: glyph, .terminal, state)
    }
    guard spend(on: rect, state) else { return }
    let visible = rect.intersection(state.clip)
    for row in stride(from: visible.y, to: visible.maxY, by: 1) {
      for column in stride(from: visible.x, to: visible.maxX, by: 1) {
        let (x, y) = (Double(column - rect.x) + 0.5, Double(row - rect.y) * 2 + 1)
        guard outline?.contains(x, y) ?? true else { continue }
        guard state.cuts.allSatisfy({ $0.contains(x, y, of: rect) }) else { continue }
        put(glyph, at: column, row, .terminal, state)
      }
    }
  }

  private mutating func draw(
    _ stroke: Stroke,
    along kind: ShapeKind,
    _ rect: CellRect,
    _ state: PaintState
  ) {
    let isCut = stroke.trimFrom > 0 || stroke.trimTo < 1
    let isRound = kind == .circle || kind == .ellipse
    let turned = kind == .circle ? state.turn.map { $0.turns(around: rect) } ?? 0 : nil
    if kind.isFree || !stroke.dash.isEmpty || isCut && !isRound
      || state.turn != nil && turned == nil
    {
      return strokePath(stroke, along: kind, rect, state)
    }
    if let ring = Outline(kind, rect), ring.isRound {
      return raster(stroke.paint, rect, state) { x, y in
        ring.strokeContains(
          x,
          y,
          width: stroke.width,
          from: stroke.trimFrom,
          to: stroke.trimTo,
          turned: turned ?? 0
        )
      }
    }
    let ink = inks.ink(stroke.paint, opacity: state.opacity, on: .terminal)
    let glyphs: LineGlyphs
    if options.isASCII {
      glyphs = .ascii
    } else if case .rectangle = kind {
      glyphs = stroke.width >= 3 ? .heavy : .square
    } else {
      glyphs = .rounded
    }
    drawBox(rect, glyphs, ink, state)
  }
}

extension Paint {
  /// Whether the letters' own colour is painted.
  fileprivate var isPrimary: Bool {
    if case .color(let color) = self { color.base == .system(.primary) } else { false }
  }
}

/// How strongly a paint stands out where there are no colours.
private enum InkWeight {
  case faint, strong

  /// Nil for what is not to be seen: clear, and the surfaces that content stands on.
  init?(_ paint: Paint, opacity: Double) {
    guard case .color(let color) = paint else {
      self = .strong
      return
    }
    guard color.opacity * opacity > 0.05 else { return nil }
    switch color.base {
    case .system(.clear), .system(.background), .system(.secondaryBackground),
      .system(.tertiaryBackground):
      return nil
    case .system(.fill), .system(.separator), .system(.quaternary), .system(.tertiary):
      self = .faint
    default:
      self = color.opacity * opacity < 0.4 ? .faint : .strong
    }
  }
}
