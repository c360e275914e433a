internal import CCairo
internal import Drawing
internal import ViewTree

extension Painter {
  /// Writes one line of text.
  mutating func write(_ line: TextLine) {
    guard line.x.isFinite, line.baseline.isFinite, abs(line.x) < 1e6, abs(line.baseline) < 1e6
    else {
      return
    }
    let shaped = book.line(line.runs)
    let growth = canvas.matrix.growth
    var x = line.start(width: shaped.width)
    for index in shaped.visualOrder {
      let piece = shaped.pieces[index]
      let run = line.runs[piece.run]
      let offset = run.baselineOffset.isFinite ? min(max(run.baselineOffset, -1e4), 1e4) : 0
      let y = line.baseline - offset
      if run.font.drawnSize * growth < 0.05 {
        // Nothing can be seen of it, and cairo fails at it.
      } else if piece.hasColors {
        show(piece, of: shaped, x: x, y: y, size: run.font.drawnSize)
      } else {
        canvas.setInk(run.ink, theme: theme, opacity: opacity) {
          line.bounds(width: shaped.width)
        }
        shaped.show(piece, x: x, y: y, with: canvas.pen)
      }
      if run.isUnderlined || run.isStruckThrough { rule(run, x: x, y: y, width: piece.width) }
      x += piece.width
    }
  }

  /// Shows emoji, which have colours of their own and thus no ink.
  private mutating func show(
    _ piece: ShapedLine.Piece,
    of line: ShapedLine,
    x: Double,
    y: Double,
    size: Double
  ) {
    let pen = canvas.pen
    // Cairo enlarges the font's pictures for as long as they are large.
    let isPainted = canvas.isVector || size * canvas.matrix.growth > 300
    guard isPainted, !canvas.isVector || budget.hasRoomForLetters,
      let raster = line.raster(of: piece, size: size, growth: canvas.matrix.growth)
    else {
      if opacity < 1 { cairo_push_group(pen) }
      canvas.set(Color(.system(.primary), theme: theme))
      line.show(piece, x: x, y: y, with: pen)
      if opacity < 1 {
        cairo_pop_group_to_source(pen)
        cairo_paint_with_alpha(pen, opacity)
      }
      return
    }
    budget.takeLetters(raster.pixels.width * raster.pixels.height)
    cairo_save(pen)
    cairo_translate(pen, x - raster.left, y - raster.top)
    cairo_scale(pen, 1 / raster.density, 1 / raster.density)
    cairo_set_source_surface(pen, raster.pixels.surface, 0, 0)
    cairo_paint_with_alpha(pen, opacity)
    cairo_restore(pen)
  }

  /// Draws the lines under and through a piece of text, in its ink.
  private func rule(_ run: StyledRun, x: Double, y: Double, width: Double) {
    let metrics = book.metrics(of: run.font)
    canvas.setInk(run.ink, theme: theme, opacity: opacity) {
      Bounds(left: x, top: y - metrics.ascent, right: x + width, bottom: y + metrics.descent)
    }
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
  /// Shows a piece, with its text for surfaces that keep it.
  fileprivate func show(_ piece: Piece, x: Double, y: Double, with pen: OpaquePointer) {
    var item = PangoGlyphItem()
    item.item = piece.item
    item.glyphs = piece.glyphs
    cairo_move_to(pen, x, y)
    bytes.withUnsafeBufferPointer { text in
      guard let start = text.baseAddress else { return }
      pango_cairo_show_glyph_item(pen, start, &item)
    }
  }

  /// Pixels that are finer than a surface without pixels would make of a font of pictures.
  ///
  /// - Returns: Nil where they would be too many.
  fileprivate func raster(
    of piece: Piece,
    size: Double,
    growth: Double
  ) -> (pixels: Raster, left: Double, top: Double, density: Double)? {
    let density = min(max(growth, 0.1) * 4, 300 / max(size, 1))
    let (left, top) = (size / 4, size * 1.25)
    let width = ((piece.width + 2 * left) * density).rounded(.up)
    let height = (size * 1.75 * density).rounded(.up)
    guard width * height <= 4_194_304, width < 32_000, height < 32_000,
      let pixels = Raster(width: Int(width), height: Int(height)),
      let pen = cairo_create(pixels.surface)
    else { return nil }
    defer { cairo_destroy(pen) }
    cairo_scale(pen, density, density)
    show(piece, x: left, y: top, with: pen)
    return (pixels, left, top, density)
  }
}
