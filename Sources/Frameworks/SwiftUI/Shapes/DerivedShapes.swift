public import Foundation

/// An outline, made smaller on all sides.
struct _InsetShape<Base: InsettableShape>: InsettableShape {
  typealias Body = Never

  let base: Base
  let amount: CGFloat

  func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  var _geometry: _ShapeGeometry {
    var geometry = base._geometry
    geometry.inset += amount.treeLength
    return geometry
  }

  func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

/// A part of an outline.
public struct _TrimmedShape<S: Shape>: Shape {
  /// A shape has no body.
  public typealias Body = Never

  /// The whole outline.
  public var shape: S
  /// Where the part begins, as a fraction of the length.
  public var startFraction: CGFloat
  /// Where the part ends, as a fraction of the length.
  public var endFraction: CGFloat

  /// Makes a part of an outline.
  public nonisolated init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// The part in a frame.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The base's outline, cut.
  public nonisolated var _geometry: _ShapeGeometry {
    var geometry = shape._geometry
    guard geometry.isPlain else { return _ShapeGeometry { path(in: $0) } }
    geometry.trimFrom = Color.unit(Double(startFraction))
    geometry.trimTo = max(Color.unit(Double(endFraction)), geometry.trimFrom)
    return geometry
  }
}

/// The area of a line along an outline.
struct _StrokedShape<S: Shape>: Shape {
  typealias Body = Never

  let shape: S
  let style: StrokeStyle

  static var role: ShapeRole { .stroke }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  var _geometry: _ShapeGeometry {
    var geometry = shape._geometry
    guard geometry.pen == nil else { return _ShapeGeometry { path(in: $0) } }
    geometry.pen = style
    return geometry
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public nonisolated func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// The outline in a frame of a size of its own, at the top leading corner.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// The outline in a frame of a size of its own, at the top leading corner.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The outline in a frame of a size of its own.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The outline in a frame of a size of its own.
  public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// An outline in a frame of a size of its own.
struct _SizedShape<S: Shape>: Shape {
  typealias Body = Never

  let shape: S
  let size: CGSize
  let anchor: UnitPoint

  func path(in rect: CGRect) -> Path {
    let x = rect.minX + (rect.width - size.width) * anchor.x
    let y = rect.minY + (rect.height - size.height) * anchor.y
    return shape.path(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
  }
}
