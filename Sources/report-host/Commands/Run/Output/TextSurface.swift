import ChartModel
import TerminalRenderer
import TextRenderer
import ViewTree

/// Plain words; they have no places of their own, so an extension is told those of a terminal.
struct TextSurface: ReportSurface {
  private let formatter: ChartTimeFormatter
  private let columns: Int
  /// Only a width that was asked for wraps lines: what reads a pipe wraps them itself.
  private let wrapped: Int?

  init(_ output: OutputOptions, formatter: ChartTimeFormatter) {
    self.formatter = formatter
    columns = output.columns
    wrapped = output.width
  }

  func geometry(of tree: ViewTree, names: TokenNames) -> [NodeGeometry] {
    TerminalRenderer.geometry(of: tree, options: TerminalOptions(columns: columns, names: names))
  }

  func pieces(of report: ShownReport) -> [[UInt8]] {
    let names = report.names
    let options = TextOptions(
      timeFormatter: formatter,
      columns: wrapped,
      tokenName: { names.name(of: $0) }
    )
    return [TextRenderer.render(report.tree, options: options)]
  }
}
