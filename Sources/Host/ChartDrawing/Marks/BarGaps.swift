import ChartModel

/// What bars leave free of a strip from left to right.
struct BarGaps {
  /// What bars take, by where it begins.
  private var taken: [(from: Double, to: Double)] = []

  /// Between words and a bar.
  private static let air = 2.0

  /// The bars that reach into the strip between two heights.
  ///
  /// Bars that there is no time to look at are not known.
  init(
    _ plot: CartesianPlot,
    _ space: PlotSpace,
    top: Double,
    bottom: Double,
    _ canvas: inout Canvas
  ) {
    guard canvas.budget.spend(plot.segments.count * 2) else { return }
    let bars = BarDrawing(plot)
    for segment in plot.segments {
      let rect = bars.rect(of: segment, space)
      guard rect.width > 0, rect.y < bottom, rect.maxY > top else { continue }
      taken.append((rect.x - BarGaps.air, rect.maxX + BarGaps.air))
    }
    taken.sort { $0.from < $1.from }
  }

  /// Whether bars are between two places.
  func overlap(_ from: Double, _ to: Double) -> Bool {
    taken.contains { $0.from < to && $0.to > from }
  }

  /// Where something as wide as that begins that hides no bar; nil where there is no such place.
  ///
  /// - Parameter fromEnd: Whether the place nearest to the end of the frame is wanted.
  func place(for width: Double, in frame: ChartRect, fromEnd: Bool) -> Double? {
    var place: Double?
    var free = frame.x
    for bar in taken {
      if bar.from - free >= width {
        place = fromEnd ? bar.from - width : free
        guard fromEnd else { return place }
      }
      free = max(free, bar.to)
    }
    if frame.maxX - free >= width { place = fromEnd ? frame.maxX - width : free }
    return place
  }
}
