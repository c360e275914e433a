import ActivityStore
import ChartModel
import CivilCalendar
import ExtensionProtocol
import TerminalRenderer
import TextRenderer
import TreeJSON
import ViewTree

/// Turns a tree into the form that was asked for, and writes that.
struct ReportOutput: Sendable {
  private let options: RunOptions
  private let console: Console

  init(_ options: RunOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  /// The tree in the form that was asked for.
  ///
  /// - Parameter reports: The activity that the extension was sent; its names stand in for tokens.
  func bytes(_ tree: ViewTree, reports: [ActivityReport]) -> [UInt8] {
    var bytes = render(tree, names: TokenNames(reports, for: tree))
    // Empty rows at the end would only be distance to the prompt.
    while bytes.suffix(2).elementsEqual([0x0A, 0x0A]) { bytes.removeLast() }
    return bytes
  }

  /// Writes to the output file or standard output.
  func write(_ bytes: [UInt8]) throws {
    if let path = options.outputPath {
      try AtomicFile.write(bytes, to: path)
    } else {
      try console.write(bytes)
    }
  }

  private func render(_ tree: ViewTree, names: TokenNames) -> [UInt8] {
    switch options.format {
    case .terminal: TerminalRenderer.render(tree, options: terminalOptions(names))
    case .text: TextRenderer.render(tree, options: textOptions(names))
    case .json: TreeJSON.encode(tree)
    }
  }

  private func textOptions(_ names: TokenNames) -> TextOptions {
    TextOptions(timeFormatter: timeFormatter, tokenName: { names.name(of: $0) })
  }

  private func terminalOptions(_ names: TokenNames) -> TerminalOptions {
    let isTerminal = options.outputPath == nil && console.isOutputTerminal
    let found = TerminalCapabilities(environment: console.environment, isTerminal: isTerminal)
    return TerminalOptions(
      columns: options.request.columns,
      colorDepth: depth ?? found.colorDepth,
      hasAttributes: options.color == .auto ? found.hasAttributes : options.color != .none,
      theme: options.request.theme,
      isASCII: options.isASCII,
      timeFormatter: timeFormatter,
      resolveToken: { label in names.name(of: label).map { TokenName(name: $0) } }
    )
  }

  private var timeFormatter: ChartTimeFormatter {
    let zone = options.request.query.zone
    return ChartTimeFormatter(
      offset: { time in Int(zone.offset(at: Int64(exactly: time.rounded(.down)) ?? 0)) }
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
