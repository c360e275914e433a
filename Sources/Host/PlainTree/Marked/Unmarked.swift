package import ViewTree

extension ViewTree {
  /// The tree without marks, for surfaces that nothing can be used on.
  ///
  /// - Complexity: O(nodes).
  package var unmarked: ViewTree {
    guard nodes.contains(where: { $0.content.isMark }) else { return self }
    return copy { _, node in node.content.isMark ? .unwrapped : .kept }
  }
}

extension Content {
  var isMark: Bool {
    if case .control = self { true } else { false }
  }
}
