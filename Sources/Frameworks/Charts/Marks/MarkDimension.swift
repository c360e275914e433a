public import Foundation

/// A size of a mark.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  /// The size as a part of what there is, where it is one.
  let fraction: Double?

  /// The surface's choice.
  public static var automatic: MarkDimension { MarkDimension(fraction: nil) }

  /// A part of the space that there is.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension {
    MarkDimension(fraction: ratio.isFinite ? min(max(Double(ratio), 0), 1) : 0)
  }

  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(fraction: nil) }

  /// The space that there is, less a number of points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(fraction: nil) }

  private init(fraction: Double?) {
    self.fraction = fraction
  }

  /// Makes a number of points.
  public init(integerLiteral value: Int) {
    fraction = nil
  }

  /// Makes a number of points.
  public init(floatLiteral value: Double) {
    fraction = nil
  }
}

/// How marks of one category are put together.
public struct MarkStackingMethod: Hashable, Sendable {
  /// On top of each other.
  public static var standard: MarkStackingMethod { MarkStackingMethod() }
}
