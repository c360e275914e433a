import ViewTree

/// The levels of a page's headings: one of the first level, and none left out on the way down.
struct HeadingLevels {
  /// The node that is the heading of the first level; nil where the tree has none.
  private(set) var first: Int?
  private var ranks: [Int] = []

  /// The level of the next heading.
  ///
  /// - Parameter rank: How high the heading stands by its look; 1 is highest.
  mutating func level(rank: Int) -> Int {
    while let last = ranks.last, last >= rank { ranks.removeLast() }
    ranks.append(rank)
    return min(ranks.count + 1, 6)
  }

  /// Looks for the first text that looks like the title of the page, among those that come first.
  mutating func find(in tree: ViewTree) {
    for (index, node) in tree.nodes.enumerated() {
      switch node.content {
      case .text(let text):
        guard let rank = HeadingLevels.rank(of: text) else { break }
        if rank == 1 { first = index }
        return
      case .section(hasHeader: true, _), .chart, .presentation, .button, .accessibility, .tabs,
        .table,
        .disclosure, .label, .picker, .toggle:
        return
      default: break
      }
    }
  }

  /// How high a text stands as a heading; nil where it is none.
  static func rank(of text: TextContent) -> Int? {
    guard let style = text.runs.first?.style else { return nil }
    guard case .style(let role) = style.font.size else { return text.isHeading ? 4 : nil }
    switch role {
    case .largeTitle where text.isHeading || isTitle(text): return 1
    case .title where text.isHeading || isTitle(text): return 2
    case .title2 where text.isHeading: return 3
    default: return text.isHeading ? 4 : nil
    }
  }

  /// Whether large words name what follows, other than a number that is large to be seen.
  private static func isTitle(_ text: TextContent) -> Bool {
    guard let first = text.runs.first?.string.unicodeScalars.first, text.runs.count == 1 else {
      return false
    }
    let length = text.runs[0].string.utf8.count
    return length <= 120 && first.properties.isAlphabetic
  }
}
