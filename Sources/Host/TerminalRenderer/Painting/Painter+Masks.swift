import ViewTree

extension Painter {
  /// Draws what a mask leaves of its content.
  ///
  /// A colour or gradient is what its mask, words or shapes, is painted with. Other content is cut to
  /// the mask's outline where that is a shape, else to its frame.
  func pushMasked(_ node: Int, _ state: PaintState, _ steps: inout [Step]) {
    let children = Array(tree.children(of: node))
    guard children.count == 2 else { return }
    var state = state
    if let fill = plainFill(children[0]) {
      state.clip = state.clip.intersection(rect(of: children[0], state))
      state.maskPaint = state.maskPaint ?? fill
      steps.append(.node(children[1], state))
      return
    }
    if case .shape(let shape) = tree.nodes[children[1]].content, shape.fill != nil {
      state.cut(to: shape.kind, rect(of: children[1], state))
    } else {
      state.clip = state.clip.intersection(rect(of: children[1], state))
    }
    steps.append(.node(children[0], state))
  }

  /// The paint of a node that is a filled rectangle and nothing else.
  private func plainFill(_ node: Int) -> Paint? {
    var node = node
    for _ in 0..<8 {
      switch tree.nodes[node].content {
      case .shape(let shape):
        return shape.kind == .rectangle && shape.stroke == nil ? shape.fill : nil
      case .frame, .flexibleFrame, .control:
        guard let child = Array(tree.children(of: node)).first else { return nil }
        node = child
      default: return nil
      }
    }
    return nil
  }

  /// Whether a node shows shapes only; words cannot be turned, so that nothing that holds some is.
  func hasOnlyShapes(_ node: Int) -> Bool {
    let count = tree.nodes[node].descendantCount
    guard count > 0, count <= 64 else { return false }
    return tree.nodes[(node + 1)...(node + count)].allSatisfy { inner in
      switch inner.content {
      case .text, .tokenLabel, .placeholder, .symbol, .chart, .divider, .progress, .border, .list:
        false
      default: true
      }
    }
  }
}

extension PaintState {
  /// Cuts to a frame and to the outline in it.
  mutating func cut(to kind: ShapeKind, _ rect: CellRect) {
    clip = clip.intersection(rect)
    guard cuts.count < PaintState.cutLimit, let cut = Cut(kind, rect) else { return }
    cuts.append(cut)
  }
}
