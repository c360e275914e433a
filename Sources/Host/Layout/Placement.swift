import ViewTree

extension LayoutEngine {
  /// Step 4: gives a node's children their heights and places.
  mutating func placeChildren(of node: Int) {
    guard let child = firstChild(of: node) else { return }
    let proposal = proposedHeight[node]
    switch tree.nodes[node].content {
    case .stack(let stack):
      if stack.axis == .vertical {
        placeColumn(stack, node: node)
      } else {
        placeRow(stack, node: node)
      }
    case .depthStack(let alignment):
      placeLayers(alignment, node: node)
    case .chart(let chart):
      for (layer, child) in zip(chart.layers, tree.children(of: node)) {
        place(child, in: node, height[node], layer.alignment)
      }
    case .list:
      let total = layRows(of: node, placing: true)
      if total > height[node] {
        cut.insert(node)
        contentHeights[node] = total
      }
    case .section:
      _ = layRows(of: node, placing: true)
    case .label(let style):
      placeLabel(style, node: node)
    case .progress(let progress):
      placeProgressLabels(progress, node: node)
    case .padding(let insets):
      let top = padding(insets.top, .vertical)
      let bottom = padding(insets.bottom, .vertical)
      setHeight(of: child, proposal.map { max($0 - top - bottom, 0) })
      x[child] = x[node] + padding(insets.leading, .horizontal)
      y[child] = y[node] + top
    case .frame(_, let fixed, let alignment):
      place(child, in: node, fixed == nil ? proposal : height[node], alignment)
    case .flexibleFrame(let frame):
      place(child, in: node, flexibleProposal(frame, proposal), frame.alignment)
    case .grid(let grid): placeGrid(grid, node: node)
    case .gridRow(let alignment):
      if !contexts[node].isInGrid {
        let middle = Alignment(horizontal: .center, vertical: alignment ?? .center)
        placeRow(Stack(axis: .horizontal, alignment: middle), node: node)
      }
    case .lazyGrid(let grid): placeLazyGrid(grid, node: node)
    case .firstThatFits:
      for child in tree.children(of: node) { place(child, in: node, proposal, .topLeading) }
    case .geometry:
      for child in tree.children(of: node) { place(child, in: node, height[node], .topLeading) }
    case .position(let left, let top):
      setHeight(of: child, height[node])
      x[child] = x[node] + snapped(signedUnits(left, .horizontal) - width[child] / 2)
      y[child] = y[node] + snapped(signedUnits(top, .vertical) - height[child] / 2)
    case .background(let alignment), .overlay(let alignment), .mask(let alignment):
      place(child, in: node, proposal, .center)
      if let layer = secondChild(of: node) { place(layer, over: child, alignment) }
    case .border:
      let inset = metrics.borderInset(.vertical)
      place(child, in: node, proposal.map { max($0 - 2 * inset, 0) }, .center)
    case .fixedSize(_, true):
      place(child, in: node, nil, .center)
    case .aspectRatio:
      place(child, in: node, height[node], .center)
    case .scroll(let axes): placeScrolled(child, axes, node: node)
    default:
      place(child, in: node, proposal, .center)
    }
  }

  mutating func setHeight(of child: Int, _ proposal: Double?) {
    proposedHeight[child] = proposal
    height[child] = heights[child].answer(to: proposal)
  }

  /// Places a child inside its parent's frame.
  private mutating func place(
    _ child: Int,
    in node: Int,
    _ proposal: Double?,
    _ alignment: Alignment
  ) {
    setHeight(of: child, proposal)
    guard guides.isEmpty else {
      x[child] = x[node] + start(of: child, in: width[node], alignment, .horizontal)
      y[child] = y[node] + start(of: child, in: height[node], alignment, .vertical)
      return
    }
    x[child] = x[node] + units.start(of: width[child], in: width[node], alignment, .horizontal)
    y[child] = y[node] + units.start(of: height[child], in: height[node], alignment, .vertical)
  }

  /// Places a layer that gets the size of its content.
  private mutating func place(_ layer: Int, over content: Int, _ alignment: Alignment) {
    setHeight(of: layer, height[content])
    x[layer] = x[content] + start(of: layer, over: content, alignment, .horizontal)
    y[layer] = y[content] + start(of: layer, over: content, alignment, .vertical)
  }

  private mutating func placeLayers(_ alignment: Alignment, node: Int) {
    let children = Array(tree.children(of: node))
    for child in children { setHeight(of: child, proposedHeight[node] ?? height[node]) }
    let lefts = starts(children, alignment, .horizontal, in: width[node])
    let tops = starts(children, alignment, .vertical, in: height[node])
    for (child, (left, top)) in zip(children, zip(lefts, tops)) {
      (x[child], y[child]) = (x[node] + left, y[node] + top)
    }
  }

  /// Places the content of a scroll view, which keeps its ideal length along the axes.
  ///
  /// Where the view shows a part only, its anchor says which.
  private mutating func placeScrolled(_ child: Int, _ axes: ScrollAxes, node: Int) {
    setHeight(of: child, axes.vertical ? nil : proposedHeight[node])
    if width[child] > width[node] || height[child] > height[node] { cut.insert(node) }
    func start(_ inner: Double, _ outer: Double, _ scrolls: Bool, _ part: Double?) -> Double {
      guard scrolls, hasHeight, let part else { return 0 }
      return snapped((outer - inner) * min(max(part, 0), 1))
    }
    x[child] = x[node] + start(width[child], width[node], axes.horizontal, axes.anchor?.x)
    y[child] = y[node] + start(height[child], height[node], axes.vertical, axes.anchor?.y)
  }

  private func flexibleProposal(_ frame: FlexibleFrame, _ proposal: Double?) -> Double? {
    guard let proposal = proposal ?? limit(frame.idealHeight, .vertical) else {
      // A frame with a least height centres its content but lets greedy content fill it.
      return limit(frame.minHeight, .vertical)
    }
    let least = limit(frame.minHeight, .vertical) ?? 0
    let most = limit(frame.maxHeight, .vertical) ?? .infinity
    return max(min(proposal, most), least)
  }

  private mutating func placeColumn(_ stack: Stack, node: Int) {
    let children = Array(tree.children(of: node))
    let lengths = Sharing.lengths(
      total: proposedHeight[node].map { $0 - totalSpacing(stack, node: node) },
      extents: children.map { heights[$0] },
      priorities: priorities(of: children),
      wholeUnits: metrics.hasWholeUnits
    )
    var top = y[node]
    let alignment = stack.alignment
    let lefts =
      isAlignedByLines(children, alignment, .horizontal)
      ? starts(children, alignment, .horizontal, in: width[node]) : nil
    for (index, child) in children.enumerated() {
      setHeight(of: child, proposedHeight[node] == nil ? nil : lengths[index])
      x[child] =
        x[node]
        + (lefts?[index] ?? units.start(of: width[child], in: width[node], alignment, .horizontal))
      y[child] = top
      top += height[child] + metrics.spacing(stack.spacing, .vertical)
    }
  }

  private mutating func placeRow(_ stack: Stack, node: Int) {
    placeRow(
      Array(tree.children(of: node)),
      alignment: stack.alignment,
      spacing: metrics.spacing(stack.spacing, .horizontal),
      node: node
    )
  }

  private mutating func placeRow(
    _ children: [Int],
    alignment: Alignment,
    spacing: Double,
    node: Int
  ) {
    for child in children { setHeight(of: child, proposedHeight[node] ?? height[node]) }
    let tops =
      isAlignedByLines(children, alignment, .vertical)
      ? starts(children, alignment, .vertical, in: height[node]) : nil
    var left = x[node]
    for (index, child) in children.enumerated() {
      x[child] = left
      left += width[child] + spacing
      let top =
        tops?[index] ?? units.start(of: height[child], in: height[node], alignment, .vertical)
      y[child] = y[node] + top
    }
  }

  private mutating func placeLabel(_ style: LabelStyle, node: Int) {
    let parts = labelParts(style, node: node)
    for child in tree.children(of: node) { (x[child], y[child]) = (x[node], y[node]) }
    placeRow(parts, alignment: .center, spacing: metrics.spacing(nil, .horizontal), node: node)
    for child in tree.children(of: node) where !parts.contains(child) { setHeight(of: child, 0) }
  }

  private mutating func placeProgressLabels(_ progress: Progress, node: Int) {
    let children = Array(tree.children(of: node))
    let lead = metrics.progress.circleWidth + metrics.spacing(nil, .horizontal)
    for (position, child) in children.enumerated() {
      setHeight(of: child, nil)
      y[child] = y[node]
      let isValue = progress.hasValueLabel && position == children.count - 1
      if isValue {
        x[child] = x[node] + max(width[node] - width[child], 0)
      } else {
        x[child] = x[node] + (progress.style == .circular ? lead : 0)
      }
    }
  }
}
