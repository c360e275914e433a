public import Foundation
internal import ViewTree

/// How values become places, colours or sizes.
public struct ScaleType: Hashable, Sendable {
  let tree: ViewTree::Chart.Scale

  /// In proportion.
  public static var linear: ScaleType { ScaleType(tree: .linear) }
  /// By their logarithm; values that are not above zero stand at the lower end.
  public static var log: ScaleType { ScaleType(tree: .logarithmic) }
  /// By their square root.
  public static var squareRoot: ScaleType { ScaleType(tree: .squareRoot) }
  /// By their logarithm on both sides of zero.
  public static var symmetricLog: ScaleType { ScaleType(tree: .symmetricLogarithmic) }
  /// In proportion to time.
  public static var date: ScaleType { ScaleType(tree: .linear) }
  /// Each on its own.
  public static var category: ScaleType { ScaleType(tree: .linear) }

  /// By a power of their own, drawn as their square root where it is below 1.
  public static func power(exponent: Double) -> ScaleType {
    exponent < 1 ? .squareRoot : .linear
  }

  /// By their logarithm on both sides of zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { .symmetricLog }
}

/// What values are turned into.
public protocol ScaleRange {
  /// The type of one result.
  associatedtype VisualValue
}

/// The places that values are turned into.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: ScaleRange, PositionScaleRange where Bound == CGFloat {
  /// Places are lengths.
  public typealias VisualValue = CGFloat
}

/// The length of the plot.
///
/// Accepted without effect: scales always fill the plot.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  /// Places are lengths.
  public typealias VisualValue = CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The length of the plot.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }

  /// The length of the plot, less some space at both ends.
  ///
  /// Accepted without effect: scales always fill the plot.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }

  /// The length of the plot, less some space at the ends.
  ///
  /// Accepted without effect: scales always fill the plot.
  public static func plotDimension(
    startPadding: CGFloat = 0,
    endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
}
