/// Tells the scroll views inside which part of them shows.
struct _ScrollAnchorModifier {
  let anchor: () -> UnitPoint?
}

extension _ScrollAnchorModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    guard let anchor = modifier.anchor() else { return content(resolver) }
    resolver.withEnvironment({ $0.builtIn.controls.scrollAnchor = anchor }) { content(resolver) }
  }
}

extension Edge {
  /// The middle of the edge.
  var anchor: UnitPoint {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}
