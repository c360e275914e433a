import ChartModel
import Compositor
import PlainTree
import TerminalRenderer
import ViewTree

/// Cells of a terminal, in colours where it has them.
struct TerminalSurface: ReportSurface {
  private let options: TerminalOptions

  init(_ output: OutputOptions, formatter: ChartTimeFormatter, console: Console) {
    let isTerminal = output.path == nil && console.isOutputTerminal
    let found = TerminalCapabilities(environment: console.environment, isTerminal: isTerminal)
    options = TerminalOptions(
      columns: output.columns,
      rows: output.rows,
      colorDepth: output.color.depth ?? (output.isArt ? .trueColor : found.colorDepth),
      hasAttributes: output.color == .auto
        ? found.hasAttributes || output.isArt : output.color != .none,
      theme: output.terminalTheme,
      background: output.terminalBackground,
      isASCII: output.isASCII,
      isolatesRightToLeft: found.reordersText,
      timeFormatter: formatter
    )
  }

  func geometry(of tree: ViewTree, names: TokenNames) -> [NodeGeometry] {
    TerminalRenderer.geometry(of: tree, options: options(names))
  }

  func geometry(of tree: ViewTree, names: TokenNames, width: Double?) -> [NodeGeometry] {
    var options = options(names)
    if let width { options.columns = Surroundings.columns(of: width) }
    return TerminalRenderer.geometry(of: tree, options: options)
  }

  func regions(of tree: ViewTree) -> [UInt64: RegionSize] {
    TerminalRenderer.regions(of: tree, options: options).mapValues { RegionSize(cells: $0) }
  }

  func pieces(of report: ShownReport) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    TerminalRenderer.render(report.tree, options: options(report.names)) { pieces.append($0) }
    if options.rows == nil { Self.removeEmptyRows(&pieces) }
    return pieces
  }

  private func options(_ names: TokenNames) -> TerminalOptions {
    var options = options
    options.resolveToken = { names.tokenName(of: $0) }
    return options
  }

  /// Empty rows at the end would only be distance to the prompt.
  private static func removeEmptyRows(_ pieces: inout [[UInt8]]) {
    while let last = pieces.indices.last {
      while pieces[last].suffix(2).elementsEqual([0x0A, 0x0A]) { pieces[last].removeLast() }
      // The line feed of a row that ends in the piece before.
      guard pieces[last] == [0x0A], last > 0 else { return }
      pieces.removeLast()
    }
  }
}
