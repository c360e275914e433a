internal import ViewTree

/// A point of a line.
public struct LineMark {
  private let recipe: MarkRecipe

  /// Makes a point of the only line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    recipe = MarkRecipe(.line).with(\.x, x, named: \.x).with(\.y, y, named: \.y)
  }

  /// Makes a point of the line of a series; lines of several series have colours of their own.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    recipe = MarkRecipe(.line).with(\.x, x, named: \.x).with(\.y, y, named: \.y)
      .with(\.series, series, named: \.series)
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
