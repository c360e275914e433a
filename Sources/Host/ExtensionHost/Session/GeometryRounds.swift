internal import ViewTree

/// The rounds in which a process makes its tree anew for the places of its nodes.
struct GeometryRounds {
  private var told: [NodeGeometry] = []
  private var count = 0

  /// The places that the process has to be told before its tree can be shown; nil where it can.
  ///
  /// What does not settle is taken as it is after the last round.
  mutating func places(
    for tree: ViewTree,
    _ layout: ((ViewTree) -> [NodeGeometry])?
  ) -> [NodeGeometry]? {
    guard let layout, count < LiveSession.geometryRounds, tree.hasGeometry else {
      count = 0
      return nil
    }
    let places = layout(tree)
    guard !places.isEmpty, places != told else {
      count = 0
      return nil
    }
    told = places
    count += 1
    return places
  }
}
