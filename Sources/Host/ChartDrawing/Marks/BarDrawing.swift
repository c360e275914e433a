import ChartModel
import Drawing
import ViewTree

/// Bars in their places: stacked, beside each other, above and below zero.
struct BarDrawing {
  let plot: CartesianPlot

  /// An end of a bar.
  private struct End: Hashable {
    var place: CartesianPlot.Place
    var lane: Int
    var value: Double
  }

  /// The part of a place that its bars take.
  private static let share = 0.7
  /// The thickest bar, in points, where the author says nothing.
  private static let thickest = 64.0
  private static let radius = 3.0

  init(_ plot: CartesianPlot) { self.plot = plot }

  func draw(_ space: PlotSpace, _ canvas: inout Canvas) {
    guard !plot.segments.isEmpty else { return }
    guard space.band / Double(plot.laneCount) >= 1 else {
      return ThinBars(plot).draw(space, &canvas)
    }
    guard canvas.budget.spend(plot.segments.count * 4) else { return }
    // Ends at which another bar goes on are not round, nor are those at zero.
    var starts = Set<End>()
    var ends = Set<End>()
    for segment in plot.segments where segment.from != segment.to {
      starts.insert(End(place: segment.place, lane: segment.lane, value: segment.from))
      ends.insert(End(place: segment.place, lane: segment.lane, value: segment.to))
    }
    for segment in plot.segments {
      let from = End(place: segment.place, lane: segment.lane, value: segment.from)
      let to = End(place: segment.place, lane: segment.lane, value: segment.to)
      let isRound = (
        segment.from != 0 && !ends.contains(from), segment.to != 0 && !starts.contains(to)
      )
      draw(segment, isRound: isRound, space, &canvas)
    }
    let noted = plot.segments.lazy.filter { $0.annotation != nil }
    for segment in noted.prefix(NotePlacement.candidateLimit) {
      drawNote(of: segment, space, &canvas)
    }
  }

  /// Where a bar is.
  func rect(of segment: CartesianPlot.Segment, _ space: PlotSpace) -> ChartRect {
    let lane = thickness(of: segment, space)
    let middle = space.along(segment.place)
    let count = Double(plot.laneCount)
    let start = middle + (Double(segment.lane) - count / 2) * lane
    // Bars beside each other have a little air between them.
    let air = count > 1 && lane > 4 ? 0.5 : 0
    var across = (space.across(segment.from), space.across(segment.to))
    if abs(across.1 - across.0) < 0.75, segment.from != segment.to {
      // What is not zero is seen, be it ever so small.
      let away = space.direction * 0.75
      if segment.to > 0 { across.1 = across.0 + away } else { across.0 = across.1 - away }
    }
    return space.rect(along: (start + air, start + lane - air), across: across)
  }

  private func thickness(of segment: CartesianPlot.Segment, _ space: PlotSpace) -> Double {
    let lanes = Double(plot.laneCount)
    let band = space.band
    let usual = min(band * BarDrawing.share / lanes, BarDrawing.thickest)
    switch segment.thickness {
    case nil: return usual
    case .points(let points): return points > 0 ? min(points, band / lanes) : usual
    case .ratio(let ratio): return max(band * (ratio > 0 ? min(ratio, 1) : 0) / lanes, 0.5)
    case .inset(let inset):
      return max((band - 2 * (inset > 0 ? min(inset, band) : 0)) / lanes, 0.5)
    }
  }

  private func draw(
    _ segment: CartesianPlot.Segment,
    isRound: (from: Bool, to: Bool),
    _ space: PlotSpace,
    _ canvas: inout Canvas
  ) {
    let rect = rect(of: segment, space)
    guard rect.width > 0, rect.height > 0 else { return }
    let ink = canvas.ink(segment.paint, segment.opacity, over: rect)
    if segment.cornerRadius > 0 {
      return canvas.fill(rect, ink, radius: segment.cornerRadius)
    }
    let thickness = space.isHorizontal ? rect.height : rect.width
    let radius = min(BarDrawing.radius, thickness / 4)
    fill(rect, ink, (isRound.from ? radius : 0, isRound.to ? radius : 0), space, &canvas)
  }

  /// Fills a bar whose lower and higher end have round corners.
  private func fill(
    _ rect: ChartRect,
    _ ink: Ink,
    _ radii: (start: Double, end: Double),
    _ space: PlotSpace,
    _ canvas: inout Canvas
  ) {
    let isReversed = space.values.isReversed
    let (low, high) = isReversed ? (radii.end, radii.start) : radii
    guard low > 0 || high > 0 else { return canvas.fill(rect, ink) }
    let length = space.isHorizontal ? rect.width : rect.height
    let corners = Outlines.Corners(
      topLeft: space.isHorizontal ? low : high,
      topRight: high,
      bottomRight: space.isHorizontal ? high : low,
      bottomLeft: low,
      limit: min(length, rect.width / 2, rect.height)
    )
    let corner = Path.Point(x: rect.x, y: rect.y)
    canvas.drawing.fill(Outlines.rounded(corner, rect.width, rect.height, corners), ink)
  }

  // MARK: Words

  /// The words at the outer ends of bars, for which the plot leaves room.
  mutating func notes(_ canvas: inout Canvas) -> [(
    fraction: (ValueAxis) -> Double, height: Double, width: Double
  )] {
    var notes: [(fraction: (ValueAxis) -> Double, height: Double, width: Double)] = []
    let outside: Chart.Side = plot.isHorizontal ? .trailing : .top
    for segment in plot.segments.lazy.filter({ $0.annotation != nil }).prefix(200) {
      guard segment.annotationSide == .automatic || segment.annotationSide == outside,
        segment.to > 0, let content = segment.annotation
      else { continue }
      let block = NoteBlock(content, &canvas)
      let value = segment.to
      notes.append(({ $0.fraction(value) }, block.height, block.width))
    }
    return notes
  }

  private func drawNote(
    of segment: CartesianPlot.Segment,
    _ space: PlotSpace,
    _ canvas: inout Canvas
  ) {
    guard let content = segment.annotation else { return }
    let rect = rect(of: segment, space)
    let isInside = segment.annotationSide == .overlay
    let block = NoteBlock(content, on: isInside ? segment.paint : nil, &canvas)
    let isNegative = segment.to <= 0 && segment.from < 0
    let automatic: Chart.Side =
      space.isHorizontal ? (isNegative ? .leading : .trailing) : (isNegative ? .bottom : .top)
    let side = segment.annotationSide == .automatic ? automatic : segment.annotationSide
    NotePlacement(space.frame).draw(block, at: rect, side, &canvas)
  }
}
