public import Foundation
internal import ViewTree

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
  /// A shape has no body.
  public typealias Body = Never

  /// Makes a rectangle.
  public nonisolated init() {}

  /// What the outline is.
  public nonisolated var _geometry: _ShapeGeometry { _ShapeGeometry(.rectangle) }

  /// The rectangle, made smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangle with round corners that fills its frame.
public struct RoundedRectangle: InsettableShape {
  /// A shape has no body.
  public typealias Body = Never

  /// The size of the corners.
  public let cornerSize: CGSize
  /// How the corners run.
  public let style: RoundedCornerStyle

  /// Makes a rectangle with corners of a size.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with corners of a radius.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// What the outline is.
  public nonisolated var _geometry: _ShapeGeometry {
    _ShapeGeometry(.roundedRectangle(cornerRadius: cornerSize.width.treeSize ?? 0))
  }

  /// The rectangle, made smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A circle in the middle of its frame.
public struct Circle: InsettableShape {
  /// A shape has no body.
  public typealias Body = Never

  /// Makes a circle.
  public nonisolated init() {}

  /// What the outline is.
  public nonisolated var _geometry: _ShapeGeometry { _ShapeGeometry(.circle) }

  /// The circle, made smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape {
  /// A shape has no body.
  public typealias Body = Never

  /// Makes an ellipse.
  public nonisolated init() {}

  /// What the outline is.
  public nonisolated var _geometry: _ShapeGeometry { _ShapeGeometry(.ellipse) }

  /// The ellipse, made smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape {
  /// A shape has no body.
  public typealias Body = Never

  /// How the corners run.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// What the outline is.
  public nonisolated var _geometry: _ShapeGeometry { _ShapeGeometry(.capsule) }

  /// The capsule, made smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// How the corners of a rounded rectangle run; both are drawn as quarter circles.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Corners that run into the sides smoothly.
  case continuous
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a radius.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with corners of a size.
  public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle in the middle of its frame.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its frame.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule that fills its frame.
  public static var capsule: Capsule { Capsule() }

  /// A capsule that fills its frame.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
