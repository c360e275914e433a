public import Foundation
internal import ViewTree

/// A modifier that says where a line of alignment is in the view.
struct _AlignmentGuideModifier {
  let line: AlignmentGuide.Line
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
        @MainActor func addMeasured() {
          resolver.wrapping(.background(.center), parts: { $0.leaf(.geometry(Geometry(id: id))) }) {
            content(resolver)
          }
        }
        // The place may follow from the view's size, which the surface tells first.
        guard let known = geometry.known else { return addMeasured() }
        let place = modifier.value(ViewDimensions(known)).treeLength
        resolver.wrapping(.alignmentGuide(AlignmentGuide(modifier.line, place: place))) {
          addMeasured()
        }
      }
    }
  }
}

extension ViewDimensions {
  /// The size and the baselines of a view that the surface has measured.
  fileprivate init(_ known: NodeGeometry) {
    self.init(
      width: known.width,
      height: known.height,
      firstBaseline: known.firstBaseline.map { CGFloat($0) },
      lastBaseline: known.lastBaseline.map { CGFloat($0) }
    )
  }
}

extension View {
  /// Sets which place in the view stands for a horizontal alignment.
  ///
  /// The containers around the view that align by it take what the view says; the closure is called
  /// again when the surface has told the size of the view.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    let line = g.key.line(.horizontal).map { AlignmentGuide.Line.own(.horizontal, id: $0.id) }
    return modifier(
      _AlignmentGuideModifier(line: line ?? .horizontal(g.tree), value: computeValue)
    )
  }

  /// Sets which place in the view stands for a vertical alignment.
  ///
  /// The containers around the view that align by it take what the view says; the closure is called
  /// again when the surface has told the size of the view.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    let line = g.key.line(.vertical).map { AlignmentGuide.Line.own(.vertical, id: $0.id) }
    return modifier(_AlignmentGuideModifier(line: line ?? .vertical(g.tree), value: computeValue))
  }
}
