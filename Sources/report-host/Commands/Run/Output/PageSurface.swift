import ChartModel
import HTMLRenderer
import PlainTree
import PointLayout
import Theme
import TreeDrawing
import ViewTree

/// A page of HTML that stands on its own.
///
/// The browser lays it out, by fonts that only it knows; an extension is told places by estimated
/// widths of text, on a page of the size that was asked for.
struct PageSurface: ReportSurface {
  private let formatter: ChartTimeFormatter
  private let theme: Theme?
  private let language: String
  private let size: PageSize

  init(_ output: OutputOptions, formatter: ChartTimeFormatter, locale: UserLocale) {
    self.formatter = formatter
    theme = output.pageTheme
    language = locale.languageTag
    size = output.size
  }

  func geometry(of tree: ViewTree, names: TokenNames) -> [NodeGeometry] {
    TreeDrawing.geometry(
      of: tree,
      options: TreeDrawingOptions(
        width: size.width,
        height: size.height,
        theme: theme ?? .light,
        measurer: EstimatedMeasurer(),
        timeFormatter: formatter,
        resolveToken: { names.tokenName(of: $0) }
      )
    )
  }

  func pieces(of report: ShownReport) -> [[UInt8]] {
    let names = report.names
    let options = HTMLOptions(
      title: report.title,
      language: language,
      theme: theme,
      toldTheme: theme ?? .light,
      toldSize: (width: size.width, height: size.height),
      timeFormatter: formatter,
      resolveToken: { names.tokenName(of: $0) }
    )
    var pieces: [[UInt8]] = []
    HTMLRenderer.render(report.tree, options: options) { pieces.append($0) }
    return pieces
  }
}
