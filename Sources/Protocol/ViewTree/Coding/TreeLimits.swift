/// What a tree from another process may hold at most.
package struct TreeLimits: Hashable, Sendable {
  /// Nodes, those that are skipped included.
  package var nodes: Int
  /// How deep nodes may be nested.
  package var depth: Int
  /// Marks of all the charts together.
  package var marks: Int

  package init(nodes: Int = 100_000, depth: Int = 512, marks: Int = 50_000) {
    self.nodes = nodes
    self.depth = depth
    self.marks = marks
  }
}

extension ViewTree {
  /// Why a reader with these limits would refuse the tree, as one line; nil where it would not.
  package func excess(over limits: TreeLimits) -> String? {
    guard nodes.count <= limits.nodes else {
      return "the view has \(nodes.count) nodes, at most \(limits.nodes) are allowed"
    }
    guard depth <= limits.depth else {
      return "the view is nested \(depth) deep, at most \(limits.depth) are allowed"
    }
    let marks = nodes.reduce(0) { count, node in
      if case .chart(let chart) = node.content { count + chart.marks.count } else { count }
    }
    guard marks <= limits.marks else {
      return "the view's charts have \(marks) marks, at most \(limits.marks) are allowed"
    }
    return nil
  }

  /// How many nodes lie on the longest way from the root to a leaf.
  private var depth: Int {
    var ends: [Int] = []
    var depth = 0
    for (index, node) in nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(index + 1 + node.descendantCount)
      depth = max(depth, ends.count)
    }
    return depth
  }
}
