import ChartModel
import ViewTree

/// What the colours of a heat map stand for: its least and its greatest number, and colours between.
struct HeatLegend {
  private let lower: String
  private let upper: String
  private let paints: [Paint]

  /// The number of colours that are shown, and the cells of each.
  private static let steps = 5
  private static let swatch = 2

  /// Nil where colours do not stand for numbers.
  init?(_ plot: CartesianPlot, _ chart: Chart) {
    var paints: [Double: Paint] = [:]
    for mark in chart.marks {
      guard let series = mark.series else { continue }
      guard case .number(let number) = series, number.isFinite else { return nil }
      if paints[number] == nil { paints[number] = plot.colorScale?.paint(number) }
    }
    for color in chart.seriesColors {
      if case .number(let number) = color.series { paints[number] = color.paint }
    }
    let numbers = paints.keys.sorted()
    guard numbers.count > 1, let first = numbers.first, let last = numbers.last else { return nil }
    let quantity = Quantity(label: chart.labels.series)
    (lower, upper) = (quantity.text(first), quantity.text(last))
    self.paints = (0..<HeatLegend.steps).compactMap { step in
      let wanted = first + (last - first) * Double(step) / Double(HeatLegend.steps - 1)
      let nearest = numbers.min { abs($0 - wanted) < abs($1 - wanted) }
      return nearest.flatMap { paints[$0] }
    }
  }

  func draw(
    at column: Int,
    _ row: Int,
    width: Int,
    _ shades: HeatShades,
    _ painter: inout Painter,
    _ state: PaintState
  ) {
    let words = [painter.word(lower), painter.word(upper)]
    let ramp = paints.count * HeatLegend.swatch
    guard words[0].width + words[1].width + ramp + 2 <= width else { return }
    let ink = painter.ink(.secondary, state)
    painter.write(words[0], at: column, row, width: words[0].width, ink, state)
    var place = column + words[0].width + 1
    for paint in paints {
      let cell = HeatMap.Cell(row: 0, from: 0, to: 1, paint: paint, opacity: 1)
      let rect = CellRect(x: place, y: row, width: HeatLegend.swatch, height: 1)
      shades.fill(rect, cell, &painter, state)
      place += HeatLegend.swatch
    }
    painter.write(words[1], at: place + 1, row, width: words[1].width, ink, state)
  }
}
