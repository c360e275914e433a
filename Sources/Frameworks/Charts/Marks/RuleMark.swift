public import Foundation
internal import ViewTree

/// A straight line across the chart or a part of it.
public struct RuleMark {
  private let recipe: MarkRecipe

  /// Makes a line from top to bottom.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    recipe = MarkRecipe(.rule)
      .with(\.x, x, named: \.x)
  }

  /// Makes a line from side to side.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>
  ) {
    recipe = MarkRecipe(.rule)
      .with(\.y, y, named: \.y)
  }

  /// Makes an upright line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    recipe = MarkRecipe(.rule)
      .with(\.x, x, named: \.x)
      .with(\.yStart, yStart, named: \.y)
      .with(\.yEnd, yEnd, named: \.y)
  }

  /// Makes a level line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    recipe = MarkRecipe(.rule)
      .with(\.xStart, xStart, named: \.x)
      .with(\.xEnd, xEnd, named: \.x)
      .with(\.y, y, named: \.y)
  }
}

extension RuleMark: ChartContent {
  /// A mark has no body.
  public typealias Body = Never

  /// Adds the line.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    content.recipe.add(to: resolver)
  }
}
