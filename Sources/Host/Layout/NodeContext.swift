import ViewTree

/// What a node knows from the nodes above it before anything is measured.
struct NodeContext {
  /// How rows and sections look, from the list around them.
  enum ListLook {
    case none, plain, boxed
  }

  /// The axis of the stack around the node, which decides how spacers and dividers run.
  var stackAxis: Axis?
  /// The height that frames above give the node, where they give one.
  var heightHint: Double?
  var listLook = ListLook.none
  /// Whether the node is a row whose grid gives its cells their places.
  var isInGrid = false
}

extension LayoutEngine {
  /// Passes each node's context down to its children.
  mutating func readContexts(height: Double?) {
    contexts[0].heightHint = height.map(Extent.bounded)
    for node in tree.nodes.indices where tree.nodes[node].childCount > 0 {
      let context = childContext(of: node)
      for child in tree.children(of: node) { contexts[child] = context }
    }
  }

  private func childContext(of node: Int) -> NodeContext {
    var context = contexts[node]
    context.listLook = .none
    context.isInGrid = false
    switch tree.nodes[node].content {
    case .stack(let stack):
      context.stackAxis = stack.axis
      if stack.axis == .vertical { context.heightHint = nil }
    case .list(let style):
      context = NodeContext(stackAxis: .vertical, listLook: style.isBoxed ? .boxed : .plain)
    case .section:
      context = NodeContext(stackAxis: .vertical)
    case .scroll(let axes):
      context = NodeContext(stackAxis: axes.horizontal && !axes.vertical ? .horizontal : .vertical)
    case .label, .progress:
      context = NodeContext(stackAxis: .horizontal)
    case .depthStack, .background, .overlay, .mask, .geometry, .position, .firstThatFits:
      context.stackAxis = nil
    case .grid:
      context = NodeContext(isInGrid: true)
    case .gridRow, .lazyGrid:
      context = NodeContext()
    case .padding(let insets):
      context.heightHint = context.heightHint.map { hint in
        max(
          hint - metrics.padding(insets.top, .vertical) - metrics.padding(insets.bottom, .vertical),
          0
        )
      }
    case .frame(_, let height?, _):
      context.heightHint = metrics.length(height, .vertical)
    case .flexibleFrame(let frame):
      if let most = frame.maxHeight, most.isFinite {
        let limit = metrics.length(most, .vertical)
        context.heightHint = min(context.heightHint ?? limit, limit)
      }
    case .fixedSize(_, true):
      context.heightHint = nil
    default:
      break
    }
    return context
  }
}

extension ListStyle {
  /// Whether groups of rows stand in boxes of their own.
  var isBoxed: Bool {
    switch self {
    case .automatic, .grouped, .insetGrouped: true
    case .plain, .inset, .sidebar: false
    }
  }
}
