package import ViewTree

extension ViewTree {
  /// The tree without marks, for surfaces that nothing can be used on.
  ///
  /// - Complexity: O(nodes).
  package var unmarked: ViewTree {
    guard nodes.contains(where: { $0.content.isMark }) else { return self }
    var builder = ViewTreeBuilder()
    builder.reserve(nodes.count)
    // Where the nodes end that are open.
    var ends: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let end = ends.last, end <= index {
        ends.removeLast()
        builder.close()
      }
      guard !node.content.isMark else { continue }
      builder.open(node.content)
      ends.append(index + 1 + node.descendantCount)
    }
    return builder.finish()
  }
}

extension Content {
  var isMark: Bool {
    if case .control = self { true } else { false }
  }
}
