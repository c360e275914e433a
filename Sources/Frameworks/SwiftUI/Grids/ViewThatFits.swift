internal import ViewTree

/// The first of several views that fits into the space that is offered; the last where none does.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  /// Chooses among views, which stand from the most to the least demanding.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  /// A choice has no body of its own.
  public typealias Body = Never

  /// Adds all of the views, of which the surface shows one.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let choice = ViewTree::Content.firstThatFits(
      horizontal: view.axes.contains(.horizontal),
      vertical: view.axes.contains(.vertical)
    )
    resolver.node(choice) {
      resolver.resolve(view.content)
      if resolver.builder.childCount == 0 { resolver.leaf(.depthStack(.center)) }
    }
  }
}
