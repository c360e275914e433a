package import ExtensionProtocol
package import Sandbox
package import ViewTree

/// A process that is kept alive: its tree may change at any time, and its controls can be used.
///
/// Nothing here ever waits. Whoever holds it polls ``awaitedDescriptors`` for ``timeToWake`` at most
/// and then calls ``advance()``. Use an instance from one thread at a time.
package final class LiveSession {
  /// What is taken from a process.
  package enum Kind: Sendable {
    /// It may ask for authorization and keep settings.
    case app
    case reportExtension
  }

  let kind: Kind
  let process: SandboxedProcess
  let answerLimit: Double
  var inbox: MessageInbox
  var pace = TreePace()
  var budget: ProcessorBudget
  var rounds = GeometryRounds()
  /// What is sent once the process has said hello.
  var unsent: [HostMessage] = []
  /// What the process has not answered yet.
  var debts = AnswerDebts()
  /// When the process is ended unless it has answered.
  var deadline: Moment?
  private var isClosing = false

  /// What the process said of itself; nil until it has.
  package internal(set) var hello: ProcessHello?

  /// The last tree that fits the places of its nodes; nil until there is one.
  package internal(set) var tree: ViewTree?
  /// How many trees there were, so that others can tell whether there is a new one.
  package internal(set) var treeCount = 0
  /// The id of the render that ``tree`` answers.
  package internal(set) var treeRender: UInt64 = 0
  /// What the process answered to the last render in place of a tree.
  package internal(set) var renderFailure: Failure?

  /// Why there will be no other tree; nil while the process lives.
  package internal(set) var error: SessionError?
  /// How the process ended; nil while it lives.
  package internal(set) var ending: Ending?

  /// Finds the places of a tree's geometry nodes; nil to take trees as they come.
  package var layout: ((ViewTree) -> [NodeGeometry])?

  var log: [UInt8] = []
  var requests: [AuthorizationRequest] = []
  var settings: [UInt8]?

  /// Starts an executable.
  ///
  /// - Throws: `SandboxError` when a layer of the sandbox cannot be had; nothing ran then.
  package init(
    _ executable: ExecutableFile,
    configuration: SandboxConfiguration,
    kind: Kind
  ) throws(SandboxError) {
    var configuration = configuration
    configuration.replyLimit += FrameLimit.header
    // The kernel's limit cannot be raised later; the budget takes its place.
    configuration.processorTimeLimit = Self.processorTimeLimit
    self.kind = kind
    answerLimit = configuration.timeLimit
    inbox = MessageInbox(replyLimit: configuration.replyLimit - FrameLimit.header)
    budget = ProcessorBudget(seconds: configuration.timeLimit)
    process = try SandboxedProcess.launch(executable, configuration: configuration)
    process.setDeadline(secondsFromNow: nil)
    deadline = Moment.now.adding(seconds: answerLimit)
  }

  /// A month: longer than anybody looks at a report.
  private static let processorTimeLimit: Double = 30 * 86_400

  /// The most times that a process is told the places of one tree's nodes.
  package static let geometryRounds = ExtensionSession.geometryRounds

  /// The number of the process as the host sees it; valid until the process has ended.
  package var processIdentifier: Int32 { process.processIdentifier }

  /// Whether the process takes events and sends trees by itself.
  package var takesEvents: Bool { hello?.features.contains(ProtocolFeature.events) ?? false }

  /// Whether the process has not answered all that it was asked.
  package var isAnswering: Bool { error == nil && owesAnswer }

  /// Whether the process has not answered all that it was asked, or had not when it ended.
  package var owesAnswer: Bool { hello == nil || debts.isOwing }

  /// Since when the process owes an answer, in seconds; nil where it owes none.
  package var answeringSeconds: Double? {
    guard isAnswering, let deadline else { return nil }
    return max(answerLimit - deadline.seconds(since: .now), 0)
  }

  /// The sequence number of the last event that ``tree`` shows the effect of.
  package internal(set) var shownEvent: UInt64 = 0

  // MARK: - What is asked of the process

  /// Asks for the tree of a scene; the answer to an earlier render that is still to come is dropped.
  ///
  /// - Parameter context: Nil for the first that the process names.
  /// - Returns: The render's id, as in ``treeRender``.
  @discardableResult
  package func render(
    context: String?,
    environment: Environment,
    reports: [ActivityReport] = []
  ) -> UInt64 {
    let id = debts.render()
    rounds = GeometryRounds()
    renderFailure = nil
    let named = context ?? hello?.contexts.first ?? ""
    let request = RenderRequest(id: id, context: named, environment: environment)
    unsent.removeAll { $0.isOfRender }
    enqueue([.render(request)] + reports.map { .activity(id: id, $0) } + [.end(id: id)])
    return id
  }

  /// Tells the process what was done with a control.
  ///
  /// - Returns: The event's sequence number, as in ``shownEvent``; nil where the process takes none.
  @discardableResult
  package func use(_ control: UInt64, _ value: ControlValue) -> UInt64? {
    // Its number is one of the tree that there is, whatever has been asked for since.
    guard error == nil, takesEvents, treeRender > 0 else { return nil }
    let sequence = debts.event()
    let event = ControlEvent(sequence: sequence, control: control, value: value)
    enqueue([.event(id: treeRender, event)])
    return sequence
  }

  /// Answers that may wait for an app that asks without reading; others are not sent.
  private static let unreadLimit = 1_000

  /// Tells an app what it may use.
  package func tell(_ answer: AuthorizationAnswer) {
    guard kind == .app, process.unreadMessages < Self.unreadLimit else { return }
    enqueue([.authorization(answer)])
  }

  /// Gives an app what it kept when it last ran.
  package func restore(settings: [UInt8]) {
    guard kind == .app, settings.count <= settingsLimit else { return }
    enqueue([.settings(settings)])
  }

  private func enqueue(_ messages: [HostMessage]) {
    guard error == nil, !isClosing else { return }
    if hello == nil {
      unsent += messages
    } else {
      send(messages.filter { $0.isUnderstood(with: hello?.features ?? []) })
    }
    if deadline == nil, debts.isOwing { deadline = Moment.now.adding(seconds: answerLimit) }
  }

  /// Asks the process to end, and ends it if it has not by the time that is given for that.
  package func close() {
    guard error == nil, !isClosing else { return }
    if let frame = try? HostMessage.close.frame() { process.send(frame) }
    process.closeInput()
    isClosing = true
    deadline = Moment.now.adding(seconds: Self.grace)
  }

  /// Seconds that a process may take to end.
  private static let grace = 0.5

  /// Ends the process now.
  package func terminate() {
    guard error == nil else { return }
    process.terminate()
    collect()
    if let ending { error = .ended(ending) }
  }

  // MARK: - What the process wrote besides

  /// What was written to standard output and error since the last call, unsanitized.
  package func takeLog() -> [UInt8] {
    defer { log = [] }
    return log
  }

  /// What an app has asked for since the last call.
  package func takeRequests() -> [AuthorizationRequest] {
    defer { requests = [] }
    return requests
  }

  /// What an app last wanted to keep, if that has changed since the last call.
  package func takeSettings() -> [UInt8]? {
    defer { settings = nil }
    return settings
  }
}

extension HostMessage {
  /// Whether a later render makes it useless.
  fileprivate var isOfRender: Bool {
    switch self {
    case .render, .activity, .end: true
    default: false
    }
  }
}
