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
    padding: Double = 16,
    background: ColorValue? = .system(.background),
    theme: Theme = .light,
    measurer: any TextMeasurer,
    timeFormatter: ChartTimeFormatter = ChartTimeFormatter(),
    resolveToken: @escaping (TokenLabel) -> TokenName? = { _ in nil }
  ) {
    self.width = width
    self.height = height
    self.padding = padding
    self.background = background
    self.theme = theme
    self.measurer = measurer
    self.timeFormatter = timeFormatter
    self.resolveToken = resolveToken
  }

  /// The longest side of a page in points.
  package static let sideLimit = 100_000.0

  /// A side that can be drawn, whatever was asked for.
  static func bounded(_ side: Double) -> Double { side > 1 ? min(side, sideLimit) : 1 }
}
