import ViewTree

extension LayoutEngine {
  /// Step 1: the widths that a node can have, from those of its children.
  mutating func measureWidth(of node: Int) {
    widths[node] = widthExtent(of: node)
  }

  private mutating func widthExtent(of node: Int) -> Extent {
    let content = tree.nodes[node].content
    switch content {
    case .text, .symbol, .chart, .tokenLabel, .placeholder:
      return leafWidth(content, node: node)
    case .shape:
      return .greedy(ideal: metrics.length(idealShapeLength, .horizontal))
    case .spacer(let minLength):
      if contexts[node].stackAxis == .vertical { return .zero }
      let least = metrics.spacer(minLength, .horizontal)
      return Extent(min: least, ideal: least, max: .infinity)
    case .divider:
      return contexts[node].stackAxis == .horizontal
        ? .fixed(metrics.dividerThickness(along: .vertical)) : .greedy(ideal: 0)
    case .stack(let stack):
      return stackWidth(stack, node: node)
    case .depthStack(let alignment):
      return alignedExtent(Array(tree.children(of: node)), alignment, .horizontal, widths)
    case .list, .section:
      return rowsWidth(of: node)
    case .label(let style):
      return labelWidth(style, node: node)
    case .progress(let progress):
      return progressWidth(progress, node: node)
    case .grid(let grid): return gridWidth(grid, node: node)
    case .gridRow: return stackWidth(Stack(axis: .horizontal), node: node)
    case .lazyGrid(let grid): return lazyGridWidth(grid, node: node)
    case .firstThatFits: return alternativesWidth(node: node)
    case .geometry(let geometry):
      let content = tree.children(of: node).reduce(0) { max($0, widths[$1].ideal) }
      return geometry.width.map { .fixed(metrics.length($0, .horizontal)) }
        ?? .greedy(ideal: max(content, metrics.length(idealShapeLength, .horizontal)))
    case .control where content.isHosted: return hostedExtent(.horizontal)
    case .position: return .greedy(ideal: firstChild(of: node).map { widths[$0].ideal } ?? 0)
    default:
      return modifierWidth(content, node: node)
    }
  }

  /// The lengths of a surface of the host's own: whatever it shows, the views around it stand where
  /// they do without it.
  func hostedExtent(_ axis: Axis) -> Extent {
    .greedy(ideal: metrics.length(hostedIdealLength, axis))
  }

  /// As much as a chart needs to be read.
  private var hostedIdealLength: Double { 320 }

  /// SwiftUI's size of a shape that is proposed nothing.
  var idealShapeLength: Double { 10 }

  private mutating func leafWidth(_ content: Content, node: Int) -> Extent {
    let extent = metrics.widths(of: content, node: node)
    let most = fitted[node]
    guard most < extent.max else { return extent }
    let ideal = min(extent.ideal, most)
    let least = min(extent.min, most)
    return Extent(min: least, comfortable: extent.comfortable, ideal: ideal, max: most)
  }

  private func stackWidth(_ stack: Stack, node: Int) -> Extent {
    let children = tree.children(of: node)
    guard stack.axis == .horizontal else {
      if guides.isEmpty { return children.reduce(.zero) { $0.union(widths[$1]) } }
      return alignedExtent(Array(children), stack.alignment, .horizontal, widths)
    }
    return children.reduce(.fixed(totalSpacing(stack, node: node))) { $0 + widths[$1] }
  }

  /// The space between all the children of a stack.
  func totalSpacing(_ stack: Stack, node: Int) -> Double {
    let gaps = Double(max(tree.nodes[node].childCount - 1, 0))
    return gaps * metrics.spacing(stack.spacing, stack.axis)
  }

  private func labelWidth(_ style: LabelStyle, node: Int) -> Extent {
    let parts = labelParts(style, node: node)
    let gaps = Double(max(parts.count - 1, 0)) * metrics.spacing(nil, .horizontal)
    return parts.reduce(.fixed(gaps)) { $0 + widths[$1] }
  }

  /// The children of a label that show, from left to right.
  func labelParts(_ style: LabelStyle, node: Int) -> [Int] {
    guard let title = firstChild(of: node), let icon = secondChild(of: node) else { return [] }
    switch style {
    case .automatic, .titleAndIcon: return [icon, title]
    case .titleOnly: return [title]
    case .iconOnly: return [icon]
    }
  }

  private func progressWidth(_ progress: Progress, node: Int) -> Extent {
    let labels = Array(tree.children(of: node))
    let gap = metrics.spacing(nil, .horizontal)
    let words = labels.reduce(Extent.fixed(Double(max(labels.count - 1, 0)) * gap)) {
      $0 + widths[$1]
    }
    guard progress.style == .circular else { return words.union(metrics.progress.barWidth) }
    let circle = metrics.progress.circleWidth
    return labels.isEmpty ? .fixed(circle) : words + (circle + gap)
  }

  private func modifierWidth(_ content: Content, node: Int) -> Extent {
    guard let child = firstChild(of: node) else { return .zero }
    let inner = widths[child]
    switch content {
    case .padding(let insets):
      return inner.padded(horizontalPadding(insets))
    case .frame(let width?, _, _):
      return .fixed(max(metrics.length(width, .horizontal), lineWidth(below: node, in: width)))
    case .flexibleFrame(let frame):
      return inner.limited(
        min: limit(frame.minWidth, .horizontal),
        ideal: limit(frame.idealWidth, .horizontal),
        max: limit(frame.maxWidth, .horizontal)
      )
    case .border:
      return inner + 2 * metrics.borderInset(.horizontal)
    case .scroll(let axes) where axes.horizontal:
      // As wide as offered, whatever the width of what scrolls in it.
      return .greedy(ideal: inner.ideal)
    case .fixedSize(true, _):
      return .fixed(inner.ideal)
    case .aspectRatio(let ratio, let mode):
      return ratioWidth(ratio, mode, inner: inner, node: node)
    default:
      return inner
    }
  }

  /// The width of the text in a frame that holds it on one line on a phone, where small fonts are
  /// narrow; 0 for other frames.
  private func lineWidth(below node: Int, in points: Double) -> Double {
    var index = node + 1
    for _ in 0..<16 where index < tree.nodes.count {
      let content = tree.nodes[index].content
      switch content {
      case .text:
        guard let needed = metrics.phoneWidth(of: content, node: index), needed <= points else {
          return 0
        }
        return widths[index].ideal
      case .opacity, .clip, .shadow, .accessibility, .background, .overlay, .filter, .blendMode,
        .zIndex, .offset, .frame(nil, _, _),
        .control where !content.isHosted:
        index += 1
      default: return 0
      }
    }
    return 0
  }

  func horizontalPadding(_ insets: PaddingInsets) -> Double {
    padding(insets.leading, .horizontal) + padding(insets.trailing, .horizontal)
  }

  /// Padding in units; a negative one lets the child reach beyond the node.
  func padding(_ points: Double?, _ axis: Axis) -> Double {
    guard let points, points < 0 else { return metrics.padding(points, axis) }
    return -metrics.padding(-points, axis)
  }

  /// A limit of a flexible frame in units; infinity stays what it is.
  func limit(_ points: Double?, _ axis: Axis) -> Double? {
    points.map { $0 == .infinity ? $0 : metrics.length($0, axis) }
  }

  private func ratioWidth(_ ratio: Double?, _ mode: ContentMode, inner: Extent, node: Int) -> Extent
  {
    guard let factor = widthPerHeight(ratio, node: node),
      let hint = contexts[node].heightHint
    else { return inner }
    let width = snapped(hint * factor)
    switch mode {
    case .fit:
      let most = min(inner.max, width)
      return Extent(min: min(inner.min, most), ideal: min(inner.ideal, most), max: most)
    case .fill:
      return Extent(min: width, ideal: max(inner.ideal, width), max: inner.max)
    }
  }

  /// A ratio of width to height, measured in units; nil for a child without a ratio of its own.
  func widthPerHeight(_ ratio: Double?, node: Int) -> Double? {
    guard let ratio = ratio ?? ownRatio(below: node), ratio.isFinite, ratio > 0 else { return nil }
    let bounded = min(max(ratio, 0.001), 1000)
    return bounded * metrics.pointsPerUnit(.vertical) / metrics.pointsPerUnit(.horizontal)
  }

  /// The ratio of the shape or symbol that a chain of modifiers ends in.
  private func ownRatio(below node: Int) -> Double? {
    var index = node + 1
    for _ in 0..<64 where index < tree.nodes.count {
      let content = tree.nodes[index].content
      switch content {
      case .shape: return 1
      case .symbol(let symbol): return symbol.isResizable ? 1 : nil
      case .padding, .opacity, .clip, .border, .shadow, .accessibility, .background, .overlay,
        .mask, .filter, .blendMode, .zIndex,
        .control where !content.isHosted:
        index += 1
      default: return nil
      }
    }
    return nil
  }
}

extension Content {
  /// Whether the node is a surface of the host's own, of which nothing shows in the layout around it.
  var isHosted: Bool {
    if case .control(let mark) = self { mark.role == .hosted } else { false }
  }
}
