import ViewTree

/// The colour behind all of a report, which on a phone fills the screen.
enum PageGround {
  /// The colour of the rectangle behind the tree; nil where there is none.
  static func color(of tree: ViewTree) -> ColorValue? {
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      guard node.childCount > 0 else { return nil }
      switch node.content {
      case .background:
        let behind = index + 2 + tree.nodes[index + 1].descendantCount
        if let color = color(of: behind, in: tree) { return color }
      case .depthStack:
        return color(of: index + 1, in: tree)
      case .stack where node.childCount == 1: break
      case .scroll, .flexibleFrame, .accessibility, .overlay, .geometry: break
      default: return nil
      }
      index += 1
    }
    return nil
  }

  private static func color(of index: Int, in tree: ViewTree) -> ColorValue? {
    guard tree.nodes.indices.contains(index), case .shape(let shape) = tree.nodes[index].content,
      shape.kind == .rectangle, case .color(let color)? = shape.fill,
      color.opacity > 0, color.base != .system(.clear)
    else { return nil }
    return color
  }
}
