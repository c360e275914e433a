import Drawing
import ViewTree

/// What has to be known of a node before it is written, found from the leaves up.
struct NodeTraits: OptionSet {
  let rawValue: UInt8

  /// Takes the width that it is offered.
  static let growsX = NodeTraits(rawValue: 1)
  /// Takes the height that it is offered.
  static let growsY = NodeTraits(rawValue: 2)
  /// Holds words.
  static let words = NodeTraits(rawValue: 4)
  /// Holds a chart.
  static let chart = NodeTraits(rawValue: 8)
  /// Holds controls, headings, lists or tables: what a picture in words would hide.
  static let structure = NodeTraits(rawValue: 16)

  /// A line between the parts of a row.
  static let upright = NodeTraits(rawValue: 32)

  static let grows: NodeTraits = [.growsX, .growsY]
}

/// The traits of all nodes, and about how wide each is in one line, in points.
struct NodeSurvey {
  private(set) var traits: [NodeTraits]
  private(set) var widths: [Float]
  private let nodes: [ViewTree.Node]

  /// - Complexity: O(nodes).
  init(_ tree: ViewTree) {
    nodes = tree.nodes
    traits = Array(repeating: [], count: nodes.count)
    widths = Array(repeating: 0, count: nodes.count)
    findUprightLines(tree)
    for index in nodes.indices.reversed() {
      var below: NodeTraits = []
      var sum: Float = 0
      var widest: Float = 0
      for child in tree.children(of: index) {
        below.formUnion(traits[child])
        sum += widths[child]
        widest = max(widest, widths[child])
      }
      below.remove(.upright)
      traits[index] = survey(index, below)
      widths[index] = min(width(of: index, sum, widest), 100_000)
    }
  }

  /// Lines stand upright in rows, whatever is around them there.
  private mutating func findUprightLines(_ tree: ViewTree) {
    for index in nodes.indices {
      guard case .stack(let stack) = nodes[index].content, stack.axis == .horizontal else {
        continue
      }
      var steps = Array(tree.children(of: index))
      while let node = steps.popLast() {
        switch nodes[node].content {
        case .divider: traits[node] = .upright
        case .padding, .frame, .flexibleFrame, .opacity, .accessibility, .layoutPriority, .offset,
          .background, .overlay:
          if nodes[node].childCount > 0 { steps.append(node + 1) }
        default: break
        }
      }
    }
  }

  // MARK: Widths

  private func width(of index: Int, _ sum: Float, _ widest: Float) -> Float {
    switch nodes[index].content {
    case .text(let text): NodeSurvey.width(of: text)
    case .symbol: 20
    case .tokenLabel: 120
    case .placeholder, .report, .activityPicker: 100
    case .button, .menu: widest + 28
    case .stack(let stack) where stack.axis == .horizontal:
      sum + Float(max(nodes[index].childCount - 1, 0)) * 8
    case .gridRow, .label: sum + Float(max(nodes[index].childCount - 1, 0)) * 8
    case .frame(let width?, _, _): Float(max(width, 0))
    case .flexibleFrame(let frame): max(widest, Float(frame.minWidth ?? 0))
    case .padding(let insets): widest + Float((insets.leading ?? 16) + (insets.trailing ?? 16))
    case .background, .overlay, .mask: nodes[index].childCount > 0 ? widths[index + 1] : widest
    default: widest
    }
  }

  private static func width(of text: TextContent) -> Float {
    text.runs.reduce(0) { sum, run in
      sum + Float(run.string.utf8.count) * 0.55 * Float(DrawnFont(run.style.font).size)
    }
  }

  // MARK: Traits

  /// What the children of a node hold.
  func below(_ index: Int) -> NodeTraits {
    nodes[index].childCount > 0 ? traits[index + 1] : []
  }

  private func survey(_ index: Int, _ below: NodeTraits) -> NodeTraits {
    let content = nodes[index].content
    switch content {
    case .text(let text): return text.isHeading ? [.words, .structure] : .words
    case .tokenLabel, .placeholder, .report, .activityPicker: return .words
    case .symbol(let symbol): return symbol.isResizable ? .grows : []
    case .shape, .geometry: return below.union(growth(of: content))
    case .spacer: return []
    case .divider: return traits[index].contains(.upright) ? [.upright, .growsY] : .growsX
    case .chart: return below.union([.growsX, .growsY, .chart])
    case .stack(let stack): return below.union(growth(of: stack, index))
    case .background, .overlay, .mask, .presentation: return firstGrowth(index, below)
    case .list, .tabs, .table, .disclosure, .picker, .toggle, .slider, .stepper, .textField,
      .colorWell:
      return below.union([.growsX, .structure])
    case .button, .menu: return below.union(.structure)
    case .section, .lazyGrid: return below.union(.growsX)
    case .progress, .gauge: return below.union([.words, .structure]).union(growth(of: content))
    case .frame(let width, let height, _):
      return below.subtracting(growth(width == nil, height == nil, inverted: true))
    case .flexibleFrame(let frame): return flexible(frame, below)
    case .fixedSize(let horizontal, let vertical):
      return below.subtracting(growth(horizontal, vertical, inverted: false))
    case .position: return below.union(.grows)
    case .scroll(let axes):
      return below.union(growth(axes.horizontal, axes.vertical, inverted: false))
    case .accessibility(let words):
      return words.traits.contains(.isHeader)
        ? below.union([.structure, .words]) : below.union(.words)
    default: return below
    }
  }

  private func growth(_ horizontal: Bool, _ vertical: Bool, inverted: Bool) -> NodeTraits {
    var traits: NodeTraits = []
    if horizontal != inverted { traits.insert(.growsX) }
    if vertical != inverted { traits.insert(.growsY) }
    return traits
  }

  private func growth(of content: Content) -> NodeTraits {
    switch content {
    case .geometry(let geometry):
      growth(geometry.width == nil, geometry.height == nil, inverted: false)
    case .progress(let progress): progress.style == .circular ? [] : .growsX
    case .gauge(let gauge):
      gauge.style == .accessoryCircular || gauge.style == .accessoryCircularCapacity ? [] : .growsX
    default: .grows
    }
  }

  /// A stack with a spacer takes what it is offered.
  private func growth(of stack: Stack, _ index: Int) -> NodeTraits {
    let along: NodeTraits = stack.axis == .horizontal ? .growsX : .growsY
    var traits: NodeTraits = []
    var child = index + 1
    for _ in 0..<nodes[index].childCount {
      if case .spacer = nodes[child].content { traits.formUnion(along) }
      child += 1 + nodes[child].descendantCount
    }
    return traits
  }

  /// What only the first child decides: the second is drawn at its size.
  private func firstGrowth(_ index: Int, _ below: NodeTraits) -> NodeTraits {
    guard nodes[index].childCount > 0 else { return below }
    return below.subtracting(.grows).union(traits[index + 1].intersection(.grows))
  }

  private func flexible(_ frame: FlexibleFrame, _ below: NodeTraits) -> NodeTraits {
    var traits = below
    if frame.maxWidth != nil { traits.insert(.growsX) }
    if frame.maxHeight != nil { traits.insert(.growsY) }
    return traits
  }
}
