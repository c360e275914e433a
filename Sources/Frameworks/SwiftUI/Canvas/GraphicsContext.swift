public import Foundation
internal import ViewTree

/// Draws lines, areas, text and pictures, and views, where it is told to.
///
/// A copy draws into the same picture, with a state of its own.
public struct GraphicsContext {
  /// What has been drawn; shared by copies.
  let picture: Picture
  /// The state of the surroundings.
  public let environment: EnvironmentValues
  /// The opacity of what is drawn.
  public var opacity = 1.0
  /// How what is drawn mixes with what is behind.
  public var blendMode = BlendMode.normal
  /// Maps the places at which is drawn.
  public var transform = CGAffineTransform.identity
  var clips: [Path] = []
  var filters: [ViewTree::Filter] = []

  /// What has been drawn, from back to front.
  final class Picture {
    var size: CGSize
    var marks: [Mark] = []
    let symbols: [AnyHashable: AnyView]

    init(size: CGSize, symbols: [AnyHashable: AnyView] = [:]) {
      self.size = size
      self.symbols = symbols
    }
  }

  /// One thing that has been drawn.
  struct Mark {
    var content: MarkContent
    var opacity: Double
    var blendMode: BlendMode
    var clips: [Path]
    var filters: [ViewTree::Filter]
  }

  enum MarkContent {
    case shape(ViewTree::Path, fill: Shading?, stroke: (Shading, StrokeStyle)?)
    /// A view with the place of a point in it.
    case view(AnyView, at: CGPoint, anchor: UnitPoint)
    /// A view in a frame.
    case framed(AnyView, CGRect)
    case layer(Picture)
  }

  init(picture: Picture, environment: EnvironmentValues) {
    self.picture = picture
    self.environment = environment
  }

  func add(_ content: MarkContent) {
    picture.marks.append(
      Mark(
        content: content,
        opacity: opacity,
        blendMode: blendMode,
        clips: clips,
        filters: filters
      )
    )
  }

  /// The rectangle in which is drawn.
  public var clipBoundingRect: CGRect {
    let whole = CGRect(origin: .zero, size: picture.size)
    let rect = clips.reduce(whole) { $0.intersection($1.boundingRect) }
    return rect.isNull ? .zero : rect.applying(transform.inverted())
  }

  /// A colour or pattern to draw with.
  public struct Shading: Sendable {
    let style: AnyShapeStyle
    /// The places that the pattern was given, in points; nil for parts of the frame.
    let gradient: (@Sendable (CGRect, EnvironmentValues) -> Paint)?

    init(_ style: AnyShapeStyle, gradient: (@Sendable (CGRect, EnvironmentValues) -> Paint)? = nil)
    {
      self.style = style
      self.gradient = gradient
    }
  }

  /// How gradients go on beyond their ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// Makes a set from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Again from the start.
    ///
    /// Accepted without effect: the last colour goes on.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Back and forth.
    ///
    /// Accepted without effect: the last colour goes on.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are mixed linearly.
    ///
    /// Accepted without effect.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
