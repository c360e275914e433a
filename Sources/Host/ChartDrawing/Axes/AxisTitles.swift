import ChartModel
import Drawing
import ViewTree

/// The words that say what axes are about: that of the horizontal one below or above the middle, that
/// of the vertical one above its labels.
struct AxisTitles {
  let chart: Chart
  let isNamed: Bool

  init(_ chart: Chart, _ plot: CartesianPlot) {
    self.chart = chart
    isNamed = plot.hasNamesAside
  }

  /// Draws the titles and returns what they leave.
  func draw(in rect: ChartRect, _ canvas: inout Canvas) -> ChartRect {
    var rect = rect
    if let title = chart.yAxis.title, rect.height >= 60 {
      let word = word(title, rect.width, &canvas)
      if !word.isEmpty {
        let isLeading =
          chart.yAxis.side == .leading || (chart.yAxis.side != .trailing && isNamed)
        canvas.write(
          word,
          x: isLeading ? rect.x : rect.maxX,
          baseline: rect.y + word.ascent,
          anchor: isLeading ? .start : .end
        )
        rect = rect.inset(top: word.height + ChartStyle.labelGap)
      }
    }
    if let title = chart.xAxis.title, rect.height >= 60 {
      let word = word(title, rect.width, &canvas)
      if !word.isEmpty {
        let isTop = chart.xAxis.side == .top
        let top = isTop ? rect.y : rect.maxY - word.height
        canvas.write(word, x: rect.midX, baseline: top + word.ascent, anchor: .middle)
        let space = word.height + ChartStyle.labelGap
        rect = rect.inset(top: isTop ? space : 0, bottom: isTop ? 0 : space)
      }
    }
    return rect
  }

  private func word(_ title: String, _ room: Double, _ canvas: inout Canvas) -> Word {
    let word = canvas.word(title, font: ChartStyle.titleFont)
    return canvas.truncated(word, to: room)
  }
}
