import ChartModel
import Layout
import ViewTree

/// How large charts are where nobody says.
enum ChartSize {
  /// Charts take the width that they are offered.
  static func width(of chart: Chart) -> Extent {
    Extent(min: 1, comfortable: 12, ideal: 60, max: .infinity)
  }

  /// A chart's usual height, which grows a little with its width; lists of horizontal bars have one
  /// row for each.
  static func height(of chart: Chart, width: Double) -> Extent {
    .greedy(ideal: Double(rows(of: chart, columns: CellRect.cells(width))))
  }

  private static func rows(of chart: Chart, columns: Int) -> Int {
    if chart.marks.isEmpty { return 3 }
    if chart.marks.contains(where: { $0.kind == .sector }) { return min(max(columns / 6, 12), 16) }
    let categories = SidewaysBars.count(in: chart)
    let series = Set(chart.marks.prefix(1000).compactMap(\.series)).count
    let legend = series > 0 && chart.hasLegend ? 2 : 0
    if let rows = heatRows(of: chart) {
      return min(rows * (columns >= 120 ? 2 : 1), 60) + (chart.xAxis.isHidden ? 0 : 1) + legend
    }
    guard categories > 0 else { return min(max(columns / 8, 13), 18) + legend / 2 }
    let axis = chart.marks.contains { $0.xStart != nil } && !chart.xAxis.isHidden ? 1 : 0
    return min(categories, 30) + axis + legend
  }

  /// The number of rows of a chart whose marks are rectangles in named rows; nil for others.
  private static func heatRows(of chart: Chart) -> Int? {
    var names = Set<Chart.Value>()
    for mark in chart.marks where mark.kind != .rule {
      guard mark.kind == .rectangle, case .category? = mark.y, mark.yStart == nil else {
        return nil
      }
      if let name = mark.y { names.insert(name) }
    }
    return names.isEmpty ? nil : names.count
  }
}
