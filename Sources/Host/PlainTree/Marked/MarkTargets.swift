import ViewTree

/// What each mark of a tree is for.
struct MarkTargets {
  /// The marks of controls, scroll views and lists, by their nodes.
  private var marks: [Int: ControlMark] = [:]

  /// The most modifiers between a mark and what it is for.
  private static let depth = 16

  init(_ tree: ViewTree) {
    for index in tree.nodes.indices {
      guard case .control(let mark) = tree.nodes[index].content else { continue }
      guard let target = MarkTargets.target(below: index, in: tree) else { continue }
      // A mark farther in is nearer to what it is for.
      marks[target] = mark
    }
  }

  var isEmpty: Bool { marks.isEmpty }

  subscript(node: Int) -> ControlMark? { marks[node] }

  private static func target(below mark: Int, in tree: ViewTree) -> Int? {
    var node = mark + 1
    for _ in 0..<depth where node < tree.nodes.count {
      if tree.nodes[node].content.isMarkTarget { return node }
      guard tree.nodes[node].childCount == 1 else { return nil }
      node += 1
    }
    return nil
  }
}

extension Content {
  /// Whether a mark around the node changes how it looks.
  fileprivate var isMarkTarget: Bool {
    switch self {
    case .button, .toggle, .slider, .stepper, .textField, .picker, .menu, .tabs, .disclosure,
      .scroll, .list:
      true
    default: false
    }
  }
}
