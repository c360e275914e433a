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
      let path = trace.area
      canvas.drawing.fill(path, canvas.ink(curve.paint, curve.opacity, over: trace.box))
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
      canvas.drawing.stroke(trace.line, ink, line)
    }
  }
}
