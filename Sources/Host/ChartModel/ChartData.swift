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

  /// What stands where a place has nothing of a series.
  package static let nothing = "–"

  /// Nil where there is no more work to be done.
  ///
  /// - Parameter hasTotals: Whether a whole that is divided, a pie or bars on top of each other, says
  ///   what it comes to.
  package init?(
    _ chart: Chart,
    formatter: ChartTimeFormatter,
    hasTotals: Bool = false,
    budget: inout WorkBudget
  ) {
    guard budget.spend(onMarksOf: chart.marks.count) else { return nil }
    if let plot = SectorPlot(chart, formatter: formatter) {
      fill(from: plot)
      if hasTotals { addTotal(of: plot) }
    } else if let table = FieldTable(
      chart,
      rowLimit: ChartData.rowLimit,
      columnLimit: ChartData.columnLimit
    ) {
      (header, rows, hiddenRows) = (table.header, table.rows, table.hiddenRows)
    } else if let plot = CartesianPlot(chart, formatter: formatter) {
      fill(from: plot, chart, formatter, hasTotals: hasTotals)
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

  private mutating func addTotal(of plot: SectorPlot) {
    let total = plot.slices.reduce(0) { $0 + $1.value }
    guard plot.slices.count > 1, total.isFinite else { return }
    rows.append(["Total", SectorPlot.percent(1), plot.quantity.text(total)])
  }

  /// Whether all marks that have a series are bars on top of each other.
  private static func isStacked(_ chart: Chart) -> Bool {
    let parts = chart.marks.lazy.filter { $0.series != nil }
    return !parts.isEmpty
      && parts.allSatisfy { mark in
        mark.kind == .bar && mark.stacking == .standard && mark.position == nil
          && mark.xStart == nil && mark.yStart == nil
      }
  }

  private mutating func fill(
    from plot: CartesianPlot,
    _ chart: Chart,
    _ formatter: ChartTimeFormatter,
    hasTotals: Bool
  ) {
    let labels =
      plot.isHorizontal ? (chart.labels.y, chart.labels.x) : (chart.labels.x, chart.labels.y)
    let cellTable = CellTable(
      plot,
      chart,
      formatter,
      rows: ChartData.rowLimit,
      columns: ChartData.columnLimit
    )
    if let cellTable {
      header = [labels.0 ?? ""] + cellTable.columns
      rows = cellTable.rows
      hiddenRows = cellTable.hiddenRows
      return
    }
    let series = plot.series.prefix(ChartData.columnLimit).map(\.name)
    header = [labels.0 ?? ""]
    header += series.isEmpty ? [labels.1 ?? ""] : series
    let cells = PlotCells(plot, columns: max(series.count, 1))
    let hasTotal =
      hasTotals && series.count > 1 && plot.values.kind != .time && ChartData.isStacked(chart)
    if hasTotal { header.append("Total") }
    for place in cells.places.prefix(ChartData.rowLimit) {
      let name = PlotCells.name(of: place, plot, formatter)
      let total = hasTotal ? [cells.total(at: place, plot, formatter)] : []
      rows.append([name] + cells.words(at: place, plot, formatter) + total)
    }
    hiddenRows = max(cells.places.count - ChartData.rowLimit, 0)
    for rule in plot.rules.prefix(ChartData.columnLimit) {
      guard let value = rule.value, let note = rule.annotation?.string else { continue }
      let words = plot.values.label(value, unitSeconds: 3600, formatter)
      notes.append(note.contains(words) ? note : "\(note): \(words)")
    }
  }
}
