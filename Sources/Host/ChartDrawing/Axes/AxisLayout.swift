import ChartModel
import ViewTree

/// Where the plot of a chart is, and what stands on its axes.
struct AxisLayout {
  var space: PlotSpace
  /// What stands on the horizontal and the vertical axis.
  var x = AxisPlan()
  var y = AxisPlan()
  /// The side of the axes' words.
  let xIsTop: Bool
  let yIsLeading: Bool
  /// Whether categories stand along the axis of values.
  private(set) var hasNames = false
  /// Whether the plot is filled with cells.
  private(set) var hasCells = false
  /// Between the plot and the labels below or above it.
  private(set) var rowGap = ChartStyle.labelGap
  /// How far points at the edge reach out of the plot, in points.
  private(set) var edge = 0.0

  init(
    _ plot: CartesianPlot,
    _ chart: Chart,
    in area: ChartRect,
    notes: [(fraction: (ValueAxis) -> Double, height: Double, width: Double)],
    _ canvas: inout Canvas
  ) {
    xIsTop = chart.xAxis.side == .top
    hasNames = plot.valueNames != nil
    hasCells = plot.areas.contains(where: \.isCell)
    let isNamed = plot.hasNamesAside
    yIsLeading = chart.yAxis.side == .leading || (chart.yAxis.side != .trailing && isNamed)
    let lineHeight = canvas.word("0").height
    let hasX = !chart.xAxis.isHidden && area.height >= 36 && chart.xAxis.marks?.isEmpty != true
    let hasY = !chart.yAxis.isHidden && area.width >= 56 && chart.yAxis.marks?.isEmpty != true
    // The lowest label beside the plot reaches half a line below it.
    rowGap = max(ChartStyle.labelGap, hasY ? lineHeight / 2 : 0)
    let strip = hasX ? lineHeight + rowGap : 0
    // The highest label has its middle at the plot's edge.
    let overhang = hasY && !isNamed ? lineHeight / 2 : 1
    var frame = area.inset(
      top: (xIsTop ? strip : 0) + overhang,
      bottom: (xIsTop ? 0 : strip) + (strip > 0 ? 0 : overhang)
    )
    var planner = AxisPlanner(plot, chart, frame)
    if hasY { y = planner.vertical(&canvas) }
    let widest = y.labels.map(\.word.width).max() ?? 0
    var column = min(widest, area.width / 3)
    if hasY, !plot.isHorizontal { column = max(column, Self.noteWidth(plot, area, &canvas)) }
    let space = column > 0 ? column + ChartStyle.labelGap : 0
    frame = yIsLeading ? frame.inset(left: space) : frame.inset(right: space)
    planner.frame = frame
    if hasX { x = planner.horizontal(&canvas) }
    if x.labels.isEmpty, strip > 0 {
      frame.height += strip
      if xIsTop { frame.y -= strip }
    }
    if !planner.hasBandsBelow { frame = Self.spaceForLabels(x, frame, area) }
    if case .continuous = plot.positions, frame.width > 40, frame.height > 40 {
      edge = plot.dots.contains(where: \.isVisible) ? 4 : plot.curves.isEmpty ? 0 : 1
    }
    frame = Self.spaceForEdges(edge, frame, area)
    let values = planner.values(frame)
    frame = Self.spaceForNotes(notes, plot, values, frame, overhang: overhang)
    self.space = PlotSpace(
      frame: frame,
      isHorizontal: plot.isHorizontal,
      values: values,
      positions: planner.positions(frame),
      bandCount: plot.placeCount
    )
  }

  /// Takes from the plot's width what labels need beyond its ends.
  private static func spaceForLabels(_ plan: AxisPlan, _ frame: ChartRect, _ area: ChartRect)
    -> ChartRect
  {
    var (left, right) = (0.0, 0.0)
    for label in plan.labels where label.room == nil {
      let middle = frame.x + label.fraction * frame.width
      let width = min(label.word.width, frame.width)
      left = max(left, area.x - (label.startsThere ? middle : middle - width / 2))
      right = max(right, label.startsThere ? 0 : middle + width / 2 - area.maxX)
    }
    return frame.inset(left: min(left, frame.width / 4), right: min(right, frame.width / 4))
  }

  /// Takes from the plot what lines and points at its edges need.
  private static func spaceForEdges(_ edge: Double, _ frame: ChartRect, _ area: ChartRect)
    -> ChartRect
  {
    frame.inset(
      top: max(edge + 1 - (frame.y - area.y), 0),
      left: edge,
      bottom: max(edge + 1 - (area.maxY - frame.maxY), 0),
      right: edge
    )
  }

  /// Takes from the plot what words at the ends of marks need beyond its edge.
  private static func spaceForNotes(
    _ notes: [(fraction: (ValueAxis) -> Double, height: Double, width: Double)],
    _ plot: CartesianPlot,
    _ values: ValueAxis,
    _ frame: ChartRect,
    overhang: Double
  ) -> ChartRect {
    let length = plot.isHorizontal ? frame.width : frame.height
    var needed = 0.0
    for note in notes {
      let fraction = note.fraction(values)
      guard fraction > 0.25 else { continue }
      let size = plot.isHorizontal ? note.width : note.height - overhang
      needed = max(needed, (size + 4 - (1 - fraction) * length) / fraction)
    }
    needed = min(needed, length / 3)
    return plot.isHorizontal ? frame.inset(right: needed) : frame.inset(top: needed)
  }

  /// The width of what is written about rules among the labels of the axis.
  private static func noteWidth(_ plot: CartesianPlot, _ area: ChartRect, _ canvas: inout Canvas)
    -> Double
  {
    var width = 0.0
    for rule in plot.rules.prefix(20) where RuleDrawing.standsInColumn(rule) {
      guard let note = rule.annotation else { continue }
      let block = NoteBlock(note, &canvas)
      if block.width <= area.width / 5 { width = max(width, block.width) }
    }
    return width
  }
}

/// Makes the axes of a plot for a frame.
struct AxisPlanner {
  let plot: CartesianPlot
  let chart: Chart
  var frame: ChartRect
  /// Axes are made once: their words cost time, and their ends must not change.
  private var knownValues: ValueAxis?
  private var knownPositions: ValueAxis?

  init(_ plot: CartesianPlot, _ chart: Chart, _ frame: ChartRect) {
    self.plot = plot
    self.chart = chart
    self.frame = frame
  }

  /// Whether the horizontal axis has names that are cut instead of moving the plot.
  var hasBandsBelow: Bool { !plot.isHorizontal && plot.placeCount > 0 }

  mutating func vertical(_ canvas: inout Canvas) -> AxisPlan {
    plan(isValues: !plot.isHorizontal, isColumn: true, frame.height, chart.yAxis, &canvas)
  }

  mutating func horizontal(_ canvas: inout Canvas) -> AxisPlan {
    plan(isValues: plot.isHorizontal, isColumn: false, frame.width, chart.xAxis, &canvas)
  }

  private mutating func plan(
    isValues: Bool,
    isColumn: Bool,
    _ length: Double,
    _ axis: Chart.Axis,
    _ canvas: inout Canvas
  ) -> AxisPlan {
    var plan: AxisPlan
    let intervals = AxisPlanner.intervals(length, isColumn: isColumn)
    if isValues {
      let values = plot.values.axis(intervals: intervals, formatter: canvas.formatter)
      knownValues = values
      plan = AxisPlan.values(values, &canvas)
    } else if case .bands(let scale) = plot.positions {
      return BandLabels(scale: scale, axis: axis, length: length, isColumn: isColumn).plan(&canvas)
    } else if case .continuous(let range) = plot.positions {
      let positions = range.axis(intervals: intervals, formatter: canvas.formatter)
      knownPositions = positions
      plan = AxisPlan.values(positions, &canvas)
      if !isColumn { plan.ticks = plan.gridLines }
    } else {
      return AxisPlan()
    }
    plan.thin(length: length) { isColumn ? $0.height : $0.width }
    return plan
  }

  /// About as many intervals as Swift Charts makes of a length in points.
  private static func intervals(_ length: Double, isColumn: Bool) -> Int {
    let count = (length / (isColumn ? 36 : 70)).rounded(.down)
    return count < 90 ? max(Int(count), 1) : 90
  }

  /// The axis of values; one without words where none are shown.
  func values(_ frame: ChartRect) -> ValueAxis {
    if let knownValues { return knownValues }
    let length = plot.isHorizontal ? frame.width : frame.height
    let intervals = AxisPlanner.intervals(length, isColumn: !plot.isHorizontal)
    return plot.values.bareAxis(intervals: intervals)
  }

  /// The axis of places; nil where those are bands.
  func positions(_ frame: ChartRect) -> ValueAxis? {
    if let knownPositions { return knownPositions }
    guard case .continuous(let range) = plot.positions else { return nil }
    return range.exactAxis
  }
}

extension CartesianPlot {
  /// Whether categories are written beside the plot, as the names of rows.
  var hasNamesAside: Bool { isHorizontal ? placeCount > 0 : valueNames != nil }
}
