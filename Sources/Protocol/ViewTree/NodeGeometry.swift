/// The place and size that the host gave a ``Geometry`` node, in points.
package struct NodeGeometry: Hashable, Sendable {
  /// The node's ``Geometry/id``.
  package var id: Int
  /// What the node was offered; nil where nothing was said, as in a scroll view.
  package var proposedWidth: Double?
  package var proposedHeight: Double?
  /// The node's frame; the origin is the surface's top leading corner.
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
  /// What each child can be, where the node asked for it.
  package var children: [ChildSize]
  /// Of a node that stands behind or in front of content at its size: from the top to the baseline of
  /// the content's first and last line; nil where it has none.
  package var firstBaseline: Double?
  package var lastBaseline: Double?

  package init(
    id: Int,
    proposedWidth: Double? = nil,
    proposedHeight: Double? = nil,
    x: Double = 0,
    y: Double = 0,
    width: Double = 0,
    height: Double = 0,
    children: [ChildSize] = [],
    firstBaseline: Double? = nil,
    lastBaseline: Double? = nil
  ) {
    self.id = id
    self.proposedWidth = proposedWidth
    self.proposedHeight = proposedHeight
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.children = children
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// What a child of a ``Geometry`` node can be.
  package struct ChildSize: Hashable, Sendable {
    /// The ideal size.
    package var width: Double
    package var height: Double
    package var minWidth: Double
    package var minHeight: Double
    /// `infinity` for a child that takes all that it is offered.
    package var maxWidth: Double
    package var maxHeight: Double
    /// From the top to the first line's baseline, and from the top to the last line's.
    package var firstBaseline: Double
    package var lastBaseline: Double

    package init(
      width: Double,
      height: Double,
      minWidth: Double = 0,
      minHeight: Double = 0,
      maxWidth: Double = .infinity,
      maxHeight: Double = .infinity,
      firstBaseline: Double = 0,
      lastBaseline: Double = 0
    ) {
      self.width = width
      self.height = height
      self.minWidth = minWidth
      self.minHeight = minHeight
      self.maxWidth = maxWidth
      self.maxHeight = maxHeight
      self.firstBaseline = firstBaseline
      self.lastBaseline = lastBaseline
    }
  }
}

extension ViewTree {
  /// Whether the tree depends on sizes that only the host knows.
  package var hasGeometry: Bool {
    nodes.contains { node in
      if case .geometry = node.content { true } else { false }
    }
  }
}
