/// A picture as pixels, of which a report knows only the size.
public final class CGImage: Sendable {
  /// The number of pixels from side to side.
  public let width: Int
  /// The number of pixels from top to bottom.
  public let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
