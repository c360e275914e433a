import ActivityStore
import CivilCalendar
import Compositor
import ExtensionHost
import ExtensionProtocol
import Sandbox
import Theme

/// Which app is shown, on which activity its reports are made, and by whom.
struct AppRequest: Sendable {
  let appName: String
  /// The scene that is asked for; nil for the app's first.
  let scene: String?
  /// The extensions that the user chose for its reports.
  let extensionNames: [String]
  let source: ActivitySourceChoice
  let calendar: ReportCalendar
  let locale: UserLocale
  let configuration: SandboxConfiguration

  /// - Parameter sceneOption: The option that names a scene.
  /// - Throws: ``UsageError`` for a value that cannot be understood.
  init(_ arguments: ParsedArguments, console: Console, sceneOption: String) throws {
    appName = arguments.operands[0]
    scene = arguments.value(sceneOption)
    extensionNames = arguments.values("--extension")
    source = try ActivitySourceChoice(arguments, console)
    locale = UserLocale(console: console)
    calendar = try ReportCalendar(arguments, console, locale)
    let sandbox = try SandboxOptions(arguments)
    guard sandbox.tier == .strict else {
      throw UsageError(
        "--tier \(sandbox.tier.rawValue) is for report extensions; apps run in the strict tier",
        command: arguments.syntax.name
      )
    }
    var configuration = sandbox.configuration()
    configuration.timeZone = calendar.zone.identifier
    self.configuration = configuration
  }

  /// The extensions that may make the reports.
  ///
  /// - Throws: As `LocatedExtension.find` does for one that was named.
  func extensions(for app: LocatedExtension, console: Console, command: String) throws
    -> ReportExtensions
  {
    let named = try extensionNames.map {
      try LocatedExtension.find($0, tier: .strict, console: console, command: command).file
    }
    let locator = LocatedExtension.locator(console)
    return ReportExtensions(
      named: named,
      bundled: app.file.bundledExtensions,
      installed: { locator.all() },
      catalogue: ContextCatalogue(
        cachePath: ContextCatalogue.standardPath(environment: console.environment),
        configuration: configuration
      )
    )
  }

  /// What the app and the extensions are told of a surface.
  func environment(_ surroundings: Surroundings) -> Environment {
    Environment(
      locale: locale.identifier,
      timeZone: calendar.zone.identifier,
      firstWeekday: calendar.firstWeekday,
      now: calendar.now,
      width: surroundings.width,
      height: surroundings.height,
      colorScheme: surroundings.theme == .light ? .light : .dark
    )
  }

  /// The app as the compositor starts it.
  func compositorApp(_ app: LocatedExtension) -> CompositorApp {
    CompositorApp(
      name: compositorName(app),
      executable: app.executable,
      configuration: configuration,
      scene: scene
    )
  }

  /// What an app is called towards the user: as it calls itself, where that cannot be taken for words
  /// of the host's.
  func compositorName(_ app: LocatedExtension) -> String {
    guard let name = app.identity.displayName, name.count <= Self.nameLimit,
      !name.lowercased().contains("report-host")
    else { return app.name }
    return name
  }

  /// The letters of a name on the host's own row.
  private static let nameLimit = 24
}
