internal import ViewTree

/// A point of a line.
public struct LineMark {
  private let recipe: MarkRecipe

  /// Makes a point of the line.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    recipe = MarkRecipe(.line)
      .with(\.x, x, named: \.x)
      .with(\.y, y, named: \.y)
  }

  /// Makes a point of the line of a series; series have the same colour unless a style says else.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    recipe = MarkRecipe(.line)
      .with(\.x, x, named: \.x)
      .with(\.y, y, named: \.y)
      .grouped(series)
  }
}

extension LineMark: ChartContent {
  /// A mark has no body.
  public typealias Body = Never

  /// Adds the point.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    content.recipe.add(to: resolver)
  }
}
