import ChartModel
import ViewTree

extension Canvas {
  /// Between a legend and the chart.
  private static let legendGap = 8.0

  /// Draws a legend at a side of a rectangle and returns what it leaves.
  ///
  /// - Parameter isCentred: Whether rows stand in the middle, as the circle above them does.
  mutating func drawLegend(
    _ items: [(name: String, paint: Paint)],
    _ side: Chart.Legend,
    isCentred: Bool = false,
    in rect: ChartRect
  ) -> ChartRect {
    guard side != .hidden, !items.isEmpty, rect.height >= 60, rect.width >= 40 else { return rect }
    switch side {
    case .leading, .trailing: return drawColumn(items, side, in: rect)
    case .automatic, .hidden, .top, .bottom:
      return drawRows(items, side, isCentred: isCentred, in: rect)
    }
  }

  private mutating func drawRows(
    _ items: [(name: String, paint: Paint)],
    _ side: Chart.Legend,
    isCentred: Bool,
    in rect: ChartRect
  ) -> ChartRect {
    var legend = Legend(items, width: rect.width, isColumn: false, &self)
    legend.limit(height: rect.height * 0.4)
    guard !legend.isEmpty else { return rect }
    let space = legend.height + Canvas.legendGap
    let y = side == .top ? rect.y : rect.maxY - legend.height
    legend.draw(at: rect.x, y, centredIn: isCentred ? rect.width : nil, &self)
    return side == .top ? rect.inset(top: space) : rect.inset(bottom: space)
  }

  private mutating func drawColumn(
    _ items: [(name: String, paint: Paint)],
    _ side: Chart.Legend,
    in rect: ChartRect
  ) -> ChartRect {
    var legend = Legend(items, width: rect.width / 3, isColumn: true, &self)
    legend.limit(height: rect.height)
    guard !legend.isEmpty else { return rect }
    let space = legend.width + Canvas.legendGap * 1.5
    let x = side == .leading ? rect.x : rect.maxX - legend.width
    legend.draw(at: x, rect.y, &self)
    return side == .leading ? rect.inset(left: space) : rect.inset(right: space)
  }
}
