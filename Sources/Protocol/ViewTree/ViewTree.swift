/// A report or app screen as data: nodes in pre-order, each followed by its descendants.
///
/// The flat form is the wire form too. It makes decoding, layout, rendering and deallocation loops
/// instead of recursions, so the depth of a tree never costs stack.
package struct ViewTree: Hashable, Sendable {
  /// The nodes in pre-order.
  ///
  /// Never empty; `nodes[0]` is the root and spans the whole array.
  package private(set) var nodes: [Node]

  /// Wraps nodes that a builder or decoder has checked.
  ///
  /// - Precondition: `nodes[0]` spans all the nodes, and so on down. Only ``ViewTreeBuilder`` calls
  ///   this.
  init(checked nodes: [Node]) {
    self.nodes = nodes
  }

  /// One view, modifier or container, and how much of the array belongs to it.
  package struct Node: Hashable, Sendable {
    /// What the node is.
    package var content: Content
    /// The number of its direct children.
    package fileprivate(set) var childCount: Int
    /// The number of all nodes below it, children included.
    package fileprivate(set) var descendantCount: Int
  }

  /// The indices of a node's direct children, in order.
  ///
  /// - Parameter index: The parent's index in ``nodes``.
  /// - Complexity: O(children) to iterate; no allocation.
  package func children(of index: Int) -> Children {
    Children(nodes: nodes, upcoming: index + 1, remaining: nodes[index].childCount)
  }

  /// The indices of one node's children, found by stepping over each child's descendants.
  package struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var upcoming: Int
    fileprivate var remaining: Int

    package typealias Element = Int

    package mutating func next() -> Int? {
      guard remaining > 0 else { return nil }
      let index = upcoming
      remaining -= 1
      upcoming = index + 1 + nodes[index].descendantCount
      return index
    }

    package var underestimatedCount: Int { remaining }
  }
}

/// Builds a ``ViewTree`` by opening and closing nodes in order.
package struct ViewTreeBuilder: Sendable {
  private var nodes: [ViewTree.Node] = []
  private var open: [Int] = []

  package init() {}

  /// Makes room for nodes to come.
  package mutating func reserve(_ count: Int) {
    nodes.reserveCapacity(nodes.count + count)
  }

  /// The number of nodes added so far.
  package var count: Int { nodes.count }

  /// The number of nodes that are open.
  package var depth: Int { open.count }

  /// The number of children that the innermost open node has so far.
  package var childCount: Int { open.last.map { nodes[$0].childCount } ?? 0 }

  /// Adds a node; what follows until its ``close()`` is below it.
  package mutating func open(_ content: Content) {
    if let parent = open.last { nodes[parent].childCount += 1 }
    open.append(nodes.count)
    nodes.append(ViewTree.Node(content: content, childCount: 0, descendantCount: 0))
  }

  /// Ends the innermost open node.
  package mutating func close() {
    guard let index = open.popLast() else { return }
    nodes[index].descendantCount = nodes.count - index - 1
  }

  /// Ends the innermost open node, and takes it away again unless it holds several children.
  ///
  /// For containers that are only there to make one child out of several.
  package mutating func closeImplicit() {
    guard let index = open.last, nodes[index].childCount <= 1 else { return close() }
    open.removeLast()
    if nodes[index].childCount == 0, let parent = open.last { nodes[parent].childCount -= 1 }
    nodes.remove(at: index)
  }

  /// Adds a node without children.
  package mutating func leaf(_ content: Content) {
    open(content)
    close()
  }

  /// Adds a whole tree as one child.
  package mutating func append(_ tree: ViewTree) {
    if let parent = open.last { nodes[parent].childCount += 1 }
    nodes.append(contentsOf: tree.nodes)
  }

  /// Replaces the content of the innermost open node, for containers that learn their form from
  /// their children.
  package mutating func replaceOpenContent(_ content: Content) {
    guard let index = open.last else { return }
    nodes[index].content = content
  }

  /// The finished tree.
  ///
  /// Open nodes are closed. Several roots are put into a vertical stack, as SwiftUI does with the
  /// views of a body; no root at all gives an empty one.
  package consuming func finish() -> ViewTree {
    while !open.isEmpty { close() }
    if let first = nodes.first, first.descendantCount == nodes.count - 1 {
      return ViewTree(checked: nodes)
    }
    var roots = 0
    var index = 0
    while index < nodes.count {
      roots += 1
      index += 1 + nodes[index].descendantCount
    }
    let root = ViewTree.Node(
      content: .stack(Stack(axis: .vertical)),
      childCount: roots,
      descendantCount: nodes.count
    )
    return ViewTree(checked: [root] + nodes)
  }
}

extension ViewTree {
  /// A node with all below it, as a tree of its own.
  package func subtree(at index: Int) -> ViewTree {
    ViewTree(checked: Array(nodes[index...(index + nodes[index].descendantCount)]))
  }
}
