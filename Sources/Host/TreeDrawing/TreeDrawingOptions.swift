package import ChartModel
package import Drawing
package import PlainTree
package import Theme
package import ViewTree

/// How a tree is drawn as a picture.
package struct TreeDrawingOptions {
  /// The page's width in points, the space around the content included.
  package var width: Double
  /// The page's height; nil for as much as the content takes.
  package var height: Double?
  /// The points of a terminal's row, of which a page as high as its content takes whole ones; nil for
  /// pages that are in no terminal.
  package var rowHeight: Double?
  /// Space around the content, in points.
  package var padding: Double
  /// What the content stands on; nil for nothing.
  package var background: ColorValue?
  /// Decides what filters make of named colours; others stay names.
  package var theme: Theme
  package var measurer: any TextMeasurer
  /// The words for moments on the axes of charts.
  package var timeFormatter: ChartTimeFormatter
  /// Looks up what a token stands for; nil for an unknown token.
  package var resolveToken: (TokenLabel) -> TokenName?

  package init(
    width: Double = 390,
    height: Double? = nil,
    rowHeight: Double? = nil,
    padding: Double = 16,
    background: ColorValue? = .system(.background),
    theme: Theme = .light,
    measurer: any TextMeasurer,
    timeFormatter: ChartTimeFormatter = ChartTimeFormatter(),
    resolveToken: @escaping (TokenLabel) -> TokenName? = { _ in nil }
  ) {
    self.width = width
    self.height = height
    self.rowHeight = rowHeight
    self.padding = padding
    self.background = background
    self.theme = theme
    self.measurer = measurer
    self.timeFormatter = timeFormatter
    self.resolveToken = resolveToken
  }

  /// The height of a page whose content is so high.
  func height(ofContent height: Double) -> Double {
    let height = TreeDrawingOptions.bounded(height)
    guard let rowHeight, rowHeight > 0 else { return height }
    // The thousandth is what sums of fractions are off by.
    return max((height / rowHeight - 0.001).rounded(.up), 1) * rowHeight
  }

  /// The longest side of a page in points.
  package static let sideLimit = 100_000.0

  /// A side that can be drawn, whatever was asked for.
  static func bounded(_ side: Double) -> Double { side > 1 ? min(side, sideLimit) : 1 }
}
