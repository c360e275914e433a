public import Foundation

/// An outline, made smaller on all sides.
struct _InsetShape<Base: InsettableShape>: InsettableShape {
  typealias Body = Never

  let base: Base
  let amount: CGFloat

  nonisolated init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  nonisolated var _geometry: _ShapeGeometry {
    var geometry = base._geometry
    geometry.inset += amount.treeLength
    return geometry
  }

  nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

/// A part of an outline.
struct _TrimmedShape<Base: Shape>: Shape {
  typealias Body = Never

  let base: Base
  let from: CGFloat
  let to: CGFloat

  nonisolated init(base: Base, from: CGFloat, to: CGFloat) {
    self.base = base
    self.from = from
    self.to = to
  }

  nonisolated var _geometry: _ShapeGeometry {
    var geometry = base._geometry
    geometry.trimFrom = Color.unit(Double(from))
    geometry.trimTo = Color.unit(Double(to))
    return geometry
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length; lines follow it, fills do not.
  public nonisolated func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(base: self, from: startFraction, to: endFraction)
  }
}
