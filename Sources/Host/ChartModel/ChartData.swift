package import ViewTree

/// The numbers behind a chart as a table: a row for each place, a column for each series.
///
/// The words are as they came: who shows them sanitizes them.
package struct ChartData: Hashable, Sendable {
  /// The names of the columns; the first is that of the places.
  package private(set) var header: [String] = []
  package private(set) var rows: [[String]] = []
  /// What rules across the plot say.
  package private(set) var notes: [String] = []
  /// How many rows were left out because there were too many.
  package private(set) var hiddenRows = 0

  /// The most rows and columns; what is beyond them is counted.
  private static let rowLimit = 1000
  private static let columnLimit = 32

  /// Nil where there is no more work to be done.
  package init?(_ chart: Chart, formatter: ChartTimeFormatter, budget: inout WorkBudget) {
    guard budget.spend(onMarksOf: chart.marks.count) else { return nil }
    if let plot = SectorPlot(chart, formatter: formatter) {
      fill(from: plot)
    } else if let plot = CartesianPlot(chart, formatter: formatter) {
      fill(from: plot, chart, formatter)
      budget.charge(plot.placeCount * 10)
    }
    budget.charge(rows.count * max(header.count, 3) * 20)
  }

  private mutating func fill(from plot: SectorPlot) {
    for slice in plot.slices.prefix(ChartData.rowLimit) {
      rows.append([
        slice.name, SectorPlot.percent(slice.share),
        plot.quantity.text(slice.value),
      ])
    }
    hiddenRows = max(plot.slices.count - ChartData.rowLimit, 0)
  }

  private mutating func fill(
    from plot: CartesianPlot,
    _ chart: Chart,
    _ formatter: ChartTimeFormatter
  ) {
    let labels =
      plot.isHorizontal ? (chart.labels.y, chart.labels.x) : (chart.labels.x, chart.labels.y)
    let series = plot.series.prefix(ChartData.columnLimit).map(\.name)
    header = [labels.0 ?? ""]
    header += series.isEmpty ? [labels.1 ?? ""] : series
    let cells = PlotCells(plot, columns: max(series.count, 1))
    for place in cells.places.prefix(ChartData.rowLimit) {
      let name = PlotCells.name(of: place, plot, formatter)
      rows.append([name] + cells.words(at: place, plot, formatter))
    }
    hiddenRows = max(cells.places.count - ChartData.rowLimit, 0)
    for rule in plot.rules.prefix(ChartData.columnLimit) {
      guard let value = rule.value, let note = rule.annotation?.string else { continue }
      let words = plot.values.label(value, unitSeconds: 3600, formatter)
      notes.append(note.contains(words) ? note : "\(note): \(words)")
    }
  }
}
