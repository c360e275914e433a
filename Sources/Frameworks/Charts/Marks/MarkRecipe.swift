internal import SwiftUI
internal import ViewTree

/// A mark before its values are resolved: the kind, and the value of each dimension.
struct MarkRecipe {
  typealias Dimension = WritableKeyPath<ViewTree::Chart.Mark, ViewTree::Chart.Value?>
  typealias Name = WritableKeyPath<ViewTree::Chart.Labels, String?>

  private var mark: ViewTree::Chart.Mark
  private var values: [(dimension: Dimension, value: AnyPlottableValue, name: Name)] = []

  init(_ kind: ViewTree::Chart.MarkKind) {
    mark = ViewTree::Chart.Mark(kind: kind)
  }

  /// Gives the mark a value in a dimension.
  func with<Value: Plottable>(
    _ dimension: Dimension,
    _ value: PlottableValue<Value>,
    named name: Name
  ) -> MarkRecipe {
    var recipe = self
    recipe.values.append((dimension, AnyPlottableValue(value), name))
    return recipe
  }

  /// Changes the mark itself.
  func changing(_ change: (inout ViewTree::Chart.Mark) -> Void) -> MarkRecipe {
    var recipe = self
    change(&recipe.mark)
    return recipe
  }

  @MainActor
  func add(to resolver: _ChartResolver) {
    var mark = self.mark
    for entry in values {
      mark[keyPath: entry.dimension] = resolver.plotted(entry.value, as: entry.name)
    }
    resolver.add(mark)
  }
}

/// A value with its name, whose type is hidden.
struct AnyPlottableValue {
  let label: Text
  let value: ViewTree::Chart.Value
  let bin: DateBin?

  init<Value: Plottable>(_ value: PlottableValue<Value>) {
    label = value.label
    self.value = value.value.primitivePlottable._plotted.value
    bin = value.bin
  }
}
