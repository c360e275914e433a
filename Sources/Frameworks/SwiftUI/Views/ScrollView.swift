internal import ViewTree

/// Content that may be larger than its frame.
public struct ScrollView<Content: View> {
  /// The content.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// Whether bars show how far the content has scrolled; the surface decides.
  public var showsIndicators: Bool

  /// Makes scrolling content.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View {
  /// A scroll view has no body of its own.
  public typealias Body = Never

  /// Adds the content; several views stand in a column.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let anchor = resolver.environment.builtIn.controls.scrollAnchor
    let axes = ScrollAxes(
      horizontal: view.axes.contains(.horizontal),
      vertical: view.axes.contains(.vertical),
      anchor: anchor.map(\.tree)
    )
    resolver.scrolling(!view.axes.isEmpty) {
      resolver.node(.scroll(axes)) {
        @MainActor func addContent() {
          resolver.slot(.stack(Stack(axis: .vertical)), part: 0, isRequired: true) {
            resolver.resolve(view.content)
          }
        }
        guard anchor != nil else { return addContent() }
        resolver.withEnvironment({ $0.builtIn.controls.scrollAnchor = nil }) { addContent() }
      }
    }
  }
}

extension _ViewResolver {
  /// Marks the node that a closure adds as one that the surface scrolls, unless nothing scrolls.
  func scrolling(_ scrolls: Bool = true, _ body: () -> Void) {
    guard scrolls, !environment.builtIn.controls.staysInPlace else { return body() }
    marking(.scroll, body)
  }
}
