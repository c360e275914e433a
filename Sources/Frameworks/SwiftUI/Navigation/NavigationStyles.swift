public import Foundation

/// How split views look.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// The type of view that draws one.
  associatedtype Body: View

  /// The columns.
  typealias Configuration = NavigationSplitViewStyleConfiguration

  /// Makes the view that draws one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body
}

/// The columns of a split view, for its style.
public struct NavigationSplitViewStyleConfiguration {
  let sidebar: AnyView
  let content: AnyView?
  let detail: AnyView
  let visibility: NavigationSplitViewVisibility
}

extension View {
  /// Sets how split views look.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  {
    self.style(style, at: { \.splitView }) { $0.makeBody(configuration: $1) }
  }

  /// Sets the width of a column, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    frame(width: width)
  }

  /// Sets the widths that a column may have, in points.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    frame(minWidth: min, idealWidth: ideal, maxWidth: max)
  }

  /// Sets how navigation views look.
  ///
  /// Accepted without effect: they show the view on top.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

/// The columns side by side, each below its title.
struct _SplitColumns: View {
  let configuration: NavigationSplitViewStyleConfiguration

  var body: some View {
    HStack(alignment: .top) {
      if configuration.visibility == .all || configuration.visibility == .automatic
        || (configuration.visibility == .doubleColumn && configuration.content == nil)
      {
        _NavigationContainer(path: nil, root: configuration.sidebar)
        Divider()
      }
      if configuration.visibility != .detailOnly, let content = configuration.content {
        _NavigationContainer(path: nil, root: content)
        Divider()
      }
      _NavigationContainer(path: nil, root: configuration.detail)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// How navigation views look.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// Draws split views as the surface chooses.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    _SplitColumns(configuration: configuration)
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Split views as the surface chooses.
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// Draws split views with columns that share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    _SplitColumns(configuration: configuration)
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Split views with columns that share the width.
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// Draws split views with a detail that keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    _SplitColumns(configuration: configuration)
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Split views with a detail that keeps its width.
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

/// Draws navigation views as the surface chooses.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Navigation views as the surface chooses.
  public nonisolated static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

/// Draws navigation views as a stack.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Navigation views as a stack.
  public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Draws navigation views as columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Navigation views as columns.
  public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// Draws navigation views as two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  /// Navigation views as two columns.
  public nonisolated static var doubleColumn: DoubleColumnNavigationViewStyle {
    DoubleColumnNavigationViewStyle()
  }
}
