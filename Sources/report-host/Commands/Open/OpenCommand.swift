import Compositor
import ExtensionHost
import Sandbox
import TerminalSession
import TerminalUI

/// `report-host open`: shows an app on the whole terminal, where it can be used.
enum OpenCommand {
  /// Who makes an app's reports.
  static let extensionOption = CommandSyntax.Option(
    name: "--extension",
    short: "-e",
    value: "NAME",
    help: "Let this extension make the app's reports; by default the app's own, or the only one\n"
      + "that has the context",
    isRepeating: true
  )

  static let syntax = CommandSyntax(
    name: "open",
    summary: "Open an app on the terminal and use it",
    operands: [
      .init(name: "APP", help: "An app's name (see 'report-host extensions') or path")
    ],
    options: [
      extensionOption,
      .init(
        name: "--scene",
        value: "NAME",
        help: "Which of the app's scenes; its first by default"
      ),
      .init(
        name: "--screen-reader",
        help: "Print lines below each other with numbers to type, instead of drawing a screen"
      ),
    ] + activityOptions + AppInterface.options + SandboxOptions.syntax,
    discussion: """
      The app runs in a sandbox without network or files, and sees neither activity nor names. Its
      reports are made by extensions in sandboxes of their own, its pickers by report-host itself.

      Keys: Tab and the arrows move, Enter and Space use what is marked, Esc goes back, / searches,
      ? shows all keys, q leaves the app. The mouse works where the terminal has one.

      Exit status: 0 the app was left or ended by itself, 1 it failed, 2 wrong usage.

      Examples:
        report-host open ScreenTimeApp --sample
        report-host open ./MyApp --extension ./MyReports
        report-host open ActivityPickerApp --screen-reader
      """
  )

  private static let activityOptions = RunCommand.activityOptions.filter {
    ["--store", "--sample", "--now", "--time-zone", "--week-start", "--day-start"].contains($0.name)
  }

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    TerminalSession.awaitForeground()
    let preparing = Background { try SandboxedProcess.prepare() }
    let request = try AppRequest(arguments, console: console, sceneOption: "--scene")
    let command = syntax.name
    let file = try LocatedExtension.find(
      request.appName,
      as: [.app],
      tier: .strict,
      console: console,
      command: command
    )
    for note in SandboxOptions.notes(request.configuration, .strict) { console.note(note) }
    let services = try AppServices(
      file,
      request,
      asks: true,
      console: console,
      command: command
    )
    let interface = try AppInterface(arguments, request, console)
    try preparing.value()
    return try show(file, request, services, interface, console)
  }

  private static func show(
    _ file: LocatedExtension,
    _ request: AppRequest,
    _ services: AppServices,
    _ interface: AppInterface,
    _ console: Console
  ) throws -> Int32 {
    let session = try TerminalSession(style: interface.style)
    defer { session.close() }
    let size = session.size
    // Figures that nobody recorded are not to be taken for the user's own.
    let isStandIn = try request.source.isStandIn
    let shown = interface.made(
      title: request.compositorName(file),
      remark: isStandIn ? "sample family" : "",
      columns: size.columns,
      rows: size.rows
    )
    let compositor = try Compositor(
      app: request.compositorApp(file),
      services: services,
      surface: interface.surface(columns: shown.size.columns, rows: shown.size.rows)
    )
    var loop = AppLoop(
      compositor,
      session,
      shown,
      log: AppLog(file.name),
      // What is read aloud changes when its listener asks for it.
      isFixed: request.calendar.isFixed,
      staysCurrent: interface.style == .fullScreen && !request.calendar.isFixed,
      surface: { interface.surface(columns: $0, rows: $1) }
    )
    let ending = loop.run()
    session.close()
    compositor.close()
    var log = loop.log
    log.add(compositor.takeLog())
    log.tell(console, services.note)
    // By the signal, where one asked for it.
    session.finish()
    switch ending {
    case .quit, .end: return 0
    case .failure(let reason): throw CommandFailure(ExtensionVoice(file.name).about(reason))
    case .terminal: return 1
    }
  }
}
