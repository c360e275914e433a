package import ViewTree

/// Finds a place for every node of a tree.
///
/// Layout follows SwiftUI: a parent proposes a size, the child chooses its own, the parent places
/// it. Instead of asking back and forth, which costs stack and, in nested stacks, exponential time,
/// the engine settles one axis after the other in loops over the flat tree:
///
/// 1. from the leaves up, the widths that each node can have (``Extent``);
/// 2. from the root down, the width that each node gets;
/// 3. from the leaves up, the heights that each node can have at its width;
/// 4. from the root down, heights and places.
///
/// Views that say where their lines of alignment are add rounds of their own (``placeByGuides``).
///
/// Text that breaks into lines may need less than it got; steps 1 and 2 then run once more with
/// what it needs, so that its neighbours get the rest.
package struct LayoutEngine {
  let tree: ViewTree
  let metrics: any LayoutMetrics
  let units: Units

  var contexts: [NodeContext]
  /// The widths that each node can have.
  var widths: [Extent]
  /// The width that each node is proposed, and the one it gets.
  var proposedWidth: [Double?]
  var width: [Double]
  /// Widths of leaves that turned out narrower than what they got.
  var fitted: [Double]
  /// Whether any leaf turned out so.
  var hasFitted = false
  /// The heights that each node can have at its width.
  var heights: [Extent]
  var proposedHeight: [Double?]
  var height: [Double]
  /// From the top to the first baseline, and from the last baseline to the bottom.
  var firstBaseline: [Double]
  var lastBaseline: [Double]
  /// Whether a node has lines of letters; the baseline of others is their bottom edge.
  var hasBaseline: [Bool]
  /// Whether anything in the tree asks where lines of letters are.
  private(set) var usesBaselines = false
  /// What nodes say of their lines; empty where no node of the tree says anything.
  var guides: [[GuidePlace]] = []
  /// The lists and scroll views that show a part of their content only.
  var cut: Set<Int> = []
  /// The heights of the rows of the lists that are cut.
  var contentHeights: [Int: Double] = [:]
  /// Whether the surface shows what fits into its height, rather than growing with the tree.
  var hasHeight = false
  var x: [Double]
  var y: [Double]
  var decorations: [Int: [PlacedTree.Decoration]] = [:]
  /// The columns of each grid, and the tracks of each lazy one.
  var grids: [Int: GridPlan] = [:]
  var lazyTracks: [Int: LazyTracks] = [:]
  /// The alternative that each ``Content/firstThatFits(horizontal:vertical:)`` shows.
  var chosen: [Int: Int] = [:]

  package init(_ tree: ViewTree, metrics: any LayoutMetrics) {
    self.tree = tree
    self.metrics = metrics
    units = Units(areWhole: metrics.hasWholeUnits)
    let count = tree.nodes.count
    contexts = Array(repeating: NodeContext(), count: count)
    widths = Array(repeating: .zero, count: count)
    heights = widths
    proposedWidth = Array(repeating: nil, count: count)
    proposedHeight = proposedWidth
    width = Array(repeating: 0, count: count)
    height = width
    fitted = Array(repeating: .infinity, count: count)
    firstBaseline = width
    lastBaseline = width
    hasBaseline = Array(repeating: false, count: count)
    x = width
    y = width
  }

  /// Lays the tree out.
  ///
  /// - Parameters:
  ///   - proposedWidth: The surface's width in units; nil for the tree's ideal width.
  ///   - proposedHeight: The surface's height; nil for a surface that grows, such as paper.
  /// - Complexity: O(*n* log *n*) in the number of nodes, plus what the metrics take for leaves.
  package mutating func place(width: Double?, height: Double?) -> PlacedTree {
    hasHeight = height != nil
    usesBaselines = tree.nodes.contains { $0.content.asksForBaselines }
    readContexts(height: height)
    settleWidths(root: width)
    measureHeights()
    if hasFitted {
      settleWidths(root: width)
      measureHeights()
    }
    settleHeights(root: height)
    if saysGuides { placeByGuides(width: width, height: height) }
    var frames: [PlacedTree.Frame] = []
    frames.reserveCapacity(tree.nodes.count)
    for node in tree.nodes.indices {
      frames.append(
        PlacedTree.Frame(x: x[node], y: y[node], width: self.width[node], height: self.height[node])
      )
    }
    return PlacedTree(
      frames: frames,
      decorations: decorations,
      chosen: chosen,
      cut: cut,
      contentHeights: contentHeights
    )
  }

  /// Lays the tree out by what nodes say of their lines.
  ///
  /// Where a line is follows from places, and the space that a container needs from the lines; so all
  /// is laid out once more with the lines that the first places gave.
  private mutating func placeByGuides(width: Double?, height: Double?) {
    findGuides()
    settleWidths(root: width)
    measureHeights()
    settleHeights(root: height)
    findGuides()
    settleHeights(root: height)
  }

  private mutating func settleWidths(root: Double?) {
    for node in tree.nodes.indices.reversed() { measureWidth(of: node) }
    proposedWidth[0] = root.map(Extent.bounded)
    width[0] = widths[0].answer(to: proposedWidth[0])
    for node in tree.nodes.indices { shareWidth(of: node) }
  }

  private mutating func measureHeights() {
    for node in tree.nodes.indices.reversed() { measureHeight(of: node) }
  }

  private mutating func settleHeights(root: Double?) {
    decorations = [:]
    cut = []
    contentHeights = [:]
    proposedHeight[0] = root.map(Extent.bounded)
    height[0] = heights[0].answer(to: proposedHeight[0])
    (x[0], y[0]) = (0, 0)
    for node in tree.nodes.indices { placeChildren(of: node) }
  }

  /// The only or first child of a node.
  func firstChild(of node: Int) -> Int? {
    tree.nodes[node].childCount > 0 ? node + 1 : nil
  }

  /// The second of two children.
  func secondChild(of node: Int) -> Int? {
    guard tree.nodes[node].childCount > 1 else { return nil }
    return node + 2 + tree.nodes[node + 1].descendantCount
  }

  /// Rounds a length to the nearest whole unit, but not to none, where the surface has such only.
  func rounded(_ length: Double) -> Double { units.rounded(length) }

  /// Rounds a length down where the surface has whole units only.
  func snapped(_ length: Double) -> Double { units.snapped(length) }
}

extension Content {
  /// Whether the node goes by lines of letters, or has the process told where they are.
  fileprivate var asksForBaselines: Bool {
    switch self {
    case .stack(let stack): stack.alignment.vertical.isBaseline
    case .depthStack(let alignment), .background(let alignment), .overlay(let alignment),
      .mask(let alignment):
      alignment.vertical.isBaseline
    case .grid(let grid): grid.alignment.vertical.isBaseline
    case .gridRow(let alignment): alignment?.isBaseline ?? false
    case .geometry: true
    default: false
    }
  }
}
