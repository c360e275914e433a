import CLockdown
import ExtensionProtocol
import Glibc
import ViewTree

/// One process's life under the host.
@MainActor
final class Session {
  private let process: any ReportProcess
  private var connection = HostConnection()
  /// The render whose activity is coming in.
  private var request: RenderRequest?
  private var activity: [ActivityFrame] = []
  /// The last tree that the host was sent, and the render that it belongs to.
  private var answered: (id: UInt64, tree: ViewTree)?

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
      features: [ProtocolFeature.geometry],
      contexts: process.contexts
    )
    // The host sends nothing of anybody's before hello. Outside of the sandbox it fails, and there
    // is nothing to lose.
    _ = rh_lock_down()
    try send(.hello(hello))
    defer { process.close() }
    while let bytes = try connection.next() {
      switch try HostFrame(bytes) {
      case .hello(let hello): try check(hello)
      case .render(let render):
        request = render
        activity = []
      case .activity(let frame):
        guard frame.id == request?.id else { throw unexpected("activity", frame.id) }
        activity.append(frame)
      case .end(let id):
        guard let request, request.id == id else { throw unexpected("end", id) }
        self.request = nil
        let activity = self.activity
        self.activity = []
        answered = nil
        try answer(request.id) { process throws(RenderFailure) in
          try await process.render(request, activity: activity)
        }
      case .geometry(let id, let places):
        guard let answered, answered.id == id else { throw unexpected("geometry", id) }
        try answer(id) { process throws(RenderFailure) in
          try await process.render(in: places) ?? answered.tree
        }
      case .event(let id, _): throw unexpected("an event", id)
      case .authorization, .settings: throw Ending.confused("the host sent what is for apps alone")
      case .close: return
      }
    }
  }

  private func check(_ hello: HostHello) throws {
    guard ProtocolVersion.supported.contains(hello.version) else {
      let mismatch = VersionMismatch(process: ProtocolVersion.supported, host: [hello.version])
      throw Ending.confused("\(mismatch)")
    }
  }

  private func unexpected(_ type: String, _ id: UInt64) -> Ending {
    .confused("the host sent \(type) for render \(id), which is not under way")
  }

  /// Runs the scene and sends its tree, or why there is none.
  private func answer(
    _ id: UInt64,
    _ render: @escaping @MainActor (any ReportProcess) async throws(RenderFailure) -> ViewTree
  ) throws {
    var outcome: Result<ViewTree, RenderFailure>?
    Task {
      do throws(RenderFailure) {
        outcome = .success(try await render(self.process))
      } catch {
        outcome = .failure(error)
      }
    }
    while outcome == nil {
      runReadyJobs { outcome != nil }
      guard outcome != nil || napDuringRender() else { throw Ending.hostGone }
    }
    fflush(nil)
    try send(outcome, for: id)
  }

  private func send(_ outcome: Result<ViewTree, RenderFailure>?, for id: UInt64) throws {
    switch outcome {
    case .success(let tree)?:
      if let problem = tree.excess(over: TreeLimits()) {
        return try fail(id, RenderFailure(.viewTooLarge, problem))
      }
      guard let frame = try? ProcessMessage.tree(id: id, tree).frame() else {
        let limit = "more than \(FrameLimit.process >> 20) MiB"
        return try fail(id, RenderFailure(.viewTooLarge, "the view takes \(limit)"))
      }
      guard connection.send(frame) else { throw Ending.hostGone }
      answered = (id, tree)
    case .failure(let failure)?: try fail(id, failure)
    case nil: break
    }
  }

  private func fail(_ id: UInt64, _ failure: RenderFailure) throws {
    // The message may quote what the author wrote; it stays small whatever that is.
    let message = String(failure.message.prefix(1000))
    try send(.failure(Failure(id: id, code: failure.code, message: message)))
  }

  private func send(_ message: ProcessMessage) throws {
    guard connection.send(try message.frame()) else { throw Ending.hostGone }
  }
}
