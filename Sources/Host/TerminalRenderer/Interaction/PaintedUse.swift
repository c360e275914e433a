import ViewTree

/// What a tree is painted for use with.
struct PaintedUse {
  let marks: Marks
  let scrolls: [UInt64: CellPoint]

  /// How much is hidden of content, by what the surface wants or else by where it stands.
  func offset(
    of number: UInt64,
    _ extent: CellSize,
    in frame: CellRect,
    standing: CellPoint
  ) -> CellPoint {
    let wanted = scrolls[number] ?? standing
    return CellPoint(
      x: min(max(wanted.x, 0), max(extent.width - frame.width, 0)),
      y: min(max(wanted.y, 0), max(extent.height - frame.height, 0))
    )
  }
}

/// The place of a mark and the node that it was found at, as nodes are painted in another order than
/// they are read in.
struct PaintedPlace {
  var node: Int
  var place: MarkPlace
}

extension [PaintedPlace] {
  var inReadingOrder: [MarkPlace] {
    let isSorted = zip(self, dropFirst()).allSatisfy { $0.node <= $1.node }
    return (isSorted ? self : sorted { $0.node < $1.node }).map(\.place)
  }
}
