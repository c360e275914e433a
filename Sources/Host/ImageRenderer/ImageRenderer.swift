internal import CCairo
package import Drawing
package import ImageProtocol
package import Theme
package import ViewTree

/// How a picture is made.
package struct ImageOptions: Hashable, Sendable {
  package var theme: Theme
  /// Pixels per point.
  package var scale: Double
  /// What is behind everything; nil for nothing.
  package var background: ColorValue?
  /// What the picture is called, where its format has a place for that.
  package var title: String

  package init(
    theme: Theme = .light,
    scale: Double = 2,
    background: ColorValue? = .system(.background),
    title: String = "Report"
  ) {
    self.theme = theme
    self.scale = scale
    self.background = background
    self.title = title
  }
}

/// Makes pictures of drawings.
package struct ImageRenderer {
  let book: FontBook

  package init(_ book: FontBook) { self.book = book }

  /// A picture in a format, as the bytes of its file; the same ones for the same drawing and fonts.
  ///
  /// - Throws: ``ImageError`` where it would be too large or too much work.
  package func render(
    _ drawing: Drawing,
    as format: ImageFormat,
    options: ImageOptions = ImageOptions()
  ) throws(ImageError) -> [UInt8] {
    guard drawing.width > 0, drawing.height > 0, drawing.width.isFinite, drawing.height.isFinite
    else { throw ImageError("the picture has no size; choose one with --size") }
    return switch format {
    case .png: try png(drawing, options)
    case .svg: try svg(drawing, options)
    case .pdf: try pdf(drawing, options)
    case .pixels: try pixels(drawing, options)
    }
  }

  /// Paints the background and the drawing.
  func paint(
    _ drawing: Drawing,
    _ options: ImageOptions,
    with pen: OpaquePointer,
    density: Double,
    budget: PictureBudget = PictureBudget()
  ) throws(ImageError) {
    if let background = options.background {
      Canvas(pen: pen).set(Color(background, theme: options.theme))
      cairo_paint(pen)
    }
    var painter = Painter(
      drawing,
      on: pen,
      book: book,
      theme: options.theme,
      density: density,
      budget: budget
    )
    try painter.paint()
  }
}
