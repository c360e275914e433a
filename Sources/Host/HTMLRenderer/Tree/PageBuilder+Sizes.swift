import PointLayout
import TreeDrawing
import ViewTree

/// Lengths that an extension has worked out from the size of its room.
///
/// It was told sizes of a page that is laid out by estimated widths of text. Here the room has another
/// size, of which such a length is the same part.
extension PageBuilder {
  /// The sizes that were told of geometry nodes.
  static func sizes(
    in tree: ViewTree,
    _ options: HTMLOptions
  ) -> [Int: (width: Double, height: Double)] {
    let hasGeometry = tree.nodes.contains { if case .geometry = $0.content { true } else { false } }
    guard hasGeometry, let page = options.toldSize else { return [:] }
    let geometry = TreeDrawing.geometry(
      of: tree,
      options: TreeDrawingOptions(
        width: page.width,
        height: page.height,
        measurer: EstimatedMeasurer(),
        timeFormatter: options.timeFormatter,
        resolveToken: options.resolveToken
      )
    )
    return geometry.reduce(into: [:]) { sizes, node in
      sizes[node.id] = (node.width, node.height)
    }
  }

  /// The class of a frame whose width is a part of the room's; nil where it stays as it is.
  ///
  /// Words and what is as wide as high, such as a dot, have a size of their own.
  mutating func share(of content: Content, _ index: Int, _ context: PageContext) -> Int? {
    guard case .frame(let width?, let height, let alignment) = content, let told = context.told,
      width > 0, width <= told.width + 0.5, height.map({ abs($0 - width) > 0.5 }) ?? true,
      survey.below(index).isDisjoint(with: [.words, .structure])
    else { return nil }
    let rest = CSSModifier.declarations(.frame(width: nil, height: height, alignment: alignment))
    return sheet.number("width:\(CSSNumber.percent(width / told.width));flex-shrink:0;\(rest)")
  }

  /// The class of a page of a sideways scroll view, which is as wide as a page here; nil for others.
  mutating func pageClass(_ width: Double, _ content: Content, _ context: PageContext) -> Int? {
    guard context.isInSidewaysScroll, width > 300, width <= 760,
      case .frame(_, let height, let alignment) = content
    else { return nil }
    let rest = CSSModifier.declarations(.frame(width: nil, height: height, alignment: alignment))
    // A frame as wide as the page that was told is as wide as the page is.
    let isWhole = options.toldSize.map { abs($0.width - width) < 0.5 } ?? false
    let length = isWhole ? "100cqw" : "min(\(CSSNumber.points(width)),100cqw)"
    return sheet.number("width:\(length);flex-shrink:0;\(rest)")
  }
}
