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
    case .depthStack(let alignment):
      measureLayers(Array(tree.children(of: node)), alignment, node: node)
    case .list, .section:
      let total = layRows(of: node, placing: false)
      let isList = if case .list = content { true } else { false }
      setHeight(of: node, isList && hasHeight ? .greedy(ideal: total) : .fixed(total))
    case .label(let style):
      measureLayers(labelParts(style, node: node), .center, node: node)
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
    case .control where content.isHosted:
      setHeight(of: node, hostedExtent(.vertical))
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
    hasBaseline[node] = false
  }

  private mutating func measureLeaf(_ content: Content, node: Int) {
    let leaf = metrics.heights(of: content, node: node, width: width[node])
    heights[node] = leaf.extent
    firstBaseline[node] = leaf.firstBaseline
    lastBaseline[node] = leaf.lastBaseline
    if case .chart = content {} else { hasBaseline[node] = true }
    guard leaf.fittedWidth < width[node], fitted[node] == .infinity else { return }
    fitted[node] = leaf.fittedWidth
    hasFitted = true
  }

  private mutating func measureStack(_ stack: Stack, node: Int) {
    let children = Array(tree.children(of: node))
    guard stack.axis == .vertical else {
      return measureLayers(children, stack.alignment, node: node)
    }
    let spacing = Extent.fixed(totalSpacing(stack, node: node))
    setHeight(of: node, children.reduce(spacing) { $0 + heights[$1] })
    guard usesBaselines else { return }
    let gap = metrics.spacing(stack.spacing, .vertical)
    var (above, below) = (0.0, 0.0)
    // The first child with letters has the first baseline, the last one with letters the last.
    for child in children {
      if hasBaseline[child] {
        firstBaseline[node] = above + firstBaseline[child]
        hasBaseline[node] = true
        break
      }
      above += heights[child].ideal + gap
    }
    for child in children.reversed() {
      if hasBaseline[child] {
        lastBaseline[node] = below + lastBaseline[child]
        break
      }
      below += heights[child].ideal + gap
    }
  }

  /// Measures children that stand side by side or on top of each other.
  private mutating func measureLayers(_ children: [Int], _ alignment: Alignment, node: Int) {
    let extent = alignedExtent(children, alignment, .vertical, heights)
    setHeight(of: node, extent)
    guard usesBaselines, children.contains(where: { hasBaseline[$0] }) else { return }
    hasBaseline[node] = true
    let (before, _) = room(children, alignment, .vertical) { heights[$0].ideal }
    var (first, last) = (Double.infinity, Double.infinity)
    for child in children where hasBaseline[child] {
      let top = before - sharedLine(alignment, of: child)
      first = min(first, top + firstBaseline[child])
      last = min(last, extent.ideal - top - heights[child].ideal + lastBaseline[child])
    }
    firstBaseline[node] = first
    lastBaseline[node] = last
  }

  /// Where the line that a row aligns is in a child of its ideal height.
  private func sharedLine(_ alignment: Alignment, of child: Int) -> Double {
    room([child], alignment, .vertical) { heights[$0].ideal }.before
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
      above = padding(insets.top, .vertical)
      below = padding(insets.bottom, .vertical)
      extent = inner.padded(above + below)
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
    case .scroll(let axes) where axes.vertical:
      extent = hasHeight ? .greedy(ideal: inner.ideal) : .fixed(inner.ideal)
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
    hasBaseline[node] = hasBaseline[child]
    firstBaseline[node] = firstBaseline[child] + above
    lastBaseline[node] = lastBaseline[child] + below
  }

  /// The height of a scroll view's content, which a surface without scrolling shows in full even
  /// where a frame is shorter; 0 for other views.
  private func scrolledHeight(_ child: Int) -> Double {
    if hasHeight { return 0 }
    return switch tree.nodes[child].content {
    case .scroll(let axes): axes.vertical ? heights[child].ideal : 0
    case .list: heights[child].ideal
    default: 0
    }
  }

  private func space(around inner: Double, in outer: Double, _ alignment: Alignment) -> (
    Double, Double
  ) {
    let above = units.offset(of: inner, in: outer, alignment.vertical)
    return (above, max(outer - inner - above, 0))
  }
}
