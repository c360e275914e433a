internal import ViewTree

/// A bar.
public struct BarMark {
  private let recipe: MarkRecipe

  /// Makes a bar for a category or stretch of time on one axis and a value on the other.
  ///
  /// Bars of one category stand on top of each other. Widths and heights are the surface's choice.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    recipe = MarkRecipe(.bar).with(\.x, x, named: \.x).with(\.y, y, named: \.y)
  }

  /// Makes a bar that runs from one value to another along the horizontal axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    recipe = MarkRecipe(.bar).with(\.xStart, xStart, named: \.x).with(\.xEnd, xEnd, named: \.x)
      .with(\.y, y, named: \.y)
  }

  /// Makes a bar that runs from one value to another along the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    recipe = MarkRecipe(.bar).with(\.x, x, named: \.x).with(\.yStart, yStart, named: \.y)
      .with(\.yEnd, yEnd, named: \.y)
  }

  /// Makes a bar along the horizontal axis alone.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    recipe = MarkRecipe(.bar).with(\.x, x, named: \.x)
  }

  /// Makes a bar along the vertical axis alone.
  public init<Y: Plottable>(
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    recipe = MarkRecipe(.bar).with(\.y, y, named: \.y)
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
