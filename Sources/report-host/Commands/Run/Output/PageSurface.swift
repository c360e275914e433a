import ChartModel
import HTMLRenderer
import TerminalRenderer
import Theme
import ViewTree

/// A page of HTML that stands on its own.
struct PageSurface: ReportSurface {
  private let formatter: ChartTimeFormatter
  private let theme: Theme?
  private let language: String
  private let columns: Int

  init(_ output: OutputOptions, formatter: ChartTimeFormatter, locale: UserLocale) {
    self.formatter = formatter
    theme = output.pageTheme
    language = locale.languageTag
    columns = Int(output.size.width / Surroundings.cell.width)
  }

  func geometry(of tree: ViewTree, names: TokenNames) -> [NodeGeometry] {
    TerminalRenderer.geometry(of: tree, options: TerminalOptions(columns: columns, names: names))
  }

  func pieces(of report: ShownReport) -> [[UInt8]] {
    let names = report.names
    let options = HTMLOptions(
      title: report.title,
      language: language,
      theme: theme,
      timeFormatter: formatter,
      resolveToken: { label in names.name(of: label).map { ($0, nil) } }
    )
    var pieces: [[UInt8]] = []
    HTMLRenderer.render(report.tree, options: options) { pieces.append($0) }
    return pieces
  }
}
