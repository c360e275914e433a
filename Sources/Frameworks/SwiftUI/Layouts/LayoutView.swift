internal import Foundation
internal import ViewTree

/// Views whose places a layout gives.
struct _LayoutView<L: Layout, Content> {
  let layout: L
  let content: Content
}

extension _LayoutView: View where Content: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    if let stack = view.layout as? any StackLayout {
      return resolver.node(stack.content) { resolver.resolve(view.content) }
    }
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      resolver.place { geometry, id in
        let children = resolver.layoutChildren { resolver.resolve(view.content) }
        let memory = resolver.graph.store.cell(at: resolver.path, offset: 0) { LayoutMemory() }
        resolver.add(children, by: view.layout, geometry, id, memory)
      }
    }
  }
}

/// What is known of the views of a layout from render to render.
@MainActor
private final class LayoutMemory {
  /// The views as they were when they were measured.
  var measured: [ViewTree] = []
  var sizes: [NodeGeometry.ChildSize] = []
  /// The views that the surface is measuring now.
  var asked: [ViewTree] = []
  /// What the layout was offered when its views were measured.
  var proposal: ProposedViewSize?
}

/// A view of a layout, as its own tree.
struct LayoutChild {
  var tree: ViewTree
  var priority: Double
  var values: [ObjectIdentifier: Any]
}

extension _ViewResolver {
  /// The views that a closure adds, each as a tree of its own.
  func layoutChildren(_ body: () -> Void) -> [LayoutChild] {
    let outer = layoutTaps
    layoutTaps = []
    let tree = apart(.depthStack(.topLeading), keepsContainer: true, body)
    let values = layoutTaps ?? []
    layoutTaps = outer
    return tree.children(of: 0).enumerated().map { index, child in
      let part = tree.subtree(at: child)
      var priority = 0.0
      if case .layoutPriority(let value) = part.nodes[0].content { priority = value }
      let own = values.indices.contains(index) ? values[index] : [:]
      return LayoutChild(tree: part, priority: priority, values: own)
    }
  }

  /// Adds the views of a layout: first held to their ideal size, so that the surface measures them,
  /// then at their places.
  fileprivate func add<L: Layout>(
    _ children: [LayoutChild],
    by layout: L,
    _ geometry: ViewGeometry,
    _ id: Int,
    _ memory: LayoutMemory
  ) {
    let trees = children.map { $0.tree }
    if let known = geometry.known {
      if memory.asked == trees, known.children.count == trees.count, !trees.isEmpty {
        (memory.measured, memory.sizes) = (trees, known.children)
      }
      memory.proposal = ProposedViewSize(
        width: known.proposedWidth.map { CGFloat($0) },
        height: known.proposedHeight.map { CGFloat($0) }
      )
    }
    memory.asked = []
    guard memory.measured == trees, let proposal = memory.proposal, !trees.isEmpty else {
      memory.asked = trees
      return node(.geometry(Geometry(id: id, wantsIdealSizes: true))) {
        for tree in trees {
          node(.fixedSize(horizontal: true, vertical: true)) { append(tree) }
        }
      }
    }
    place(children, sizes: memory.sizes, by: layout, proposal, id)
  }

  private func place<L: Layout>(
    _ children: [LayoutChild],
    sizes: [NodeGeometry.ChildSize],
    by layout: L,
    _ proposal: ProposedViewSize,
    _ id: Int
  ) {
    let states = zip(children, sizes).map { child, size in
      LayoutSubview.State(size, priority: child.priority, values: child.values)
    }
    let subviews = LayoutSubviews(
      states.map { LayoutSubview($0) }[...],
      layoutDirection: environment.layoutDirection
    )
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    let whole = CGSize(width: size.width.treeSize ?? 0, height: size.height.treeSize ?? 0)
    let bounds = CGRect(origin: .zero, size: whole)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    let content = Geometry(id: id, width: Double(whole.width), height: Double(whole.height))
    node(.geometry(content)) {
      for (child, state) in zip(children, states) { add(child.tree, at: state, in: whole) }
    }
  }

  private func add(_ tree: ViewTree, at state: LayoutSubview.State, in whole: CGSize) {
    // A view that is given no place stands in the middle.
    let size = CGSize(width: state.size.width, height: state.size.height)
    let center = CGPoint(x: whole.width / 2, y: whole.height / 2)
    let place = state.place ?? (center, .center, size)
    let x = place.point.x - place.size.width * place.anchor.x
    let y = place.point.y - place.size.height * place.anchor.y
    node(.offset(x: x.treeLength, y: y.treeLength)) {
      let (width, height) = (place.size.width.treeSize, place.size.height.treeSize)
      node(.frame(width: width, height: height, alignment: .center)) { append(tree) }
    }
  }
}
