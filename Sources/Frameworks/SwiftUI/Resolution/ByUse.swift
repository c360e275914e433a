/// A view that looks otherwise where the host takes events, since more can be done with it there.
struct _ByUse<Used: View, Shown: View> {
  /// The view where the host takes events.
  @ViewBuilder let used: () -> Used
  /// The view where it is only shown.
  @ViewBuilder let shown: () -> Shown
}

extension _ByUse: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    if resolver.graph.takesEvents {
      resolver.descend(.part(1)) { resolver.resolve(view.used()) }
    } else {
      resolver.resolve(view.shown())
    }
  }
}
