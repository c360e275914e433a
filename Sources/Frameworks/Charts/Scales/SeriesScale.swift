public import SwiftUI
internal import ViewTree

/// The paints of the series of a chart.
struct SeriesScale {
  /// The series that have a paint of their own, in the order of the legend.
  var domain: [ViewTree::Chart.Value] = []
  /// The paints, in the order of the domain or, without one, of the series' first marks.
  var range: [AnyShapeStyle] = []
  /// The paint of each series, where a closure decides.
  var mapping: ((ViewTree::Chart.Value) -> AnyShapeStyle?)?

  func colors(
    for marks: [ViewTree::Chart.Mark],
    in environment: EnvironmentValues
  ) -> [ViewTree::Chart.SeriesColor] {
    let domain = self.domain.isEmpty ? Self.series(of: marks) : self.domain
    if let mapping {
      return domain.compactMap { series in
        guard let style = mapping(series) else { return nil }
        return ViewTree::Chart.SeriesColor(series: series, paint: style.paint(in: environment))
      }
    }
    if range.isEmpty {
      // An order without paints: those of the surface's palette, in that order.
      return self.domain.enumerated().map { index, series in
        let color = Self.palette[index % Self.palette.count]
        return ViewTree::Chart.SeriesColor(series: series, paint: .color(.system(color)))
      }
    }
    return domain.enumerated().map { index, series in
      ViewTree::Chart.SeriesColor(
        series: series,
        paint: range[index % range.count].paint(in: environment)
      )
    }
  }

  /// The author's paint of a series; nil where there is none.
  func style(
    of value: ViewTree::Chart.Value,
    in marks: [ViewTree::Chart.Mark]
  ) -> AnyShapeStyle? {
    if let mapping { return mapping(value) }
    let series = domain.isEmpty ? Self.series(of: marks) : domain
    guard !range.isEmpty, let index = series.firstIndex(of: value) else { return nil }
    return range[index % range.count]
  }

  /// The paint that a series has where the author sets none.
  static func colorStyle(
    of value: ViewTree::Chart.Value,
    in marks: [ViewTree::Chart.Mark]
  ) -> AnyShapeStyle? {
    let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    return series(of: marks).firstIndex(of: value)
      .map { AnyShapeStyle(colors[$0 % colors.count]) }
  }

  /// Swift Charts' colours in their order.
  static let palette: [SystemColor] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

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
    range: [S],
    type: ScaleType? = nil
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
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S],
    type: ScaleType? = nil
  ) -> some View {
    chartSetting(\.series, to: SeriesScale(range: range.map { AnyShapeStyle($0) }))
  }

  /// Sets the paint of each series of a list.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue],
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartForegroundStyleScale(domain: domain, range: domain.map(mapping))
  }

  /// Sets the paint of each series by a closure.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    var scale = SeriesScale()
    scale.mapping = { value in
      DataValue.PrimitivePlottable(_plotted: _PlottedValue(value))
        .flatMap { DataValue(primitivePlottable: $0) }
        .map { AnyShapeStyle(mapping($0)) }
    }
    return chartSetting(\.series, to: scale)
  }

  /// Sets the order of the series.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    chartSetting(\.series, to: SeriesScale(domain: domain._rule.rule.values))
  }

  /// Sets the paints of the series to the colours of a gradient, in order.
  public nonisolated func chartForegroundStyleScale(
    range: SwiftUI::Gradient,
    type: ScaleType? = nil
  ) -> some View {
    chartSetting(\.series, to: SeriesScale(range: range.stops.map { AnyShapeStyle($0.color) }))
  }

  /// Sets the paints of some series to the colours of a gradient, in order.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain,
    range: SwiftUI::Gradient,
    type: ScaleType? = nil
  ) -> some View {
    chartSetting(
      \.series,
      to: SeriesScale(
        domain: domain._rule.rule.values,
        range: range.stops.map { AnyShapeStyle($0.color) }
      )
    )
  }

  /// Sets how values become colours.
  ///
  /// Accepted without effect: series take colours in their order.
  public nonisolated func chartForegroundStyleScale(type: ScaleType?) -> some View { self }
}
