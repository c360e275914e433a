extension TabContent {
  /// Puts a number beside the name of the tab; none for 0.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    _ChangedTab(content: self) { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
  }

  /// Puts a word beside the name of the tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    _ChangedTab(content: self) { $0.badge = label }
  }

  /// Puts a word beside the name of the tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Hides the tab or shows it.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ChangedTab(content: self, isHidden: hidden) { _ in }
  }

  /// Lets the tab be chosen or not.
  ///
  /// Accepted without effect.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }

  /// Names the tab for rearranging.
  ///
  /// Accepted without effect.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets how the tab is rearranged.
  ///
  /// Accepted without effect.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }

  /// Sets whether the tab is there at first.
  ///
  /// Accepted without effect: it is.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }

  /// Sets where the tab stands.
  ///
  /// Accepted without effect: tabs stand in a row.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    self
  }

  /// Names the tab for tests of the user interface.
  ///
  /// Accepted without effect.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    self
  }

  /// Adds actions for when the tab is swiped.
  ///
  /// Accepted without effect.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    self
  }

  /// Adds commands for when the tab is held.
  ///
  /// Accepted without effect.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M)
    -> some TabContent<TabValue>
  {
    self
  }
}

/// A tab with a change to what it says about itself.
struct _ChangedTab<Content: TabContent> {
  let content: Content
  let isHidden: Bool
  let change: (inout NodeTraits) -> Void

  nonisolated init(
    content: Content,
    isHidden: Bool = false,
    change: @escaping (inout NodeTraits) -> Void
  ) {
    self.content = content
    self.isHidden = isHidden
    self.change = change
  }
}

extension _ChangedTab: TabContent {
  typealias TabValue = Content.TabValue
  typealias Body = Never

  static func _resolveTabs(_ content: Self, in resolver: _ViewResolver) {
    guard !content.isHidden else { return }
    resolver.withTraits(content.change) { Content._resolveTabs(content.content, in: resolver) }
  }
}

/// How a tab is rearranged.
public struct TabCustomizationBehavior: Equatable, Sendable {
  /// As the surface chooses.
  public static var automatic: TabCustomizationBehavior { .init() }
  /// By moving.
  public static var reorderable: TabCustomizationBehavior { .init() }
  /// Not at all.
  public static var disabled: TabCustomizationBehavior { .init() }
}

/// A bar of tabs or a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let rawValue: Int

  /// What the surface chooses.
  public static let automatic = AdaptableTabBarPlacement(rawValue: 0)
  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(rawValue: 1)
  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(rawValue: 2)
}

/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
  private let rawValue: Int

  /// Where the surface chooses.
  public static let automatic = TabPlacement(rawValue: 0)
  /// In a place of its own.
  public static let pinned = TabPlacement(rawValue: 1)
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(rawValue: 2)
}
