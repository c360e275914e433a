package import ViewTree

/// In which order children are painted, and which of them.
extension ViewTree {
  /// Children from back to front, where some say that they are nearer than their place.
  package func paintOrder(_ children: [Int]) -> [Int] {
    let depths = children.map { child in
      if case .zIndex(let index) = nodes[child].content { index } else { 0.0 }
    }
    guard depths.contains(where: { $0 != 0 }) else { return children }
    return zip(depths, children).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
  }

  /// What is seen of a label: its title, then its icon.
  package func parts(ofLabel node: Int, _ style: LabelStyle) -> [Int] {
    let children = Array(children(of: node))
    return switch style {
    case .titleOnly: children.dropLast()
    case .iconOnly: Array(children.dropFirst())
    default: children
    }
  }
}
