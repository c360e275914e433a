import ChartModel
import Drawing
import ViewTree

/// Bars of more places than can be told from each other: each half point shows the longest of those
/// that fall on it.
struct ThinBars {
  let plot: CartesianPlot
  private static let width = 0.5

  init(_ plot: CartesianPlot) { self.plot = plot }

  private struct Look: Hashable {
    var paint: Paint
    var opacity: Double
  }

  func draw(_ space: PlotSpace, _ canvas: inout Canvas) {
    let columns = shownBands(space)
    var paths: [Look: [Path.Element]] = [:]
    var order: [Look] = []
    for segment in plot.segments {
      guard case .band(let band) = segment.place, let column = columns.byBand[band] else {
        continue
      }
      let thickness = max(space.band, ThinBars.width)
      let start = space.along(fraction: Double(column) / Double(max(columns.count, 1)))
      var across = (space.across(segment.from), space.across(segment.to))
      if abs(across.0 - across.1) < ThinBars.width, segment.from != segment.to {
        across.1 = across.0 + space.direction * (segment.to > 0 ? 0.5 : -0.5)
      }
      let rect = space.rect(along: (start, start + thickness), across: across)
      let look = Look(paint: segment.paint, opacity: segment.opacity)
      if paths[look] == nil { order.append(look) }
      paths[look, default: []] +=
        Outlines.rectangle(rect.x, rect.y, rect.width, rect.height)
        .elements
    }
    for look in order {
      guard let elements = paths[look], canvas.budget.spend(elements.count) else { return }
      let ink = canvas.ink(look.paint, look.opacity, over: space.frame)
      canvas.drawing.fill(Path(elements), ink)
    }
  }

  /// The columns of the places that are shown.
  private func shownBands(_ space: PlotSpace) -> (byBand: [Int: Int], count: Int) {
    var reaches: [Int: Double] = [:]
    for segment in plot.segments {
      guard case .band(let band) = segment.place else { continue }
      reaches[band] = max(reaches[band] ?? 0, abs(segment.from), abs(segment.to))
    }
    let most = (space.length / ThinBars.width).rounded(.up)
    let count = max(Int(min(most, 100_000)), 1)
    let bands = max(space.bandCount, 1)
    guard bands > count else {
      return (Dictionary(uniqueKeysWithValues: reaches.keys.map { ($0, $0) }), bands)
    }
    var best: [Int: Int] = [:]
    for (band, reach) in reaches {
      let column = min(band * count / bands, count - 1)
      guard let other = best[column] else {
        best[column] = band
        continue
      }
      let known = reaches[other] ?? 0
      if reach > known || (reach == known && band < other) { best[column] = band }
    }
    return (Dictionary(uniqueKeysWithValues: best.map { ($0.value, $0.key) }), count)
  }
}
