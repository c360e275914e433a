import Compositor
import ExtensionHost
import PlainTree
import Sandbox
import ViewTree

/// `report-host run APP`: prints one frame of an app, with its reports in place.
struct AppRun {
  private let file: LocatedExtension
  private let request: AppRequest
  private let options: RunOptions
  private let console: Console
  private let services: AppServices

  /// What an app says for itself by its filters.
  private static let filterOptions = [
    "--segment", "--during", "--users", "--devices", "--application", "--category", "--web-domain",
    "--selection", "--include-unused", "--all-contexts",
  ]

  /// - Throws: ``UsageError`` for an option that is for extensions alone.
  init(
    _ file: LocatedExtension,
    _ options: RunOptions,
    _ arguments: ParsedArguments,
    _ console: Console
  ) throws {
    let command = arguments.syntax.name
    for option in Self.filterOptions where arguments.isSet(option) {
      throw UsageError(
        "\(option) is for a report extension; \(file.name) is an app, which chooses itself",
        command: command
      )
    }
    self.file = file
    self.options = options
    self.console = console
    request = try AppRequest(arguments, console: console, sceneOption: "--context")
    services = try AppServices(
      file,
      request,
      asks: false,
      console: console,
      command: command
    )
  }

  /// Waits for the app's first view and all that the host puts into it, and writes it.
  func run() throws -> Int32 {
    let output = try ReportOutput(options, console)
    let compositor = try Compositor(
      app: request.compositorApp(file),
      services: services,
      surface: surface(of: output)
    )
    defer { compositor.close() }
    // Its own limit, and then that of the reports.
    compositor.settle(within: 2 * request.configuration.timeLimit)
    var log = AppLog(file.name)
    let composition = compositor.compose()
    let failure = compositor.hasEndedWell ? nil : compositor.failure
    if failure == nil, !compositor.isSettled {
      console.note("note: some of the app's reports were not ready in time; see --time-limit")
    }
    compositor.close()
    log.add(compositor.takeLog())
    if let failure {
      log.tell(console, services.note)
      throw CommandFailure(ExtensionVoice(file.name).about(failure))
    }
    let names = TokenNames { composition.name(of: $0) }
    try output.write(
      output.surface.pieces(
        of: ShownReport(
          tree: PrintedTree.make(of: composition.tree, keepsMarks: !isPicture),
          names: names,
          extensionName: request.compositorName(file),
          context: request.scene ?? "app"
        )
      )
    )
    log.tell(console, services.note)
    return 0
  }

  /// Whether it is drawn where nothing is used, and by a program that takes no marks of a host's.
  private var isPicture: Bool {
    options.output.format.picture != nil || options.output.graphics != nil
  }

  private func surface(of output: ReportOutput) -> CompositionSurface {
    CompositionSurface(
      environment: request.environment(options.output.surroundings),
      geometry: { tree, width, height, names in
        (try? output.surface.geometry(of: tree, names: TokenNames(names), width: width)) ?? []
      },
      regions: { output.surface.regions(of: $0) }
    )
  }
}
