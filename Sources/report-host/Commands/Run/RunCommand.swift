import ExtensionHost
import Sandbox

/// `report-host run`: runs an extension or an app and prints the view tree that it sends back.
enum RunCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    // The filter takes as long to build as the options to read.
    let preparing = Background { try SandboxedProcess.prepare() }
    let options = try RunOptions(arguments, console: console)
    let file = try options.request.locate(
      as: [.reportExtension, .app],
      console: console,
      command: syntax.name
    )
    if file.identity.isApp {
      try preparing.value()
      return try AppRun(file, options, arguments, console).run()
    }
    if arguments.isSet("--extension") {
      throw UsageError(
        "--extension is for an app; \(file.name) is a report extension itself",
        command: syntax.name
      )
    }
    // One that is refused was started and ended without anything about anybody.
    return try AuthorizationRefusal.asking(console) {
      try run(file, options, console, preparing)
    }
  }

  private static func run(
    _ file: LocatedExtension,
    _ options: RunOptions,
    _ console: Console,
    _ preparing: Background<Void>
  ) throws -> Int32 {
    let request = options.request
    // The process starts while the activity is gathered.
    let gathering = request.gather(for: file)
    try preparing.value()
    let output = try ReportOutput(options, console)
    let run = ReportRun(file: file, request: request, surface: output.surface, console: console)
    if let folder = options.folder {
      return try AllContexts(run, options, console).write(to: folder, gathering)
    }
    let outcome = try run.report(
      from: run.start(),
      context: { try request.context(options.context, in: $0, command: syntax.name) },
      activity: { try ReportRequest.activity(gathering, command: syntax.name) }
    )
    try ReportRequest.activity(gathering, command: syntax.name).tell(console)
    try output.write(outcome.pieces)
    run.tell(outcome)
    return 0
  }
}
