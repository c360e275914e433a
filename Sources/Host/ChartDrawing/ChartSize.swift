import ChartModel
package import ViewTree

extension ChartDrawing {
  /// The height that a chart has where nobody says, in points.
  ///
  /// Bars that run sideways have a row each; others have Apple's proportions.
  package static func idealHeight(of chart: Chart, width: Double) -> Double {
    if chart.marks.isEmpty { return 48 }
    if chart.marks.contains(where: { $0.kind == .sector }) { return 220 }
    let rows = SidewaysBars.count(in: chart, first: 5000)
    guard rows > 0 else { return 220 }
    let axis = chart.xAxis.isHidden ? 0.0 : 24
    let legend = chart.hasLegend && chart.marks.contains { $0.series != nil } ? 24.0 : 0
    return min(max(Double(rows) * 28, 60), 1200) + axis + legend
  }
}
