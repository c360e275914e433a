private import Glibc

/// An affine map: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
package struct Transform: Hashable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0

  package init(
    a: Double = 1,
    b: Double = 0,
    c: Double = 0,
    d: Double = 1,
    tx: Double = 0,
    ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static func translation(x: Double, y: Double) -> Transform { Transform(tx: x, ty: y) }

  /// A turn by degrees, clockwise, around a point.
  package static func rotation(degrees: Double, x: Double, y: Double) -> Transform {
    let radians = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (sine, cosine) = (sin(radians), cos(radians))
    return Transform(
      a: cosine,
      b: sine,
      c: -sine,
      d: cosine,
      tx: x - cosine * x + sine * y,
      ty: y - sine * x - cosine * y
    )
  }

  /// Growth away from a point.
  package static func scale(x: Double, y: Double, aroundX: Double, y aroundY: Double) -> Transform {
    Transform(a: x, d: y, tx: aroundX - x * aroundX, ty: aroundY - y * aroundY)
  }
}
