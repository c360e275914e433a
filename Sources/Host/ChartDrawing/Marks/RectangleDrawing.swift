import ChartModel
import Drawing
import ViewTree

/// Areas between two values on both axes, such as the cells of a heat map.
struct RectangleDrawing {
  let plot: CartesianPlot
  let space: PlotSpace

  init(_ plot: CartesianPlot, _ space: PlotSpace) {
    self.plot = plot
    self.space = space
  }

  func draw(_ canvas: inout Canvas) {
    var seen = Set<Cell>()
    for area in plot.areas {
      let rect = rect(of: area)
      guard rect.width > 0, rect.height > 0 else { continue }
      if rect.width < 0.5, rect.height < 0.5, !seen.insert(Cell(rect)).inserted { continue }
      guard canvas.budget.spend(4) else { return }
      let usual = area.isCell ? min(rect.width, rect.height) / 8 : 0
      let radius = area.cornerRadius > 0 ? area.cornerRadius : min(usual, 2)
      canvas.fill(rect, canvas.ink(area.paint, area.opacity, over: rect), radius: radius)
    }
    let noted = plot.areas.lazy.filter { $0.annotation != nil }
    for area in noted.prefix(NotePlacement.candidateLimit) {
      guard let content = area.annotation else { continue }
      let isInside = area.annotationSide == .automatic || area.annotationSide == .overlay
      let block = NoteBlock(content, on: isInside ? area.paint : nil, &canvas)
      NotePlacement(space.frame).draw(
        block,
        at: rect(of: area),
        isInside ? .overlay : area.annotationSide,
        &canvas
      )
    }
  }

  /// Half a point that has been drawn on.
  private struct Cell: Hashable {
    let column: Int
    let row: Int

    init(_ rect: ChartRect) {
      column = Int((rect.x * 2).rounded(.down))
      row = Int((rect.y * 2).rounded(.down))
    }
  }

  private func rect(of area: CartesianPlot.Area) -> ChartRect {
    var along = (space.start(area.start), space.end(area.end))
    if area.start == area.end {
      let middle = (along.0 + along.1) / 2
      let band = abs(along.1 - along.0)
      if let width = width(area.thickness, of: band) {
        along = (middle - width / 2, middle + width / 2)
      }
    }
    let across = (space.across(area.from), space.across(area.to))
    var rect = space.rect(along: along, across: across)
    // Cells are set apart by the background between them.
    let air = area.isCell && min(rect.width, rect.height) > 5 ? 0.5 : 0
    rect = rect.inset(top: air, left: air, bottom: air, right: air)
    return rect
  }

  private func width(_ thickness: Chart.Thickness?, of band: Double) -> Double? {
    switch thickness {
    case nil: band > 0 ? nil : 16
    case .points(let points): points > 0 ? min(points, space.length) : 0.5
    case .ratio(let ratio): band > 0 ? band * (ratio > 0 ? min(ratio, 1) : 0) : 16
    case .inset(let inset): band > 0 ? max(band - 2 * (inset > 0 ? inset : 0), 0.5) : 16
    }
  }
}
