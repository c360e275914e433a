import ChartModel
import Drawing
import ViewTree

/// What colours that stand for numbers mean: a bar of them between the least and the greatest number.
struct ColorScaleLegend {
  let scale: ColorScale
  let chart: Chart

  private static let bar = (width: 96.0, height: 8.0)
  private static let gap = 6.0
  private static let space = 8.0

  /// Draws the bar at the side of a rectangle and returns what it leaves.
  func draw(in rect: ChartRect, _ canvas: inout Canvas) -> ChartRect {
    let quantity = Quantity(label: chart.labels.series)
    let font = ChartStyle.legendFont
    let low = canvas.word(quantity.text(scale.lower), font: font)
    let high = canvas.word(quantity.text(scale.upper), font: font)
    let bar = ColorScaleLegend.bar
    let fixed = low.width + high.width + bar.width + 2 * ColorScaleLegend.gap
    guard rect.height >= 60, rect.width >= fixed else { return rect }
    let isTop = chart.legend == .top
    let height = max(low.height, high.height)
    let middle = isTop ? rect.y + height / 2 : rect.maxY - height / 2
    canvas.write(low, x: rect.x, middle: middle)
    let box = ChartRect(
      x: rect.x + low.width + ColorScaleLegend.gap,
      y: middle - bar.height / 2,
      width: bar.width,
      height: bar.height
    )
    let ends = [scale.paint(scale.lower), scale.paint(scale.upper)]
    let stops = ends.enumerated().compactMap { index, paint -> GradientStop? in
      guard case .color(let color) = paint else { return nil }
      return GradientStop(color: color, location: Double(index))
    }
    canvas.fill(
      box,
      .linear(
        stops: stops,
        from: Path.Point(x: box.x, y: middle),
        to: Path.Point(x: box.maxX, y: middle)
      ),
      radius: bar.height / 2
    )
    canvas.write(high, x: box.maxX + ColorScaleLegend.gap, middle: middle)
    let space = height + ColorScaleLegend.space
    return isTop ? rect.inset(top: space) : rect.inset(bottom: space)
  }
}
