extension Image {
  /// How an image fills a larger frame.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating itself.
    case tile
    /// By growing.
    case stretch
  }

  /// Whether an image takes the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// It takes it.
    case template
    /// It keeps its own colours.
    case original
  }

  /// How a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// By repeating pixels.
    case none
    /// Roughly.
    case low
    /// With some care.
    case medium
    /// With care.
    case high
  }

  /// The size of a symbol next to text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// As usual.
    case medium
    /// Large.
    case large
  }

  /// How a picture has been turned.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// Upright.
    case up
    /// Mirrored.
    case upMirrored
    /// Upside down.
    case down
    /// Upside down and mirrored.
    case downMirrored
    /// To the left.
    case left
    /// To the left and mirrored.
    case leftMirrored
    /// To the right.
    case right
    /// To the right and mirrored.
    case rightMirrored
  }

  /// How bright a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let rawValue: Int

    /// As bright as the surface around it.
    public static let standard = DynamicRange(rawValue: 0)
    /// A little brighter.
    public static let constrainedHigh = DynamicRange(rawValue: 1)
    /// As bright as can be.
    public static let high = DynamicRange(rawValue: 2)
  }
}
