package import ViewTree
import Theme

/// One entry of a chart's legend.
package struct Series: Sendable {
  package var name: String
  package var paint: Paint
  /// Whether the legend names the series; one that is only set apart has the others' colour.
  package var isInLegend = true
  /// The number that the series is, where its colour stands for one.
  package var number: Double?
}

/// What the colours of a chart mean where they stand for numbers.
package struct ColorScale: Hashable, Sendable {
  package var lower: Double
  package var upper: Double

  /// The colour of a number: the first of the palette, the fainter the smaller the number.
  package func paint(_ number: Double) -> Paint {
    let span = upper - lower
    let share = span > 0 ? min(max((number - lower) / span, 0), 1) : 1
    let base = ColorScale.faintest
    return .color(.system(Theme.seriesColors[0], opacity: base + (1 - base) * share))
  }

  private static let faintest = 0.12
  /// The most numbers that have colours of their own outside of heat maps.
  private static let limit = 8

  /// The scale of a chart whose colours stand for numbers, as those of heat maps do; nil for others
  /// and where the author has set the colours.
  init?(_ chart: Chart) {
    let known = Set(chart.seriesColors.map(\.series))
    var isHeatMap = false
    var numbers = Set<Double>()
    for mark in chart.marks {
      guard let series = mark.series else { continue }
      guard case .number(let number) = series, number.isFinite, !known.contains(series) else {
        return nil
      }
      if mark.kind == .rectangle { isHeatMap = true }
      numbers.insert(ValueRange.held(number))
    }
    guard let lower = numbers.min(), let upper = numbers.max() else { return nil }
    guard isHeatMap || numbers.count > ColorScale.limit else { return nil }
    self.lower = lower
    self.upper = upper
  }
}

/// The series of a chart in the order of its legend.
struct SeriesTable {
  private(set) var series: [Series] = []
  private(set) var scale: ColorScale?
  private var indices: [Chart.Value: Int] = [:]

  init(_ chart: Chart, formatter: ChartTimeFormatter) {
    let used = Set(chart.marks.compactMap(\.series))
    for color in chart.seriesColors where used.contains(color.series) {
      add(color.series, color.paint, formatter)
    }
    scale = ColorScale(chart)
    for case let value? in chart.marks.lazy.map(\.series) where indices[value] == nil {
      if let scale, case .number(let number) = value {
        add(value, scale.paint(number), formatter)
        series[series.count - 1].isInLegend = false
        series[series.count - 1].number = number
        continue
      }
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
