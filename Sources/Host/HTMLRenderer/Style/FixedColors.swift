import Theme
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

  /// The theme that words of colours of their own can be read in: the one that was told, unless more
  /// of those that stand on the page itself would be lost on it than on the other one.
  ///
  /// An app may well show white words on a dark screen of its own, of which a report knows nothing.
  static func theme(of tree: ViewTree, told: Theme) -> Theme {
    let other: Theme = told == .dark ? .light : .dark
    var (lost, lostOnOther) = (0, 0)
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      switch node.content {
      case .background, .overlay, .depthStack, .button:
        index += node.descendantCount
      case .text(let text):
        for run in text.runs where isLost(run.style.paint, on: told) { lost += 1 }
        for run in text.runs where isLost(run.style.paint, on: other) { lostOnOther += 1 }
      default: break
      }
      index += 1
    }
    return lost > lostOnOther ? other : told
  }

  private static func isLost(_ paint: Paint, on theme: Theme) -> Bool {
    guard case .color(let color) = paint else { return false }
    switch color.base {
    case .rgb, .system(.white), .system(.black): break
    case .system: return false
    }
    return theme.rgb(color).contrast(with: theme.surface) < 1.5
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
