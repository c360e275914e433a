import ChartModel
import Drawing
import Glibc
import ViewTree

/// A pie or donut with its legend.
struct PieDrawing {
  let plot: SectorPlot
  let chart: Chart

  init(_ plot: SectorPlot, _ chart: Chart) {
    self.plot = plot
    self.chart = chart
  }

  /// Slices that are thinner are left out.
  private static let leastArc = 0.1
  /// The part of the width that a list beside the circle may take.
  private static let listShare = 0.58

  /// Draws the slices clockwise from the top.
  ///
  /// - Returns: The square around the circle.
  func draw(in rect: ChartRect, _ canvas: inout Canvas) -> ChartRect {
    let area = drawLegend(in: rect, &canvas)
    let diameter = min(area.width, area.height)
    let square = ChartRect(
      x: area.midX - diameter / 2,
      y: area.midY - diameter / 2,
      width: diameter,
      height: diameter
    )
    let center = Path.Point(x: square.midX, y: square.midY)
    var start = 0.0
    var outlines: [SectorOutline] = []
    for slice in plot.slices {
      let end = start + slice.share * 2 * .pi
      let radius = diameter / 2
      outlines.append(
        SectorOutline(
          center: center,
          inner: radius * min(slice.innerRadius, slice.outerRadius),
          outer: radius * slice.outerRadius,
          start: start,
          end: min(end, 2 * .pi),
          inset: plot.slices.count > 1 ? plot.inset : 0,
          cornerRadius: slice.cornerRadius
        )
      )
      start = end
    }
    for (slice, outline) in zip(plot.slices, outlines) {
      guard (outline.end - outline.start) * outline.outer >= PieDrawing.leastArc else { continue }
      guard canvas.budget.spend(8) else { break }
      let ink = canvas.ink(slice.paint, slice.opacity, over: square)
      canvas.drawing.fill(outline.path, ink)
    }
    for (slice, outline) in zip(plot.slices, outlines) { drawNote(of: slice, outline, &canvas) }
    return square
  }

  /// Writes a slice's words into it, where they fit.
  private func drawNote(
    of slice: SectorPlot.Slice,
    _ outline: SectorOutline,
    _ canvas: inout Canvas
  ) {
    guard let content = slice.note, slice.share > 0.01 else { return }
    let block = NoteBlock(content, on: slice.paint, &canvas)
    guard block.width > 0 else { return }
    let middle = (outline.start + outline.end) / 2
    let distance = outline.inner > 0 ? (outline.inner + outline.outer) / 2 : outline.outer * 0.65
    let isWhole = outline.end - outline.start > 2 * .pi - 1e-6 && outline.inner <= 0
    let x = outline.center.x + (isWhole ? 0 : sin(middle) * distance)
    let y = outline.center.y - (isWhole ? 0 : cos(middle) * distance)
    let box = ChartRect(
      x: x - block.width / 2,
      y: y - block.height / 2,
      width: block.width,
      height: block.height
    )
    guard outline.contains(box) else { return }
    block.draw(x: x, y: y, &canvas)
  }

  // MARK: Legend

  private func drawLegend(in rect: ChartRect, _ canvas: inout Canvas) -> ChartRect {
    let named = plot.slices.filter { !$0.name.isEmpty }
    guard chart.hasLegend, !named.isEmpty else { return rect }
    if chart.legend == .automatic, rect.width >= 260, rect.width >= rect.height * 1.4 {
      let list = ShareList(plot, width: rect.width * PieDrawing.listShare, &canvas)
      return list.draw(in: rect, &canvas)
    }
    let items = named.map { ("\($0.name)  \(SectorPlot.percent($0.share))", $0.paint) }
    return canvas.drawLegend(items, chart.legend, isCentred: true, in: rect)
  }
}

extension SectorOutline {
  /// Whether a rectangle is inside, as far as its corners and the middles of its edges tell.
  func contains(_ rect: ChartRect) -> Bool {
    for x in [rect.x, rect.midX, rect.maxX] {
      for y in [rect.y, rect.midY, rect.maxY] where !contains(x, y) { return false }
    }
    return true
  }

  private func contains(_ x: Double, _ y: Double) -> Bool {
    let (dx, dy) = (x - center.x, y - center.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance <= outer, distance >= inner else { return false }
    if end - start > 2 * .pi - 1e-6 { return true }
    var angle = atan2(dx, -dy)
    if angle < 0 { angle += 2 * .pi }
    return angle >= start && angle <= end
  }
}
