import ChartModel
import Drawing
import Layout
import PlainTree
import PointLayout
import ViewTree

/// Draws a placed tree, from back to front.
struct Painter {
  let page: PlacedPage
  let inks: InkMaker
  var drawing: Drawing
  /// The work that may still be done.
  var budget: WorkBudget
  /// The outlines of symbols that were looked up.
  var symbols: [String: SymbolOutline] = [:]

  var tree: ViewTree { page.tree }
  var placed: PlacedTree { page.placed }
  var metrics: PointMetrics { page.metrics }
  var options: TreeDrawingOptions { page.options }

  /// Work that is left: a node, or what is drawn after all that is below it.
  enum Step {
    case node(Int, PaintState)
    /// Ends so many groups.
    case close(Int)
    /// Begins a group with what cuts the group before it.
    case mask(Int, PaintState)
    case border(Int, Paint, width: Double, PaintState)
    /// A chart, once what stands behind its plot is drawn.
    case chart(Drawing, Rect, PaintState)
  }

  init(_ page: PlacedPage, workLimit: Int) {
    self.page = page
    inks = InkMaker(theme: page.options.theme)
    drawing = Drawing(width: page.width, height: page.height)
    budget = WorkBudget(workLimit)
    if page.isCut { budget.exceed() }
  }

  mutating func paint() {
    let sheet = Rect(x: 0, y: 0, width: drawing.width, height: drawing.height)
    var state = PaintState(visible: sheet)
    if let color = page.background {
      drawing.fill(sheet.path, .color(inks.color(color, state)))
    }
    state.move(x: page.x, y: page.y)
    var steps = [Step.node(0, state)]
    while let step = steps.popLast() {
      switch step {
      case .node(let node, let state): visit(node, state, &steps)
      case .close(let count): for _ in 0..<count { drawing.close() }
      case .mask(let node, let state):
        drawing.close()
        drawing.open(Group())
        steps.append(.close(1))
        steps.append(.node(node, state))
      case .border(let node, let paint, let width, let state):
        drawBorder(node, paint, width, state)
      case .chart(let chart, let area, let state): draw(chart, in: area, state)
      }
    }
  }

  func rect(of node: Int, _ state: PaintState) -> Rect {
    Rect(placed.frames[node], dx: state.dx, dy: state.dy)
  }

  private mutating func visit(_ node: Int, _ state: PaintState, _ steps: inout [Step]) {
    guard budget.spend(1) else { return }
    drawDecorations(of: node, state)
    switch tree.nodes[node].content {
    case .text, .tokenLabel, .placeholder: drawText(node, state)
    case .symbol(let symbol): draw(symbol, in: rect(of: node, state), state)
    case .shape(let shape): draw(shape, in: rect(of: node, state), state)
    case .divider: drawLine(in: rect(of: node, state), state)
    case .chart(let chart): visit(chart, node, state, &steps)
    case .spacer, .hidden: return
    case .background: pushLayers(of: node, state, &steps, layerIsBehind: true)
    case .overlay: pushLayers(of: node, state, &steps, layerIsBehind: false)
    case .border(let paint, let width):
      steps.append(.border(node, paint, width: width, state))
      pushChildren(of: node, state, &steps)
    case .progress(let progress):
      draw(progress, in: rect(of: node, state), below: node, state)
      pushChildren(of: node, state, &steps)
    case .label(let style):
      push(tree.parts(ofLabel: node, style), state, &steps)
    case .mask: pushMasked(node, state, &steps)
    case .firstThatFits: push(placed.chosen[node].map { [$0] } ?? [], state, &steps)
    default: pushModified(node, state, &steps)
    }
  }

  func pushChildren(of node: Int, _ state: PaintState, _ steps: inout [Step]) {
    push(Array(tree.children(of: node)), state, &steps)
  }

  private func push(_ children: [Int], _ state: PaintState, _ steps: inout [Step]) {
    for child in tree.paintOrder(children).reversed() { steps.append(.node(child, state)) }
  }

  private func pushLayers(
    of node: Int,
    _ state: PaintState,
    _ steps: inout [Step],
    layerIsBehind: Bool
  ) {
    let children = Array(tree.children(of: node))
    push(layerIsBehind ? children.reversed() : children, state, &steps)
  }
}
