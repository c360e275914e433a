internal import CCairo
internal import Drawing

extension ImageRenderer {
  /// Cairo's images have at most 32,767 pixels on each side.
  static let sideLimit = 32_767
  /// 400 MB of pixels.
  static let pixelLimit = 100_000_000

  func png(_ drawing: Drawing, _ options: ImageOptions) throws(ImageError) -> [UInt8] {
    let (width, height) = try pixelSize(drawing, scale: options.scale)
    let format = options.background == nil ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    let page = try Page.pixels(format, width: width, height: height)
    cairo_scale(page.pen, options.scale, options.scale)
    try paint(drawing, options, with: page.pen, density: 1)
    try page.check()
    cairo_surface_flush(page.surface)
    guard let data = cairo_image_surface_get_data(page.surface) else {
      throw ImageError("cannot make a picture: out of memory")
    }
    let stride = Int(cairo_image_surface_get_stride(page.surface)) / 4
    let encoder = PNGEncoder(
      width: width,
      height: height,
      hasAlpha: options.background == nil,
      scale: options.scale
    )
    let words = UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self)
    let bytes = try encoder.encode(words, stride: stride)
    try page.finish()
    return bytes
  }

  func pixelSize(
    _ drawing: Drawing,
    scale: Double,
    isFile: Bool = true
  ) throws(ImageError) -> (width: Int, height: Int) {
    guard scale > 0, scale.isFinite else { throw ImageError("--scale must be more than 0") }
    let width = max((drawing.width * scale - 1e-6).rounded(.up), 1)
    let height = max((drawing.height * scale - 1e-6).rounded(.up), 1)
    let limit = Double(Self.sideLimit)
    guard width <= limit, height <= limit, width * height <= Double(Self.pixelLimit) else {
      throw ImageError(
        "the picture would have \(Self.count(width)) × \(Self.count(height)) pixels; at most "
          + "\(Self.sideLimit) on a side and \(Self.pixelLimit / 1_000_000) million in all are"
          + " possible; "
          + (isFile ? Self.remedy(drawing, scale: scale) : ImageError.remedy)
      )
    }
    return (Int(width), Int(height))
  }

  /// The size of the beginning of a report that is too high, and the formats that have room for all.
  private static func remedy(_ drawing: Drawing, scale: Double) -> String {
    let rows = min(Double(sideLimit), Double(pixelLimit) / (drawing.width * scale).rounded(.up))
    let height = (rows / scale - 1).rounded(.down)
    guard drawing.width * scale <= Double(sideLimit), height >= 1, height < drawing.height,
      let width = Int(exactly: drawing.width.rounded(.down)), width >= 1,
      let lines = Int(exactly: height)
    else { return ImageError.remedy }
    return "--size \(width)x\(lines) shows its beginning, a smaller --scale may show all of it, and"
      + " so do --format pdf and svg"
  }

  private static func count(_ pixels: Double) -> String {
    Int(exactly: pixels).map(String.init) ?? "too many"
  }
}
