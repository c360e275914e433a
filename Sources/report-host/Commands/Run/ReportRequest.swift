import ActivityPicker
import ActivityStore
import CivilCalendar
import ExtensionHost
import ExtensionProtocol
import Sandbox
import Theme

/// What an extension is asked for, on which activity and under which limits.
///
/// `run` and `audit` read it from the same options, so that an extension sees the same from both.
struct ReportRequest: Sendable {
  let extensionName: String
  let surroundings: Surroundings
  let source: ActivitySourceChoice
  let query: ActivityQuery
  /// What `--selection` names.
  let selection: SelectionFile?
  let locale: UserLocale
  let tier: SandboxTier
  let configuration: SandboxConfiguration

  init(
    _ arguments: ParsedArguments,
    console: Console,
    surroundings: Surroundings
  ) throws {
    extensionName = arguments.operands[0]
    self.surroundings = surroundings
    source = try ActivitySourceChoice(arguments, console)
    locale = UserLocale(console: console)
    selection = try arguments.value("--selection").map(SelectionFile.init)
    var query = try ActivityQuery(arguments, console, locale)
    query.tokens = selection?.selection.tokens ?? []
    self.query = query
    let sandbox = try SandboxOptions(arguments)
    tier = sandbox.tier
    var configuration = sandbox.configuration()
    configuration.timeZone = query.zone.identifier
    self.configuration = configuration
  }

  /// Finds the extension, and tells the user where its sandbox is not the whole one.
  ///
  /// - Throws: As `LocatedExtension.find` does.
  func locate(
    as kinds: [ProgramKind] = [.reportExtension],
    console: Console,
    command: String
  ) throws -> LocatedExtension {
    let file = try LocatedExtension.find(
      extensionName,
      as: kinds,
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
      width: surroundings.width,
      height: surroundings.height,
      colorScheme: surroundings.theme == .light ? .light : .dark
    )
  }

  /// Starts to gather the activity that an extension may see.
  func gather(for file: LocatedExtension) -> Background<GatheredActivity> {
    let (source, query, selection) = (source, query, selection)
    let app = AskingApp(file, called: extensionName)
    return Background { try source.reports(for: query, to: app, selection: selection) }
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

  /// The context that a name means.
  ///
  /// - Throws: ``UsageError`` that lists those that there are.
  func context(_ name: String?, in known: [String], command: String) throws -> String {
    do {
      return try ContextName.match(name, in: known)
    } catch {
      throw UsageError(error.message(for: extensionName), command: command)
    }
  }
}
