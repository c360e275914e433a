import ChartDrawing
import ChartModel
import Drawing
import ViewTree

/// A chart and the part of its node's frame that is its own.
struct PlacedChart {
  var chart: Chart
  var area: Rect
}

extension Painter {
  /// Draws a chart with what stands behind and in front of its plot.
  mutating func visit(_ chart: Chart, _ node: Int, _ state: PaintState, _ steps: inout [Step]) {
    let frame = rect(of: node, state)
    let layers = Array(zip(chart.layers, tree.children(of: node)))
    guard !layers.isEmpty else { return draw(PlacedChart(chart: chart, area: frame), state) }
    var placed = PlacedChart(chart: chart, area: frame)
    for (layer, child) in layers where layer.kind == .legend {
      placed.area.make(roomFor: rect(of: child, state), layer.alignment)
    }
    // Where the plot is is known once it is drawn.
    let drawn = drawing(of: placed)
    let plot = Rect(drawn.plotFrame, x: placed.area.x, y: placed.area.y)
    for (layer, child) in layers.reversed() where layer.kind != .background {
      let moved = layer.kind == .legend ? state : self.state(state, from: frame, to: plot, layer)
      steps.append(.node(child, moved))
    }
    steps.append(.chart(drawn.drawing, placed.area, state))
    for (layer, child) in layers.reversed() where layer.kind == .background {
      steps.append(.node(child, self.state(state, from: frame, to: plot, layer)))
    }
  }

  private mutating func draw(_ chart: PlacedChart, _ state: PaintState) {
    guard spend(on: chart.area, state) else { return }
    draw(drawing(of: chart).drawing, in: chart.area, state)
  }

  /// Adds what a chart looks like.
  mutating func draw(_ chart: Drawing, in area: Rect, _ state: PaintState) {
    guard state.shows(area) else { return }
    let isFaded = state.opacity < 1
    if isFaded { drawing.open(Group(opacity: state.opacity)) }
    drawing.append(
      inks.filtered(chart, state.filters),
      x: Path.bounded(area.x),
      y: Path.bounded(area.y)
    )
    if isFaded { drawing.close() }
  }

  private mutating func drawing(of chart: PlacedChart) -> ChartDrawing.Result {
    ChartDrawing.draw(
      chart.chart,
      width: chart.area.width,
      height: chart.area.height,
      measurer: options.measurer,
      formatter: options.timeFormatter,
      budget: &budget
    )
  }

  /// Moves a layer, which was laid out in the chart's frame, to the plot.
  private func state(
    _ state: PaintState,
    from frame: Rect,
    to plot: Rect,
    _ layer: Chart.Layer
  ) -> PaintState {
    var state = state
    let x =
      switch layer.alignment.horizontal {
      case .leading: plot.x - frame.x
      case .trailing: plot.maxX - frame.maxX
      case .center: plot.center.x - frame.center.x
      }
    let y =
      switch layer.alignment.vertical {
      case .top: plot.y - frame.y
      case .bottom: plot.maxY - frame.maxY
      case .center, .firstTextBaseline, .lastTextBaseline: plot.center.y - frame.center.y
      }
    state.move(x: x, y: y)
    return state
  }
}

extension Rect {
  init(_ frame: ChartRect, x: Double, y: Double) {
    self.init(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height)
  }

  /// Leaves out what a legend at an edge takes.
  fileprivate mutating func make(roomFor legend: Rect, _ alignment: Alignment) {
    let gap = 8.0
    switch (alignment.horizontal, alignment.vertical) {
    case (_, .bottom): height = max(legend.y - gap - y, 0)
    case (_, .top):
      height = max(maxY - legend.maxY - gap, 0)
      y = legend.maxY + gap
    case (.leading, _):
      width = max(maxX - legend.maxX - gap, 0)
      x = legend.maxX + gap
    default: width = max(legend.x - gap - x, 0)
    }
  }
}
