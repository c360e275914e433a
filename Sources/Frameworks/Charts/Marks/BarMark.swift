public import Foundation
internal import ViewTree

/// A bar.
public struct BarMark {
  private let recipe: MarkRecipe

  /// Makes a bar for a category or stretch of time on one axis and a value on the other.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    recipe = MarkRecipe(.bar)
      .with(\.x, x, named: \.x)
      .with(\.y, y, named: \.y)
      .sized(width, height)
      .stacked(stacking)
  }

  /// Makes a bar that runs from one value to another along the horizontal axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    recipe = MarkRecipe(.bar)
      .with(\.xStart, xStart, named: \.x)
      .with(\.xEnd, xEnd, named: \.x)
      .with(\.y, y, named: \.y)
      .sized(height)
  }

  /// Makes a bar that runs from one value to another along the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    recipe = MarkRecipe(.bar)
      .with(\.x, x, named: \.x)
      .with(\.yStart, yStart, named: \.y)
      .with(\.yEnd, yEnd, named: \.y)
      .sized(width)
  }

  /// Makes a bar along the horizontal axis; its place across it is the surface's choice.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    recipe = MarkRecipe(.bar)
      .with(\.x, x, named: \.x)
      .sized(width)
      .stacked(stacking)
  }

  /// Makes a bar along the vertical axis; its place across it is the surface's choice.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    recipe = MarkRecipe(.bar)
      .with(\.y, y, named: \.y)
      .sized(height)
      .stacked(stacking)
  }

  /// Makes a bar between two values of the horizontal axis.
  public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    recipe = MarkRecipe(.bar)
      .with(\.xStart, xStart, named: \.x)
      .with(\.xEnd, xEnd, named: \.x)
  }

  /// Makes a bar between two values of the vertical axis.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    recipe = MarkRecipe(.bar)
      .with(\.yStart, yStart, named: \.y)
      .with(\.yEnd, yEnd, named: \.y)
  }
}

extension BarMark: ChartContent {
  /// A mark has no body.
  public typealias Body = Never

  /// Adds the bar.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    content.recipe.add(to: resolver)
  }
}
