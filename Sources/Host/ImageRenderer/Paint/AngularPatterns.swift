internal import CCairo
internal import Drawing
internal import ViewTree

/// Gradients around a point as pixels, which stay in memory in files of outlines.
///
/// The last one is kept: pieces of a text have the same one after another.
struct AngularPatterns {
  struct Key: Hashable {
    let ink: Ink
    let bounds: Bounds
    let growth: Double
    let opacity: Double
  }

  /// More pixels are not worth their time; they are enlarged.
  private static let usual = 1_000_000.0
  /// As many are enough for a gradient where there are many.
  private static let coarse = 16_384.0
  /// So many pixels in all are as fine as usual.
  private static let fineLimit = 20_000_000
  /// Some seconds.
  private static let limit = 200_000_000

  private var last: (key: Key, pattern: Pattern)?
  private var pixels = 0

  private final class Pattern {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { cairo_pattern_destroy(pointer) }
  }

  /// Dips a pen in a gradient.
  ///
  /// - Returns: Whether there is one; where not, it has one colour only.
  /// - Throws: ``ImageError`` where all of them are too many pixels.
  mutating func set(
    _ gradient: AngularGradient,
    for key: Key,
    on pen: OpaquePointer
  ) throws(ImageError) -> Bool {
    if let last, last.key == key {
      cairo_set_source(pen, last.pattern.pointer)
      return true
    }
    guard pixels < Self.limit else {
      throw ImageError(
        "the picture has too many angular gradients; \(ImageError.remedy)"
      )
    }
    let made = gradient.pattern(
      over: key.bounds,
      growth: key.growth,
      pixelLimit: pixels < Self.fineLimit ? Self.usual : Self.coarse
    )
    // The colours of its turn are computed for each.
    pixels += 1024 * 4 + (made?.pixels ?? 0)
    guard let made else { return false }
    last = (key, Pattern(made.pattern))
    cairo_set_source(pen, made.pattern)
    return true
  }
}
