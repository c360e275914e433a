public import Foundation
internal import ViewTree

/// A modifier that moves the view to where one of its guides stands for an alignment.
struct _AlignmentGuideModifier {
  let axis: ViewTree::Axis
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat
}

extension _AlignmentGuideModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      resolver.place { geometry, id in
        let size = geometry.size
        let shift = geometry.known.map { _ in modifier.shift(of: size) } ?? 0
        let (x, y) = modifier.axis == .horizontal ? (shift, 0) : (0, shift)
        resolver.wrapping(.offset(x: x, y: y)) {
          resolver.wrapping(.background(.center), parts: { $0.leaf(.geometry(Geometry(id: id))) }) {
            content(resolver)
          }
        }
      }
    }
  }

  /// How far the view moves, so that its guide comes to where it would be without one of its own.
  private func shift(of size: CGSize) -> Double {
    let dimensions = ViewDimensions(width: size.width, height: size.height)
    let place = key.id.defaultValue(in: dimensions)
    return (place - value(dimensions)).treeLength
  }
}

extension View {
  /// Sets which place in the view stands for a horizontal alignment.
  ///
  /// The view is moved when it is drawn; the space of the container stays as it is.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(axis: .horizontal, key: g.key, value: computeValue))
  }

  /// Sets which place in the view stands for a vertical alignment.
  ///
  /// The view is moved when it is drawn; the space of the container stays as it is.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(axis: .vertical, key: g.key, value: computeValue))
  }
}
