import ViewTree

extension LayoutEngine {
  /// Step 3: the heights that a node can have at its width, and where its baselines are.
  mutating func measureHeight(of node: Int) {
    let content = tree.nodes[node].content
    switch content {
    case .text, .symbol, .chart, .tokenLabel, .placeholder:
      measureLeaf(content, node: node)
    case .shape:
      setHeight(of: node, .greedy(ideal: metrics.length(idealShapeLength, .vertical)))
    case .spacer(let minLength):
      let least = metrics.spacer(minLength, .vertical)
      let runs = contexts[node].stackAxis != .horizontal
      setHeight(of: node, runs ? Extent(min: least, ideal: least, max: .infinity) : .zero)
    case .divider:
      let isVertical = contexts[node].stackAxis == .horizontal
      let thickness = metrics.dividerThickness(along: .horizontal)
      setHeight(of: node, isVertical ? .greedy(ideal: 0) : .fixed(thickness))
    case .stack(let stack):
      measureStack(stack, node: node)
    case .depthStack:
      setHeight(of: node, tree.children(of: node).reduce(.zero) { $0.union(heights[$1]) })
    case .list, .section:
      let total = layRows(of: node, placing: false)
      setHeight(of: node, .fixed(total))
    case .label(let style):
      measureRow(labelParts(style, node: node), alignment: .center, node: node)
    case .progress(let progress):
      setHeight(of: node, .fixed(progressHeight(progress, node: node)))
    case .grid(let grid): setHeight(of: node, gridHeight(grid, node: node))
    case .gridRow: measureStack(Stack(axis: .horizontal), node: node)
    case .lazyGrid(let grid): setHeight(of: node, lazyGridHeight(grid, node: node))
    case .firstThatFits(_, let vertical):
      setHeight(of: node, measureAlternatives(vertical: vertical, node: node))
    case .geometry(let geometry):
      let fixed = geometry.height.map { Extent.fixed(metrics.length($0, .vertical)) }
      let content = tree.children(of: node).reduce(0) { max($0, heights[$1].ideal) }
      let ideal = max(content, metrics.length(idealShapeLength, .vertical))
      setHeight(of: node, fixed ?? .greedy(ideal: ideal))
    case .position:
      setHeight(of: node, .greedy(ideal: firstChild(of: node).map { heights[$0].ideal } ?? 0))
    default:
      measureModifier(content, node: node)
    }
  }

  private mutating func setHeight(of node: Int, _ extent: Extent) {
    heights[node] = extent
    firstBaseline[node] = extent.ideal
    lastBaseline[node] = 0
  }

  private mutating func measureLeaf(_ content: Content, node: Int) {
    let leaf = metrics.heights(of: content, node: node, width: width[node])
    heights[node] = leaf.extent
    firstBaseline[node] = leaf.firstBaseline
    lastBaseline[node] = leaf.lastBaseline
    guard leaf.fittedWidth < width[node], fitted[node] == .infinity else { return }
    fitted[node] = leaf.fittedWidth
    hasFitted = true
  }

  private mutating func measureStack(_ stack: Stack, node: Int) {
    let children = Array(tree.children(of: node))
    guard stack.axis == .vertical else {
      return measureRow(children, alignment: stack.alignment.vertical, node: node)
    }
    let spacing = Extent.fixed(totalSpacing(stack, node: node))
    setHeight(of: node, children.reduce(spacing) { $0 + heights[$1] })
    if let first = children.first { firstBaseline[node] = firstBaseline[first] }
    if let last = children.last { lastBaseline[node] = lastBaseline[last] }
  }

  private mutating func measureRow(_ children: [Int], alignment: VerticalAlignment, node: Int) {
    var extent = children.reduce(Extent.zero) { $0.union(heights[$1]) }
    let (above, below) = baselineSpace(children, alignment)
    extent = extent.union(.fixed(above + below))
    setHeight(of: node, extent)
    if let lead = children.first {
      firstBaseline[node] = firstBaseline[lead]
      lastBaseline[node] = lastBaseline[lead]
    }
    if alignment == .firstTextBaseline { firstBaseline[node] = above }
    if alignment == .lastTextBaseline { lastBaseline[node] = below }
  }

  /// The most space above and below the common baseline of a row; none where it has no such.
  func baselineSpace(_ children: [Int], _ alignment: VerticalAlignment) -> (Double, Double) {
    guard alignment == .firstTextBaseline || alignment == .lastTextBaseline else { return (0, 0) }
    var (above, below) = (0.0, 0.0)
    for child in children {
      let baseline = baselineOffset(of: child, alignment, height: heights[child].ideal)
      above = max(above, baseline)
      below = max(below, heights[child].ideal - baseline)
    }
    return (above, below)
  }

  /// From a child's top to the baseline that a row aligns.
  func baselineOffset(of child: Int, _ alignment: VerticalAlignment, height: Double) -> Double {
    alignment == .firstTextBaseline ? firstBaseline[child] : height - lastBaseline[child]
  }

  private func progressHeight(_ progress: Progress, node: Int) -> Double {
    let words = tree.children(of: node).reduce(0.0) { max($0, heights[$1].ideal) }
    if progress.style == .circular { return max(words, metrics.progress.circleHeight) }
    return words + (words > 0 ? metrics.progress.spacing : 0) + metrics.progress.barHeight
  }

  private mutating func measureModifier(_ content: Content, node: Int) {
    guard let child = firstChild(of: node) else { return setHeight(of: node, .zero) }
    var (above, below) = (0.0, 0.0)
    let inner = heights[child]
    var extent = inner
    switch content {
    case .padding(let insets):
      above = metrics.padding(insets.top, .vertical)
      below = metrics.padding(insets.bottom, .vertical)
      extent = inner + (above + below)
    case .frame(_, let height?, let alignment):
      extent = .fixed(max(metrics.length(height, .vertical), scrolledHeight(child)))
      (above, below) = space(around: inner.ideal, in: extent.ideal, alignment)
    case .flexibleFrame(let frame):
      extent = inner.limited(
        min: limit(frame.minHeight, .vertical),
        ideal: limit(frame.idealHeight, .vertical),
        max: limit(frame.maxHeight, .vertical).map { max($0, scrolledHeight(child)) }
      )
      (above, below) = space(around: inner.ideal, in: extent.ideal, frame.alignment)
    case .border:
      (above, below) = (metrics.borderInset(.vertical), metrics.borderInset(.vertical))
      extent = inner + (above + below)
    case .scroll(let axes):
      extent = axes.vertical ? .fixed(inner.ideal) : inner
    case .fixedSize(_, true):
      extent = .fixed(inner.ideal)
    case .aspectRatio(let ratio, _):
      if let factor = widthPerHeight(ratio, node: node) {
        extent = .fixed(rounded(width[node] / factor))
      }
    default:
      break
    }
    heights[node] = extent
    firstBaseline[node] = firstBaseline[child] + above
    lastBaseline[node] = lastBaseline[child] + below
  }

  /// The height of a scroll view's content, which a surface without scrolling shows in full even
  /// where a frame is shorter; 0 for other views.
  private func scrolledHeight(_ child: Int) -> Double {
    switch tree.nodes[child].content {
    case .scroll(let axes): axes.vertical ? heights[child].ideal : 0
    case .list: heights[child].ideal
    default: 0
    }
  }

  private func space(around inner: Double, in outer: Double, _ alignment: Alignment) -> (
    Double, Double
  ) {
    let above = offset(of: inner, in: outer, alignment.vertical)
    return (above, max(outer - inner - above, 0))
  }
}
