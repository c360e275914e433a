import ViewTree

/// The cells of a heat map, and points at categories, as a table: a row for each place, a column for
/// each category or value.
struct CellTable {
  private(set) var columns: [String] = []
  private(set) var rows: [[String]] = []
  private(set) var hiddenRows = 0

  /// What stands for a mark that says nothing but that it is there.
  private static let present = "•"
  /// The most marks of one cell that are told.
  private static let limit = 10

  private struct Mark {
    var place: CartesianPlot.Place
    /// In seconds; for the words of a moment.
    var unit: Double
    var value: Double
    var words: String
  }

  /// Nil for a plot without cells and categories along the axis of values.
  init?(
    _ plot: CartesianPlot,
    _ chart: Chart,
    _ formatter: ChartTimeFormatter,
    rows rowLimit: Int,
    columns columnLimit: Int
  ) {
    guard plot.valueNames != nil || plot.areas.contains(where: \.isCell) else { return nil }
    guard plot.segments.isEmpty else { return nil }
    let marks = CellTable.marks(of: plot, chart)
    let values = CellTable.values(of: plot, marks).prefix(columnLimit)
    columns = values.map { plot.values.label($0, unitSeconds: 3600, formatter) }
    let numbers = Dictionary(uniqueKeysWithValues: values.enumerated().map { ($1, $0) })
    var lines: [CartesianPlot.Place: (unit: Double, cells: [[String]])] = [:]
    for mark in marks {
      guard let column = numbers[mark.value] else { continue }
      let empty = Array(repeating: [String](), count: columns.count)
      var line = lines[mark.place] ?? (mark.unit, empty)
      if line.cells[column].count < CellTable.limit { line.cells[column].append(mark.words) }
      lines[mark.place] = line
    }
    let places = lines.keys.sorted(by: CellTable.isBefore)
    hiddenRows = max(places.count - rowLimit, 0)
    for place in places.prefix(rowLimit) {
      guard let line = lines[place] else { continue }
      let words = line.cells.map { $0.isEmpty ? ChartData.nothing : $0.joined(separator: ", ") }
      rows.append([PlotCells.name(of: place, plot, formatter, unitSeconds: line.unit)] + words)
    }
  }

  private static func isBefore(_ left: CartesianPlot.Place, _ right: CartesianPlot.Place) -> Bool {
    switch (left, right) {
    case (.band(let first), .band(let second)): first < second
    case (.value(let first), .value(let second)): first < second
    default: false
    }
  }

  /// The values that have a column: all categories, or the values of cells in order.
  private static func values(of plot: CartesianPlot, _ marks: [Mark]) -> [Double] {
    if let names = plot.valueNames { return names.indices.map { Double($0) } }
    return Set(marks.map(\.value)).sorted()
  }

  private static func marks(of plot: CartesianPlot, _ chart: Chart) -> [Mark] {
    let hasNames = plot.valueNames != nil
    let quantity = Quantity(label: chart.labels.series)
    func words(_ annotation: TextContent?, _ series: Int?) -> String {
      if let annotation { return annotation.string }
      guard let series, plot.series.indices.contains(series) else { return present }
      return plot.series[series].number.map { quantity.text($0) } ?? plot.series[series].name
    }
    var marks = plot.areas.map { area in
      let (place, unit) = place(of: area, plot)
      let isTime = plot.values.kind == .time
      let value = hasNames || isTime ? area.from : (area.from + area.to) / 2
      let words = words(area.annotation, area.series)
      return Mark(place: place, unit: unit, value: value, words: words)
    }
    guard hasNames else { return marks }
    for dot in plot.dots {
      let value = dot.value.rounded(.down)
      let words = words(dot.annotation, dot.series)
      marks.append(Mark(place: dot.place, unit: 86_400, value: value, words: words))
    }
    for curve in plot.curves where !curve.isRule {
      for point in curve.points {
        let value = point.value.rounded(.down)
        let words = words(nil, curve.series)
        marks.append(Mark(place: point.place, unit: 86_400, value: value, words: words))
      }
    }
    return marks
  }

  /// The place that a cell is named by: the middle of a number's, the beginning of a moment's.
  private static func place(of area: CartesianPlot.Area, _ plot: CartesianPlot)
    -> (CartesianPlot.Place, unit: Double)
  {
    guard case .value(let start) = area.start, case .value(let end) = area.end else {
      return (area.start, 86_400)
    }
    if case .continuous(let range) = plot.positions, range.kind == .time {
      return (area.start, end > start ? end - start : 86_400)
    }
    return (.value((start + end) / 2), 0)
  }
}
