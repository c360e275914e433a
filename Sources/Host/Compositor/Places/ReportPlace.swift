internal import ExtensionHost
internal import ExtensionProtocol
internal import PlainTree
internal import Sandbox
internal import ViewTree

/// A report in an app's tree: the process that makes it, and what it last showed.
final class ReportPlace {
  /// A report that can be shown.
  struct Picture {
    var tree: ViewTree
    var weight: TreeWeight
    var names: TokenNames
    var isBlank: Bool
  }

  let owner: UInt64
  private let logs: ProcessLogs
  private(set) var wanted: ReportContent
  private(set) var surface: CompositionSurface
  private(set) var size: RegionSize

  private var gathering: ActivityGathering
  /// What was gathered last.
  private var source: ActivityGathering.Source?
  /// What it was gathered for, and what the process was last asked for.
  private var gathered: ReportContent?
  private var asked: ReportContent?
  private var names = TokenNames()
  private var session: LiveSession?
  private var sessionPath: String?
  private var needsRender = false
  /// Since when what is shown is not what is wanted.
  private var outdatedSince: Moment?
  private var lastCrash: Moment?
  private var shownTrees = 0

  private(set) var picture: Picture?
  /// Whether what is wanted has been under way for so long that the user should know.
  private(set) var isLate = false
  /// Why there is no report; nil while there is or may still be one.
  private(set) var failure: String?
  /// Whether a failure was taken away, which nothing shows yet.
  private var wasRetried = false

  /// How long an answer that is no longer wanted is waited for before its process is ended.
  private static let patience = 0.3
  /// After so long anything newer is shown, even if it is outdated too.
  private static let staleness = 0.5
  /// After so long a picture that is no longer wanted is shown with a note.
  private static let lateness = 1.0
  /// A process that crashes again so soon is not started anew.
  private static let crashInterval = 10.0

  init(
    owner: UInt64,
    content: ReportContent,
    size: RegionSize,
    surface: CompositionSurface,
    services: any CompositorServices,
    workers: Workers,
    logs: ProcessLogs
  ) {
    self.owner = owner
    gathering = ActivityGathering(services: services, workers: workers)
    self.logs = logs
    self.size = size
    self.surface = surface
    wanted = content
    outdatedSince = .now
    gathering.want(content, looksAnew: false)
  }

  // MARK: - What is wanted

  /// Takes over what the app wants in the place.
  func want(_ content: ReportContent) {
    guard content != wanted else { return }
    wanted = content
    restart(looksAnew: false)
  }

  /// Takes over the surface and the place's size on it.
  func resize(_ size: RegionSize, on surface: CompositionSurface) {
    let isOther = size != self.size || surface.environment != self.surface.environment
    self.size = size
    self.surface = surface
    if isOther, source != nil { needsRender = true }
  }

  /// Tries again what has failed.
  func retry() {
    guard failure != nil else { return }
    refresh()
    wasRetried = true
  }

  /// Makes the report anew, of what there is now.
  func refresh() { restart(looksAnew: true) }

  private func restart(looksAnew: Bool) {
    failure = nil
    lastCrash = nil
    if outdatedSince == nil { outdatedSince = .now }
    gathering.want(wanted, looksAnew: looksAnew)
  }

  // MARK: - The loop

  var descriptors: [(descriptor: Int32, events: Int16)] { session?.awaitedDescriptors ?? [] }

  var timeToWake: Double? {
    [sessionTimeToWake, timeToLateness].compactMap(\.self).min()
  }

  private var timeToLateness: Double? {
    guard let outdatedSince, picture != nil, !isLate else { return nil }
    return max(Self.lateness - Moment.now.seconds(since: outdatedSince), 0)
  }

  private var sessionTimeToWake: Double? {
    guard let session else { return nil }
    var seconds = session.timeToWake
    if needsRender, session.isAnswering, asked != gathered {
      let left = Self.patience - (session.answeringSeconds ?? 0)
      seconds = min(seconds ?? left, max(left, 0))
    }
    return seconds
  }

  /// Whether nothing is under way.
  var isSettled: Bool {
    gathering.isSettled && !needsRender && session?.isAnswering != true
  }

  /// Does what there is to do; whether the place looks different now.
  func advance() -> Bool {
    var hasNews = wasRetried
    wasRetried = false
    if takeGathered() { hasNews = true }
    if session?.advance() == true { hasNews = takeNews() || hasNews }
    takeLog()
    if needsRender { hasNews = renderIfPossible() || hasNews }
    return noticeLateness() || hasNews
  }

  private func noticeLateness() -> Bool {
    let wasLate = isLate
    isLate =
      outdatedSince.map { Moment.now.seconds(since: $0) >= Self.lateness && picture != nil }
      ?? false
    return isLate != wasLate
  }

  private func takeGathered() -> Bool {
    guard let taken = gathering.take() else { return false }
    if taken.isOutdated, !isStale { return false }
    switch taken.result {
    case .failure(let error):
      guard !taken.isOutdated else { return false }
      fail(error.message)
      return true
    case .success(let source):
      self.source = source
      gathered = taken.content
      logs.note(source.maker.name, source.activity.notes)
      needsRender = true
      return false
    }
  }

  private var isStale: Bool {
    outdatedSince.map { Moment.now.seconds(since: $0) > Self.staleness } ?? false
  }

  /// Asks for the report unless the process is still busy with another.
  private func renderIfPossible() -> Bool {
    guard let source, let gathered else { return false }
    if sessionPath != source.maker.executable.path || session?.error != nil { end() }
    if let session, session.isAnswering, asked != nil {
      let isSlow = (session.answeringSeconds ?? 0) >= Self.patience
      guard asked != gathered, isSlow else { return false }
      end()
    }
    needsRender = false
    do throws(SandboxError) {
      let session = if let session { session } else { try start(source.maker) }
      let (surface, size, names) = (surface, size, source.activity.names)
      session.layout = { tree in
        surface.geometry(tree, size.width, nil) { names.name(of: $0) }
      }
      var environment = surface.environment
      (environment.width, environment.height) = (size.width, nil)
      // A surface may be as old as the app is open.
      if let now = source.activity.now { environment.now = now }
      asked = gathered
      self.names = names
      session.render(
        context: gathered.context,
        environment: environment,
        reports: source.activity.reports
      )
      return false
    } catch {
      fail("\(error)")
      return true
    }
  }

  private func start(_ source: ReportExtension) throws(SandboxError) -> LiveSession {
    let session = try LiveSession(
      source.executable,
      configuration: source.configuration,
      kind: .reportExtension
    )
    self.session = session
    sessionPath = source.executable.path
    shownTrees = 0
    return session
  }

  private func takeNews() -> Bool {
    guard let session else { return false }
    if session.treeCount != shownTrees, let tree = session.tree {
      shownTrees = session.treeCount
      show(tree)
    }
    if let failure = session.renderFailure, asked == wanted {
      fail(SessionError.failed(failure).message(about: shownName))
    }
    if let error = session.error { crashed(error) }
    return true
  }

  private func show(_ tree: ViewTree) {
    guard asked == wanted || isStale else { return }
    outdatedSince = asked == wanted ? nil : .now
    failure = nil
    picture = Picture(
      tree: tree,
      weight: TreeWeight(tree),
      names: names,
      isBlank: tree.isBlank
    )
  }

  /// Starts the extension once more, unless it has just been.
  ///
  /// One that has answered and left is no longer needed.
  private func crashed(_ error: SessionError) {
    if session?.owesAnswer == false, error.isLeaving { return end() }
    let isAgain = lastCrash.map { Moment.now.seconds(since: $0) < Self.crashInterval } ?? false
    lastCrash = .now
    let message = error.message(about: shownName)
    let isWanted = asked == wanted
    end()
    // What is wanted by now is under way.
    guard isWanted else { return }
    if isAgain || !error.isCrash {
      fail(message)
    } else {
      logs.note(shownName, ["\(message); it was started again"])
      needsRender = true
    }
  }

  private var shownName: String { source?.maker.name ?? "the extension" }

  private func fail(_ message: String) {
    failure = message
    outdatedSince = nil
    needsRender = false
  }

  // MARK: - Controls, log and end

  /// Tells the extension what was done with one of its controls.
  func use(_ number: UInt64, _ value: ControlValue) -> UInt64? { session?.use(number, value) }

  /// The last event of which the picture shows the effect.
  var shownEvent: UInt64 { session?.shownEvent ?? .max }

  private func takeLog() {
    if let session { logs.write(shownName, session.takeLog()) }
  }

  /// Ends the process.
  func end() {
    session?.terminate()
    takeLog()
    logs.refuse(shownName, session?.ending?.refusals ?? [])
    session = nil
    sessionPath = nil
    asked = nil
  }
}

extension SessionError {
  /// Whether another try may go better: the process ended by itself.
  fileprivate var isCrash: Bool {
    switch self {
    case .ended(let ending), .endedAtStart(let ending):
      switch ending.verdict {
      case .crash, .failure, .ok, .empty: true
      default: false
      }
    default: false
    }
  }

  /// Whether the process ended as one that has done its work.
  fileprivate var isLeaving: Bool {
    if case .ended(let ending) = self { ending.verdict == .ok } else { false }
  }
}
