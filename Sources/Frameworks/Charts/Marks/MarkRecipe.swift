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

  /// Puts the mark into a series that has no colour of its own.
  func grouped<Value: Plottable>(_ value: PlottableValue<Value>) -> MarkRecipe {
    var recipe = self
    recipe.mark.group = AnyPlottableValue(value).plain
    return recipe
  }

  /// Puts the mark together with others of its place in some way.
  func stacked(_ method: MarkStackingMethod) -> MarkRecipe {
    changing { $0.stacking = method.tree }
  }

  /// Sets how thick a bar is, by the first of some sizes that is not the surface's choice.
  func sized(_ dimensions: MarkDimension...) -> MarkRecipe {
    changing { mark in mark.thickness = dimensions.lazy.compactMap(\.thickness).first }
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

  /// The value where nothing rounds it to a stretch of time.
  var plain: ViewTree::Chart.Value { value }

  init<Value: Plottable>(_ value: PlottableValue<Value>) {
    label = value.label
    bin = value.bin
    let lower = value.value.primitivePlottable._plotted.value
    let upper = value.upper?.primitivePlottable._plotted.value
    if case .time(let start, _) = lower, case .time(let end, _) = upper, end > start {
      self.value = .time(start: start, end: end)
    } else {
      self.value = lower
    }
  }
}
