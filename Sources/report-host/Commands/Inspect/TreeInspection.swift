import ExtensionHost
import Sandbox
import TerminalRenderer
import ViewTree

/// `report-host inspect --tree`: runs one context as 'run' does, and outlines what it sent back.
enum TreeInspection {
  /// What goes with `--tree`, and means nothing without it.
  static let options: [CommandSyntax.Option] =
    [
      RunCommand.contextOption,
      .init(name: "--width", short: "-w", value: "N", help: "Columns; the terminal's, or 80"),
    ] + RunCommand.activityOptions + SandboxOptions.syntax

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let preparing = Background { try SandboxedProcess.prepare() }
    let command = arguments.syntax.name
    let columns =
      try arguments.integer("--width", in: 1...2000)
      ?? Surroundings.columns(console, isTerminal: true)
    let request = try ReportRequest(
      arguments,
      console: console,
      surroundings: Surroundings(
        columns: columns,
        theme: OwnTerminal(console, isWrittenTo: false).theme
      )
    )
    let file = try request.locate(console: console, command: command)
    let run = ReportRun(
      file: file,
      request: request,
      surface: OutlineSurface(columns: columns),
      console: console
    )
    return try AuthorizationRefusal.asking(console) {
      let gathering = request.gather(for: file)
      try preparing.value()
      let outcome = try run.report(
        from: run.start(),
        context: {
          try request.context(arguments.value("--context"), in: $0, command: command)
        },
        activity: { try ReportRequest.activity(gathering, command: command) }
      )
      try gathering.value().tell(console)
      for piece in outcome.pieces { try console.write(piece) }
      run.tell(outcome)
      return 0
    }
  }

  /// - Throws: ``UsageError`` for an option that has no use without `--tree`.
  static func checkAbsence(_ arguments: ParsedArguments) throws {
    for option in options where arguments.isSet(option.name) {
      throw UsageError("\(option.name) needs --tree", command: arguments.syntax.name)
    }
  }
}

/// The nodes of a tree and where they stand, as laid out for a terminal.
private struct OutlineSurface: ReportSurface {
  let columns: Int

  func geometry(of tree: ViewTree, names: TokenNames) -> [NodeGeometry] {
    TerminalRenderer.geometry(of: tree, options: TerminalOptions(columns: columns, names: names))
  }

  func pieces(of report: ShownReport) -> [[UInt8]] {
    let options = TerminalOptions(columns: columns, names: report.names)
    let lines = TerminalRenderer.outline(of: report.tree, options: options)
    return [Array(lines.map { $0 + "\n" }.joined().utf8)]
  }
}
