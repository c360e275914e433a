import ViewTree

extension LayoutEngine {
  /// Step 2: gives a node's children their widths.
  mutating func shareWidth(of node: Int) {
    guard let child = firstChild(of: node) else { return }
    let proposal = proposedWidth[node]
    switch tree.nodes[node].content {
    case .stack(let stack):
      shareWidth(stack, node: node)
    case .depthStack:
      for child in tree.children(of: node) { setWidth(of: child, proposal ?? width[node]) }
    case .chart:
      for child in tree.children(of: node) { setWidth(of: child, width[node]) }
    case .list, .section:
      shareRowWidths(of: node)
    case .label(let style):
      let parts = labelParts(style, node: node)
      for child in tree.children(of: node) where !parts.contains(child) { setWidth(of: child, 0) }
      shareWidth(among: parts, spacing: metrics.spacing(nil, .horizontal), node: node)
    case .progress(let progress):
      shareWidth(progress, node: node)
    case .padding(let insets):
      setWidth(of: child, proposal.map { max($0 - horizontalPadding(insets), 0) })
    case .frame(_?, _, _):
      setWidth(of: child, widths[node].ideal)
    case .flexibleFrame(let frame):
      setWidth(of: child, flexibleProposal(frame, proposal))
    case .grid(let grid): shareGridWidth(grid, node: node)
    case .gridRow:
      if !contexts[node].isInGrid { shareWidth(Stack(axis: .horizontal), node: node) }
    case .lazyGrid(let grid): shareLazyGridWidth(grid, node: node)
    case .firstThatFits(let horizontal, _):
      shareAlternativesWidth(horizontal: horizontal, node: node)
    case .geometry, .position:
      for child in tree.children(of: node) { setWidth(of: child, width[node]) }
    case .background, .overlay, .mask:
      setWidth(of: child, proposal)
      if let layer = secondChild(of: node) { setWidth(of: layer, width[child]) }
    case .border:
      let inset = metrics.borderInset(.horizontal)
      setWidth(of: child, proposal.map { max($0 - 2 * inset, 0) })
    case .fixedSize(true, _):
      setWidth(of: child, nil)
    case .scroll(let axes) where axes.horizontal:
      // A surface that cannot scroll rather squeezes what is too wide than hides it.
      let fits = widths[child].ideal <= width[node]
      setWidth(of: child, fits || hasHeight ? nil : proposal)
    case .aspectRatio:
      setWidth(of: child, width[node])
    default:
      setWidth(of: child, proposal)
    }
  }

  mutating func setWidth(of child: Int, _ proposal: Double?) {
    proposedWidth[child] = proposal
    width[child] = widths[child].answer(to: proposal)
  }

  private func flexibleProposal(_ frame: FlexibleFrame, _ proposal: Double?) -> Double? {
    guard let proposal = proposal ?? limit(frame.idealWidth, .horizontal) else { return nil }
    let least = limit(frame.minWidth, .horizontal) ?? 0
    let most = limit(frame.maxWidth, .horizontal) ?? .infinity
    return max(min(proposal, most), least)
  }

  private mutating func shareWidth(_ stack: Stack, node: Int) {
    guard stack.axis == .horizontal else {
      let proposal = proposedWidth[node] ?? width[node]
      for child in tree.children(of: node) { setWidth(of: child, proposal) }
      return
    }
    let children = Array(tree.children(of: node))
    shareWidth(among: children, spacing: metrics.spacing(stack.spacing, .horizontal), node: node)
  }

  private mutating func shareWidth(among children: [Int], spacing: Double, node: Int) {
    let gaps = Double(max(children.count - 1, 0)) * spacing
    let lengths = Sharing.lengths(
      total: proposedWidth[node].map { $0 - gaps },
      extents: children.map { widths[$0] },
      priorities: priorities(of: children),
      wholeUnits: metrics.hasWholeUnits
    )
    var sum = gaps
    for (child, length) in zip(children, lengths) {
      setWidth(of: child, proposedWidth[node] == nil ? nil : length)
      sum += width[child]
    }
    width[node] = Extent.bounded(sum)
  }

  private mutating func shareWidth(_ progress: Progress, node: Int) {
    let gap = metrics.spacing(nil, .horizontal)
    var available = width[node]
    if progress.style == .circular { available -= metrics.progress.circleWidth + gap }
    let children = Array(tree.children(of: node))
    for (position, child) in children.enumerated().reversed() {
      // The value keeps to itself at the end of the line; the label may take all the rest.
      let isValue = progress.hasValueLabel && position == children.count - 1
      let most = isValue ? widths[child].ideal : .infinity
      setWidth(of: child, min(max(available, 0), most))
      available -= width[child] + gap
    }
  }

  /// The layout priorities of a stack's children; empty where all are 0.
  ///
  /// Spacers are served last, as if they had the lowest priority of all.
  func priorities(of children: [Int]) -> [Double] {
    var priorities: [Double] = []
    for (position, child) in children.enumerated() {
      let priority = priority(of: child)
      guard priority != 0 else { continue }
      if priorities.isEmpty { priorities = Array(repeating: 0, count: children.count) }
      priorities[position] = priority
    }
    return priorities
  }

  private func priority(of child: Int) -> Double {
    if case .spacer = tree.nodes[child].content { return -.infinity }
    // Modifiers around a view keep its priority.
    var node = child
    for _ in 0..<16 where node < tree.nodes.count {
      switch tree.nodes[node].content {
      case .layoutPriority(let value): return value.isFinite ? value : 0
      case .padding, .frame, .flexibleFrame, .background, .overlay, .mask, .opacity, .offset, .clip,
        .border, .shadow, .rotation, .scale, .fixedSize, .aspectRatio, .hidden, .accessibility,
        .filter, .blendMode, .zIndex, .alignmentGuide,
        .control where !tree.nodes[node].content.isHosted:
        node += 1
      default: return 0
      }
    }
    return 0
  }
}
