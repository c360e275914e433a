/// Views in two or three columns, each of which leads to the next.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?

  fileprivate nonisolated init(
    columns: (Sidebar, Content, Detail),
    visibility: Binding<NavigationSplitViewVisibility>?
  ) {
    (sidebar, content, detail) = columns
    self.visibility = visibility
  }
}

extension NavigationSplitView: View {
  /// A split view has no body of its own.
  public typealias Body = Never

  /// Adds the columns as their style draws them.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let configuration = NavigationSplitViewStyleConfiguration(
      sidebar: AnyView(view.sidebar),
      content: Content.self == EmptyView.self ? nil : AnyView(view.content),
      detail: AnyView(view.detail),
      visibility: view.visibility?.wrappedValue ?? .automatic
    )
    resolver.draw(configuration, as: \.splitView) { _SplitColumns(configuration: $0) }
  }

  /// Makes three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: (sidebar(), content(), detail()), visibility: nil)
  }

  /// Makes three columns, of which a binding says which are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: (sidebar(), content(), detail()), visibility: columnVisibility)
  }

  /// Makes three columns; all that are visible are shown side by side.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: (sidebar(), content(), detail()), visibility: nil)
  }

  /// Makes three columns, of which a binding says which are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: (sidebar(), content(), detail()), visibility: columnVisibility)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: (sidebar(), EmptyView(), detail()), visibility: nil)
  }

  /// Makes two columns, of which a binding says which are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: (sidebar(), EmptyView(), detail()), visibility: columnVisibility)
  }

  /// Makes two columns; all that are visible are shown side by side.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: (sidebar(), EmptyView(), detail()), visibility: nil)
  }

  /// Makes two columns, of which a binding says which are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: (sidebar(), EmptyView(), detail()), visibility: columnVisibility)
  }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private let name: String

  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// Those that the surface chooses, which are all.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The one between the others.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
