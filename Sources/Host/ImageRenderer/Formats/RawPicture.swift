internal import CCairo
internal import Drawing

extension ImageRenderer {
  /// The picture's colours without compression, as `ImageFormat.pixels` has them.
  func pixels(_ drawing: Drawing, _ options: ImageOptions) throws(ImageError) -> [UInt8] {
    let (width, height) = try pixelSize(drawing, scale: options.scale, isFile: false)
    let page = try Page.pixels(CAIRO_FORMAT_ARGB32, width: width, height: height)
    cairo_scale(page.pen, options.scale, options.scale)
    try paint(drawing, options, with: page.pen, density: 1)
    cairo_surface_flush(page.surface)
    guard let data = cairo_image_surface_get_data(page.surface) else {
      throw ImageError("cannot make a picture: out of memory")
    }
    let stride = Int(cairo_image_surface_get_stride(page.surface))
    var bytes = Array("RGBA".utf8)
    bytes.reserveCapacity(12 + width * height * 4)
    for side in [width, height] {
      bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    for y in 0..<height {
      let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { Self.append(row[x], to: &bytes) }
    }
    try page.finish()
    return bytes
  }

  private static func append(_ word: UInt32, to bytes: inout [UInt8]) {
    let pixel = CairoPixel(word)
    bytes.append(pixel.red)
    bytes.append(pixel.green)
    bytes.append(pixel.blue)
    bytes.append(pixel.alpha)
  }
}
