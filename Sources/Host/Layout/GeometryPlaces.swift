package import ViewTree

extension LayoutEngine {
  /// The most geometry nodes of a tree that are told where they are.
  package static var geometryLimit: Int { 10_000 }

  /// Where the geometry nodes of the tree stand, and how large they are, once it is laid out.
  ///
  /// - Returns: Places and sizes in points, in the order of the nodes.
  package func geometry() -> [NodeGeometry] {
    var places: [NodeGeometry] = []
    // The nodes around the current one that move what they hold, and where they end.
    var moves: [(end: Int, x: Double, y: Double)] = []
    // The content that a layer belongs to.
    var contents: [Int: Int] = [:]
    for (node, content) in tree.nodes.lazy.map(\.content).enumerated() {
      while let last = moves.last, last.end < node { moves.removeLast() }
      switch content {
      case .offset(let x, let y):
        let (oldX, oldY) = (moves.last?.x ?? 0, moves.last?.y ?? 0)
        let end = node + tree.nodes[node].descendantCount
        moves.append((end, oldX + x, oldY + y))
      case .background, .overlay:
        if let layer = secondChild(of: node) { contents[layer] = node + 1 }
      case .geometry(let geometry):
        guard places.count < Self.geometryLimit else { return places }
        var place = place(of: geometry, node, moves.last?.x ?? 0, moves.last?.y ?? 0)
        if let content = contents[node] { addBaselines(of: content, to: &place) }
        places.append(place)
      default: continue
      }
    }
    return places
  }

  private func place(
    of geometry: Geometry,
    _ node: Int,
    _ dx: Double,
    _ dy: Double
  ) -> NodeGeometry {
    NodeGeometry(
      id: geometry.id,
      proposedWidth: proposedWidth[node].map { points($0, .horizontal) },
      proposedHeight: proposedHeight[node].map { points($0, .vertical) },
      x: bounded(points(x[node], .horizontal) + dx),
      y: bounded(points(y[node], .vertical) + dy),
      width: points(width[node], .horizontal),
      height: points(height[node], .vertical),
      children: geometry.wantsIdealSizes ? tree.children(of: node).map(size) : []
    )
  }

  private func addBaselines(of content: Int, to place: inout NodeGeometry) {
    guard hasBaseline[content] else { return }
    place.firstBaseline = points(firstBaseline[content], .vertical)
    place.lastBaseline = points(height[content] - lastBaseline[content], .vertical)
  }

  /// What a child can be; one that is held to its ideal size can be what its own child can.
  private func size(of child: Int) -> NodeGeometry.ChildSize {
    var free = child
    if case .fixedSize = tree.nodes[child].content, let inner = firstChild(of: child) {
      free = inner
    }
    return NodeGeometry.ChildSize(
      width: points(width[child], .horizontal),
      height: points(height[child], .vertical),
      minWidth: points(widths[free].comfortable, .horizontal),
      minHeight: points(heights[free].min, .vertical),
      maxWidth: most(widths[free].max, .horizontal),
      maxHeight: most(heights[free].max, .vertical),
      firstBaseline: points(firstBaseline[child], .vertical),
      lastBaseline: points(max(height[child] - lastBaseline[child], 0), .vertical)
    )
  }

  private func points(_ length: Double, _ axis: Axis) -> Double {
    length * metrics.pointsPerUnit(axis)
  }

  private func most(_ length: Double, _ axis: Axis) -> Double {
    length >= Extent.limit ? .infinity : points(length, axis)
  }

  /// A place that the process accepts, however far offsets move it.
  private func bounded(_ place: Double) -> Double {
    min(max(place, -1e9), 1e9)
  }
}
