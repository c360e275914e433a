public import Foundation

/// An outline of lines and curves that does not change.
public class CGPath: @unchecked Sendable {
  fileprivate var outline: PathOutline

  package var segments: [PathSegment] { outline.segments }

  package init(segments: [PathSegment]) {
    outline = PathOutline(segments)
  }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    var outline = PathOutline()
    outline.addRect(rect)
    self.init(segments: outline.segments, transform)
  }

  /// Makes the outline of the ellipse in a rectangle.
  public convenience init(
    ellipseIn rect: CGRect,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    var outline = PathOutline()
    outline.addEllipse(in: rect)
    self.init(segments: outline.segments, transform)
  }

  /// Makes the outline of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    var outline = PathOutline()
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    outline.addRoundedRect(rect, corners: PathOutline.Corners(corner))
    self.init(segments: outline.segments, transform)
  }

  private convenience init(
    _ segments: [PathSegment],
    _ transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(segments: transform.map { t in segments.map { $0.applying(t.pointee) } } ?? segments)
  }

  fileprivate convenience init(
    segments: [PathSegment],
    _ transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(segments, transform)
  }

  /// Whether the outline has no parts.
  public var isEmpty: Bool { segments.isEmpty }

  /// The smallest rectangle around the outline and its control points.
  public var boundingBox: CGRect { outline.controlBounds ?? .null }

  /// The smallest rectangle around the outline.
  public var boundingBoxOfPath: CGRect { outline.bounds ?? .null }

  /// Where the outline ends.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Whether a point lies inside.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let segments = transform.isIdentity ? segments : segments.map { $0.applying(transform) }
    return PathOutline(segments).contains(point, isEvenOdd: rule == .evenOdd)
  }

  /// A copy of the outline.
  public func copy() -> CGPath? { CGPath(segments: segments) }

  /// A copy of the outline that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.outline = outline
    return copy
  }
}

/// An outline of lines and curves that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an outline without parts.
  public init() {
    super.init(segments: [])
  }

  private func change(
    _ transform: CGAffineTransform,
    _ add: (inout PathOutline) -> Void
  ) {
    outline.transform = transform
    add(&outline)
    outline.transform = .identity
  }

  /// Begins a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change(transform) { $0.move(to: point) }
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change(transform) { $0.addLine(to: point) }
  }

  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    change(transform) { $0.addLines(points) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    change(transform) { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    change(transform) { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change(transform) { $0.addRect(rect) }
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds a part of a circle.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let (start, end) = (Double(startAngle), Double(endAngle))
    let sweep = PathOutline.sweep(from: start, to: end, isClockwise: clockwise)
    change(transform) { $0.addArc(center: center, radius: radius, start: start, sweep: sweep) }
  }

  /// Adds another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    change(transform) { $0.add(path.segments) }
  }

  /// Ends the current part with a line back to where it began.
  public func closeSubpath() {
    change(.identity) { $0.close() }
  }
}
