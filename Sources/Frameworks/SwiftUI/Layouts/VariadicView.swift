/// Names for views that are made of the views another view is made of.
public enum _VariadicView {
  /// What makes a view of several.
  public typealias Root = _VariadicView_Root
  /// What makes a view of several, one node for each.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// What makes one view of several.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// The views.
  public typealias Children = SubviewsCollection

  /// A view that a root makes of other views.
  public struct Tree<Root, Content> {
    /// What makes the view.
    public var root: Root
    /// The other views.
    public var content: Content

    /// Makes a view of other views.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// What makes a view of several.
@MainActor @preconcurrency
public protocol _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View

  /// The view made of several.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes a view of several, one node for each.
public protocol _VariadicView_MultiViewRoot: _VariadicView_Root {}

/// What makes one view of several.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_Root {}

extension _VariadicView.Tree: View where Root: _VariadicView_Root, Content: View {
  /// The view that the root makes.
  public var body: some View {
    let root = root
    return _SubviewsView(base: content) { root.body(children: $0) }
  }
}
