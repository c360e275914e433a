import TerminalRenderer
import TreeJSON
import ViewTree

/// The tree itself, laid out as for a terminal.
struct JSONSurface: ReportSurface {
  let columns: Int

  func geometry(of tree: ViewTree, names: TokenNames) -> [NodeGeometry] {
    TerminalRenderer.geometry(of: tree, options: TerminalOptions(columns: columns, names: names))
  }

  func pieces(of report: ShownReport) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    TreeJSON.encode(report.tree) { pieces.append($0) }
    return pieces
  }
}
