import Layout
import ViewTree

extension Painter {
  /// How many rows outside of what can be seen a view is for nothing in it to be seen: an author may
  /// have moved it a little.
  private static let reach = 64

  /// Notes where a mark is.
  mutating func note(_ mark: ControlMark, _ node: Int, _ state: PaintState) {
    guard use != nil, mark.role != .scroll || mark.abilities.contains(.virtual) else { return }
    let frame = rect(of: node, state)
    let visible = frame.intersection(state.clip)
    let place = MarkPlace(
      mark: mark,
      frame: frame,
      visible: visible.isEmpty ? nil : visible,
      node: use?.marks.origin(of: mark) ?? 0,
      scroller: state.scroller
    )
    places.append(PaintedPlace(node: node, place: place))
  }

  /// Moves the content of a scroll view or list that the surface scrolls, which its own frame cuts.
  mutating func scroll(_ node: Int, _ state: inout PaintState, _ steps: inout [Step]) {
    switch tree.nodes[node].content {
    case .scroll, .list: break
    default: return
    }
    guard let use, let mark = use.marks.scrolling[node] else { return }
    let frame = rect(of: node, state)
    let (extent, standing) = content(of: node, frame)
    let offset = use.offset(of: mark.number, extent, in: frame, standing: standing)
    begin(ScrollBar(frame: frame, extent: extent, offset: offset), mark, node, state, &steps)
    state.clip = state.clip.intersection(frame)
    state.dx -= offset.x - standing.x
    state.dy -= offset.y - standing.y
    state.scroller = mark.number
  }

  /// Scrolls a tree that is longer than the screen as a whole.
  mutating func scrollPage(_ state: inout PaintState, _ steps: inout [Step]) {
    guard let use, pageHeight > buffer.rows else { return }
    let frame = CellRect(x: 0, y: 0, width: buffer.columns, height: buffer.rows)
    let extent = CellSize(width: frame.width, height: pageHeight)
    let mark = ControlMark(number: InteractiveFrame.page, role: .scroll)
    let start = CellPoint(x: 0, y: 0)
    let offset = use.offset(of: mark.number, extent, in: frame, standing: start)
    begin(ScrollBar(frame: frame, extent: extent, offset: offset), mark, -1, state, &steps)
    state.dy -= offset.y
    state.scroller = mark.number
  }

  /// Notes what scrolls, and that its bar is to be drawn over it.
  private mutating func begin(
    _ bar: ScrollBar,
    _ mark: ControlMark,
    _ node: Int,
    _ state: PaintState,
    _ steps: inout [Step]
  ) {
    let visible = bar.frame.intersection(state.clip)
    let place = MarkPlace(
      mark: mark,
      frame: bar.frame,
      visible: visible.isEmpty ? nil : visible,
      node: use?.marks.origin(of: mark) ?? 0,
      scroller: state.scroller,
      extent: bar.extent,
      offset: bar.offset
    )
    places.append(PaintedPlace(node: node, place: place))
    steps.append(.bar(bar, state))
  }

  /// The size of what scrolls, and how much of it is hidden before the frame as it was laid out.
  private func content(of node: Int, _ frame: CellRect) -> (CellSize, CellPoint) {
    guard case .scroll(let axes) = tree.nodes[node].content, tree.nodes[node].childCount == 1 else {
      let height = placed.contentHeights[node].map(CellRect.cells) ?? frame.height
      return (CellSize(width: frame.width, height: height), CellPoint(x: 0, y: 0))
    }
    let outer = CellRect(placed.frames[node], dx: 0, dy: 0)
    let inner = CellRect(placed.frames[node + 1], dx: 0, dy: 0)
    let extent = CellSize(
      width: axes.horizontal ? inner.width : frame.width,
      height: axes.vertical ? inner.height : frame.height
    )
    let standing = CellPoint(
      x: axes.horizontal ? max(outer.x - inner.x, 0) : 0,
      y: axes.vertical ? max(outer.y - inner.y, 0) : 0
    )
    return (extent, standing)
  }

  /// Whether nothing of a node can be seen since it is scrolled away; its marks are noted then.
  mutating func isScrolledAway(_ node: Int, _ state: PaintState) -> Bool {
    guard state.scroller != nil else { return false }
    let rect = rect(of: node, state)
    guard
      rect.maxY + Painter.reach < state.clip.y || rect.y - Painter.reach > state.clip.maxY
        || state.clip.isEmpty,
      let use
    else { return false }
    let count = tree.nodes[node].descendantCount
    for (inner, mark) in use.marks.below(node, count: count) { note(mark, inner, state) }
    return true
  }
}
