public import Foundation

extension Path {
  /// Begins a new part at a point.
  public mutating func move(to end: CGPoint) {
    outline.move(to: end)
  }

  /// Adds a straight line to a point.
  public mutating func addLine(to end: CGPoint) {
    outline.addLine(to: end)
  }

  /// Adds a curve to a point, pulled towards a control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control)
  }

  /// Adds a curve to a point, pulled towards two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Ends the current part with a line back to where it began.
  public mutating func closeSubpath() {
    outline.close()
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change(transform) { $0.addRect(rect) }
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    change(transform) { $0.addRoundedRect(rect, corners: .init(cornerSize)) }
  }

  /// Adds a rectangle whose corners differ.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    change(transform) { $0.addRoundedRect(rect, corners: cornerRadii.corners) }
  }

  /// Adds the ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change(transform) { $0.addEllipse(in: rect) }
  }

  /// Begins a new part with straight lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {
    outline.addLines(lines)
  }

  /// Adds another outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change(transform) { $0.add(path.outline.segments) }
  }

  /// Adds a part of a circle, beginning at an angle.
  ///
  /// Angles are reckoned from the right towards the bottom.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let (start, sweep) = (startAngle.radians, delta.radians)
    change(transform) { $0.addArc(center: center, radius: radius, start: start, sweep: sweep) }
  }

  /// Adds a part of a circle between two angles.
  ///
  /// Angles are reckoned from the right towards the bottom. As in Core Graphics, whose y axis points
  /// up, `clockwise` means the direction that looks counterclockwise on screen.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let start = startAngle.radians
    let sweep = PathOutline.sweep(from: start, to: endAngle.radians, isClockwise: clockwise)
    change(transform) { $0.addArc(center: center, radius: radius, start: start, sweep: sweep) }
  }

  /// Adds the arc that touches the line to a point and the line on to another.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change(transform) { $0.addArc(tangent: tangent1End, to: tangent2End, radius: radius) }
  }

  private mutating func change(
    _ transform: CGAffineTransform,
    _ add: (inout PathOutline) -> Void
  ) {
    outline.transform = transform
    add(&outline)
    outline.transform = .identity
  }
}
