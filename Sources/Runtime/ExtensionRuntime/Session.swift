import CLockdown
import ExtensionProtocol
import Glibc
import ViewTree

/// One process's life under the host.
@MainActor
final class Session {
  let process: any ReportProcess
  let connection = HostConnection()
  /// What both sides understand besides the protocol's own messages.
  private(set) var features: Set<String> = []
  /// The render whose activity is coming in.
  private var request: RenderRequest?
  private var activity: [ActivityFrame] = []
  /// The render that trees belong to now, and what the host has seen of it.
  var showing: Showing?
  private var keeper: SettingsKeeper?

  init(_ process: any ReportProcess) {
    self.process = process
  }

  /// How a session ends.
  enum Ending: Error {
    /// The host has gone while it was owed an answer.
    case hostGone
    /// What the host sent makes no sense; one line for people.
    case confused(String)
  }

  /// Answers the host until it closes the session or its end of the pipe.
  func run() throws {
    let hello = ProcessHello(
      versions: ProtocolVersion.supported,
      sdk: ExtensionRuntime.sdk,
      features: process.features,
      contexts: process.contexts
    )
    // The host sends nothing of anybody's before hello. Outside of the sandbox it fails, and there
    // is nothing to lose.
    _ = rh_lock_down()
    try send(.hello(hello))
    defer { process.close() }
    while let bytes = try connection.next(turn) {
      guard try take(try HostFrame(bytes)) else { return }
    }
  }

  /// Takes a message; false where it is the last.
  private func take(_ frame: HostFrame) throws -> Bool {
    switch frame {
    case .hello(let hello): try begin(hello)
    case .render(let render):
      request = render
      activity = []
    case .activity(let frame):
      guard frame.id == request?.id else { throw unexpected("activity", frame.id) }
      activity.append(frame)
    case .end(let id): try render(id)
    case .geometry(let id, let places): try render(id, in: places)
    case .event(let id, let event): try take(event, for: id)
    case .authorization(let answer):
      guard features.contains(ProtocolFeature.authorization) else { throw Ending.onlyForApps }
      HostServices.shared.take(answer)
    case .settings(let bytes):
      guard let keeper, showing == nil else { throw Ending.onlyForApps }
      self.keeper = keeper.restored(from: bytes)
    case .close:
      end()
      return false
    }
    return true
  }

  private func begin(_ hello: HostHello) throws {
    guard ProtocolVersion.supported.contains(hello.version) else {
      let mismatch = VersionMismatch(process: ProtocolVersion.supported, host: [hello.version])
      throw Ending.confused("\(mismatch)")
    }
    features = Set(hello.features).intersection(process.features)
    HostServices.shared.features = features
    if features.contains(ProtocolFeature.settings) {
      keeper = HostServices.shared.settings.map(SettingsKeeper.init)
    }
    process.begin(with: features)
  }

  /// Does what there is to do while the host says nothing.
  ///
  /// - Returns: How long the host may be waited for; nil where nothing but it can bring anything.
  private func turn() throws -> Duration? {
    // No job, however often it comes again, keeps the host's messages waiting.
    runReadyJobs(for: .milliseconds(8))
    try sendQuestions()
    try sendTree()
    try sendSettings()
    fflush(nil)
    if JobQueue.shared.hasReady { return .zero }
    return [JobQueue.shared.timeToWake(), timeToTree, keeper?.timeToSend].compactMap(\.self).min()
  }

  /// Asks the user, through the host, what the app wants to be asked.
  func sendQuestions() throws {
    for request in HostServices.shared.takeRequests() { try send(.authorize(request)) }
  }

  /// Lets the process end what it has begun, and sends what it wants kept for the last time.
  private func end() {
    process.close()
    runReadyJobs(for: .milliseconds(8))
    // The host has said what it had to say; it need not listen any more.
    try? sendSettings(isUrgent: true)
  }

  private func sendSettings(isUrgent: Bool = false) throws {
    guard let bytes = keeper?.next(isUrgent: isUrgent) else { return }
    try send(.settings(bytes))
  }

  func send(_ message: ProcessMessage) throws {
    guard connection.send(try message.frame()) else { throw Ending.hostGone }
  }
}

// MARK: - Renders

extension Session {
  private func render(_ id: UInt64) throws {
    guard let request, request.id == id else { throw unexpected("end", id) }
    self.request = nil
    let activity = self.activity
    self.activity = []
    var next = Showing(id: id, context: request.context)
    if let showing { next.follow(showing) }
    showing = next
    try answer { process throws(RenderFailure) in
      try await process.render(request, activity: activity)
    }
  }

  private func render(_ id: UInt64, in places: [NodeGeometry]) throws {
    guard let showing, showing.id == id, let last = showing.tree else {
      throw unexpected("geometry", id)
    }
    try answer { process throws(RenderFailure) in
      try await process.render(in: places) ?? last
    }
  }

  func unexpected(_ type: String, _ id: UInt64) -> Ending {
    .confused("the host sent \(type) for render \(id), which is not under way")
  }

  /// Runs the scene and sends its tree, or why there is none.
  ///
  /// - Parameter isOwed: Whether the host waits for it; otherwise a tree that it has seen is not sent.
  func answer(
    isOwed: Bool = true,
    _ render: @escaping @MainActor (any ReportProcess) async throws(RenderFailure) -> ViewTree?
  ) throws {
    let outcome = try outcome(of: render)
    fflush(nil)
    showing?.hasFailed = false
    switch outcome {
    case .success(let tree):
      guard let tree, isOwed || tree != showing?.tree else { return }
      try send(tree)
    case .failure(let failure): try fail(failure)
    }
  }

  /// Runs a render to its end.
  func outcome(
    of render: @escaping @MainActor (any ReportProcess) async throws(RenderFailure) -> ViewTree?
  ) throws -> Result<ViewTree?, RenderFailure> {
    var outcome: Result<ViewTree?, RenderFailure>?
    Task {
      do throws(RenderFailure) {
        outcome = .success(try await render(self.process))
      } catch {
        outcome = .failure(error)
      }
    }
    while true {
      runReadyJobs { outcome != nil }
      if let outcome { return outcome }
      try sendQuestions()
      guard napDuringRender() else { throw Ending.hostGone }
    }
  }

  private func send(_ tree: ViewTree) throws {
    guard let id = showing?.id else { return }
    if let problem = tree.excess(over: TreeLimits()) {
      return try fail(RenderFailure(.viewTooLarge, problem))
    }
    let message = ProcessMessage.tree(id: id, tree, event: showing?.event ?? 0)
    guard let frame = try? message.frame() else {
      let limit = "more than \(FrameLimit.process >> 20) MiB"
      return try fail(RenderFailure(.viewTooLarge, "the view takes \(limit)"))
    }
    guard connection.send(frame) else { throw Ending.hostGone }
    showing?.tree = tree
  }

  private func fail(_ failure: RenderFailure) throws {
    guard let id = showing?.id else { return }
    showing?.hasFailed = true
    // The message may quote what the author wrote; it stays small whatever that is.
    let message = String(failure.message.prefix(1000))
    try send(.failure(Failure(id: id, code: failure.code, message: message)))
  }
}

extension Session.Ending {
  fileprivate static let onlyForApps = Self.confused("the host sent what is for apps alone")
}
