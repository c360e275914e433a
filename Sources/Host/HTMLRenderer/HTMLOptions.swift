package import ChartModel
package import PlainTree
package import Theme
package import ViewTree

/// How a tree becomes a page.
package struct HTMLOptions: Sendable {
  /// The page's title, and its heading where the tree has none.
  package var title: String
  /// The language of the page's words, as BCP 47 tags it.
  package var language: String
  /// The only theme that the page has; nil to follow the reader's choice.
  package var theme: Theme?
  /// The theme that the extension was told, which decides a page with colours of its own.
  package var toldTheme: Theme
  /// The size that the extension was told; nil for none.
  package var toldSize: (width: Double, height: Double?)?
  /// The words for moments on the axes of charts.
  package var timeFormatter: ChartTimeFormatter
  /// Looks up what a token stands for; nil for an unknown token.
  package var resolveToken: @Sendable (TokenLabel) -> TokenName?

  package init(
    title: String,
    language: String = "en",
    theme: Theme? = nil,
    toldTheme: Theme = .light,
    toldSize: (width: Double, height: Double?)? = nil,
    timeFormatter: ChartTimeFormatter = ChartTimeFormatter(),
    resolveToken: @escaping @Sendable (TokenLabel) -> TokenName? = { _ in nil }
  ) {
    self.title = title
    self.language = language
    self.theme = theme
    self.toldTheme = toldTheme
    self.toldSize = toldSize
    self.timeFormatter = timeFormatter
    self.resolveToken = resolveToken
  }
}
