public import Foundation

/// An outline of UIKit.
open class UIBezierPath: NSObject {
  private var path: Path

  /// Makes an empty outline.
  public override init() {
    path = Path()
  }

  /// Makes the outline of a rectangle.
  public init(rect: CGRect) {
    path = Path(rect)
  }

  /// Makes the outline of the ellipse in a rectangle.
  public init(ovalIn rect: CGRect) {
    path = Path(ellipseIn: rect)
  }

  /// Makes the outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Makes the outline of a rectangle of which some corners are round.
  public init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    let radius: (UIRectCorner) -> CGFloat = { corners.contains($0) ? cornerRadii.width : 0 }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft),
        bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight)
      )
    )
  }

  /// Makes a part of a circle.
  public init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path { path in
      path.addArc(
        center: center,
        radius: radius,
        startAngle: .radians(Double(startAngle)),
        endAngle: .radians(Double(endAngle)),
        clockwise: !clockwise
      )
    }
  }

  /// Makes an outline from one of Core Graphics.
  public init(cgPath: CGPath) {
    path = Path(cgPath)
  }

  /// The width of lines.
  open var lineWidth: CGFloat = 1
  /// The ends of lines.
  open var lineCapStyle: CGLineCap = .butt
  /// The corners of lines.
  open var lineJoinStyle: CGLineJoin = .miter

  /// The outline as Core Graphics has it.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }
  /// Whether there is nothing.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the outline.
  open var bounds: CGRect { path.boundingRect }
  /// Where the next line begins.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Begins a line at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Draws a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Draws a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Draws a part of a circle.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)),
      clockwise: !clockwise
    )
  }

  /// Goes back to where the line began.
  open func close() { path.closeSubpath() }

  /// Adds another outline.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Takes all lines away.
  open func removeAllPoints() { path = Path() }

  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Fills the outline in the current drawing.
  ///
  /// Accepted without effect.
  open func fill() {}

  /// Draws the outline in the current drawing.
  ///
  /// Accepted without effect.
  open func stroke() {}
}
