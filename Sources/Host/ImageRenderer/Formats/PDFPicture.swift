internal import CCairo
internal import Drawing

extension ImageRenderer {
  func pdf(_ drawing: Drawing, _ options: ImageOptions) throws(ImageError) -> [UInt8] {
    let output = OutputBytes()
    let surface = cairo_pdf_surface_create_for_stream(
      OutputBytes.write,
      output.pointer,
      drawing.width,
      drawing.height
    )
    let page = try Page(surface)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, options.title)
    cairo_surface_set_fallback_resolution(surface, 144, 144)
    try paint(drawing, options, with: page.pen, density: 2)
    try page.finish()
    return output.bytes
  }
}
