import ChartModel
import Drawing
import ViewTree

/// Lines across the plot, such as that of an average, with their words.
struct RuleDrawing {
  let plot: CartesianPlot
  let layout: AxisLayout

  init(_ plot: CartesianPlot, _ layout: AxisLayout) {
    self.plot = plot
    self.layout = layout
  }

  private static let limit = 2000
  private static let gap = 3.0

  private var space: PlotSpace { layout.space }

  /// Whether a rule's words stand among the labels of the axis, where there is room.
  static func standsInColumn(_ rule: CartesianPlot.Rule) -> Bool {
    rule.value != nil && (rule.annotationSide == .automatic || rule.annotationSide == .trailing)
  }

  func drawLines(_ canvas: inout Canvas) {
    for rule in plot.rules.prefix(RuleDrawing.limit) {
      guard let (from, to) = ends(of: rule), canvas.budget.spend(4) else { continue }
      let box = ChartRect(from.x, from.y, to: to.x, to.y)
      canvas.drawing.stroke(
        Path([.move(from), .line(to)]),
        canvas.ink(rule.paint, rule.opacity, over: box),
        Line(width: rule.lineWidth ?? 1, dash: rule.dash)
      )
    }
  }

  private func ends(of rule: CartesianPlot.Rule) -> (Path.Point, Path.Point)? {
    let frame = space.frame
    if let value = rule.value {
      guard isInside(space.values.freeFraction(value)) else { return nil }
      let across = space.across(value)
      let (from, to) = space.isHorizontal ? (frame.y, frame.maxY) : (frame.x, frame.maxX)
      return (space.point(from, across), space.point(to, across))
    }
    guard let place = rule.place, space.contains(place, space.values.lower) else { return nil }
    let along = space.along(place)
    let (from, to) = space.isHorizontal ? (frame.x, frame.maxX) : (frame.maxY, frame.y)
    return (space.point(along, from), space.point(along, to))
  }

  private func isInside(_ fraction: Double) -> Bool { fraction >= -1e-6 && fraction <= 1 + 1e-6 }

  /// Writes the words of rules.
  ///
  /// - Returns: The parts of the column of labels, from and to, that the words take.
  func drawNotes(_ canvas: inout Canvas) -> [(Double, Double)] {
    var covered: [(Double, Double)] = []
    for rule in plot.rules.prefix(RuleDrawing.limit) {
      guard let content = rule.annotation, let (from, to) = ends(of: rule) else { continue }
      var block = NoteBlock(content, &canvas)
      block.truncate(to: canvas.bounds.width, &canvas)
      guard block.width > 0 else { continue }
      if from.y == to.y, let middle = drawInColumn(rule, block, at: from.y, covered, &canvas) {
        covered.append((middle - block.height / 2, middle + block.height / 2))
      } else if from.y == to.y {
        drawAlong(rule, block, at: from.y, &canvas)
      } else {
        drawAtEnd(rule, block, from, to, &canvas)
      }
    }
    return covered
  }

  /// Writes words among the labels; nil where they do not fit there.
  private func drawInColumn(
    _ rule: CartesianPlot.Rule,
    _ block: NoteBlock,
    at y: Double,
    _ covered: [(Double, Double)],
    _ canvas: inout Canvas
  ) -> Double? {
    guard RuleDrawing.standsInColumn(rule), !space.isHorizontal, !layout.y.labels.isEmpty else {
      return nil
    }
    let half = block.height / 2
    let middle = min(max(y, canvas.bounds.y + half), canvas.bounds.maxY - half)
    guard !covered.contains(where: { $0.0 < middle + half && $0.1 > middle - half }) else {
      return nil
    }
    let room =
      layout.yIsLeading
      ? space.frame.x - layout.labelGap
      : canvas.bounds.maxX - space.frame.maxX - layout.labelGap
    guard block.width <= room + 0.5 else { return nil }
    let x =
      layout.yIsLeading
      ? space.frame.x - layout.labelGap - block.width / 2
      : space.frame.maxX + layout.labelGap + block.width / 2
    block.draw(x: x, y: middle, &canvas)
    return middle
  }

  /// Writes words above or below a level line: at its beginning or end or between bars, where they
  /// hide none.
  private func drawAlong(
    _ rule: CartesianPlot.Rule,
    _ block: NoteBlock,
    at y: Double,
    _ canvas: inout Canvas
  ) {
    let isBelow = rule.annotationSide == .bottom || y - block.height < canvas.bounds.y
    let middle = y + (isBelow ? 1 : -1) * (block.height / 2 + 1)
    let isTrailing = rule.annotationSide == .trailing
    let usual = isTrailing ? space.frame.maxX - block.width : space.frame.x
    let (top, bottom) = (middle - block.height / 2, middle + block.height / 2)
    let gaps = BarGaps(plot, space, top: top, bottom: bottom, &canvas)
    let free = gaps.place(for: block.width, in: space.frame, fromEnd: isTrailing)
    let x = (free ?? usual) + block.width / 2
    block.draw(x: x, y: middle, hasPlate: free == nil, &canvas)
  }

  /// Writes words at the top of an upright line, beside it or above it.
  private func drawAtEnd(
    _ rule: CartesianPlot.Rule,
    _ block: NoteBlock,
    _ from: Path.Point,
    _ to: Path.Point,
    _ canvas: inout Canvas
  ) {
    let (top, bottom) = (min(from.y, to.y), max(from.y, to.y))
    let y =
      rule.annotationSide == .bottom ? bottom - block.height / 2 : top + block.height / 2
    var x = from.x + RuleDrawing.gap + block.width / 2
    let isLeading = rule.annotationSide == .leading
    if isLeading || x + block.width / 2 > canvas.bounds.maxX {
      x = from.x - RuleDrawing.gap - block.width / 2
    }
    x = max(x, block.width / 2)
    let half = block.height / 2
    let gaps = BarGaps(plot, space, top: y - half, bottom: y + half, &canvas)
    let isOnBars = gaps.overlap(x - block.width / 2, x + block.width / 2)
    block.draw(x: x, y: y, hasPlate: isOnBars, &canvas)
  }
}
