internal import ViewTree

extension View {
  /// Names the view in the navigation around it; the title stands above it.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(_NavigationTitleModifier(change: .title(title)))
  }

  /// Names the view in the navigation around it; the title stands above it.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the view in the navigation around it; the title stands above it.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the view in the navigation around it; the title stands above it.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the view in the navigation around it; the title stands above it.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets how large the title is; the surface decides.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  /// Hides the bar with the title; reports have no bar, so a title is not shown.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(_NavigationTitleModifier(change: .hide(hidden)))
  }

  /// Hides the way back; reports have none.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  {
    self
  }
}

/// The bar above a view.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the view before.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// A view with a title for the navigation around it.
struct _NavigationTitleModifier {
  enum Change {
    case title(Text)
    case hide(Bool)
  }

  let change: Change
}

extension _NavigationTitleModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    switch modifier.change {
    case .title(let title): resolver.navigation.title = resolver.navigation.title ?? title
    case .hide(let isHidden): resolver.navigation.isHidden = isHidden
    }
    content(resolver)
  }
}

/// The first view of a navigation container, under the title that it or a view inside it gives.
struct _NavigationTitled<Content: View> {
  let content: Content
}

extension _NavigationTitled: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let column = ViewTree::Content.stack(
      Stack(axis: .vertical, alignment: ViewTree::Alignment.leading)
    )
    resolver.node(column) {
      let saved = resolver.navigation
      resolver.navigation = NavigationBar()
      let content = resolver.apart(.stack(Stack(axis: .vertical))) {
        resolver.resolve(view.content)
      }
      if let title = resolver.navigation.title, !resolver.navigation.isHidden {
        resolver.leaf(.text(title.heading(in: resolver.environment)))
      }
      resolver.append(content)
      resolver.navigation = saved
    }
  }
}

/// What views say about the navigation around them.
struct NavigationBar {
  var title: Text?
  var isHidden = false
}

extension Text {
  /// The text as the heading of a screen.
  func heading(in environment: EnvironmentValues) -> TextContent {
    var content = font(.largeTitle).bold().content(in: environment)
    content.isHeading = true
    return content
  }
}
