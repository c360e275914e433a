import ChartModel
import Drawing
import ViewTree

extension AxisLayout {
  private static let hairline = Line(width: 0.5)
  /// How far a tick reaches out of the plot.
  private static let tickLength = 4.0

  /// Between the plot and the labels beside it.
  var labelGap: Double { ChartStyle.labelGap + edge }

  /// A part of the horizontal axis; bands and values both run from the left.
  private func xPlace(_ fraction: Double) -> Double {
    space.frame.x + fraction * space.frame.width
  }

  private func yPlace(_ fraction: Double) -> Double {
    space.isHorizontal
      ? space.along(fraction: fraction) : space.across(fraction: fraction)
  }

  /// Draws the lines behind the marks.
  func drawGrid(_ canvas: inout Canvas) {
    // The cells of a heat map are their own grid.
    guard !hasCells else { return }
    let frame = space.frame
    var grid: [Path.Element] = []
    for fraction in y.gridLines {
      let place = yPlace(fraction)
      grid.append(.move(Path.Point(x: frame.x - edge, y: place)))
      grid.append(.line(Path.Point(x: frame.maxX + edge, y: place)))
    }
    for fraction in x.gridLines {
      let place = xPlace(fraction)
      let below = x.ticks.contains(fraction) && !xIsTop ? AxisLayout.tickLength : 0
      grid.append(.move(Path.Point(x: place, y: frame.y)))
      grid.append(.line(Path.Point(x: place, y: frame.maxY + below)))
    }
    guard !grid.isEmpty else { return }
    canvas.drawing.stroke(Path(grid), ChartStyle.gridLine, AxisLayout.hairline)
  }

  /// Draws the line that bars and areas stand on.
  func drawBaseline(_ canvas: inout Canvas) {
    let hasAxis = space.isHorizontal ? !x.labels.isEmpty : !y.labels.isEmpty
    guard hasAxis, !hasNames, space.values.lower <= 0, space.values.upper >= 0 else { return }
    let place = space.across(0)
    let (from, to) =
      space.isHorizontal
      ? (space.frame.y, space.frame.maxY) : (space.frame.x - edge, space.frame.maxX + edge)
    canvas.drawing.stroke(
      Path([.move(space.point(from, place)), .line(space.point(to, place))]),
      ChartStyle.baseline,
      Line(width: 1)
    )
  }

  /// Writes the labels of both axes.
  ///
  /// - Parameter covered: Parts of the column of labels, from and to, that have other words.
  func drawLabels(besides covered: [(Double, Double)], in rect: ChartRect, _ canvas: inout Canvas) {
    drawRowLabels(besides: covered, in: rect, &canvas)
    drawColumnLabels(in: rect, &canvas)
  }

  private func drawRowLabels(
    besides covered: [(Double, Double)],
    in rect: ChartRect,
    _ canvas: inout Canvas
  ) {
    let frame = space.frame
    let room =
      (yIsLeading ? frame.x - rect.x : rect.maxX - frame.maxX) - labelGap
    let x = yIsLeading ? frame.x - labelGap : frame.maxX + labelGap
    for label in y.labels {
      let half = label.word.height / 2
      let place = yPlace(label.fraction)
      let middle = min(max(place, rect.y + half), max(rect.maxY - half, rect.y + half))
      if covered.contains(where: { $0.0 < middle + half && $0.1 > middle - half }) { continue }
      let word = canvas.truncated(label.word, to: room)
      canvas.write(word, x: x, middle: middle, anchor: yIsLeading ? .end : .start)
    }
  }

  private func drawColumnLabels(in rect: ChartRect, _ canvas: inout Canvas) {
    let frame = space.frame
    var end = -Double.infinity
    for label in x.labels.sorted(by: { $0.fraction < $1.fraction }) {
      let word = canvas.truncated(label.word, to: min(label.room ?? .infinity, rect.width))
      let baseline =
        xIsTop
        ? frame.y - rowGap - word.descent
        : frame.maxY + rowGap + word.ascent
      let place = xPlace(label.fraction)
      var start = label.startsThere ? place : place - word.width / 2
      if label.startsThere, start + word.width > rect.maxX + 0.5 { continue }
      start = min(max(start, rect.x), max(rect.maxX - word.width, rect.x))
      guard start >= end + ChartStyle.labelSpacing / 2 else { continue }
      end = start + word.width
      canvas.write(word, x: start + word.width / 2, baseline: baseline, anchor: .middle)
    }
  }
}
