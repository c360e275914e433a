internal import CCairo
internal import Drawing
internal import ViewTree

extension Painter {
  /// Writes one line of text.
  mutating func write(_ line: TextLine) throws(ImageError) {
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
        try show(piece, of: shaped, run, x: x, y: y)
      } else {
        try setInk(run.ink) { line.bounds(width: shaped.width) }
        shaped.show(piece, x: x, y: y, with: canvas.pen)
      }
      if run.isUnderlined || run.isStruckThrough { try rule(run, x: x, y: y, width: piece.width) }
      x += piece.width
    }
  }

  /// Shows emoji, which have colours of their own and thus no ink.
  private mutating func show(
    _ piece: ShapedLine.Piece,
    of line: ShapedLine,
    _ run: StyledRun,
    x: Double,
    y: Double
  ) throws(ImageError) {
    let pen = canvas.pen
    let (font, growth) = (book.settled(run.font), canvas.matrix.growth)
    let size = font.drawnSize
    // Cairo enlarges the font's pictures for as long as they are large.
    let isPainted = canvas.isVector || size * growth > 300
    guard isPainted, let raster = try picture(of: piece, in: line, font, growth: growth) else {
      if opacity < 1 { cairo_push_group(pen) }
      canvas.set(Color(.system(.primary), theme: theme))
      line.show(piece, x: x, y: y, with: pen)
      if opacity < 1 {
        cairo_pop_group_to_source(pen)
        cairo_paint_with_alpha(pen, opacity)
      }
      return
    }
    cairo_save(pen)
    cairo_translate(pen, x - raster.left, y - raster.top)
    cairo_scale(pen, 1 / raster.density, 1 / raster.density)
    cairo_set_source_surface(pen, raster.pixels.surface, 0, 0)
    cairo_paint_with_alpha(pen, opacity)
    cairo_restore(pen)
  }

  /// Emoji as pixels.
  private func picture(
    of piece: ShapedLine.Piece,
    in line: ShapedLine,
    _ font: DrawnFont,
    growth: Double
  ) throws(ImageError) -> EmojiPictures.Picture? {
    let size = font.drawnSize
    guard canvas.isVector else {
      guard let picture = line.picture(of: piece, size: size, growth: growth, fineness: 4) else {
        return nil
      }
      try budget.pixels.pass(picture.pixels.width * picture.pixels.height)
      return picture
    }
    let key = line.emojiKey(of: piece, font, growth: growth)
    return try budget.emoji.picture(for: key) { fineness in
      line.picture(of: piece, size: size, growth: growth, fineness: fineness)
    }
  }

  /// Draws the lines under and through a piece of text, in its ink.
  private func rule(
    _ run: StyledRun,
    x: Double,
    y: Double,
    width: Double
  ) throws(ImageError) {
    let metrics = book.metrics(of: run.font)
    try setInk(run.ink) {
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

  /// What decides how a piece looks.
  fileprivate func emojiKey(
    of piece: Piece,
    _ font: DrawnFont,
    growth: Double
  ) -> EmojiPictures.Key {
    let item = piece.item.pointee
    let start = min(max(Int(item.offset), 0), bytes.count)
    let end = min(max(start + Int(item.length), start), bytes.count)
    return EmojiPictures.Key(
      text: bytes[start..<end],
      font: font,
      width: piece.width,
      level: item.analysis.level,
      growth: growth
    )
  }

  /// Pixels that are finer than a surface without pixels would make of a font of pictures.
  ///
  /// - Parameter fineness: How much finer than a screen's.
  /// - Returns: Nil where there is no memory.
  fileprivate func picture(
    of piece: Piece,
    size: Double,
    growth: Double,
    fineness: Double
  ) -> EmojiPictures.Picture? {
    let (left, top) = (size / 4, size * 1.25)
    let (width, height) = (max(piece.width, 0) + 2 * left, max(size * 1.75, 0.01))
    // Long lines are coarser.
    let limit = min((4_194_304 / (width * height)).squareRoot(), 32_000 / width, 32_000 / height)
    let density = min(max(growth, 0.1) * fineness, 300 / max(size, 1), limit)
    guard density > 0,
      let columns = Int(exactly: (width * density).rounded(.up)),
      let rows = Int(exactly: (height * density).rounded(.up)),
      let pixels = Raster(width: columns, height: rows), let pen = cairo_create(pixels.surface)
    else { return nil }
    defer { cairo_destroy(pen) }
    cairo_scale(pen, density, density)
    show(piece, x: left, y: top, with: pen)
    return EmojiPictures.Picture(pixels: pixels, left: left, top: top, density: density)
  }
}
