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
  var layers: [ChartLayer] = []
  var legendContent: ChartLayer?
  /// What is done to the plot as a view, innermost first.
  var plotStyles: [(ChartPlotContent) -> any View] = []

  struct Key: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
  }

  /// One axis.
  struct AxisSettings {
    var isHidden = false
    var scale = ViewTree::Chart.Scale.linear
    var title: Text?
    /// A view whose texts are the title.
    var titleView: (any View)?
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
      seriesColors: series.colors(for: resolver.marks, in: resolver.environment),
      layers: (layers + [legendContent].compactMap(\.self)).map(\.layer)
    )
  }

  /// What is known of the scales of a chart of some marks.
  @MainActor
  func proxy(_ chart: ViewTree::Chart, _ resolver: _ChartResolver) -> ChartProxy {
    var environment = resolver.environment
    environment[Key.self] = self
    return ChartProxy(
      chart: chart,
      x: AxisScope(dimension: .x, resolver: resolver, rule: xDomain).proxy(length: 300),
      y: AxisScope(dimension: .y, resolver: resolver, rule: yDomain).proxy(length: 200),
      environment: environment
    )
  }

  @MainActor
  private func title(of settings: AxisSettings, in environment: EnvironmentValues) -> String? {
    guard let view = settings.titleView else { return settings.title?.string(in: environment) }
    return words(of: view, environment: environment)?.string
  }

  @MainActor
  private func axis(_ settings: AxisSettings, in scope: AxisScope) -> ViewTree::Chart.Axis {
    var axis = ViewTree::Chart.Axis(
      isHidden: settings.isHidden,
      title: title(of: settings, in: scope.resolver.environment),
      scale: settings.scale,
      isReversed: scope.isReversed
    )
    if let content = settings.content {
      let context = _AxisContext(scope: scope)
      axis.marks = content._axisMarks(in: context).map { Array($0.marks) }
      axis.side = context.state.side
    }
    return axis
  }
}

extension View {
  nonisolated func chartSettings(
    _ write: @escaping (inout ChartSettings) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier { write(&$0[ChartSettings.Key.self]) })
  }

  nonisolated func chartSetting<Value>(
    _ keyPath: WritableKeyPath<ChartSettings, Value>,
    to value: Value
  ) -> some View {
    modifier(
      _EnvironmentModifier { $0[ChartSettings.Key.self][keyPath: keyPath] = value }
    )
  }
}
