/// A pixel as cairo has it: alpha, red, green and blue in a word, the colours multiplied with the alpha
/// (cairo_format_t, "CAIRO_FORMAT_ARGB32").
struct CairoPixel {
  let word: UInt32

  @inline(__always)
  init(_ word: UInt32) { self.word = word }

  var alpha: UInt8 { UInt8(truncatingIfNeeded: word >> 24) }
  var red: UInt8 { part(16) }
  var green: UInt8 { part(8) }
  var blue: UInt8 { part(0) }

  /// The same word with colours that are not multiplied.
  @inline(__always)
  var straight: UInt32 {
    guard alpha < 255 else { return word }
    return UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// A colour without the alpha in it.
  @inline(__always)
  private func part(_ shift: UInt32) -> UInt8 {
    let alpha = word >> 24
    return alpha == 0 ? 0 : UInt8(clamping: ((word >> shift & 0xFF) * 255 + alpha / 2) / alpha)
  }
}
