import ChartModel
import Layout
import PlainTree
import Theme
import ViewTree

/// Draws a placed tree into cells, from back to front.
struct Painter {
  let tree: ViewTree
  let placed: PlacedTree
  let metrics: CellMetrics
  let options: TerminalOptions
  var inks: InkResolver
  var buffer: CellBuffer
  /// The work that may still be done, in cells that are drawn.
  var budget: WorkBudget
  /// How many rows there is no room for.
  var hiddenRows: Int
  /// The height of the whole tree, which may be more than the screen's.
  let pageHeight: Int
  /// What the tree is painted for use with; nil for a tree that is only looked at.
  let use: PaintedUse?
  var places: [PaintedPlace] = []

  /// The most work for one tree, some tenths of a second.
  ///
  /// Layers and marks that cover the whole of a long report cost its area each, so their number
  /// must not decide how long the host is busy.
  static let workLimit = 10_000_000

  /// Work that is left: a node, or a line that is drawn after what is below it.
  enum Step {
    case node(Int, PaintState)
    /// A chart again, in front of what stands behind it.
    case chart(Int, CellRect, PaintState)
    case border(Int, Paint, PaintState)
    case bar(ScrollBar, PaintState)
    /// The knob over a slider's bar.
    case knob(Int, PaintState)
  }

  /// - Parameter pageHeight: The rows of the whole tree, where they are known already.
  init(
    tree: ViewTree,
    placed: PlacedTree,
    metrics: CellMetrics,
    workLimit: Int,
    use: PaintedUse? = nil,
    pageHeight: Int? = nil
  ) {
    budget = WorkBudget(workLimit)
    self.tree = tree
    self.placed = placed
    self.metrics = metrics
    options = metrics.options
    inks = InkResolver(theme: options.theme, surface: options.surface)
    let height = pageHeight ?? Overflow(tree: tree, placed: placed).rows
    self.pageHeight = height
    self.use = use
    let least = use == nil ? 0 : 1
    places.reserveCapacity(use?.marks.all.count ?? 0)
    buffer = CellBuffer(
      columns: options.boundedColumns,
      rows: options.rows.map { use == nil ? min(max($0, 1), height) : max($0, 1) }
        ?? max(height, least)
    )
    // What is used can be scrolled, so nothing is missing.
    hiddenRows = use == nil ? options.rows.map { max(height - max($0, 1), 0) } ?? 0 : 0
    buffer.graphemes = metrics.arena.graphemes
    if metrics.arena.isFull || options.rows == nil && buffer.rows < height { budget.exceed() }
  }

  mutating func paint() {
    let screen = CellRect(x: 0, y: 0, width: buffer.columns, height: buffer.rows)
    var steps: [Step] = []
    var root = PaintState(clip: screen)
    scrollPage(&root, &steps)
    steps.append(.node(0, root))
    while let step = steps.popLast() {
      switch step {
      case .border(let node, let paint, let state):
        inks.filters = state.filters
        drawBorder(node, paint, state)
      case .bar(let bar, let state):
        inks.filters = state.filters
        draw(bar, state)
      case .knob(let node, let state):
        inks.filters = state.filters
        drawKnob(node, state)
      case .chart(let node, let rect, let state):
        inks.filters = state.filters
        if case .chart(let chart) = tree.nodes[node].content { draw(chart, in: rect, state) }
      case .node(let node, let state): visit(node, state, &steps)
      }
    }
    if hiddenRows > 0 { drawHint(PaintState(clip: screen)) }
  }

  /// Says in the last row how many rows are missing, those that it takes the place of among them.
  private mutating func drawHint(_ state: PaintState) {
    let row = buffer.rows - 1
    guard row > 0 else { return }
    for column in 0..<buffer.columns { buffer.update(column, row) { $0 = Cell() } }
    let count = hiddenRows + 1
    let mark = options.isASCII ? "..." : "…"
    let ink = ink(.secondary, state)
    write(word("\(mark) \(count) more rows"), at: 0, row, width: buffer.columns, ink, state)
  }

  /// Pays for work; false where there is no more to be done.
  mutating func spend(_ cells: Int) -> Bool {
    budget.spend(cells)
  }

  /// Pays for drawing on what can be seen of a rectangle, so much for each cell and filter on it;
  /// false where that is nothing.
  mutating func spend(on rect: CellRect, _ state: PaintState, perCell: Int = 1) -> Bool {
    let visible = rect.intersection(state.clip)
    guard !visible.isEmpty else { return false }
    // Each filter is applied to the colours of each cell.
    return spend(visible.width * visible.height * (perCell + 8 * inks.filters.count))
  }

  /// The cells of a node's frame.
  func rect(of node: Int, _ state: PaintState) -> CellRect {
    CellRect(placed.frames[node], dx: state.dx, dy: state.dy)
  }

  private mutating func visit(_ node: Int, _ state: PaintState, _ steps: inout [Step]) {
    let outer = state
    var state = state
    inks.filters = state.filters
    if isScrolledAway(node, state) { return }
    scroll(node, &state, &steps)
    if placed.cut.contains(node) {
      state.clip = state.clip.intersection(rect(of: node, outer))
    }
    drawDecorations(of: node, state)
    switch tree.nodes[node].content {
    case .text, .placeholder: drawText(node, state)
    case .tokenLabel(let token): drawLabel(token, node, state)
    case .symbol(let symbol): drawSymbol(symbol, node, state)
    case .shape(let shape): draw(shape, in: rect(of: node, state), state)
    case .divider: drawDivider(node, state)
    case .chart(let chart): return visit(chart, node, state, &steps)
    case .spacer, .hidden: return
    case .background:
      pushLayers(of: node, state, &steps, layerIsBehind: true)
      return
    case .overlay:
      pushLayers(of: node, state, &steps, layerIsBehind: false)
      return
    case .border(let paint, _): steps.append(.border(node, paint, state))
    case .progress(let progress): draw(progress, node, state)
    case .label(let style):
      return push(tree.parts(ofLabel: node, style), state, &steps)
    case .mask: return pushMasked(node, state, &steps)
    case .firstThatFits:
      return push(placed.chosen[node].map { [$0] } ?? [], state, &steps)
    case .control(let mark):
      note(mark, node, state)
      if use != nil, mark.role == .slide, mark.part != nil { steps.append(.knob(node + 1, state)) }
    default: modify(&state, by: node)
    }
    guard state.opacity > 0, !state.clip.isEmpty else { return }
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
    guard children.count == 2 else { return }
    guard layerIsBehind else { return push(children, state, &steps) }
    var layer = state
    layer.isBackground = true
    steps.append(.node(children[0], state))
    steps.append(.node(children[1], layer))
  }

  /// Notes what a scroll view that is held to the screen's height does not show.
  private mutating func noteHidden(in node: Int) {
    guard options.rows != nil, use == nil, tree.nodes[node].childCount == 1 else { return }
    let (outer, inner) = (placed.frames[node], placed.frames[node + 1])
    let hidden = CellRect.cells(inner.y + inner.height) - CellRect.cells(outer.y + outer.height)
    hiddenRows = max(hiddenRows, min(hidden, 1_000_000))
  }

  private mutating func modify(_ state: inout PaintState, by node: Int) {
    switch tree.nodes[node].content {
    case .opacity(let value):
      state.opacity *= value > 0 ? min(value, 1) : 0
    case .offset(let x, let y):
      state.dx = min(max(state.dx + CellRect.step(x / 8), -1_000_000), 1_000_000)
      state.dy = min(max(state.dy + CellRect.step(y / 16), -1_000_000), 1_000_000)
    case .clip(let kind):
      state.cut(to: kind, rect(of: node, state))
    case .rotation, .scale:
      let content = tree.nodes[node].content
      if hasOnlyShapes(node), let turn = Turn(content, rect(of: node, state), inside: state.turn) {
        state.turn = turn
      }
    case .scroll:
      noteHidden(in: node)
      // Of what is scrolled the clip is the frame as it stands, before its content was moved.
      if use?.marks.scrolling[node] == nil {
        state.clip = state.clip.intersection(rect(of: node, state))
      }
    case .frame(_, let height?, _):
      state.pointHeight = height
    case .flexibleFrame(let frame):
      if let height = frame.maxHeight, height.isFinite { state.pointHeight = height }
    case .filter(let filter):
      if state.filters.count < PaintState.filterLimit { state.filters.append(filter) }
    case .stack(let stack):
      state.pointHeight = nil
      state.standsOnBottom = stack.axis == .horizontal && stack.alignment.vertical.isAtBottom
    case .depthStack, .list, .section, .aspectRatio, .grid, .lazyGrid, .geometry:
      state.pointHeight = nil
      state.standsOnBottom = false
    default:
      break
    }
  }

  /// Lets what is drawn next stand on a full block; without colours there is no background to do so.
  mutating func sink(_ column: Int, _ row: Int) {
    if options.colorDepth != .none { buffer.sink(column, row) }
  }

  /// Puts one of the renderer's own characters.
  mutating func put(
    _ scalar: Unicode.Scalar,
    at column: Int,
    _ row: Int,
    _ ink: Ink,
    _ state: PaintState,
    attributes: CellAttributes = []
  ) {
    guard state.clip.contains(column, row) else { return }
    if scalar != "█" { sink(column, row) }
    buffer.put(Glyph(scalar), at: column, row, foreground: ink, attributes: attributes)
  }

  /// The ink of a system colour.
  func ink(_ color: SystemColor, _ state: PaintState, on back: Ink = .terminal) -> Ink {
    inks.ink(.system(color), opacity: state.opacity, on: back)
  }
}

extension VerticalAlignment {
  /// Whether shapes stand on the bottom edge; they have no lines of letters.
  fileprivate var isAtBottom: Bool { self != .top && self != .center }
}
