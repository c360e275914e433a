internal import SwiftUI
internal import ViewTree

/// What the modifiers around a chart say about it.
struct ChartSettings {
  var xAxis = AxisSettings()
  var yAxis = AxisSettings()
  var legend: ViewTree::Chart.Legend = .automatic
  var xDomain: DomainRule?
  var yDomain: DomainRule?
  var series = SeriesScale()

  struct Key: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
  }

  /// One axis.
  struct AxisSettings {
    var isHidden = false
    var title: Text?
    /// The marks that the author wants; nil for the surface's choice.
    var content: (any AxisContent)?
  }

  /// The chart of some marks under these settings.
  @MainActor
  func chart(_ resolver: _ChartResolver) -> ViewTree::Chart {
    let x = AxisScope(dimension: .x, resolver: resolver, rule: xDomain)
    let y = AxisScope(dimension: .y, resolver: resolver, rule: yDomain)
    return ViewTree::Chart(
      marks: resolver.marks,
      xAxis: axis(xAxis, in: x),
      yAxis: axis(yAxis, in: y),
      legend: legend,
      labels: resolver.labels,
      xDomain: x.domain,
      yDomain: y.domain,
      seriesColors: series.colors(for: resolver.marks, in: resolver.environment)
    )
  }

  @MainActor
  private func axis(_ settings: AxisSettings, in scope: AxisScope) -> ViewTree::Chart.Axis {
    var axis = ViewTree::Chart.Axis(
      isHidden: settings.isHidden,
      title: settings.title?.string(in: scope.resolver.environment)
    )
    if let content = settings.content {
      axis.marks = content._axisMarks(in: _AxisContext(scope: scope)).map { Array($0.marks) }
    }
    return axis
  }
}

extension View {
  nonisolated func chartSetting<Value>(
    _ keyPath: WritableKeyPath<ChartSettings, Value>,
    to value: Value
  ) -> some View {
    modifier(
      _EnvironmentModifier { $0[ChartSettings.Key.self][keyPath: keyPath] = value }
    )
  }
}
