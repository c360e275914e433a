import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Sandbox
import TerminalRenderer
import Theme

/// What an extension is asked for, on which activity and under which limits.
///
/// `run` and `audit` read it from the same options, so that an extension sees the same from both.
struct ReportRequest: Sendable {
  let extensionName: String
  let columns: Int
  let theme: Theme
  let source: ActivitySourceChoice
  let query: ActivityQuery
  let locale: UserLocale
  let tier: SandboxTier
  let configuration: SandboxConfiguration

  init(_ arguments: ParsedArguments, console: Console) throws {
    extensionName = arguments.operands[0]
    columns = try Self.columns(arguments, console)
    theme = try Self.theme(arguments, console)
    source = try ActivitySourceChoice(arguments, console)
    locale = UserLocale(console: console)
    query = try ActivityQuery(arguments, console, locale)
    let sandbox = try SandboxOptions(arguments)
    tier = sandbox.tier
    var configuration = sandbox.configuration()
    configuration.timeZone = query.zone.identifier
    self.configuration = configuration
  }

  /// Finds the extension, and tells the user where its sandbox is not the whole one.
  ///
  /// - Throws: As `LocatedExtension.find` does.
  func locate(console: Console, command: String) throws -> LocatedExtension {
    let file = try LocatedExtension.find(
      extensionName,
      tier: tier,
      console: console,
      command: command
    )
    for note in SandboxOptions.notes(configuration, tier) { console.note(note) }
    return file
  }

  /// The surroundings that the extension is told of.
  var environment: Environment {
    Environment(
      locale: locale.identifier,
      timeZone: query.zone.identifier,
      firstWeekday: query.firstWeekday,
      now: query.now,
      width: Double(columns * 8),
      height: nil,
      colorScheme: theme == .light ? .light : .dark
    )
  }

  /// Starts to gather the activity that an extension may see.
  func gather(for file: LocatedExtension) -> Background<GatheredActivity> {
    let (source, query, app) = (source, query, AskingApp(file, called: extensionName))
    return Background { try source.reports(for: query, to: app) }
  }

  /// Waits for the activity.
  ///
  /// - Throws: ``UsageError`` for a filter that names what the activity does not have,
  ///   ``AuthorizationRefusal`` where the extension may see none.
  static func activity(
    _ gathering: Background<GatheredActivity>,
    command: String
  ) throws -> GatheredActivity {
    do {
      return try gathering.value()
    } catch let error as QueryError {
      throw UsageError("\(error)", command: command)
    }
  }

  private static func columns(_ arguments: ParsedArguments, _ console: Console) throws -> Int {
    if let columns = try arguments.integer("--width", in: 1...2000) { return columns }
    if arguments.value("--output") == nil, let size = console.terminalSize { return size.columns }
    guard let columns = console["COLUMNS"].flatMap({ Int($0) }), (1...2000).contains(columns) else {
      return 80
    }
    return columns
  }

  private static func theme(_ arguments: ParsedArguments, _ console: Console) throws -> Theme {
    switch try arguments.choice("--theme", as: RunOptions.Scheme.self) {
    case .light: .light
    case .dark: .dark
    case nil: TerminalCapabilities(environment: console.environment, isTerminal: true).theme
    }
  }
}
