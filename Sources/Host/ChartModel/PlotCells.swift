import ViewTree

/// The numbers of a plot by place and series.
struct PlotCells {
  private(set) var places: [CartesianPlot.Place] = []
  private var values: [CartesianPlot.Place: [[ClosedRange<Double>]]] = [:]
  private let columns: Int

  init(_ plot: CartesianPlot, columns: Int) {
    self.columns = columns
    if case .bands(let scale) = plot.positions {
      places = scale.bands.indices.map { .band($0) }
    }
    addMarks(of: plot)
    for rule in plot.curves where rule.isRule {
      // Rules go with other marks as their range; on their own they are what is shown.
      guard let first = rule.points.first, let last = rule.points.last, values[first.place] == nil
      else { continue }
      add(first.place, nil, first.place == last.place ? first.value : 0, last.value)
    }
    if case .continuous = plot.positions { sortPlaces() }
  }

  /// Adds marks kind by kind: a line with points and an area below it says each number three times.
  private mutating func addMarks(of plot: CartesianPlot) {
    for segment in plot.segments {
      add(segment.place, segment.series, segment.from, segment.to)
    }
    addKind { cells in
      for curve in plot.curves where !curve.isRule && curve.isArea { cells.add(curve) }
    }
    addKind { cells in
      for curve in plot.curves where !curve.isRule && !curve.isArea { cells.add(curve) }
    }
    addKind { cells in
      for dot in plot.dots { cells.add(dot.place, dot.series, 0, dot.value) }
    }
    addKind { cells in
      for area in plot.areas { cells.add(area.start, nil, area.from, area.to) }
    }
  }

  /// Adds what another kind of mark shows where none has shown anything yet.
  private mutating func addKind(_ fill: (inout PlotCells) -> Void) {
    let known = values
    values = [:]
    fill(&self)
    values.merge(known) { new, old in
      zip(new, old).map { $1.isEmpty ? $0 : $1 }
    }
  }

  private mutating func add(_ curve: CartesianPlot.Curve) {
    for point in curve.points { add(point.place, curve.series, point.base, point.value) }
  }

  private mutating func sortPlaces() {
    places = values.keys.sorted { left, right in
      guard case .value(let first) = left, case .value(let second) = right else { return false }
      return first < second
    }
  }

  private mutating func add(
    _ place: CartesianPlot.Place,
    _ series: Int?,
    _ from: Double,
    _ to: Double
  ) {
    let column = min(series ?? 0, columns - 1)
    let empty = Array(repeating: [ClosedRange<Double>](), count: columns)
    values[place, default: empty][column].append(min(from, to)...max(from, to))
  }

  static func name(
    of place: CartesianPlot.Place,
    _ plot: CartesianPlot,
    _ formatter: ChartTimeFormatter,
    unitSeconds: Double = 86_400
  ) -> String {
    switch (place, plot.positions) {
    case (.band(let band), .bands(let scale)):
      return scale.bands.indices.contains(band) ? scale.bands[band].label : ""
    case (.value(let value), .continuous(let range)):
      return range.label(value, unitSeconds: unitSeconds, formatter)
    default:
      return ""
    }
  }

  func words(
    at place: CartesianPlot.Place,
    _ plot: CartesianPlot,
    _ formatter: ChartTimeFormatter
  ) -> [String] {
    guard let line = values[place] else {
      return Array(repeating: ChartData.nothing, count: columns)
    }
    return line.map { ranges in
      if ranges.isEmpty { return ChartData.nothing }
      if plot.values.kind == .time {
        let parts = ranges.prefix(10).map { range in
          let ends = [range.lowerBound, range.upperBound]
          return ends.map { plot.values.label($0, unitSeconds: 3600, formatter) }
            .joined(separator: "–")
        }
        return parts.joined(separator: ", ")
      }
      return plot.values.label(PlotCells.sum(ranges), unitSeconds: 3600, formatter)
    }
  }

  /// What all series come to at a place.
  func total(
    at place: CartesianPlot.Place,
    _ plot: CartesianPlot,
    _ formatter: ChartTimeFormatter
  ) -> String {
    guard let line = values[place], !line.allSatisfy(\.isEmpty) else { return ChartData.nothing }
    let sum = line.reduce(0.0) { $0 + PlotCells.sum($1) }
    guard sum.isFinite else { return ChartData.nothing }
    return plot.values.label(sum, unitSeconds: 3600, formatter)
  }

  /// A bar on top of others is as long as it is, not as high as it reaches.
  private static func sum(_ ranges: [ClosedRange<Double>]) -> Double {
    ranges.reduce(0.0) { total, range in
      let length = range.upperBound - range.lowerBound
      return total + (range.upperBound <= 0 ? -length : length)
    }
  }
}
