import ActivityStore
import ChartModel
import CivilCalendar
import TerminalRenderer
import ViewTree

/// Turns a tree into the form that was asked for, and writes it.
struct ReportOutput {
  private let options: RunOptions
  private let console: Console

  init(_ options: RunOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  /// Writes the tree to the output file or standard output.
  func write(_ tree: ViewTree) throws {
    let bytes = render(tree)
    if let path = options.outputPath {
      try AtomicFile.write(bytes, to: path)
    } else {
      try console.write(bytes)
    }
  }

  private func render(_ tree: ViewTree) -> [UInt8] {
    switch options.format {
    case .terminal, .text, .json: TerminalRenderer.render(tree, options: terminalOptions)
    }
  }

  private var terminalOptions: TerminalOptions {
    let isTerminal = options.outputPath == nil && console.isOutputTerminal
    let found = TerminalCapabilities(environment: console.environment, isTerminal: isTerminal)
    let zone = options.query.zone
    return TerminalOptions(
      columns: options.columns,
      colorDepth: depth ?? found.colorDepth,
      hasAttributes: options.color == .auto ? found.hasAttributes : options.color != .none,
      theme: options.theme,
      isASCII: options.isASCII,
      timeFormatter: ChartTimeFormatter(
        offset: { time in Int(zone.offset(at: Int64(exactly: time.rounded(.down)) ?? 0)) }
      )
    )
  }

  private var depth: ColorDepth? {
    switch options.color {
    case .auto: nil
    case .none: ColorDepth.none
    case .ansi16: .ansi16
    case .ansi256: .ansi256
    case .truecolor: .trueColor
    }
  }
}
