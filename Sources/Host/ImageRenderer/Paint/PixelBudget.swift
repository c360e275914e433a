/// How many pixels groups may take that are drawn on surfaces of their own.
struct PixelBudget {
  /// Of the groups that are open at one time: 1 GB.
  private static let openLimit = 1 << 28
  /// Of all groups of a picture, one after another: some seconds of work.
  private static let limit = 1 << 30
  /// How much more work the pixels of a blur are than others, and where they become part of a file.
  private static let effectWeight = 24
  private static let keptWeight = 48

  private var open = 0
  private var total = 0

  /// Pays for a group that is kept until it ends.
  ///
  /// - Parameter density: Pixels per unit of the device.
  /// - Returns: The number of pixels that were taken, to be given back.
  /// - Throws: ``ImageError`` where there would be too many.
  mutating func take(_ bounds: Bounds, density: Double) throws(ImageError) -> Int {
    let area = min(bounds.width * bounds.height * density * density, 1e12)
    return try take(Int(area), weight: 1)
  }

  /// Pays for pixels that are blurred.
  ///
  /// - Parameter isKept: Whether they become part of the file.
  mutating func takeEffect(_ pixels: Int, isKept: Bool) throws(ImageError) -> Int {
    try take(pixels, weight: isKept ? Self.keptWeight : Self.effectWeight)
  }

  private mutating func take(_ pixels: Int, weight: Int) throws(ImageError) -> Int {
    // A group costs something even where it is small.
    let pixels = pixels + 64
    open += pixels
    total += pixels * weight
    try check()
    return pixels
  }

  private func check() throws(ImageError) {
    guard open <= Self.openLimit, total <= Self.limit else {
      throw ImageError(
        "the picture has too many large groups with opacity, blending, masks, blur or shadows;"
          + " \(ImageError.remedy)"
      )
    }
  }

  /// Pays for pixels that are computed one by one and given back at once.
  ///
  /// - Throws: ``ImageError`` where there were too many.
  mutating func pass(_ pixels: Int) throws(ImageError) {
    total += min(pixels, 1 << 40) * 8 + 64
    try check()
  }

  mutating func give(_ pixels: Int) { open -= pixels }
}
