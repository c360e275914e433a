import Layout
import ViewTree

extension Painter {
  /// Draws a chart with what stands behind and in front of its plot.
  mutating func visit(_ chart: Chart, _ node: Int, _ state: PaintState, _ steps: inout [Step]) {
    let frame = rect(of: node, state)
    guard !chart.layers.isEmpty else {
      draw(chart, in: frame, state)
      return
    }
    let layers = Array(zip(chart.layers, tree.children(of: node)))
    var area = frame
    for (layer, child) in layers where layer.kind == .legend {
      area = space(besides: rect(of: child, state), layer.alignment, in: area)
    }
    // Where the plot is is known once it is drawn.
    let plot = draw(chart, in: area, state)
    for (layer, child) in layers.reversed() where layer.kind != .background {
      let moved = layer.kind == .legend ? state : self.state(state, from: frame, to: plot, layer)
      steps.append(.node(child, moved))
    }
    guard layers.contains(where: { $0.0.kind == .background }) else { return }
    steps.append(.chart(node, area, state))
    for (layer, child) in layers.reversed() where layer.kind == .background {
      steps.append(.node(child, self.state(state, from: frame, to: plot, layer)))
    }
  }

  /// What a legend at an edge leaves of a chart's frame.
  private func space(besides legend: CellRect, _ alignment: Alignment, in rect: CellRect)
    -> CellRect
  {
    var rect = rect
    switch (alignment.horizontal, alignment.vertical) {
    case (_, .bottom):
      rect.height = max(legend.y - rect.y, 0)
    case (_, .top):
      rect.height = max(rect.maxY - legend.maxY, 0)
      rect.y = legend.maxY
    case (.leading, _):
      rect.width = max(rect.maxX - legend.maxX - 1, 0)
      rect.x = legend.maxX + 1
    default:
      rect.width = max(legend.x - rect.x - 1, 0)
    }
    return rect
  }

  /// Moves a layer, which was laid out in the chart's frame, to the plot.
  private func state(
    _ state: PaintState,
    from frame: CellRect,
    to plot: CellRect,
    _ layer: Chart.Layer
  ) -> PaintState {
    var state = state
    switch layer.alignment.horizontal {
    case .leading: state.dx += plot.x - frame.x
    case .trailing: state.dx += plot.maxX - frame.maxX
    case .center: state.dx += plot.x - frame.x - (frame.width - plot.width) / 2
    }
    switch layer.alignment.vertical {
    case .top: state.dy += plot.y - frame.y
    case .bottom: state.dy += plot.maxY - frame.maxY
    case .center, .firstTextBaseline, .lastTextBaseline:
      state.dy += plot.y - frame.y - (frame.height - plot.height) / 2
    }
    return state
  }
}
