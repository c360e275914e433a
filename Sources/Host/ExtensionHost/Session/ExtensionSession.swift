package import ExtensionProtocol
package import Sandbox
package import ViewTree

/// One life of an extension's process: hello, any number of renders, close.
///
/// The process starts when the session does, so that whoever has activity to gather can do so while
/// it starts. Use an instance from one thread at a time.
package final class ExtensionSession {
  private let process: SandboxedProcess
  private var inbox: MessageInbox
  private var lastRender: UInt64 = 0
  private var isAnswered = false
  /// Whether the process makes trees anew for the places and sizes of their nodes.
  private var takesGeometry = false
  private var ending: Ending?

  /// What the process wrote to its standard output and error, unsanitized, in the order read.
  package private(set) var log: [UInt8] = []

  /// Starts an executable.
  ///
  /// - Throws: `SandboxError` when a layer of the sandbox cannot be had; nothing ran then.
  package init(
    _ executable: ExecutableFile,
    configuration: SandboxConfiguration
  ) throws(SandboxError) {
    inbox = MessageInbox(replyLimit: configuration.replyLimit)
    var configuration = configuration
    // The limit is on the message; its length comes before it.
    configuration.replyLimit += FrameLimit.header
    process = try SandboxedProcess.launch(executable, configuration: configuration)
  }

  /// Waits for the process' first message and answers it.
  ///
  /// - Returns: What the process says of itself.
  /// - Throws: ``SessionError``.
  package func greet() throws(SessionError) -> ProcessHello {
    guard case .hello(let hello) = try firstMessage() else {
      throw malformed("its first message is not hello")
    }
    let version: UInt64
    do {
      version = try ProtocolVersion.highestCommon(process: hello.versions)
    } catch {
      process.terminate()
      throw .version(error)
    }
    takesGeometry = hello.features.contains(ProtocolFeature.geometry)
    let features = takesGeometry ? [ProtocolFeature.geometry] : []
    try send([.hello(HostHello(version: version, features: features))])
    return hello
  }

  /// Asks for a tree and waits for it.
  ///
  /// - Parameters:
  ///   - context: The raw value of a context that the process named.
  ///   - reports: The activity that the filter lets through.
  ///   - layout: Finds the places of a tree's geometry nodes, for which the process makes the tree
  ///     anew; nil to take its first tree.
  /// - Throws: ``SessionError``; the session is over then, except after ``SessionError/failed(_:)``.
  package func render(
    context: String,
    environment: Environment,
    reports: [ActivityReport],
    layout: ((ViewTree) -> [NodeGeometry])? = nil
  ) throws(SessionError) -> ViewTree {
    lastRender += 1
    isAnswered = false
    let id = lastRender
    process.beginReply()
    let request = RenderRequest(id: id, context: context, environment: environment)
    try send([.render(request)] + reports.map { .activity(id: id, $0) } + [.end(id: id)])
    var tree = try answer(to: id)
    if takesGeometry, let layout { try settle(&tree, id, layout) }
    isAnswered = true
    return tree
  }

  /// The most times that a process is told the places of its tree's nodes.
  package static let geometryRounds = 6

  /// Lets the process make its tree anew until the places of its nodes no longer change.
  ///
  /// All within the deadline of the render. What does not settle is taken as it is after the last
  /// round.
  private func settle(
    _ tree: inout ViewTree,
    _ id: UInt64,
    _ layout: (ViewTree) -> [NodeGeometry]
  ) throws(SessionError) {
    var last: [NodeGeometry] = []
    for _ in 0..<Self.geometryRounds {
      guard tree.hasGeometry else { return }
      let places = layout(tree)
      // The host's own layouts take time too; what there is by then is shown.
      guard !places.isEmpty, places != last, !process.isOverdue else { return }
      last = places
      process.beginReply()
      try send([.geometry(id: id, places)])
      tree = try answer(to: id)
    }
  }

  private func answer(to id: UInt64) throws(SessionError) -> ViewTree {
    switch try nextMessage() {
    case .tree(id, let tree, _): return tree
    case .failure(let failure) where failure.id == id: throw .failed(failure)
    case .tree(let other, _, _): throw malformed("it answers request \(other), asked was \(id)")
    case .failure, .hello, .authorize, .settings:
      throw malformed("it answers with a message that was not asked for")
    }
  }

  /// What the kernel tells of the process; nil once it has ended.
  package var status: ProcessStatus? { process.status }

  /// Whether the process has put on a filter of its own; nil where that cannot be told.
  package var hasEnteredSecondStage: Bool? { process.hasEnteredSecondStage }

  /// Asks the process to end, without waiting for it.
  package func close() {
    guard ending == nil else { return }
    if let frame = try? HostMessage.close.frame() { process.send(frame) }
    process.closeInput()
  }

  /// Ends the session: asks the process to end, and ends it after a grace of half a second.
  ///
  /// On a busy machine half a second may pass before the process is given a processor; that is not
  /// held against it, for up to ten times as long.
  ///
  /// - Returns: How it ended, with what was refused to it on the way. What it sent without being
  ///   asked is the verdict, unless it crashed or was ended for worse.
  package func finish() -> Ending {
    close()
    process.setDeadline(secondsFromNow: 10 * Self.grace)
    let runTime = process.runTime
    var end = process.statistics.wallTime + Self.grace
    while true {
      switch process.nextEvent(waitingAtMost: end - process.statistics.wallTime) {
      case .ended(var ending):
        self.ending = ending
        if let excess, ending.verdict.isHarmless { ending.verdict = .malformed(excess) }
        return ending
      case .log(_, let bytes): log.append(contentsOf: bytes)
      case .reply(let bytes): inbox.feed(bytes)
      case .refusal, nil: break
      }
      guard process.statistics.wallTime >= end else { continue }
      end += Self.grace
      if !isHeldUp(since: runTime) { process.setDeadline(secondsFromNow: 0) }
    }
  }

  /// Seconds that a process may take to end.
  private static let grace = 0.5

  /// Whether the process would go on if it were given a processor, and got little of one so far.
  private func isHeldUp(since earlier: Double?) -> Bool {
    guard let earlier, let now = process.runTime else { return false }
    return process.status?.isBusy == true && now - earlier < Self.grace / 5
  }

  /// What came after a reply; nil if nothing did.
  private var excess: String? { isAnswered ? inbox.excess : nil }

  private func send(_ messages: [HostMessage]) throws(SessionError) {
    do {
      process.send(try messages.bytes())
    } catch {
      process.terminate()
      throw error
    }
  }

  private func firstMessage() throws(SessionError) -> ProcessMessage {
    do {
      return try nextMessage()
    } catch .ended(let ending) {
      throw .endedAtStart(ending)
    }
  }

  private func nextMessage() throws(SessionError) -> ProcessMessage {
    while true {
      if let message = try queuedMessage() { return message }
      switch process.nextEvent() {
      case .reply(let bytes): inbox.feed(bytes)
      case .log(_, let bytes): log.append(contentsOf: bytes)
      case .refusal: continue
      case .ended(let ending):
        self.ending = ending
        throw .ended(ending)
      }
    }
  }

  private func queuedMessage() throws(SessionError) -> ProcessMessage? {
    do {
      return try inbox.next()
    } catch {
      process.terminate()
      throw error
    }
  }

  /// Ends the process for what it sent.
  private func malformed(_ reason: String) -> SessionError {
    process.terminate()
    return .malformed(reason)
  }
}
