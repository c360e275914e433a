internal import ViewTree

/// One of the views that another view is made of.
public struct Subview: Identifiable {
  /// What tells the view apart: its position.
  public struct ID: Hashable, Sendable {
    let position: Int
  }

  /// What tells the view apart.
  public let id: ID
  let tree: ViewTree
  let values: [ObjectIdentifier: Any]

  /// What the view tells the containers around; none is kept.
  public var containerValues: ContainerValues { ContainerValues() }
}

extension Subview: View {
  /// The view has no body.
  public typealias Body = Never

  /// Adds the view, which was made before.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.stand(for: view.tree)
  }
}

/// The views that another view is made of.
public struct SubviewsCollection: RandomAccessCollection {
  /// The position of a view.
  public typealias Index = Int
  /// A view.
  public typealias Element = Subview
  /// A part of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  fileprivate let views: [Subview]

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { views.count }
  /// The view at a position.
  public subscript(index: Int) -> Subview { views[index] }

  /// The views at positions that follow each other.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}

extension SubviewsCollection: View {
  /// The views have no body.
  public typealias Body = Never

  /// Adds the views one after the other.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    for view in view.views { resolver.resolve(view) }
  }
}

/// Some of the views that another view is made of.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// The position of a view.
  public typealias Index = Int
  /// A view.
  public typealias Element = Subview
  /// A part of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  fileprivate let views: ArraySlice<Subview>

  /// The position of the first view.
  public var startIndex: Int { views.startIndex }
  /// The position after the last view.
  public var endIndex: Int { views.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Subview { views[index] }

  /// The views at positions that follow each other.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// The views have no body.
  public typealias Body = Never

  /// Adds the views one after the other.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    for view in view.views { resolver.resolve(view) }
  }
}

/// A view made of the views that another view is made of.
public struct _SubviewsView<Base, Result> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension _SubviewsView: View where Base: View, Result: View {
  /// The view has no body.
  public typealias Body = Never

  /// Adds what is made of the views.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let children = resolver.layoutChildren { resolver.resolve(view.base) }
    let views = children.enumerated().map { position, child in
      Subview(id: .init(position: position), tree: child.tree, values: child.values)
    }
    resolver.descend(.part(1)) {
      resolver.resolve(view.transform(SubviewsCollection(views: views)))
    }
  }
}

extension Group where Content: View {
  /// Makes a view of the views that another view is made of.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsView<Base, Result> {
    self.init { _SubviewsView(base: view, transform: transform) }
  }
}

extension _ViewResolver {
  /// Adds a tree that was made before in place of a view, inside the modifiers around it.
  func stand(for tree: ViewTree) {
    guard let root = tree.nodes.first?.content else { return }
    node(root) {
      for child in tree.children(of: 0) { append(tree.subtree(at: child)) }
    }
  }
}
