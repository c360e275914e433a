package import ViewTree

extension Paint {
  /// Whether anything can be seen of the paint.
  ///
  /// An ink cannot say so: on the terminal's own background, which has no colour that is known, nothing
  /// would look like the terminal's own foreground.
  package func isVisible(opacity: Double) -> Bool {
    opacity > 0 && colors.contains { $0.visibility > 0 }
  }

  /// Whether nothing can be seen through the paint.
  package func isOpaque(opacity: Double) -> Bool {
    opacity >= 1 && colors.allSatisfy { $0.visibility >= 1 }
  }

  private var colors: [ColorValue] {
    switch self {
    case .color(let color): [color]
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.map(\.color)
    }
  }
}

extension ColorValue {
  fileprivate var visibility: Double {
    base == .system(.clear) ? 0 : opacity
  }
}
