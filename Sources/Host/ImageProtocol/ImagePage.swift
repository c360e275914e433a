package import PlainTree
package import Theme
package import ViewTree

/// The page that a tree is laid out on, and what the host knows that a picture needs.
package struct ImagePage: Sendable {
  /// In points.
  package var width: Double
  /// In points; nil for as high as the content.
  package var height: Double?
  /// The points of a terminal's row, of which a page as high as its content takes whole ones; nil for
  /// pages that are in no terminal.
  package var rowHeight: Double?
  package var theme: Theme
  /// The IANA identifier of the zone whose clocks the axes of charts show.
  package var timeZone: String
  /// The language of text that does not say its own, such as "en" or "zh_TW".
  package var locale: String
  /// What tokens stand for; nil for one that is not known.
  package var resolveToken: @Sendable (TokenLabel) -> TokenName?

  package init(
    width: Double = 390,
    height: Double? = nil,
    rowHeight: Double? = nil,
    theme: Theme = .light,
    timeZone: String = "UTC",
    locale: String = "en",
    resolveToken: @escaping @Sendable (TokenLabel) -> TokenName? = { _ in nil }
  ) {
    self.width = width
    self.height = height
    self.rowHeight = rowHeight
    self.theme = theme
    self.timeZone = timeZone
    self.locale = locale
    self.resolveToken = resolveToken
  }

  /// The longest side that can be asked for, in points.
  package static let sideLimit = 100_000.0
}
