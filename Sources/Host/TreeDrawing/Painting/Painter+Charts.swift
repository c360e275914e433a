import Drawing
import ViewTree

/// A chart and the part of its frame that is its own.
struct PlacedChart {
  var chart: Chart
  var area: Rect
}

extension Painter {
  mutating func visit(_ chart: Chart, _ node: Int, _ state: PaintState, _ steps: inout [Step]) {
    draw(PlacedChart(chart: chart, area: rect(of: node, state)), state)
  }

  mutating func draw(_ chart: PlacedChart, _ state: PaintState) {
    guard spend(on: chart.area, state) else { return }
    drawing.fill(chart.area.rounded(8), inks.ink(.fill, state))
  }
}
