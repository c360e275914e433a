import ViewTree

/// Where the nodes of a tree stand.
package struct PlacedTree: Sendable {
  /// A rectangle in units; the origin is the surface's top left corner.
  package struct Frame: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A line or box that belongs to a list rather than to one of its rows.
  package struct Decoration: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      /// The outline of a group of rows.
      case box
      /// The line between two rows.
      case separator
    }

    package var kind: Kind
    package var frame: Frame
  }

  /// One frame for each node, in the order of the tree's nodes.
  package var frames: [Frame]
  /// The boxes and lines of lists, to be drawn by the node that they are kept under.
  package var decorations: [Int: [Decoration]]
  /// The only child to be drawn of each node that offers alternatives.
  package var chosen: [Int: Int]
  /// The lists and scroll views that show a part of their content only; what reaches beyond their
  /// frames is to be cut.
  package var cut: Set<Int> = []
  /// The heights of all the rows of the lists among them.
  package var contentHeights: [Int: Double] = [:]
}

extension PlacedTree {
  /// Where a node stands in points; nil for a node that the tree does not have.
  package func frame(of node: Int, inPointsOf metrics: any LayoutMetrics) -> Frame? {
    guard frames.indices.contains(node) else { return nil }
    let frame = frames[node]
    let (x, y) = (metrics.pointsPerUnit(.horizontal), metrics.pointsPerUnit(.vertical))
    return Frame(
      x: frame.x * x,
      y: frame.y * y,
      width: frame.width * x,
      height: frame.height * y
    )
  }
}
