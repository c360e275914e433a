package import ChartModel
package import PlainTree
package import Theme
package import ViewTree

/// How many colours a terminal shows.
package enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// No colours; the terminal may still have bold and the like.
  case none
  /// The 16 colours that the user's terminal theme decides.
  case ansi16
  /// The 256 colours of xterm.
  case ansi256
  /// 24-bit colours.
  case trueColor

  package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// How a tree is drawn in a terminal.
package struct TerminalOptions: Sendable {
  /// The surface's width in cells.
  package var columns: Int
  /// The surface's height; nil to print as many rows as it takes.
  package var rows: Int?
  package var colorDepth: ColorDepth
  /// Whether bold, italics, underlines and the like are used.
  package var hasAttributes: Bool
  package var theme: Theme
  /// The colour behind text, where the terminal has said it; nil for the theme's.
  package var background: RGB?
  /// Whether only ASCII characters are drawn, text from outside aside.
  package var isASCII: Bool
  /// Whether right-to-left words are set apart by Unicode's isolates, so that a terminal that reorders
  /// text does so inside of them and leaves the columns beside them alone.
  package var isolatesRightToLeft: Bool
  /// The words for moments on the axes of charts.
  package var timeFormatter: ChartTimeFormatter
  /// Looks up what a token stands for; nil for an unknown token.
  package var resolveToken: @Sendable (TokenLabel) -> TokenName?

  package init(
    columns: Int = 80,
    rows: Int? = nil,
    colorDepth: ColorDepth = .none,
    hasAttributes: Bool = false,
    theme: Theme = .dark,
    background: RGB? = nil,
    isASCII: Bool = false,
    isolatesRightToLeft: Bool = false,
    timeFormatter: ChartTimeFormatter = ChartTimeFormatter(),
    resolveToken: @escaping @Sendable (TokenLabel) -> TokenName? = { _ in nil }
  ) {
    self.columns = columns
    self.rows = rows
    self.colorDepth = colorDepth
    self.hasAttributes = hasAttributes
    self.theme = theme
    self.background = background
    self.isASCII = isASCII
    self.isolatesRightToLeft = isolatesRightToLeft
    self.timeFormatter = timeFormatter
    self.resolveToken = resolveToken
  }

  /// What is supposed to be behind everything.
  var surface: RGB { background ?? theme.surface }

  /// The most columns that are drawn.
  package static let columnLimit = 2000

  /// The width that is drawn, whatever was asked for.
  var boundedColumns: Int { min(max(columns, 1), TerminalOptions.columnLimit) }
}
