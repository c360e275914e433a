internal import ViewTree

/// A point of the edge of an area.
public struct AreaMark {
  private let recipe: MarkRecipe

  /// Makes a point of the upper edge of an area that stands on zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    recipe = MarkRecipe(.area)
      .with(\.x, x, named: \.x)
      .with(\.y, y, named: \.y)
      .stacked(stacking)
  }

  /// Makes a point of the upper edge of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    recipe = MarkRecipe(.area)
      .with(\.x, x, named: \.x)
      .with(\.y, y, named: \.y)
      .grouped(series)
      .stacked(stacking)
  }

  /// Makes a point of both edges of an area.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    recipe = MarkRecipe(.area)
      .with(\.x, x, named: \.x)
      .with(\.yStart, yStart, named: \.y)
      .with(\.yEnd, yEnd, named: \.y)
  }

  /// Makes a point of both edges of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    recipe = MarkRecipe(.area)
      .with(\.x, x, named: \.x)
      .with(\.yStart, yStart, named: \.y)
      .with(\.yEnd, yEnd, named: \.y)
      .grouped(series)
  }

  /// Makes a point of both edges of an area that runs from top to bottom.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    recipe = MarkRecipe(.area)
      .with(\.xStart, xStart, named: \.x)
      .with(\.xEnd, xEnd, named: \.x)
      .with(\.y, y, named: \.y)
  }

  /// Makes a point of both edges of an area of a series that runs from top to bottom.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    recipe = MarkRecipe(.area)
      .with(\.xStart, xStart, named: \.x)
      .with(\.xEnd, xEnd, named: \.x)
      .with(\.y, y, named: \.y)
      .grouped(series)
  }
}

extension AreaMark: ChartContent {
  /// A mark has no body.
  public typealias Body = Never

  /// Adds the point.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    content.recipe.add(to: resolver)
  }
}
