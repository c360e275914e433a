internal import ExtensionHost
package import ExtensionProtocol
package import Sandbox
internal import Sanitizer
internal import ViewTree

/// The app to show.
package struct CompositorApp {
  let name: String
  let executable: ExecutableFile
  let configuration: SandboxConfiguration
  let scene: String?

  /// - Parameters:
  ///   - name: What the user knows it by.
  ///   - scene: The context of one of its scenes; nil for the first.
  package init(
    name: String,
    executable: ExecutableFile,
    configuration: SandboxConfiguration,
    scene: String? = nil
  ) {
    self.name = name
    self.executable = executable
    self.configuration = configuration
    self.scene = scene
  }
}

/// Runs an app and puts reports, pickers and the names of tokens into what it shows.
///
/// The app is told of none of these: it lays its views out around nodes that take all the space that
/// there is, whatever they show. Nothing here waits, but ``settle(within:)`` and ``close()``. Use an
/// instance from one thread at a time.
package final class Compositor {
  let app: CompositorApp
  let services: any CompositorServices
  let session: LiveSession
  let workers = Workers()
  let logs = ProcessLogs()
  let desk: AuthorizationDesk
  var surface: CompositionSurface
  var places: AppPlaces
  let names: AppNames
  /// What the app was last told that it may use.
  var status: AuthorizationAnswer.Status
  var needsRender = false
  /// The last event of each mark that was used.
  var used: [UInt64: UInt64] = [:]
  var shownTrees = 0
  var isUnresponsive = false
  var settings = SettingsKeeper()
  /// The beginning of what the app wrote, to learn why it crashed.
  var appLog: [UInt8] = []
  var isClosed = false
  var hasToldRefusals = false

  /// Starts an app.
  ///
  /// - Throws: `SandboxError` when a layer of the sandbox cannot be had; nothing ran then.
  package init(
    app: CompositorApp,
    services: any CompositorServices,
    surface: CompositionSurface
  ) throws(SandboxError) {
    self.app = app
    self.services = services
    self.surface = surface
    status = services.authorizationStatus()
    names = AppNames(services: services, workers: workers)
    places = AppPlaces(services: services, workers: workers, logs: logs)
    desk = AuthorizationDesk(services: services, workers: workers, status: status)
    session = try LiveSession(app.executable, configuration: app.configuration, kind: .app)
    session.tell(AuthorizationAnswer(status: status))
    if let kept = services.loadSettings() { session.restore(settings: kept) }
    render()
  }

  deinit {
    places.end()
    session.terminate()
  }

  /// Asks the app for its tree on the surface.
  func render() {
    needsRender = false
    let surface = surface
    let environment = surface.environment
    session.layout = { tree in
      // What tokens stand for decides no place that the app is told.
      surface.geometry(tree, environment.width, environment.height) { _ in nil }
    }
    session.render(context: app.scene, environment: environment)
  }

  /// Goes on on another surface, such as a terminal of another size.
  package func resize(to surface: CompositionSurface) {
    self.surface = surface
    needsRender = true
    updatePlaces()
  }

  /// The app's question that the user has to be asked; nil for none.
  package var question: HostQuestion? { desk.question }

  /// Takes the user's answer to ``question``.
  package func answer(_ answer: HostQuestion.Answer) { desk.answer(answer) }

  /// Whether the app has ended by itself and owed nobody an answer.
  package var hasEndedWell: Bool {
    guard case .ended(let ending)? = session.error else { return false }
    // One that leaves by a button of its own ends within its answer to that.
    return ending.verdict == .ok && (session.tree != nil || !session.owesAnswer)
  }

  /// Why the app is gone, in one sentence; nil while it lives.
  package var ending: String? {
    guard let error = session.error else { return nil }
    if hasEndedWell { return "the app has ended" }
    let cause = error.isCrash ? CrashMessage(log: appLog).map { ": \($0)" } ?? "" : ""
    return shown(error.message(about: "the app") + cause)
  }

  /// Words of the app's as part of a line of the host's.
  func shown(_ line: String) -> String { Sanitizer.sanitized(line, limit: Self.lineLimit) }

  private static let lineLimit = 1_000

  /// Makes reports anew of what there is now, and tells the app if it may use other things now.
  package func refresh() {
    let now = services.authorizationStatus()
    if now != status { tell(AuthorizationAnswer(status: now)) }
    refreshPlaces()
  }

  private func refreshPlaces() {
    places.refresh()
    names.refresh(session.tree)
  }

  /// Tells the app what it may use; with that its reports may change.
  func tell(_ answer: AuthorizationAnswer) {
    session.tell(answer)
    guard answer.status != status else { return }
    status = answer.status
    desk.status = status
    refreshPlaces()
  }

  /// Tells a control's owner what was done with it.
  ///
  /// - Parameter number: As in the last composition; others mean nothing.
  package func use(_ number: UInt64, _ value: ControlValue) {
    let own = MarkNumber.number(of: number)
    switch MarkNumber.owner(of: number) {
    case MarkNumber.app:
      // What is done with a report or a picker is no business of the app's.
      guard !places.holdsPlace(own) else { return }
      used[number] = session.use(own, value)
    case MarkNumber.host:
      guard let part = MarkNumber.hostPart(of: number), part.part == .retry else { return }
      places.retry(part.owner)
    case let owner:
      if let report = places.report(owner) {
        used[number] = report.use(own, value)
      } else if let told = places.usePicker(owner, number, value) {
        session.use(told.mark, told.value)
        // Tokens that stood for nothing may have been made by now.
        names.refresh(session.tree)
      }
    }
  }
}

extension SessionError {
  fileprivate var isCrash: Bool {
    switch self {
    case .ended(let ending), .endedAtStart(let ending):
      if case .crash = ending.verdict { true } else { false }
    default: false
    }
  }
}
