import ViewTree

/// The marks of a plain tree, in reading order.
struct Marks {
  /// The nodes of marks, which are in order, and the marks.
  private(set) var all: [(node: Int, mark: ControlMark)] = []
  /// The marks of the scroll views and lists that a surface scrolls, by the node of those.
  private(set) var scrolling: [Int: ControlMark] = [:]
  /// The nodes of marks in the tree before it became plain.
  private var origins: [UInt64: Int] = [:]

  /// - Parameters:
  ///   - tree: The tree that marks are known by to others.
  ///   - plain: The tree that is drawn.
  init(of tree: ViewTree, plain: ViewTree) {
    for index in tree.nodes.indices {
      guard case .control(let mark) = tree.nodes[index].content, origins[mark.number] == nil else {
        continue
      }
      origins[mark.number] = index
    }
    guard !origins.isEmpty else { return }
    for index in plain.nodes.indices {
      guard case .control(let mark) = plain.nodes[index].content else { continue }
      all.append((index, mark))
      guard mark.role == .scroll, !mark.abilities.contains(.virtual) else { continue }
      if let target = plain.scrollTarget(below: index), scrolling[target] == nil {
        scrolling[target] = mark
      }
    }
  }

  func origin(of mark: ControlMark) -> Int { origins[mark.number] ?? 0 }

  /// The marks of a node and all below it.
  func below(_ node: Int, count: Int) -> ArraySlice<(node: Int, mark: ControlMark)> {
    let start = firstIndex(notBefore: node)
    return all[start..<firstIndex(notBefore: node + 1 + count)]
  }

  private func firstIndex(notBefore node: Int) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ViewTree {
  /// The scroll view or list that a mark is for.
  fileprivate func scrollTarget(below mark: Int) -> Int? {
    var node = mark + 1
    for _ in 0..<16 where node < nodes.count {
      switch nodes[node].content {
      case .scroll, .list: return node
      default:
        guard nodes[node].childCount == 1 else { return nil }
        node += 1
      }
    }
    return nil
  }
}
