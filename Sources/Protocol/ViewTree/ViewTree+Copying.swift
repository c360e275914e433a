/// What becomes of a node in a copy of its tree.
package enum CopiedNode {
  case kept
  /// Another content with the same children, behind leaves that come before them.
  case changed(Content, leaves: [Content] = [])
  /// Its children take its place.
  case unwrapped
  /// Neither it nor what is below it is there.
  case leftOut
}

extension ViewTree {
  /// The tree with some of its nodes changed.
  ///
  /// - Parameter rule: What becomes of a node, by its index; it is asked in order, and not about what
  ///   is below a node that is left out.
  /// - Complexity: O(nodes).
  package func copy(_ rule: (Int, Node) -> CopiedNode) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.reserve(nodes.count)
    // Where the nodes end that are open.
    var ends: [Int] = []
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      while let end = ends.last, end <= index {
        ends.removeLast()
        builder.close()
      }
      let next = index + 1 + node.descendantCount
      switch rule(index, node) {
      case .kept:
        builder.open(node.content)
        ends.append(next)
      case .changed(let content, let leaves):
        builder.open(content)
        for leaf in leaves { builder.leaf(leaf) }
        ends.append(next)
      case .unwrapped: break
      case .leftOut:
        index = next
        continue
      }
      index += 1
    }
    return builder.finish()
  }
}
