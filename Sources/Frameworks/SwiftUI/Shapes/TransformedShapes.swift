public import Foundation

/// An outline, moved.
public struct OffsetShape<Content: Shape>: Shape {
  /// A shape has no body.
  public typealias Body = Never

  /// The outline.
  public var shape: Content
  /// How far it is moved.
  public var offset: CGSize

  /// Moves an outline.
  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The moved outline in a frame.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The outline, made smaller and moved.
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// An outline, scaled.
public struct ScaledShape<Content: Shape>: Shape {
  /// A shape has no body.
  public typealias Body = Never

  /// The outline.
  public var shape: Content
  /// How much it is scaled along each axis.
  public var scale: CGSize
  /// What stays in place.
  public var anchor: UnitPoint

  /// Scales an outline.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The scaled outline in a frame.
  public nonisolated func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(transform.around(anchor, in: rect))
  }
}

/// An outline, turned.
public struct RotatedShape<Content: Shape>: Shape {
  /// A shape has no body.
  public typealias Body = Never

  /// The outline.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// What stays in place.
  public var anchor: UnitPoint

  /// Turns an outline.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The turned outline in a frame.
  public nonisolated func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(transform.around(anchor, in: rect))
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The outline, made smaller and turned.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount),
      angle: angle,
      anchor: anchor
    )
  }
}

/// An outline, mapped.
public struct TransformedShape<Content: Shape>: Shape {
  /// A shape has no body.
  public typealias Body = Never

  /// The outline.
  public var shape: Content
  /// The mapping.
  public var transform: CGAffineTransform

  /// Maps an outline.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The mapped outline in a frame.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

extension Shape {
  /// The outline, moved.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The outline, moved.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The outline, moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The outline, scaled.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The outline, scaled.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
  {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The outline, turned clockwise.
  public nonisolated func rotation(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The outline, mapped.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

extension CGAffineTransform {
  /// The mapping with a point of a frame in place of the origin.
  fileprivate func around(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
