internal import ViewTree

/// How tab views look; one of the styles of this module.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// Which of the surface's styles this is.
  nonisolated var _kind: _TabViewStyleKind { get }
}

/// Which of the surface's tab styles to use.
public struct _TabViewStyleKind: Sendable {
  let kind: TabsKind
}

/// A look of tabs.
struct TabsKind: Sendable {
  let tree: Tabs.Style

  static let automatic = TabsKind(tree: .automatic)
}

extension View {
  /// Sets how tab views look.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    setting { $0.controls.tabs = style._kind.kind }
  }

  /// Sets how the mark of the shown page looks.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }

  /// Lets users rearrange tabs.
  ///
  /// Accepted without effect.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?)
    -> some View
  {
    self
  }

  /// Puts a view below a sidebar of tabs.
  ///
  /// Accepted without effect: there is none.
  public nonisolated func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C)
    -> some View
  {
    self
  }

  /// Puts a view above a sidebar of tabs.
  ///
  /// Accepted without effect: there is none.
  public nonisolated func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C)
    -> some View
  {
    self
  }

  /// Puts a view at the end of a sidebar of tabs.
  ///
  /// Accepted without effect: there is none.
  public nonisolated func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C)
    -> some View
  {
    self
  }

  /// Puts a view above the bar of tabs.
  ///
  /// Accepted without effect.
  public nonisolated func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C)
    -> some View
  {
    self
  }

  /// Sets when the bar of tabs becomes small.
  ///
  /// Accepted without effect: nothing scrolls.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
}

/// How users have rearranged tabs.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  /// Makes one without changes.
  public init() {}
}

/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// When the surface chooses.
  public static let automatic = TabBarMinimizeBehavior()
  /// When content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// When content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior()
  /// Never.
  public static let never = TabBarMinimizeBehavior()
}
