public import Foundation

/// A mapping of the plane in perspective, as a matrix of nine numbers.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row and first column.
  public var m11: CGFloat = 1
  /// The first row and second column.
  public var m12: CGFloat = 0
  /// The first row and third column.
  public var m13: CGFloat = 0
  /// The second row and first column.
  public var m21: CGFloat = 0
  /// The second row and second column.
  public var m22: CGFloat = 1
  /// The second row and third column.
  public var m23: CGFloat = 0
  /// The third row and first column.
  public var m31: CGFloat = 0
  /// The third row and second column.
  public var m32: CGFloat = 0
  /// The third row and third column.
  public var m33: CGFloat = 1

  /// Makes the mapping that leaves every point where it is.
  public init() {}

  /// Makes a mapping without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether every point stays where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the mapping is without perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The mapping without its perspective.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// The mapping that does this one first, then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }
}

extension CGPoint {
  /// The place that a mapping takes the point to.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let scale = m.m13 * x + m.m23 * y + m.m33
    let point = applying(m.affine)
    return scale == 0 ? point : CGPoint(x: point.x / scale, y: point.y / scale)
  }
}
