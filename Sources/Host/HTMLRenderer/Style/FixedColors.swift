import ViewTree

/// Colours that are the same in both themes, since an extension has mixed or chosen them itself.
enum FixedColors {
  /// Whether words have such colours, or something that words may stand on.
  ///
  /// Marks of charts are no such thing: they stand out from a light page and from a dark one.
  static func cover(_ tree: ViewTree) -> Bool {
    tree.nodes.contains { node in
      switch node.content {
      case .text(let text): text.runs.contains { isMixed($0.style.paint) }
      case .symbol(let symbol): isMixed(symbol.style.paint)
      case .tokenLabel(let token): isMixed(token.style.paint)
      case .shape(let shape): shape.fill.map(covers) ?? false
      default: false
      }
    }
  }

  private static func isMixed(_ paint: Paint) -> Bool {
    colors(of: paint).contains { color in
      if case .rgb = color.base { color.opacity > 0 } else { false }
    }
  }

  /// Whether a shape hides the page's own colour.
  private static func covers(_ paint: Paint) -> Bool {
    colors(of: paint).contains { color in
      switch color.base {
      case .rgb: color.opacity > 0
      case .system(.white), .system(.black): color.opacity >= 0.5
      case .system: false
      }
    }
  }

  private static func colors(of paint: Paint) -> [ColorValue] {
    switch paint {
    case .color(let color): [color]
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.map(\.color)
    }
  }
}
