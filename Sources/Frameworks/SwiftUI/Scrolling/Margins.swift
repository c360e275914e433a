public import Foundation
internal import ViewTree

extension View {
  /// Adds space for the edges of the surface; a report's surface has none that are unsafe.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }

  /// Adds space at each edge.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    padding(insets)
  }

  /// Adds the same space at all edges.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    padding(length)
  }

  /// Adds space around the content of scroll views.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(edges, length)
  }

  /// Adds space around the content of scroll views.
  public nonisolated func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(length)
  }

  /// Adds space at each edge of the content of scroll views.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(
      EdgeInsets(
        top: edges.contains(.top) ? insets.top : 0,
        leading: edges.contains(.leading) ? insets.leading : 0,
        bottom: edges.contains(.bottom) ? insets.bottom : 0,
        trailing: edges.contains(.trailing) ? insets.trailing : 0
      )
    )
  }

  /// Puts a view above or below this one, where it would stay while this one scrolls.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetModifier(
        stack: Stack(
          axis: .vertical,
          alignment: Alignment(horizontal: alignment, vertical: .center).tree,
          spacing: spacing?.treeLength ?? 0
        ),
        isFirst: edge == .top,
        inset: content()
      )
    )
  }

  /// Puts a view before or after this one, where it would stay while this one scrolls.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetModifier(
        stack: Stack(
          axis: .horizontal,
          alignment: Alignment(horizontal: .center, vertical: alignment).tree,
          spacing: spacing?.treeLength ?? 0
        ),
        isFirst: edge == .leading,
        inset: content()
      )
    )
  }

  /// Puts a bar above or below this view, where it would stay while this one scrolls.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// A modifier that puts another view beside the view.
struct _InsetModifier<Inset> {
  let stack: Stack
  let isFirst: Bool
  let inset: Inset
}

extension _InsetModifier: ViewModifier where Inset: View {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    let column = ViewTree::Content.stack(Stack(axis: .vertical))
    resolver.node(.stack(modifier.stack)) {
      @MainActor func addInset() {
        resolver.slot(column, part: 1) { resolver.resolve(modifier.inset) }
      }
      if modifier.isFirst { addInset() }
      resolver.slot(column, part: 0) { content(resolver) }
      if !modifier.isFirst { addInset() }
    }
  }
}

/// The part of a scroll view that gets more space.
public struct ContentMarginPlacement: Sendable {
  /// The content and the bars.
  public static let automatic = ContentMarginPlacement()
  /// The content.
  public static let scrollContent = ContentMarginPlacement()
  /// The bars.
  public static let scrollIndicators = ContentMarginPlacement()
}
