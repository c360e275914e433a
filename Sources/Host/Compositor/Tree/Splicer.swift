internal import ViewTree

/// Puts what the host makes into an app's tree.
///
/// The whole stays within the limits of a single tree, so that whatever draws one can draw it.
struct Splicer {
  /// What comes in the place of a node.
  struct Insert {
    /// Whose marks there are in it.
    var owner: UInt64
    var tree: ViewTree
    var weight: TreeWeight
    /// The mark of the scroll view around it; nil for no such view.
    var scroll: UInt64?
    /// What stands there where the tree is too large.
    var excess: ViewTree
  }

  private let limits = TreeLimits()
  private var builder = ViewTreeBuilder()
  private var weight: TreeWeight
  /// The ends of the nodes that are open.
  private var ends: [Int] = []

  init(_ app: ViewTree) {
    weight = TreeWeight(app)
    builder.reserve(app.nodes.count)
  }

  /// The app's tree with the places filled.
  ///
  /// - Parameter inserts: By the index of the node that they come in place of.
  static func compose(_ app: ViewTree, _ inserts: [Int: Insert]) -> ViewTree {
    guard !inserts.isEmpty else { return app }
    var splicer = Splicer(app)
    splicer.copy(app, inserts)
    return splicer.builder.finish()
  }

  private mutating func copy(_ tree: ViewTree, _ inserts: [Int: Insert]) {
    for (index, node) in tree.nodes.enumerated() {
      closeEnded(index)
      if let insert = inserts[index], put(insert) { continue }
      open(node, index)
    }
    closeEnded(.max)
  }

  private mutating func open(_ node: ViewTree.Node, _ index: Int) {
    builder.open(node.content)
    ends.append(index + 1 + node.descendantCount)
  }

  private mutating func closeEnded(_ index: Int) {
    while let end = ends.last, end <= index {
      ends.removeLast()
      builder.close()
    }
  }

  /// Fills a place; false where not even the note that it is too large fits.
  private mutating func put(_ insert: Insert) -> Bool {
    if take(insert.weight) {
      wrap(insert.scroll) { $0.append(Self.marking(insert.tree, insert.owner)) }
      return true
    }
    guard take(TreeWeight(insert.excess)) else { return false }
    wrap(insert.scroll) { $0.append(insert.excess) }
    return true
  }

  /// The nodes that stand around what is inserted.
  private static let frameNodes = 5

  /// Counts a tree, if it fits.
  private mutating func take(_ other: TreeWeight) -> Bool {
    let nodes = weight.nodes + other.nodes + Self.frameNodes
    let depth = builder.depth + other.depth + Self.frameNodes
    let marks = weight.chartMarks + other.chartMarks
    guard nodes <= limits.nodes, depth <= limits.depth, marks <= limits.marks else { return false }
    (weight.nodes, weight.chartMarks) = (nodes, marks)
    return true
  }

  /// A frame that takes all the space that there is, as the node itself does, so that nothing that is
  /// shown in it moves the app's views, in a mark whose layout does not look at what is in it.
  private mutating func wrap(_ scroll: UInt64?, _ content: (inout ViewTreeBuilder) -> Void) {
    var frame = FlexibleFrame(
      maxWidth: .infinity,
      maxHeight: .infinity,
      alignment: .topLeading
    )
    builder.open(.control(ControlMark(number: MarkNumber.place, role: .hosted)))
    builder.open(.flexibleFrame(frame))
    if let scroll {
      builder.open(.control(ControlMark(number: scroll, role: .scroll)))
      builder.open(.scroll(ScrollAxes(horizontal: false, vertical: true)))
      // So that the view is as wide as its place even where what it shows is not.
      frame.maxHeight = nil
      builder.open(.flexibleFrame(frame))
    }
    content(&builder)
    for _ in 0..<(scroll == nil ? 2 : Self.frameNodes) { builder.close() }
  }

  /// What an extension's marks can do; its wishes for the focus would take it from the app, which is
  /// told of that.
  private static let reportAbilities: ControlMark.Abilities = [.submit, .delete]

  /// The tree with its owner in its marks, and without what only an app's tree may have: surfaces of
  /// the host's, and what is presented over everything.
  private static func marking(_ tree: ViewTree, _ owner: UInt64) -> ViewTree {
    guard owner != MarkNumber.host else { return tree }
    var presented: Set<Int> = []
    return tree.copy { index, node in
      if presented.contains(index) { return .leftOut }
      switch node.content {
      case .presentation where node.childCount > 0:
        // What it stands over takes its place.
        presented.formUnion(tree.children(of: index).dropFirst())
        return .unwrapped
      // Its child takes its place.
      case .control(let mark) where mark.role == .hosted: return .unwrapped
      case .control(var mark):
        mark.number = MarkNumber.make(owner, mark.number)
        mark.abilities.formIntersection(reportAbilities)
        return .changed(.control(mark))
      default: return .kept
      }
    }
  }
}
