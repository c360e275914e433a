import ExtensionHost
import ExtensionProtocol
import Sandbox
import Sanitizer

/// `report-host run`: runs an extension and prints the view tree that it sends back.
enum RunCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    // The filter takes as long to build as the options to read.
    let preparing = Background { try SandboxedProcess.prepare() }
    let options = try RunOptions(arguments, console: console)
    let request = options.request
    let file = try request.locate(console: console, command: syntax.name)
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
    let session = try ExtensionSession(file.executable, configuration: request.configuration)
    do {
      let context = try context(of: session, options)
      let activity = try ReportRequest.activity(gathering, command: syntax.name)
      let output = ReportOutput(options, console)
      let tree = try session.render(
        context: context,
        environment: request.environment,
        reports: activity.reports,
        layout: { output.geometry(of: $0, reports: activity.reports) }
      )
      // The process ends under supervision before anything is written, which may block for long.
      let drawing = Background { output.pieces(tree, reports: activity.reports) }
      let ending = session.finish()
      if activity.isSample { console.note(sampleNote) }
      for note in activity.notes { console.note(note) }
      try output.write(drawing.value())
      tell(ending, session.log, options, file, console)
      if let lapse = ending.verdict.lapse {
        console.note(Sanitizer.sanitized(ExtensionVoice(file.name).note(lapse)))
      }
      return 0
    } catch let refusal as AuthorizationRefusal {
      // Nothing of an extension runs while its user is asked.
      _ = session.finish()
      throw refusal
    } catch let error as SessionError {
      let ending = session.finish()
      tell(ending, session.log, options, file, console)
      throw CommandFailure(ExtensionVoice(file.name).about("\(error)" + cause(ending, session.log)))
    }
  }

  /// What the extension itself said of its crash, for the end of the line that tells of it.
  private static func cause(_ ending: Ending, _ log: [UInt8]) -> String {
    guard case .crash = ending.verdict else { return "" }
    return CrashMessage(log: log).map { ": \($0)" } ?? ""
  }

  private static let sampleNote = """
    note: nothing was imported yet, so this shows the built-in sample family; \
    see 'report-host import --help'
    """

  private static func context(
    of session: ExtensionSession,
    _ options: RunOptions
  ) throws -> String {
    let hello = try session.greet()
    do {
      return try ContextName.match(options.context, in: hello.contexts)
    } catch {
      throw UsageError(error.message(for: options.request.extensionName), command: syntax.name)
    }
  }

  /// Tells what the user should know of a session that has ended.
  private static func tell(
    _ ending: Ending,
    _ log: [UInt8],
    _ options: RunOptions,
    _ file: LocatedExtension,
    _ console: Console
  ) {
    let voice = ExtensionVoice(file.name)
    let shown = ShownLog(log)
    for line in shown.lines { console.note(voice.line(line)) }
    let dropped = shown.droppedBytes + ending.droppedLogBytes
    if dropped > 0 { console.note(voice.note("\(dropped) more bytes of output were dropped")) }
    if let summary = RefusalSummary(ending.refusals).line {
      let asked = Sanitizer.sanitized(options.request.extensionName, limit: 256)
      console.note(voice.note("\(summary); see 'report-host audit \(asked)'"))
    }
  }
}
