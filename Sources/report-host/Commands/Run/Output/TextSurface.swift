import ChartModel
import TerminalRenderer
import TextRenderer
import ViewTree

/// Plain words; they have no places of their own, so an extension is told those of a terminal.
struct TextSurface: ReportSurface {
  private let formatter: ChartTimeFormatter
  private let columns: Int

  init(_ output: OutputOptions, formatter: ChartTimeFormatter) {
    self.formatter = formatter
    columns = output.columns
  }

  func geometry(of tree: ViewTree, names: TokenNames) -> [NodeGeometry] {
    TerminalRenderer.geometry(of: tree, options: TerminalOptions(columns: columns, names: names))
  }

  func pieces(of report: ShownReport) -> [[UInt8]] {
    let names = report.names
    let options = TextOptions(timeFormatter: formatter, tokenName: { names.name(of: $0) })
    return [TextRenderer.render(report.tree, options: options)]
  }
}
