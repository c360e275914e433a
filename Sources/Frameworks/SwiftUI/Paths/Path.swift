public import Foundation

/// An outline of lines and curves.
///
/// Used as a view it is drawn where its points say, from the top leading corner of its frame, filled
/// with the foreground style.
public struct Path: Equatable, Sendable {
  package var outline: PathOutline

  package init(outline: PathOutline) {
    self.outline = outline
    self.outline.transform = .identity
  }

  /// One step of an outline.
  @frozen
  public enum Element: Equatable, Sendable {
    /// Begins a part at a point.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the part began.
    case closeSubpath
  }

  /// Makes an outline without parts.
  public init() {
    outline = PathOutline()
  }

  /// Makes an outline by adding to an empty one.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  /// Makes the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// Makes the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// Makes the outline of a rectangle whose corners differ.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }

  /// Makes the outline of the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init { $0.addEllipse(in: rect) }
  }

  /// Makes an outline from one of Core Graphics.
  public init(_ path: CGPath) {
    self.init(outline: PathOutline(path.segments))
  }

  /// Makes an outline from one of Core Graphics.
  public init(_ path: CGMutablePath) {
    self.init(outline: PathOutline(path.segments))
  }
}

extension Path {
  /// The outline for Core Graphics.
  public var cgPath: CGPath { CGPath(segments: outline.segments) }

  /// Whether the outline has no parts.
  public var isEmpty: Bool { outline.segments.isEmpty }

  /// The smallest rectangle around the outline.
  public var boundingRect: CGRect { outline.bounds ?? .null }

  /// Where the outline ends; nil where it is empty.
  public var currentPoint: CGPoint? { outline.currentPoint }

  /// Whether a point lies inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(p, isEvenOdd: eoFill)
  }

  /// Calls a closure with each step.
  public func forEach(_ body: (Path.Element) -> Void) {
    for segment in outline.segments { body(Element(segment)) }
  }

  /// The part of the outline between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(outline: outline.trimmed(from: Double(from), to: Double(to)))
  }

  /// The outline of a line along this outline.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(outline: outline.stroked(style.pen))
  }

  /// The outline, mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    return Path(outline: PathOutline(outline.segments.map { $0.applying(transform) }))
  }

  /// The outline, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  init(_ segment: PathSegment) {
    self =
      switch segment {
      case .move(let point): .move(to: point)
      case .line(let point): .line(to: point)
      case .quad(let end, let control): .quadCurve(to: end, control: control)
      case .curve(let end, let first, let second):
        .curve(to: end, control1: first, control2: second)
      case .close: .closeSubpath
      }
  }
}

extension Path: Shape {
  /// A path has no body.
  public typealias Body = Never

  /// The path itself, wherever the frame is.
  public nonisolated func path(in rect: CGRect) -> Path { self }

  /// What the outline is.
  public nonisolated var _geometry: _ShapeGeometry { _ShapeGeometry(.fixed(self)) }
}
