import ChartModel
import Drawing
import ViewTree

/// Single points in their shapes.
struct PointDrawing {
  let plot: CartesianPlot
  let space: PlotSpace

  init(_ plot: CartesianPlot, _ space: PlotSpace) {
    self.plot = plot
    self.space = space
  }

  /// From the middle of a point to its edge.
  private static let radius = 4.0

  private struct Spot: Hashable {
    var x: Int
    var y: Int
    var paint: Paint
    var symbol: Chart.PointShape?
  }

  func draw(_ canvas: inout Canvas) {
    var seen = Set<Spot>()
    let isMany = plot.dots.count > 1000
    for dot in plot.dots where dot.isVisible && space.contains(dot.place, dot.value) {
      let center = space.point(space.along(dot.place), space.across(dot.value))
      if isMany {
        // Points that are closer than a point look like one.
        let spot = Spot(
          x: Int(center.x.rounded(.down)),
          y: Int(center.y.rounded(.down)),
          paint: dot.paint,
          symbol: dot.symbol
        )
        guard seen.insert(spot).inserted else { continue }
      }
      guard canvas.budget.spend(4) else { return }
      draw(dot, at: center, &canvas)
    }
    for dot in plot.dots where dot.annotation != nil && space.contains(dot.place, dot.value) {
      guard let content = dot.annotation else { continue }
      let block = NoteBlock(content, &canvas)
      let center = space.point(space.along(dot.place), space.across(dot.value))
      let radius = dot.isVisible ? PointDrawing.radius : 1
      let rect = ChartRect(
        center.x - radius,
        center.y - radius,
        to: center.x + radius,
        center.y + radius
      )
      NotePlacement(space.frame).draw(block, at: rect, dot.annotationSide, &canvas)
    }
  }

  private func draw(_ dot: CartesianPlot.Dot, at center: Path.Point, _ canvas: inout Canvas) {
    let radius = PointDrawing.radius
    let box = ChartRect(
      x: center.x - radius,
      y: center.y - radius,
      width: radius * 2,
      height: radius * 2
    )
    let ink = canvas.ink(dot.paint, dot.opacity, over: box)
    let outline = PointOutline(dot.symbol ?? .circle, center, radius: radius)
    if outline.isOpen {
      canvas.drawing.stroke(outline.path, ink, Line(width: 2, cap: .round))
    } else {
      canvas.drawing.fill(outline.path, ink)
    }
  }
}
