import ViewTree

/// What a node says of one line by which it can be aligned.
struct GuidePlace: Equatable {
  var line: AlignmentGuide.Line
  /// From the node's leading or top edge, in units.
  var place: Double
}

extension LayoutEngine {
  /// The most lines that are told of one node.
  private static let lineLimit = 8

  /// Whether the tree has nodes that say where their lines are.
  var saysGuides: Bool {
    tree.nodes.contains { if case .alignmentGuide = $0.content { true } else { false } }
  }

  /// Where a line is in a node, as the node itself or something in it says; nil where none does.
  func guide(_ line: AlignmentGuide.Line, of node: Int) -> Double? {
    guard !guides.isEmpty, !guides[node].isEmpty else { return nil }
    return guides[node].first { $0.line == line }?.place
  }

  /// Finds what each node says of its lines, from the leaves up.
  ///
  /// What is said below a node holds for the node too, at the place where it stands in it. Widths and
  /// heights are settled; how children stand in a node follows from what they say.
  mutating func findGuides() {
    guides = Array(repeating: [], count: tree.nodes.count)
    for node in tree.nodes.indices.reversed() where tree.nodes[node].childCount > 0 {
      let said = sayers(of: node).filter { !guides[$0].isEmpty }
      let hasOwn = if case .alignmentGuide = tree.nodes[node].content { true } else { false }
      guard hasOwn || !said.isEmpty else { continue }
      placeChildren(of: node)
      guides[node] = combined(said, in: node)
      if case .alignmentGuide(let guide) = tree.nodes[node].content { say(guide, of: node) }
    }
  }

  /// The children whose lines are those of a node.
  private func sayers(of node: Int) -> [Int] {
    switch tree.nodes[node].content {
    case .background, .overlay, .mask: firstChild(of: node).map { [$0] } ?? []
    case .firstThatFits: chosen[node].map { [$0] } ?? []
    case .scroll, .list, .geometry, .chart, .position: []
    case .control where tree.nodes[node].content.isHosted: []
    default: Array(tree.children(of: node))
    }
  }

  /// What several children say of a line comes together as SwiftUI does it: the first of first
  /// baselines, the last of last ones, the middle of all else.
  private func combined(_ children: [Int], in node: Int) -> [GuidePlace] {
    var found: [GuidePlace] = []
    var counts: [Double] = []
    for child in children {
      for guide in guides[child] {
        let place = guide.place + distance(from: node, to: child, guide.line.axis)
        guard let index = found.firstIndex(where: { $0.line == guide.line }) else {
          guard found.count < LayoutEngine.lineLimit else { continue }
          found.append(GuidePlace(line: guide.line, place: place))
          counts.append(1)
          continue
        }
        counts[index] += 1
        switch guide.line {
        case .vertical(.firstTextBaseline): found[index].place = min(found[index].place, place)
        case .vertical(.lastTextBaseline): found[index].place = max(found[index].place, place)
        default: found[index].place += (place - found[index].place) / counts[index]
        }
      }
    }
    return found
  }

  private mutating func say(_ guide: AlignmentGuide, of node: Int) {
    let place = GuidePlace(line: guide.line, place: signedUnits(guide.place, guide.line.axis))
    guides[node].removeAll { $0.line == guide.line }
    guides[node].insert(place, at: 0)
  }

  private func distance(from node: Int, to child: Int, _ axis: Axis) -> Double {
    axis == .horizontal ? x[child] - x[node] : y[child] - y[node]
  }

  /// A place in units; it may be negative.
  func signedUnits(_ points: Double, _ axis: Axis) -> Double {
    let limit = Extent.limit
    guard !points.isNaN else { return 0 }
    return min(max(points / metrics.pointsPerUnit(axis), -limit), limit)
  }
}
