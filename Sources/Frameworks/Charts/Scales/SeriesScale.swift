public import SwiftUI
internal import ViewTree

/// The paints of the series of a chart.
struct SeriesScale {
  /// The series that have a paint of their own, in the order of the legend.
  var domain: [ViewTree::Chart.Value] = []
  /// The paints, in the order of the domain or, without one, of the series' first marks.
  var range: [AnyShapeStyle] = []

  func colors(
    for marks: [ViewTree::Chart.Mark],
    in environment: EnvironmentValues
  ) -> [ViewTree::Chart.SeriesColor] {
    guard !range.isEmpty else { return [] }
    return (domain.isEmpty ? Self.series(of: marks) : domain).enumerated().map { index, series in
      ViewTree::Chart.SeriesColor(
        series: series,
        paint: range[index % range.count].paint(in: environment)
      )
    }
  }

  /// The series in the order of their first marks.
  private static func series(of marks: [ViewTree::Chart.Mark]) -> [ViewTree::Chart.Value] {
    var seen: Set<ViewTree::Chart.Value> = []
    return marks.compactMap(\.series).filter { seen.insert($0).inserted }
  }
}

extension View {
  /// Sets the paint of each series.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chartSetting(
      \.series,
      to: SeriesScale(
        domain: mapping.map { $0.key.primitivePlottable._plotted.value },
        range: mapping.map { AnyShapeStyle($0.value) }
      )
    )
  }

  /// Sets the paints of some series, in order.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue],
    range: [S]
  ) -> some View {
    chartSetting(
      \.series,
      to: SeriesScale(
        domain: domain.map { $0.primitivePlottable._plotted.value },
        range: range.map { AnyShapeStyle($0) }
      )
    )
  }

  /// Sets the paints of the series, in the order of their first marks.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chartSetting(\.series, to: SeriesScale(range: range.map { AnyShapeStyle($0) }))
  }

  /// Sets the paint of each series of a list.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue],
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartForegroundStyleScale(domain: domain, range: domain.map(mapping))
  }
}
