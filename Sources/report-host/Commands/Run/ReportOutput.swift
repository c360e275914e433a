import ActivityStore
import ChartModel
import CivilCalendar
import ExtensionProtocol
import PlainTree
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
  /// - Returns: The bytes in pieces, since all of them may be many, and one array would be copied as
  ///   it grows.
  func pieces(_ tree: ViewTree, reports: [ActivityReport]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    switch options.format {
    case .terminal:
      let names = TokenNames(reports, for: tree)
      TerminalRenderer.render(tree, options: terminalOptions(names)) { pieces.append($0) }
      removeEmptyRows(&pieces)
    case .text:
      let names = TokenNames(reports, for: tree)
      pieces = [TextRenderer.render(tree, options: textOptions(names))]
    case .json:
      TreeJSON.encode(tree) { pieces.append($0) }
    }
    return pieces
  }

  /// Where a tree's geometry nodes stand in a terminal of the width that was asked for.
  ///
  /// The other forms have no places of their own, and say what the terminal shows.
  func geometry(of tree: ViewTree, reports: [ActivityReport]) -> [NodeGeometry] {
    TerminalRenderer.geometry(of: tree, options: terminalOptions(TokenNames(reports, for: tree)))
  }

  /// Empty rows at the end would only be distance to the prompt.
  private func removeEmptyRows(_ pieces: inout [[UInt8]]) {
    while let last = pieces.indices.last {
      while pieces[last].suffix(2).elementsEqual([0x0A, 0x0A]) { pieces[last].removeLast() }
      // The line feed of a row that ends in the piece before.
      guard pieces[last] == [0x0A], last > 0 else { return }
      pieces.removeLast()
    }
  }

  /// Writes to the output file or standard output.
  func write(_ pieces: [[UInt8]]) throws {
    if let path = options.outputPath {
      try AtomicFile.write(pieces, to: path)
    } else {
      for piece in pieces { try console.write(piece) }
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
