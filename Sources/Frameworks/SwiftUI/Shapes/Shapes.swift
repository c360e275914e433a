public import Foundation
internal import ViewTree

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
  /// A shape has no body.
  public typealias Body = Never

  /// Makes a rectangle.
  public nonisolated init() {}

  /// The rectangle in a frame.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

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
  public var cornerSize: CGSize
  /// How the corners run.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of a size.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with corners of a radius.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle in a frame.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
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

  /// The circle in a frame.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let x = rect.midX - side / 2
    return Path(ellipseIn: CGRect(x: x, y: rect.midY - side / 2, width: side, height: side))
  }

  /// As large as a square in what is offered.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

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

  /// The ellipse in a frame.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

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

  /// The capsule in a frame.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
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
