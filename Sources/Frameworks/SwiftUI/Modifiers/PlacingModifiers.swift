public import Foundation
internal import ViewTree

extension View {
  /// Takes all the space that is offered, and puts the view's centre at a point of it.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Takes all the space that is offered, and puts the view's centre at a point of it.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    node(.position(x: x.treeLength, y: y.treeLength))
  }

  /// Puts the view in front of or behind its neighbours; higher is nearer.
  public nonisolated func zIndex(_ value: Double) -> some View {
    node(.zIndex(value.isFinite ? value : 0))
  }

  /// Maps the view when it is drawn.
  ///
  /// Turning, scaling and moving are kept; what slants the view is not.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    let angle = atan2(Double(transform.b), Double(transform.a))
    let width = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let determinant = transform.a * transform.d - transform.b * transform.c
    let height = width == 0 ? 0 : determinant / width
    return scaleEffect(x: width, y: height, anchor: .topLeading)
      .rotationEffect(Angle(radians: angle), anchor: .topLeading)
      .offset(x: transform.tx, y: transform.ty)
  }

  /// Maps the view when it is drawn, as ``transformEffect(_:)`` does.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.affine)
  }

  /// Turns the view in space; from the front it looks narrower or lower.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    let (x, y, z) =
      length > 0 ? (axis.x / length, axis.y / length, axis.z / length) : (0, 0, 0)
    let shrink = 1 - CGFloat(cos(angle.radians))
    return scaleEffect(
      x: 1 - abs(y) * shrink,
      y: 1 - abs(x) * shrink,
      anchor: anchor
    )
    .rotationEffect(Angle(radians: angle.radians * Double(z)), anchor: anchor)
  }

  /// Gives the view a size that is a part of its container's.
  ///
  /// The container is the surface; where its height is not known, 300 points stand in.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a size that is a number of equal parts of its container's.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(count, 1))
      let part = (length - spacing * (parts - 1)) / parts
      return part * CGFloat(max(span, 1)) + spacing * CGFloat(max(span, 1) - 1)
    }
  }

  /// Gives the view a size that is reckoned from its container's.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}

/// A modifier that gives the view a size reckoned from the surface's.
struct _ContainerFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension _ContainerFrameModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    let surface = resolver.graph.geometry.guess
    func part(_ axis: Axis, _ set: Axis.Set, _ length: CGFloat) -> Double? {
      modifier.axes.contains(set) ? modifier.length(length, axis).treeSize : nil
    }
    let frame = ViewTree::Content.frame(
      width: part(.horizontal, .horizontal, surface.width),
      height: part(.vertical, .vertical, surface.height),
      alignment: modifier.alignment.tree
    )
    resolver.wrapping(frame) { content(resolver) }
  }
}
