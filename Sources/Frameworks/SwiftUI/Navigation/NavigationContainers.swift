/// Shows a view and those that it leads to; a report shows the first.
public struct NavigationStack<Root: View> {
  private let root: Root

  /// Makes a stack with its first view.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }
}

extension NavigationStack: View {
  /// The first view, under its title.
  public var body: some View { _NavigationTitled(content: root) }
}

/// Shows a view and those that it leads to; a report shows the first.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Makes a navigation view with its first view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  /// The first view, under its title.
  public var body: some View { _NavigationTitled(content: content) }
}
