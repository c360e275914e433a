internal import CCairo

/// A surface of pixels in memory, with colours and alpha.
final class Raster {
  let surface: OpaquePointer
  let width: Int
  let height: Int

  /// - Returns: Nil where there is no memory or a side is out of range.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    self.surface = surface
    self.width = width
    self.height = height
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  deinit { cairo_surface_destroy(surface) }

  /// Works on the pixels, row by row; a row has `stride` words.
  func withPixels(_ body: (_ words: UnsafeMutablePointer<UInt32>, _ stride: Int) -> Void) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { body($0, stride) }
    cairo_surface_mark_dirty(surface)
  }

  /// Gives all pixels one colour and leaves them their alpha.
  ///
  /// Cairo could draw a colour through a mask, but misplaces masks inside groups of SVG.
  func tint(_ color: Color) {
    let shades = (0...255).map { alpha in
      var shade = color
      shade.alpha *= Double(alpha) / 255
      return shade.premultiplied
    }
    withPixels { words, stride in
      for y in 0..<height {
        for x in 0..<width { words[y * stride + x] = shades[Int(words[y * stride + x] >> 24)] }
      }
    }
  }

  /// Computes each pixel.
  func fill(_ color: (_ x: Int, _ y: Int) -> UInt32) {
    withPixels { words, stride in
      for y in 0..<height {
        for x in 0..<width { words[y * stride + x] = color(x, y) }
      }
    }
  }
}
