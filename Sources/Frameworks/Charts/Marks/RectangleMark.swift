public import Foundation
internal import ViewTree

/// A rectangle.
public struct RectangleMark {
  private let recipe: MarkRecipe

  /// Makes a rectangle around two values; its size is the surface's choice.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    recipe = MarkRecipe(.rectangle)
      .with(\.x, x, named: \.x)
      .with(\.y, y, named: \.y)
  }

  /// Makes a rectangle between values of both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    recipe = MarkRecipe(.rectangle)
      .with(\.xStart, xStart, named: \.x)
      .with(\.xEnd, xEnd, named: \.x)
      .with(\.yStart, yStart, named: \.y)
      .with(\.yEnd, yEnd, named: \.y)
  }

  /// Makes a rectangle at a place, between values of the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    recipe = MarkRecipe(.rectangle)
      .with(\.x, x, named: \.x)
      .with(\.yStart, yStart, named: \.y)
      .with(\.yEnd, yEnd, named: \.y)
  }

  /// Makes a rectangle at a place, between values of the horizontal axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    recipe = MarkRecipe(.rectangle)
      .with(\.xStart, xStart, named: \.x)
      .with(\.xEnd, xEnd, named: \.x)
      .with(\.y, y, named: \.y)
  }

  /// Makes a rectangle between values of the horizontal axis, from top to bottom.
  public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    recipe = MarkRecipe(.rectangle)
      .with(\.xStart, xStart, named: \.x)
      .with(\.xEnd, xEnd, named: \.x)
  }

  /// Makes a rectangle between values of the vertical axis, from side to side.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    recipe = MarkRecipe(.rectangle)
      .with(\.yStart, yStart, named: \.y)
      .with(\.yEnd, yEnd, named: \.y)
  }

  /// Makes a rectangle at a place of the horizontal axis, from top to bottom.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    recipe = MarkRecipe(.rectangle)
      .with(\.x, x, named: \.x)
  }

  /// Makes a rectangle at a place of the vertical axis, from side to side.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    recipe = MarkRecipe(.rectangle)
      .with(\.y, y, named: \.y)
  }
}

extension RectangleMark: ChartContent {
  /// A mark has no body.
  public typealias Body = Never

  /// Adds the rectangle.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    content.recipe.add(to: resolver)
  }
}
