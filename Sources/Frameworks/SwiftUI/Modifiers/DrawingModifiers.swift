public import Foundation
internal import ViewTree

extension View {
  /// Draws the view that opaque, 0…1.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    node(.opacity(Color.unit(opacity)))
  }

  /// Moves the view when it is drawn, without changing the layout.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    node(.offset(x: x.treeLength, y: y.treeLength))
  }

  /// Moves the view when it is drawn, without changing the layout.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Rounds the corners of the view.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    node(.clip(.roundedRectangle(cornerRadius: radius.treeSize ?? 0)))
  }

  /// Cuts the view to its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    node(.clip(.rectangle))
  }

  /// Draws a line around the view's frame, inside it.
  public nonisolated func border<Style: ShapeStyle>(
    _ content: Style,
    width: CGFloat = 1
  ) -> some View {
    modifier(_NodeModifier { .border(content.paint(in: $0), width: width.treeSize ?? 0) })
  }

  /// Draws a shadow behind the view.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    node(
      .shadow(
        color: color.value,
        radius: radius.treeSize ?? 0,
        x: x.treeLength,
        y: y.treeLength
      )
    )
  }

  /// Turns the view when it is drawn, clockwise.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    node(
      .rotation(degrees: angle.degrees.isFinite ? angle.degrees : 0, anchor: anchor.tree)
    )
  }

  /// Scales the view when it is drawn.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    node(.scale(x: x.treeLength, y: y.treeLength, anchor: anchor.tree))
  }

  /// Scales the view when it is drawn.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view when it is drawn.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Keeps the view's space but draws nothing.
  public nonisolated func hidden() -> some View {
    setting { $0.controls.ignoresTouches = true }.node(.hidden)
  }
}
