import ChartModel
package import ViewTree

extension ChartDrawing {
  /// The height that a chart has where nobody says, in points.
  ///
  /// Bars that run sideways have a row each; others have Apple's proportions.
  package static func idealHeight(of chart: Chart, width: Double) -> Double {
    if chart.marks.isEmpty { return 48 }
    if chart.marks.contains(where: { $0.kind == .sector }) { return 220 }
    let rows = SidewaysBars.count(in: chart)
    guard rows > 0 else { return 220 }
    let axis = chart.xAxis.isHidden ? 0.0 : 24
    let legend = chart.hasLegend && chart.marks.contains { $0.series != nil } ? 24.0 : 0
    return min(max(Double(rows) * 28, 60), 1200) + axis + legend
  }
}

extension Chart {
  /// Whether the surface draws the legend.
  var hasLegend: Bool { legend != .hidden && !layers.contains { $0.kind == .legend } }
}

/// Bars that run along the horizontal axis.
enum SidewaysBars {
  /// The number of rows of a chart whose bars all run sideways; 0 for others.
  static func count(in chart: Chart) -> Int {
    var names = Set<Chart.Value>()
    var lanes = Set<Chart.Value>()
    for mark in chart.marks.prefix(5000) where mark.kind == .bar {
      guard isSideways(mark) else { return 0 }
      names.insert(mark.y ?? .category(""))
      if let lane = mark.position { lanes.insert(lane) }
    }
    return names.count * max(lanes.count, 1)
  }

  private static func isSideways(_ mark: Chart.Mark) -> Bool {
    if mark.xStart != nil { return mark.yStart == nil }
    guard case .number? = mark.x else { return false }
    if case .number? = mark.y { return false }
    return mark.yStart == nil
  }
}
