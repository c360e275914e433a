internal import ViewTree

/// How lists look; one of the styles of this module.
@MainActor @preconcurrency
public protocol ListStyle {
  /// Which of the surface's styles this is.
  nonisolated var _kind: _ListStyleKind { get }
}

/// Which of the surface's list styles to use.
public struct _ListStyleKind: Sendable {
  let tree: ViewTree::ListStyle
}

/// Draws lists as the surface chooses.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _ListStyleKind { _ListStyleKind(tree: .automatic) }
}

extension ListStyle where Self == DefaultListStyle {
  /// Lists as the surface chooses.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Draws lists without decoration.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _ListStyleKind { _ListStyleKind(tree: .plain) }
}

extension ListStyle where Self == PlainListStyle {
  /// Lists without decoration.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

/// Draws lists in groups.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _ListStyleKind { _ListStyleKind(tree: .grouped) }
}

extension ListStyle where Self == GroupedListStyle {
  /// Lists in groups.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Draws lists with space around them.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _ListStyleKind { _ListStyleKind(tree: .inset) }
}

extension ListStyle where Self == InsetListStyle {
  /// Lists with space around them.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

/// Draws lists in groups with space around them.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _ListStyleKind { _ListStyleKind(tree: .insetGrouped) }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Lists in groups with space around them.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Draws lists as in a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _ListStyleKind { _ListStyleKind(tree: .sidebar) }
}

extension ListStyle where Self == SidebarListStyle {
  /// Lists as in a sidebar.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how lists look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    setting { $0.listStyle = style._kind.tree }
  }
}
