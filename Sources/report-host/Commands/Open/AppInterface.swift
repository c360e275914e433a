import ChartModel
import Compositor
import TerminalRenderer
import TerminalSession
import TerminalUI
import TextRenderer
import Theme

/// How an app is shown: on the whole screen or as lines, in which colours.
struct AppInterface {
  static let options: [CommandSyntax.Option] = [
    .init(name: "--color", value: "DEPTH", help: "auto (default), none, 16, 256 or truecolor"),
    .init(name: "--theme", value: "NAME", help: "light or dark; by default as the terminal says"),
    .init(name: "--ascii", help: "Draw with ASCII characters only"),
  ]

  private let isSpoken: Bool
  private let terminal: TerminalOptions
  private let request: AppRequest

  /// - Throws: ``UsageError`` for a value that cannot be understood, or where there is no terminal.
  init(_ arguments: ParsedArguments, _ request: AppRequest, _ console: Console) throws {
    self.request = request
    isSpoken = arguments.isSet("--screen-reader")
    if isSpoken {
      for option in ["--color", "--theme", "--ascii"] where arguments.isSet(option) {
        throw UsageError(
          "\(option) is for a screen, not for --screen-reader",
          command: arguments.syntax.name
        )
      }
    }
    let scheme = try arguments.choice("--theme", as: OutputOptions.Scheme.self)
    let color = try arguments.choice("--color", as: OutputOptions.Color.self) ?? .auto
    let isTerminal = console.isOutputTerminal
    let found = TerminalCapabilities(environment: console.environment, isTerminal: isTerminal)
    let own = OwnTerminal(console, isWrittenTo: !isSpoken)
    terminal = TerminalOptions(
      colorDepth: color.depth ?? found.colorDepth,
      hasAttributes: color == .auto ? found.hasAttributes : color != .none,
      theme: scheme?.theme ?? own.theme,
      background: scheme == nil ? own.background : nil,
      isASCII: arguments.isSet("--ascii"),
      isolatesRightToLeft: found.reordersText,
      timeFormatter: ChartTimeFormatter(zone: request.calendar.zone)
    )
  }

  /// How the terminal is used.
  var style: TerminalSession.Style { isSpoken ? .lines : .fullScreen }

  /// The interface for a terminal of a size.
  ///
  /// - Parameter remark: What the host says of what it shows.
  func made(title: String, remark: String, columns: Int, rows: Int) -> any UserInterface {
    guard isSpoken else {
      return FullScreenInterface(
        title: title,
        remark: remark,
        columns: columns,
        rows: rows,
        options: terminal
      )
    }
    let options = TextOptions(
      timeFormatter: terminal.timeFormatter,
      columns: columns
    )
    let name = remark.isEmpty ? title : "\(title) (\(remark))"
    return SpokenInterface(title: name, columns: columns, options: options)
  }

  /// What an app's view is laid out for.
  func surface(columns: Int, rows: Int?) -> CompositionSurface {
    let surroundings = Surroundings(columns: columns, rows: rows, theme: terminal.theme)
    var whole = terminal
    (whole.columns, whole.rows) = (columns, rows)
    return CompositionSurface(
      environment: request.environment(surroundings),
      geometry: { [whole] tree, width, height, names in
        var options = whole
        if let width { options.columns = Surroundings.columns(of: width) }
        options.rows = height.map { Surroundings.rows(of: $0) }
        options.resolveToken = names
        return TerminalRenderer.geometry(of: tree, options: options)
      },
      regions: { [whole] tree in
        TerminalRenderer.regions(of: tree, options: whole).mapValues { RegionSize(cells: $0) }
      }
    )
  }
}
