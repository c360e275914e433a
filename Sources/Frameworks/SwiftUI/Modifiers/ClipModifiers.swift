internal import Foundation
internal import ViewTree

extension View {
  /// Cuts the view to a shape.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipModifier(geometry: shape._geometry, isEvenOdd: style.isEOFilled))
  }

  /// Cuts the view to where another view is opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(
      _PartModifier(
        content: .mask(alignment.tree),
        alignment: alignment.tree,
        part: mask()
      )
    )
  }

  /// Cuts the view to where another view is opaque.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask(alignment: .center) { mask }
  }
}

/// A modifier that cuts the view to a shape.
struct _ClipModifier {
  let geometry: _ShapeGeometry
  let isEvenOdd: Bool
}

extension _ClipModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    var geometry = modifier.geometry
    if case .container = geometry.outline {
      geometry = resolver.environment.builtIn.containerShape ?? _ShapeGeometry(.rectangle)
    }
    if let kind = geometry.kind {
      return resolver.wrapping(.clip(kind)) { content(resolver) }
    }
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      resolver.measured { frame in
        // Before its size is known the view is not cut: cut to a guess it might be gone.
        guard frame.known != nil else { return content(resolver) }
        guard let path = geometry.anyPath(in: frame.size) else { return content(resolver) }
        resolver.wrapping(.clip(.path(path.tree(isEvenOdd: modifier.isEvenOdd)))) {
          content(resolver)
        }
      }
    }
  }
}
