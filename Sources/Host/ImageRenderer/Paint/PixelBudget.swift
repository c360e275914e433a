/// How many pixels groups may take that are drawn on surfaces of their own.
struct PixelBudget {
  /// Of the groups that are open at one time: 1 GB.
  private static let openLimit = 1 << 28
  /// Of all groups of a picture, one after another: some seconds of work.
  private static let limit = 1 << 30
  /// How much more work the pixels of a blur are than others, and where they become part of a file.
  private static let effectWeight = 24
  private static let keptWeight = 48
  /// Of letters with colours that are made finer than their file needs them.
  private static let letterLimit = 1 << 23

  private var open = 0
  private var total = 0
  private var letters = 0

  /// - Parameters:
  ///   - density: Pixels per unit of the device.
  ///   - isKept: Whether the pixels become part of the file.
  /// - Returns: The number of pixels that were taken, to be given back.
  /// - Throws: ``ImageError`` where there would be too many.
  mutating func take(
    _ bounds: Bounds,
    density: Double,
    hasEffect: Bool,
    isKept: Bool = false
  ) throws(ImageError) -> Int {
    let area = min(bounds.width * bounds.height * density * density, 1e12)
    // A group costs something even where it is small.
    let pixels = Int(area) + 64
    open += pixels
    total += pixels * (hasEffect ? isKept ? Self.keptWeight : Self.effectWeight : 1)
    guard open <= Self.openLimit, total <= Self.limit else {
      throw ImageError(
        "the picture has too many large groups with opacity, blending, masks, blur or shadows;"
          + " \(ImageError.remedy)"
      )
    }
    return pixels
  }

  /// Whether letters with colours may still be made into pixels.
  var hasRoomForLetters: Bool { letters < Self.letterLimit }

  mutating func takeLetters(_ pixels: Int) { letters += pixels }

  mutating func give(_ pixels: Int) { open -= pixels }
}
