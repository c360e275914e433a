internal import ViewTree

extension View {
  /// Draws a view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    behind(background, alignment: alignment)
  }

  /// Draws views behind this one.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    behind(content(), alignment: alignment)
  }

  /// Draws a colour or pattern behind this view.
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    behind(_StyleView(style: style), alignment: .center)
  }

  /// Draws the colour of the surface behind this view.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Draws a shape in a colour or pattern behind this view.
  public nonisolated func background<Style: ShapeStyle, S: Shape>(
    _ style: Style,
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    behind(shape.fill(style), alignment: .center)
  }

  /// Draws a shape in the colour of the surface behind this view.
  public nonisolated func background<S: Shape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  private nonisolated func behind<Part: View>(_ part: Part, alignment: Alignment) -> some View {
    modifier(
      _PartModifier(
        content: .background(alignment.tree),
        alignment: alignment.tree,
        part: part
      )
    )
  }
}

extension View {
  /// Draws a view in front of this one.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    inFront(overlay, alignment: alignment)
  }

  /// Draws views in front of this one.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    inFront(content(), alignment: alignment)
  }

  /// Draws a colour or pattern in front of this view.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    inFront(_StyleView(style: style), alignment: .center)
  }

  /// Draws a shape in a colour or pattern in front of this view.
  public nonisolated func overlay<Style: ShapeStyle, S: Shape>(
    _ style: Style,
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    inFront(shape.fill(style), alignment: .center)
  }

  private nonisolated func inFront<Part: View>(_ part: Part, alignment: Alignment) -> some View {
    modifier(
      _PartModifier(content: .overlay(alignment.tree), alignment: alignment.tree, part: part)
    )
  }
}

/// A style that fills the space it is offered.
///
/// Generic types that modifiers return are not constrained themselves; the runtime would have to look
/// each constraint up when it makes the type.
struct _StyleView<Style> {
  let style: Style
}

extension _StyleView: View where Style: ShapeStyle {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let paint = view.style.paint(in: resolver.environment)
    resolver.leaf(.shape(ShapeContent(kind: .rectangle, fill: paint)))
  }
}
