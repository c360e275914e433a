internal import ViewTree

/// Draws tabs as pages to be swiped.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When dots tell which page is shown.
  public struct IndexDisplayMode: Sendable {
    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never; the surface shows them all the same.
    public static let never = IndexDisplayMode()
  }

  /// Makes the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _TabViewStyleKind { .init(kind: TabsKind(tree: .page)) }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Tabs as pages to be swiped.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Tabs as pages to be swiped.
  public nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode)
    -> PageTabViewStyle
  {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the mark of the shown page looks.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Marks the shown page by dots.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When there is something behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    /// When the surface chooses.
    public static let automatic = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// While they are touched.
    public static let interactive = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
  }

  /// Makes the style.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots.
  public nonisolated static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// Draws tabs as the surface chooses.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _TabViewStyleKind { .init(kind: TabsKind(tree: .automatic)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs as the surface chooses.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Draws tabs as a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _TabViewStyleKind { .init(kind: TabsKind(tree: .automatic)) }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs as a bar.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// Draws tabs as a bar or a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _TabViewStyleKind { .init(kind: TabsKind(tree: .automatic)) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs as a bar or a sidebar.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// Draws tabs as groups.
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _TabViewStyleKind { .init(kind: TabsKind(tree: .automatic)) }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs as groups.
  public nonisolated static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// Draws tabs as pages to be swiped.
public struct CarouselTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _TabViewStyleKind { .init(kind: TabsKind(tree: .page)) }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Tabs as pages to be swiped.
  public nonisolated static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
