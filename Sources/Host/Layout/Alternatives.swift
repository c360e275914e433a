import ViewTree

extension LayoutEngine {
  /// The widths of alternatives: from the least of the last to the most of the first.
  func alternativesWidth(node: Int) -> Extent {
    let children = Array(tree.children(of: node))
    guard let first = children.first, let last = children.last else { return .zero }
    return Extent(
      min: min(widths[last].min, widths[first].min),
      comfortable: widths[last].comfortable,
      ideal: widths[first].ideal,
      max: widths[first].max
    )
  }

  /// Chooses the first alternative that is not wider than what is offered.
  mutating func shareAlternativesWidth(horizontal: Bool, node: Int) {
    let children = Array(tree.children(of: node))
    let offered = proposedWidth[node] ?? .infinity
    // A choice once made stays: text that was broken into lines to fit has become narrower.
    let fits = chosen[node] ?? children.first { !horizontal || widths[$0].ideal <= offered }
    for child in children { setWidth(of: child, proposedWidth[node]) }
    choose(fits ?? children.last, node: node)
  }

  private mutating func choose(_ child: Int?, node: Int) {
    guard let child else { return }
    chosen[node] = child
    width[node] = width[child]
  }

  /// Goes on to a later alternative where the height that a frame gives is not enough.
  mutating func measureAlternatives(vertical: Bool, node: Int) -> Extent {
    guard var choice = chosen[node] else { return .zero }
    if vertical, let limit = contexts[node].heightHint, heights[choice].ideal > limit {
      let later = tree.children(of: node).filter { $0 > choice }
      if let fits = later.first(where: { heights[$0].ideal <= limit }) ?? later.last {
        choice = fits
        choose(choice, node: node)
      }
    }
    return heights[choice]
  }
}
