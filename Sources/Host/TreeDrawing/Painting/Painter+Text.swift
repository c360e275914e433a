import ChartModel
import Drawing
import PointLayout
import ViewTree

extension Painter {
  mutating func drawText(_ node: Int, _ state: PaintState) {
    let rect = rect(of: node, state)
    guard state.shows(rect),
      let text = metrics.layout(ofTextAt: node, width: rect.width, height: rect.height)
    else { return }
    let styles = styles(of: node)
    // A gradient may have hundreds of colours, which lines share.
    var known: [Int: Ink] = [:]
    for (index, line) in text.lines.enumerated() {
      let baseline = rect.y + text.baseline(of: index)
      let strip = Rect(
        x: rect.x,
        y: baseline - text.pitch,
        width: rect.width,
        height: 2 * text.pitch
      )
      guard state.shows(strip), !line.runs.isEmpty else { continue }
      guard budget.spend(line.runs.reduce(4) { $0 + $1.string.utf8.count }) else { return }
      var runs = line.runs
      for run in runs.indices {
        let number = line.runIndices[run]
        guard let style = styles(number) else { continue }
        let ink = known[number] ?? inks.ink(style.paint, over: rect, state)
        known[number] = ink
        runs[run].ink = ink
      }
      let place = text.place(of: line, in: rect.width)
      drawing.text(
        TextLine(
          runs: runs,
          x: Path.bounded(rect.x + place),
          baseline: Path.bounded(baseline),
          width: line.width
        )
      )
    }
  }

  /// The style of each run of a node's text.
  private func styles(of node: Int) -> (Int) -> TextStyle? {
    switch tree.nodes[node].content {
    case .text(let text): { text.runs.indices.contains($0) ? text.runs[$0].style : nil }
    case .tokenLabel(let token): { _ in token.style }
    default: { _ in nil }
    }
  }
}
