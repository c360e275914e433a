package import ViewTree
import Theme

/// One entry of a chart's legend.
package struct Series: Sendable {
  package var name: String
  package var paint: Paint
  /// Whether the legend names the series; one that is only set apart has the others' colour.
  package var isInLegend = true
}

/// The series of a chart in the order of its legend.
struct SeriesTable {
  private(set) var series: [Series] = []
  private var indices: [Chart.Value: Int] = [:]

  init(_ chart: Chart, formatter: ChartTimeFormatter) {
    let used = Set(chart.marks.compactMap(\.series))
    for color in chart.seriesColors where used.contains(color.series) {
      add(color.series, color.paint, formatter)
    }
    for case let value? in chart.marks.lazy.map(\.series) where indices[value] == nil {
      let palette = Theme.seriesColors
      add(value, .color(.system(palette[series.count % palette.count])), formatter)
    }
    for mark in chart.marks where mark.series == nil {
      guard let group = mark.group, indices[group] == nil else { continue }
      add(group, mark.paint ?? .color(.system(Theme.seriesColors[0])), formatter)
      series[series.count - 1].isInLegend = false
    }
  }

  private mutating func add(_ value: Chart.Value, _ paint: Paint, _ formatter: ChartTimeFormatter) {
    guard indices[value] == nil else { return }
    indices[value] = series.count
    series.append(Series(name: ChartWords.name(value, formatter), paint: paint))
  }

  /// The place of a mark's series; nil for a mark without one.
  func index(of mark: Chart.Mark) -> Int? {
    (mark.series ?? mark.group).flatMap { indices[$0] }
  }

  /// The paint of a mark: its series', its own, or the first of the palette.
  func paint(of mark: Chart.Mark) -> Paint {
    if mark.series != nil, let index = index(of: mark) { return series[index].paint }
    return mark.paint ?? .color(.system(Theme.seriesColors[0]))
  }
}

/// Plotted values in words.
enum ChartWords {
  static func name(_ value: Chart.Value, _ formatter: ChartTimeFormatter) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number): return NumberText.short(number)
    case .time(let start, let end):
      let unit = end.map { $0 - start } ?? 86_400
      return formatter.label(start, unit)
    }
  }
}
