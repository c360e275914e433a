internal import CCairo
internal import Drawing

extension ImageRenderer {
  func svg(_ drawing: Drawing, _ options: ImageOptions) throws(ImageError) -> [UInt8] {
    let output = OutputBytes()
    let surface = cairo_svg_surface_create_for_stream(
      OutputBytes.write,
      output.pointer,
      drawing.width,
      drawing.height
    )
    let page = try Page(surface)
    cairo_svg_surface_restrict_to_version(surface, CAIRO_SVG_VERSION_1_1)
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    cairo_surface_set_fallback_resolution(surface, 144, 144)
    try paint(drawing, options, with: page.pen, density: 2)
    try page.finish()
    return output.bytes
  }
}
