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

  /// From the middle of a point to its edge, where the author says nothing.
  private static let usualRadius = 4.0

  /// The radius of a circle of the area that the author wants.
  private static func radius(of dot: CartesianPlot.Dot) -> Double {
    guard let edge = dot.symbolSize else { return usualRadius }
    return min(edge, 200) / Double.pi.squareRoot()
  }

  private struct Spot: Hashable {
    var x: Int
    var y: Int
    var paint: Paint
    var symbol: Chart.PointShape?
    var size: Double?
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
          symbol: dot.symbol,
          size: dot.symbolSize
        )
        guard seen.insert(spot).inserted else { continue }
      }
      guard canvas.budget.spend(4) else { return }
      draw(dot, at: center, &canvas)
    }
    let noted = plot.dots.lazy.filter { $0.annotation != nil }
    for dot in noted.prefix(NotePlacement.candidateLimit)
    where space.contains(dot.place, dot.value) {
      guard let content = dot.annotation else { continue }
      let block = NoteBlock(content, &canvas)
      let center = space.point(space.along(dot.place), space.across(dot.value))
      let radius = dot.isVisible ? PointDrawing.radius(of: dot) : 1
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
    let radius = PointDrawing.radius(of: dot)
    guard radius > 0 else { return }
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
