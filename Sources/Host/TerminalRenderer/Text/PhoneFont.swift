import ViewTree

/// How wide letters are on a phone, roughly: cells are as wide as body text, and smaller fonts fit
/// more into a frame of so many points.
enum PhoneFont {
  /// The width in points of a text's longest line.
  static func lineWidth(of text: PreparedText, in arena: TextArena) -> Double {
    var (longest, line) = (0.0, 0.0)
    for cluster in arena.clusters[text.start..<text.end] {
      if cluster.lineBreak == .newline {
        line = 0
        continue
      }
      let style = text.content.runs[Int(cluster.run)].style
      line += share(of: cluster, style.font) * size(of: style.font) + max(style.tracking, 0)
      longest = max(longest, line)
    }
    return longest
  }

  /// A cluster's width as a share of the font's size.
  private static func share(of cluster: Cluster, _ font: Font) -> Double {
    if font.design == .monospaced { return 0.6 * Double(cluster.width) }
    if cluster.width > 1 { return 0.86 }
    return cluster.lineBreak == .space ? 0.3 : 0.55 * Double(cluster.width)
  }

  /// The size in points, as Apple's guidelines have it for the default setting.
  private static func size(of font: Font) -> Double {
    switch font.size {
    case .points(let points): min(max(points, 0), 1000)
    case .style(let role): size(of: role)
    }
  }

  private static func size(of role: TextRole) -> Double {
    switch role {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}
