import ActivityStore
import CivilCalendar
import ExtensionHost
import ExtensionProtocol
import Sandbox
import Sanitizer
import Theme
import ViewTree

/// `report-host run`: runs an extension and prints the view tree that it sends back.
enum RunCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    // The filter takes as long to build as the options to read.
    let preparing = Background { try SandboxedProcess.prepare() }
    let options = try RunOptions(arguments, console: console)
    let tier = options.sandbox.tier
    let file = try LocatedExtension.find(
      options.extensionName,
      tier: tier,
      console: console,
      command: syntax.name
    )
    var configuration = options.sandbox.configuration()
    for note in SandboxOptions.notes(configuration, tier) { console.note(note) }
    configuration.timeZone = options.query.zone.identifier
    // The process starts while the activity is gathered.
    let (source, query) = (options.source, options.query)
    let gathering = Background { try source.reports(for: query) }
    try preparing.value()
    let session = try ExtensionSession(file.executable, configuration: configuration)
    do {
      let context = try context(of: session, options)
      let activity = try gathered(gathering)
      let tree = try render(context, activity.reports, session, options)
      session.close()
      if activity.isSample { console.note(sampleNote) }
      try ReportOutput(options, console).write(tree, reports: activity.reports)
      let ending = conclude(session, file, console)
      if let lapse = lapse(ending.verdict) {
        console.note(Sanitizer.sanitized("\(file.name): \(lapse)"))
      }
      return 0
    } catch let error as SessionError {
      _ = conclude(session, file, console)
      throw CommandFailure("\(file.name): \(error)")
    }
  }

  private static let sampleNote = """
    note: nothing was imported yet, so this shows the built-in sample family; \
    see 'report-host import --help'
    """

  private static func gathered(
    _ gathering: Background<GatheredActivity>
  ) throws -> GatheredActivity {
    do {
      return try gathering.value()
    } catch let error as QueryError {
      throw UsageError("\(error)", command: syntax.name)
    }
  }

  private static func context(
    of session: ExtensionSession,
    _ options: RunOptions
  ) throws -> String {
    let hello = try session.greet()
    do {
      return try ContextName.match(options.context, in: hello.contexts)
    } catch {
      throw UsageError("\(options.extensionName): \(error)", command: syntax.name)
    }
  }

  private static func render(
    _ context: String,
    _ reports: [ActivityReport],
    _ session: ExtensionSession,
    _ options: RunOptions
  ) throws -> ViewTree {
    try session.render(
      context: context,
      environment: Environment(
        locale: options.locale.identifier,
        timeZone: options.query.zone.identifier,
        firstWeekday: options.locale.firstWeekday,
        now: options.query.now,
        width: Double(options.columns * 8),
        height: nil,
        colorScheme: options.theme == .light ? .light : .dark
      ),
      reports: reports
    )
  }

  /// Ends the session and tells what the user should know of it.
  private static func conclude(
    _ session: ExtensionSession,
    _ file: LocatedExtension,
    _ console: Console
  ) -> Ending {
    let ending = session.finish()
    let name = Sanitizer.sanitized(file.name, limit: 64)
    for line in logLines(session.log) { console.note("\(name): \(line)") }
    if ending.droppedLogBytes > 0 {
      console.note("\(name): (\(ending.droppedLogBytes) more bytes of output were dropped)")
    }
    if !ending.refusals.isEmpty {
      let calls = ending.refusals.prefix(8).map(\.description).joined(separator: "; ")
      console.note("\(name): the sandbox refused \(calls)")
    }
    return ending
  }

  /// What went wrong after the reply, which stands all the same; nil where nothing did.
  private static func lapse(_ verdict: Verdict) -> String? {
    switch verdict {
    case .ok, .empty, .terminated: nil
    case .timeout: "did not end after its reply and was ended by the host"
    default: "\(verdict) after its reply"
    }
  }

  /// What the extension printed, safe to show, without empty lines.
  private static func logLines(_ log: [UInt8]) -> [String] {
    Sanitizer.sanitizedLines(String(decoding: log, as: UTF8.self))
      .split(separator: "\n").prefix(200).map(String.init)
  }
}
