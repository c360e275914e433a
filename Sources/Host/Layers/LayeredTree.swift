package import ViewTree

/// A tree as the layers that stand over each other: what is presented is taken out of its content.
package struct LayeredTree: Sendable {
  /// Something that stands over what is below it.
  package struct Layer: Sendable {
    package var presentation: Presentation
    /// What dismisses it; nil for one that stays until the process takes it away.
    package var mark: ControlMark?
    package var tree: ViewTree
  }

  /// What is there without the presentations.
  package let base: ViewTree
  /// What is presented, from the bottom to the top.
  package let layers: [Layer]

  /// Takes a tree apart.
  ///
  /// What a presentation's content presents stands below it, and what is presented from within it
  /// stands above it.
  ///
  /// - Complexity: O(nodes); the tree's depth costs no stack.
  package init(_ tree: ViewTree) {
    guard tree.nodes.contains(where: { $0.content.isPresentation }) else {
      (base, layers) = (tree, [])
      return
    }
    var splitter = Splitter(tree: tree)
    splitter.run()
    (base, layers) = splitter.finish()
  }
}

/// Goes through a tree's nodes once, each of which it gives to the layer that it belongs to.
private struct Splitter {
  let tree: ViewTree
  private var builders = [ViewTreeBuilder()]
  private var kinds: [(presentation: Presentation, mark: ControlMark?)] = []
  /// The presented nodes to come, by the places of their roots.
  private var upcoming: [Int: (presentation: Presentation, mark: ControlMark?)] = [:]
  private var open: [Open] = []

  /// A node that is being gone through, up to where it ends.
  private struct Open {
    var end: Int
    var layer: Int
    /// Whether it was opened in the layer's builder.
    var isBuilt: Bool
  }

  init(tree: ViewTree) {
    self.tree = tree
  }

  mutating func run() {
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, last.end <= index { close(last) }
      var layer = open.last?.layer ?? 0
      if let kind = upcoming.removeValue(forKey: index) {
        layer = builders.count
        builders.append(ViewTreeBuilder())
        kinds.append(kind)
        if kind.presentation.kind.fillsPanel { builders[layer].open(.centered) }
      }
      let end = index + 1 + node.descendantCount
      let isBuilt = !isLeftOut(index, node.content)
      if isBuilt { builders[layer].open(node.content) }
      open.append(Open(end: end, layer: layer, isBuilt: isBuilt))
    }
    while let last = open.last { close(last) }
  }

  private mutating func close(_ last: Open) {
    open.removeLast()
    if last.isBuilt { builders[last.layer].close() }
  }

  /// Whether a node is a presentation, or what dismisses one.
  private mutating func isLeftOut(_ index: Int, _ content: Content) -> Bool {
    switch content {
    case .control(let mark) where mark.role == .dismiss:
      guard case .presentation(let presentation) = tree.nodes[index + 1].content,
        let presented = tree.presented(by: index + 1)
      else { return false }
      upcoming[presented] = (presentation, mark)
      return true
    case .presentation(let presentation):
      guard let presented = tree.presented(by: index) else { return false }
      if upcoming[presented] == nil { upcoming[presented] = (presentation, nil) }
      return true
    default: return false
    }
  }

  consuming func finish() -> (ViewTree, [LayeredTree.Layer]) {
    for (index, kind) in kinds.enumerated() where kind.presentation.kind.fillsPanel {
      builders[index + 1].close()
    }
    var trees = builders.map { $0.finish() }
    let base = trees.removeFirst()
    let layers = zip(kinds, trees).map { kind, tree in
      LayeredTree.Layer(presentation: kind.presentation, mark: kind.mark, tree: tree)
    }
    return (base, layers)
  }
}

extension ViewTree {
  /// The second child of a presentation.
  fileprivate func presented(by index: Int) -> Int? {
    guard nodes[index].childCount == 2 else { return nil }
    return index + 2 + nodes[index + 1].descendantCount
  }
}

extension Presentation.Kind {
  /// Whether its panel has a size of its own, in whose middle the content stands, as at the bottom.
  fileprivate var fillsPanel: Bool { self == .sheet || self == .fullScreen }
}

extension Content {
  fileprivate var isPresentation: Bool {
    if case .presentation = self { true } else { false }
  }

  /// A frame that takes all there is.
  fileprivate static let centered = Content.flexibleFrame(
    FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
  )
}
