internal import CCairo
internal import Drawing
internal import ViewTree

extension Painter {
  func write(_ line: TextLine) {
    guard line.x.isFinite, line.baseline.isFinite, abs(line.x) < 1e6, abs(line.baseline) < 1e6
    else {
      return
    }
    let shaped = book.line(line.runs)
    var x = line.start(width: shaped.width)
    for index in shaped.visualOrder {
      let piece = shaped.pieces[index]
      let run = line.runs[piece.run]
      let offset = run.baselineOffset.isFinite ? min(max(run.baselineOffset, -1e4), 1e4) : 0
      let y = line.baseline - offset
      canvas.setInk(run.ink, theme: theme, opacity: opacity) { line.bounds(width: shaped.width) }
      cairo_move_to(canvas.pen, x, y)
      shaped.show(piece, with: canvas.pen)
      if run.isUnderlined || run.isStruckThrough { rule(run, x: x, y: y, width: piece.width) }
      x += piece.width
    }
  }

  /// Draws the lines under and through a piece of text, with the ink that the pen holds.
  private func rule(_ run: StyledRun, x: Double, y: Double, width: Double) {
    let metrics = book.metrics(of: run.font)
    cairo_new_path(canvas.pen)
    cairo_set_fill_rule(canvas.pen, CAIRO_FILL_RULE_WINDING)
    if run.isUnderlined {
      let top = y + metrics.underlinePosition
      cairo_rectangle(canvas.pen, x, top, width, metrics.underlineThickness)
    }
    if run.isStruckThrough {
      let top = y - metrics.strikePosition
      cairo_rectangle(canvas.pen, x, top, width, metrics.strikeThickness)
    }
    cairo_fill(canvas.pen)
  }
}

extension ShapedLine {
  /// Shows a piece at the pen's current point, with its text for surfaces that keep it.
  fileprivate func show(_ piece: Piece, with pen: OpaquePointer) {
    var item = PangoGlyphItem()
    item.item = piece.item
    item.glyphs = piece.glyphs
    bytes.withUnsafeBufferPointer { text in
      guard let start = text.baseAddress else { return }
      pango_cairo_show_glyph_item(pen, start, &item)
    }
  }
}
