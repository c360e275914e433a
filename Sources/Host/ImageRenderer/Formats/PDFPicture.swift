internal import CCairo
internal import Drawing
internal import Sanitizer
internal import ViewTree

extension ImageRenderer {
  /// 200 inches, the longest side of a page (ISO 32000-1, annex C).
  static let pageLimit = 14_400.0
  /// More pages than any report has.
  private static let pageCountLimit = 1000

  /// A drawing that is higher than a page can be goes on on the next one.
  func pdf(_ drawing: Drawing, _ options: ImageOptions) throws(ImageError) -> [UInt8] {
    guard drawing.width <= Self.pageLimit else {
      throw ImageError(
        "a page of PDF is at most \(Int(Self.pageLimit)) points wide; choose a smaller --size"
      )
    }
    let cuts = pageCuts(drawing)
    guard cuts.count <= Self.pageCountLimit else {
      throw ImageError("the report is too long for PDF; choose another --format")
    }
    let output = OutputBytes()
    let surface = cairo_pdf_surface_create_for_stream(
      OutputBytes.write,
      output.pointer,
      drawing.width,
      cuts.first ?? drawing.height
    )
    let page = try Page(surface)
    setMetadata(surface, options)
    let budget = PictureBudget()
    var top = 0.0
    for bottom in cuts {
      cairo_pdf_surface_set_size(surface, drawing.width, bottom - top)
      cairo_save(page.pen)
      cairo_translate(page.pen, 0, -top)
      try paint(drawing, options, with: page.pen, density: 2, budget: budget)
      cairo_restore(page.pen)
      cairo_surface_show_page(surface)
      top = bottom
    }
    try page.finish()
    return output.bytes
  }

  /// The same file for the same drawing: no date, and nothing of this machine.
  private func setMetadata(_ surface: OpaquePointer?, _ options: ImageOptions) {
    let title = Sanitizer.sanitized(options.title, limit: 1000)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    cairo_surface_set_fallback_resolution(surface, Self.fallbackResolution, Self.fallbackResolution)
  }

  /// Where pages end: not in the middle of a line of text, where that can be avoided.
  private func pageCuts(_ drawing: Drawing) -> [Double] {
    guard drawing.height > Self.pageLimit else { return [drawing.height] }
    let lines = textSpans(of: drawing).sorted { $0.top < $1.top }
    var cuts: [Double] = []
    var top = 0.0
    while drawing.height - top > Self.pageLimit, cuts.count <= Self.pageCountLimit {
      var cut = top + Self.pageLimit
      // From the last line on: each that is cut moves the cut above it.
      for line in lines.reversed() where line.top < cut && cut < line.bottom { cut = line.top }
      if cut < top + Self.pageLimit / 2 { cut = top + Self.pageLimit }
      cuts.append(cut)
      top = cut
    }
    return cuts + [drawing.height]
  }

  /// From where to where lines of text reach on the page, by their heights alone.
  private func textSpans(of drawing: Drawing) -> [(top: Double, bottom: Double)] {
    var spans: [(top: Double, bottom: Double)] = []
    var transforms = [Transform()]
    for command in drawing.commands {
      let transform = transforms.last ?? Transform()
      switch command {
      case .group(let group):
        transforms.append(group.transform?.inside(transform) ?? transform)
      case .end:
        if transforms.count > 1 { transforms.removeLast() }
      case .text(let line):
        let size = line.runs.reduce(0) { max($0, $1.font.size) }
        let letters = Bounds(
          left: line.x,
          top: line.baseline - size,
          right: line.x + 1,
          bottom: line.baseline + size / 3
        )
        let place = letters.mapped(by: transform)
        if place.top.isFinite, place.bottom.isFinite { spans.append((place.top, place.bottom)) }
      case .fill, .stroke:
        break
      }
    }
    return spans
  }
}
