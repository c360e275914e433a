import ChartModel
import Drawing
import ViewTree

/// A chart with two axes.
struct CartesianDrawing {
  let plot: CartesianPlot
  let chart: Chart

  init(_ plot: CartesianPlot, _ chart: Chart) {
    self.plot = plot
    self.chart = chart
  }

  /// Draws the axes, then the marks from back to front, then their words.
  ///
  /// - Returns: Where the marks are.
  func draw(in rect: ChartRect, _ canvas: inout Canvas) -> ChartRect {
    var area = rect
    if chart.hasLegend {
      let items = plot.legendSeries.map { (plot.series[$0].name, plot.series[$0].paint) }
      area = canvas.drawLegend(items, chart.legend, in: area)
      if let scale = plot.colorScale {
        area = ColorScaleLegend(scale: scale, chart: chart).draw(in: area, &canvas)
      }
    }
    area = AxisTitles(chart, plot).draw(in: area, &canvas)
    var bars = BarDrawing(plot)
    let layout = AxisLayout(plot, chart, in: area, notes: bars.notes(&canvas), &canvas)
    let space = layout.space
    layout.drawGrid(&canvas)
    RectangleDrawing(plot, space).draw(&canvas)
    CurveDrawing(plot, space).drawAreas(&canvas)
    bars.draw(space, &canvas)
    layout.drawBaseline(&canvas)
    CurveDrawing(plot, space).drawLines(&canvas)
    let rules = RuleDrawing(plot, layout)
    rules.drawLines(&canvas)
    PointDrawing(plot, space).draw(&canvas)
    let covered = rules.drawNotes(&canvas)
    layout.drawLabels(besides: covered, in: rect, &canvas)
    return space.frame
  }
}
