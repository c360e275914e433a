public import Foundation
internal import ViewTree

/// A size of a mark.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  /// The size; nil for the surface's choice.
  let thickness: ViewTree::Chart.Thickness?

  /// The surface's choice.
  public static var automatic: MarkDimension { MarkDimension(thickness: nil) }

  /// A part of the space that there is.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension {
    MarkDimension(thickness: .ratio(ratio.isFinite ? min(max(Double(ratio), 0), 1) : 0))
  }

  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(thickness: .points(length(value)))
  }

  /// The space that there is, less a number of points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(thickness: .inset(length(value)))
  }

  private static func length(_ points: CGFloat) -> Double {
    points.isFinite ? min(max(Double(points), 0), 100_000) : 0
  }

  private init(thickness: ViewTree::Chart.Thickness?) {
    self.thickness = thickness
  }

  /// Makes a number of points.
  public init(integerLiteral value: Int) {
    self = .fixed(CGFloat(value))
  }

  /// Makes a number of points.
  public init(floatLiteral value: Double) {
    self = .fixed(CGFloat(value))
  }

  /// The size as a part of a radius; lengths are taken from a radius of 100 points, since how
  /// large a pie is drawn is not known here.
  var fraction: Double? {
    switch thickness {
    case nil: nil
    case .ratio(let ratio): ratio
    case .points(let points): min(points / 100, 1)
    case .inset(let points): max(1 - points / 100, 0)
    }
  }
}

/// How marks that share a place are put together.
public struct MarkStackingMethod: Hashable, Sendable {
  let tree: ViewTree::Chart.Stacking

  /// On top of each other.
  public static var standard: MarkStackingMethod { MarkStackingMethod(tree: .standard) }
  /// On top of each other, stretched so that they make up the whole.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(tree: .normalized) }
  /// On top of each other, around a middle line.
  public static var center: MarkStackingMethod { MarkStackingMethod(tree: .center) }
  /// In front of each other.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(tree: .unstacked) }
}
