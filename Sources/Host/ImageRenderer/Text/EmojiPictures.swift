internal import CCairo
internal import Drawing

/// Emoji as pixels in files of outlines, where each stays in memory until the file is finished.
///
/// Equal ones are one picture, which the file holds once.
struct EmojiPictures {
  /// What decides how a piece of text looks.
  struct Key: Hashable {
    let text: ArraySlice<CChar>
    let font: DrawnFont
    let width: Double
    let level: UInt8
    let growth: Double
  }

  struct Picture {
    let pixels: Raster
    let left: Double
    let top: Double
    /// Pixels per point.
    let density: Double
  }

  /// 64 MB of pixels; from the middle on they are coarser.
  private static let limit = 1 << 24

  private var made: [Key: Picture] = [:]
  private var pixels = 0

  /// A picture that was made before, or a new one.
  ///
  /// - Parameter make: Makes a picture with so many pixels for each that a screen would show.
  /// - Returns: Nil where there is no memory.
  /// - Throws: ``ImageError`` where all of them are too many pixels.
  mutating func picture(
    for key: Key,
    make: (_ fineness: Double) -> Picture?
  ) throws(ImageError) -> Picture? {
    if let known = made[key] { return known }
    guard pixels < Self.limit else {
      throw ImageError("the picture has too many different emoji for svg or pdf; write png")
    }
    guard let picture = make(pixels < Self.limit / 2 ? 4 : 2) else { return nil }
    pixels += picture.pixels.width * picture.pixels.height + 1024
    made[key] = picture
    return picture
  }
}
