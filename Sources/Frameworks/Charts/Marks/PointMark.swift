public import Foundation
internal import ViewTree

/// A point.
public struct PointMark {
  private let recipe: MarkRecipe

  /// Makes a point.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    recipe = MarkRecipe(.point)
      .with(\.x, x, named: \.x)
      .with(\.y, y, named: \.y)
  }

  /// Makes a point on the horizontal axis; its height is the surface's choice.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    y: CGFloat? = nil
  ) {
    recipe = MarkRecipe(.point)
      .with(\.x, x, named: \.x)
  }

  /// Makes a point on the vertical axis; its place across is the surface's choice.
  public init<Y: Plottable>(
    x: CGFloat? = nil,
    y: PlottableValue<Y>
  ) {
    recipe = MarkRecipe(.point)
      .with(\.y, y, named: \.y)
  }
}

extension PointMark: ChartContent {
  /// A mark has no body.
  public typealias Body = Never

  /// Adds the point.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    content.recipe.add(to: resolver)
  }
}
