import Layout
import ChartModel
import Drawing
import ViewTree

extension Painter {
  /// Draws what is below a modifier as it asks.
  mutating func pushModified(_ node: Int, _ state: PaintState, _ steps: inout [Step]) {
    var state = state
    let rect = rect(of: node, state)
    switch tree.nodes[node].content {
    case .opacity(let value): return pushFaded(node, value, state, &steps)
    case .offset(let x, let y): state.move(x: x, y: y)
    case .clip(let kind):
      let outline = kind.outline(in: rect)
      state.clip(to: outline.bounds ?? rect)
      return pushGroup(Group(clip: outline), node, state, &steps)
    case .scroll, .list:
      guard placed.cut.contains(node) else { break }
      state.clip(to: rect)
      return pushGroup(Group(clip: rect.path), node, state, &steps)
    case .shadow(let color, let radius, let x, let y):
      let shadow = Shadow(
        color: inks.color(color, state),
        radius: min(max(radius, 0), 1000),
        x: Path.bounded(x),
        y: Path.bounded(y)
      )
      return pushGroup(Group(shadow: shadow), node, state, &steps, isOffscreen: true)
    case .rotation(let degrees, let anchor):
      let center = rect.point(anchor)
      state.visible = nil
      let turn = Transform.rotation(
        degrees: degrees,
        x: Path.bounded(center.x),
        y: Path.bounded(center.y)
      )
      return pushGroup(Group(transform: turn), node, state, &steps)
    case .scale(let x, let y, let anchor):
      return pushScaled(x, y, around: rect.point(anchor), node, state, &steps)
    case .blendMode(let mode):
      guard mode != .normal else { break }
      return pushGroup(Group(blendMode: mode), node, state, &steps, isOffscreen: true)
    case .filter(.blur(let radius)):
      guard radius > 0 else { break }
      let group = Group(blur: min(radius, 1000))
      return pushGroup(group, node, state, &steps, isOffscreen: true)
    case .filter(let filter):
      if state.filters.count < PaintState.filterLimit { state.filters.append(filter) }
    default: break
    }
    pushChildren(of: node, state, &steps)
  }

  /// - Parameter isOffscreen: Whether the group is a picture of its own before it is drawn, which
  ///   takes time for all its points.
  private mutating func pushGroup(
    _ group: Group,
    _ node: Int,
    _ state: PaintState,
    _ steps: inout [Step],
    isOffscreen: Bool = false
  ) {
    let area = isOffscreen ? seen(rect(of: node, state), state) : 0
    guard budget.spend(4 + Int(area / 2)) else { return }
    drawing.open(group)
    steps.append(.close(1))
    pushChildren(of: node, state, &steps)
  }

  private mutating func pushFaded(
    _ node: Int,
    _ value: Double,
    _ state: PaintState,
    _ steps: inout [Step]
  ) {
    let opacity = value > 0 ? min(value, 1) : 0
    guard opacity > 0 else { return }
    if opacity < 1, !isSingle(node) {
      return pushGroup(Group(opacity: opacity), node, state, &steps, isOffscreen: true)
    }
    var state = state
    state.opacity *= opacity
    pushChildren(of: node, state, &steps)
  }

  /// Whether nothing below a node overlaps, so that each ink may be faded on its own.
  private func isSingle(_ node: Int) -> Bool {
    var index = node
    for _ in 0..<16 {
      guard tree.nodes[index].childCount == 1 else { break }
      index += 1
    }
    switch tree.nodes[index].content {
    case .text, .divider, .spacer: return true
    case .shape(let shape): return shape.fill == nil || shape.stroke == nil
    default: return false
    }
  }

  private mutating func pushScaled(
    _ x: Double,
    _ y: Double,
    around center: Path.Point,
    _ node: Int,
    _ state: PaintState,
    _ steps: inout [Step]
  ) {
    func bounded(_ factor: Double) -> Double { min(max(factor, -1000), 1000) }
    // What has no width or height cannot be seen, and no surface can turn it back.
    guard abs(x) > 0.000_1, abs(y) > 0.000_1 else { return }
    var state = state
    state.visible = nil
    let growth = Transform.scale(
      x: bounded(x),
      y: bounded(y),
      aroundX: Path.bounded(center.x),
      y: Path.bounded(center.y)
    )
    pushGroup(Group(transform: growth), node, state, &steps)
  }

  /// Draws the content, then what cuts it, in a group of its own each.
  mutating func pushMasked(_ node: Int, _ state: PaintState, _ steps: inout [Step]) {
    let children = Array(tree.children(of: node))
    let area = seen(rect(of: node, state), state)
    guard children.count == 2, budget.spend(4 + Int(area)) else { return }
    drawing.open(Group(isMasked: true))
    drawing.open(Group())
    steps.append(.close(1))
    steps.append(.mask(children[1], state))
    steps.append(.node(children[0], state))
  }

  /// Pays for drawing on what can be seen of a rectangle; false where that is nothing or too much.
  mutating func spend(on rect: Rect, _ state: PaintState) -> Bool {
    state.shows(rect) && budget.spend(4 + Int(seen(rect, state) / 16))
  }

  /// How much of a rectangle can be seen, at most the page, in points by points.
  private func seen(_ rect: Rect, _ state: PaintState) -> Double {
    let sheet = drawing.width * drawing.height
    return min(state.shows(rect) ? state.shown(rect).area : 0, sheet)
  }
}
