import ChartModel
import Drawing
import ViewTree

/// Lines through values, and areas below them.
struct CurveDrawing {
  let plot: CartesianPlot
  let space: PlotSpace

  init(_ plot: CartesianPlot, _ space: PlotSpace) {
    self.plot = plot
    self.space = space
  }

  private static let lineWidth = 2.0
  /// A line of one point is a dot.
  private static let dotRadius = 2.0

  func drawAreas(_ canvas: inout Canvas) {
    for curve in plot.curves where curve.isArea && !curve.points.isEmpty {
      let trace = CurveTrace(curve, space)
      guard canvas.budget.spend(trace.points.count * 2) else { return }
      let ink = canvas.ink(curve.paint, curve.opacity, over: trace.box)
      inPlot(trace, &canvas) { $0.fill(trace.area, ink) }
    }
  }

  func drawLines(_ canvas: inout Canvas) {
    for curve in plot.curves where !curve.isArea && !curve.points.isEmpty {
      let trace = CurveTrace(curve, space)
      guard canvas.budget.spend(trace.points.count * 2) else { return }
      let ink = canvas.ink(curve.paint, curve.opacity, over: trace.box)
      if trace.points.count == 1, let point = trace.points.first {
        let center = space.point(point.along, point.across)
        canvas.drawing.fill(Outlines.ellipse(center: center, radiusX: CurveDrawing.dotRadius), ink)
        continue
      }
      let usual = curve.isRule ? 1 : CurveDrawing.lineWidth
      let line = Line(
        width: curve.lineWidth ?? usual,
        cap: curve.isRule || !curve.dash.isEmpty ? .butt : .round,
        join: .round,
        dash: curve.dash
      )
      inPlot(trace, &canvas) { $0.stroke(trace.line, ink, line) }
    }
  }

  /// Draws, cut by the plot where the curve leaves it.
  private func inPlot(
    _ trace: CurveTrace,
    _ canvas: inout Canvas,
    _ draw: (inout Drawing) -> Void
  ) {
    guard trace.leavesPlot else { return draw(&canvas.drawing) }
    let frame = space.frame
    canvas.drawing.open(
      Group(clip: Outlines.rectangle(frame.x, frame.y, frame.width, frame.height))
    )
    draw(&canvas.drawing)
    canvas.drawing.close()
  }
}
