import ChartModel
import ViewTree

/// The words below a vertical chart, as many as fit.
struct PositionLabels {
  private let plot: CartesianPlot
  private let chart: Chart
  private let frame: PlotFrame

  init(_ plot: CartesianPlot, _ chart: Chart, _ frame: PlotFrame) {
    self.plot = plot
    self.chart = chart
    self.frame = frame
  }

  func draw(_ painter: inout Painter, _ state: PaintState) {
    guard let row = frame.labelRow else { return }
    let ink = painter.ink(.secondary, state)
    var end = frame.area.x - 1
    for (word, column, width) in labels(&painter) {
      let shown = min(word.width, width)
      let start = min(
        max(column - shown / 2, frame.area.x),
        max(frame.area.maxX - shown, frame.area.x)
      )
      guard start > end else { continue }
      painter.write(word, at: start, row, width: shown, ink, state)
      end = start + shown
    }
  }

  /// Words, the columns that they are centred at, and the cells that they may take.
  private func labels(_ painter: inout Painter) -> [(ChartWord, Int, Int)] {
    switch plot.positions {
    case .continuous:
      return (frame.positionAxis?.ticks ?? []).map { tick in
        let middle = frame.middle(of: .value(tick.value))
        return (painter.word(tick.label), frame.area.x + CellRect.cells(middle), frame.area.width)
      }
    case .bands(let scale):
      if let marks = chart.xAxis.marks { return labels(marks, scale, &painter) }
      return labels(scale, &painter)
    }
  }

  private func labels(_ marks: [Chart.AxisMark], _ scale: BandScale, _ painter: inout Painter)
    -> [(ChartWord, Int, Int)]
  {
    marks.prefix(1000).compactMap { mark in
      guard let band = scale.index(of: mark.value) else { return nil }
      let word = painter.word(mark.label ?? scale.bands[band].label)
      return (word, column(of: band), frame.area.width)
    }
  }

  private func column(of band: Int) -> Int {
    frame.area.x + CellRect.cells((frame.middle(of: .band(band)) - 0.25).rounded(.down))
  }

  private func labels(_ scale: BandScale, _ painter: inout Painter) -> [(ChartWord, Int, Int)] {
    let count = scale.bands.count
    guard count > 0 else { return [] }
    let sample = max(count / 200, 1)
    var widest = 1
    for band in stride(from: 0, to: count, by: sample) {
      widest = max(widest, painter.word(scale.bands[band].label).width)
    }
    // Names of categories are shortened rather than left out, as long as enough remains of them.
    let isTime = scale.unitSeconds != nil
    if !isTime, frame.bandWidth >= 6 {
      return scale.bands.indices.map {
        (painter.word(scale.bands[$0].label), column(of: $0), frame.bandWidth - 1)
      }
    }
    let perBand = Double(frame.area.width) / Double(count)
    let least = max(Int((Double(widest + 2) / perBand).rounded(.up)), 1)
    let stride = scale.labelStep(atLeast: least)
    let first = scale.firstLabel(step: stride, formatter: painter.options.timeFormatter)
    return Swift.stride(from: first, to: count, by: stride).map {
      (painter.word(scale.bands[$0].label), column(of: $0), frame.area.width)
    }
  }
}
