internal import ExtensionProtocol
internal import Sandbox
internal import ViewTree

extension LiveSession {
  /// Frames that may wait before the process has to.
  private static let frameLimit = 16
  private static let byteLimit = 16 << 20
  /// What is done in one call at most, so that one process does not keep its host from the others.
  private static let messagesAtOnce = 16
  private static let turnsAtOnce = 64
  private static let secondsAtOnce = 0.004
  /// How often a process at rest is looked at.
  private static let budgetSeconds = 5.0
  /// A host that comes to look so late did not run itself, and gives as much time again.
  private static let gapSeconds = 1.0

  /// What to wait for with poll(2); ask anew before each wait.
  package var awaitedDescriptors: [(descriptor: Int32, events: Int16)] {
    error == nil ? process.awaitedDescriptors : []
  }

  /// Seconds until ``advance()`` has something to do even if no descriptor is ready; nil for never.
  package var timeToWake: Double? {
    guard error == nil else { return nil }
    if ending != nil { return 0 }
    var seconds = Self.budgetSeconds
    if let deadline { seconds = min(seconds, max(deadline.seconds(since: .now), 0)) }
    if !inbox.isEmpty { seconds = min(seconds, isAnswering ? 0 : pace.wait()) }
    return seconds
  }

  /// Does what there is to do; whether the tree, a failure or the end is new, or the app has asked for
  /// something.
  package func advance() -> Bool {
    guard error == nil else { return false }
    excuseGap()
    receive()
    var hasNews = false
    do {
      hasNews = try takeMessages()
    } catch {
      fail(error)
    }
    if error == nil { checkTime() }
    return hasNews || error != nil
  }

  /// Reads what the process wrote, and answers its calls.
  private func receive() {
    let start = Moment.now
    for _ in 0..<Self.turnsAtOnce {
      holdReplies()
      let isReady = process.turn()
      collect()
      guard isReady, ending == nil, Moment.now.seconds(since: start) < Self.secondsAtOnce else {
        return
      }
    }
  }

  /// Takes what has happened to the process.
  func collect() {
    for event in process.takeEvents() {
      switch event {
      case .reply(let bytes):
        inbox.feed(bytes)
        inbox.dropSupersededTrees()
        // The limit is on a message, which the inbox holds it to.
        process.beginReply()
      case .log(_, let bytes): log.append(contentsOf: bytes)
      case .refusal: break
      case .ended(let ending):
        self.ending = ending
        return
      }
    }
  }

  /// A process that sends faster than is taken has to wait.
  private func holdReplies() {
    let isPaced = !isAnswering && inbox.startsWithTree && pace.wait() > 0
    process.isReplyHeld =
      isPaced || inbox.frameCount >= Self.frameLimit || inbox.byteCount >= Self.byteLimit
  }

  private func takeMessages() throws(SessionError) -> Bool {
    var hasNews = false
    for _ in 0..<Self.messagesAtOnce {
      if !isAnswering, inbox.startsWithTree, pace.wait() > 0, ending == nil { return hasNews }
      guard let message = try inbox.next() else {
        if let ending { throw hello == nil ? .endedAtStart(ending) : .ended(ending) }
        return hasNews
      }
      if try take(message) { hasNews = true }
    }
    return hasNews
  }

  private func take(_ message: ProcessMessage) throws(SessionError) -> Bool {
    switch message {
    case .hello(let hello):
      guard self.hello == nil else { throw .malformed("it says hello twice") }
      try greet(hello)
      return true
    case _ where hello == nil: throw .malformed("its first message is not hello")
    case .tree(let id, let tree, let event): return try take(tree, of: id, showing: event)
    case .failure(let failure): return try take(failure)
    case .authorize(let request):
      try checkIsApp()
      requests.append(request)
      return true
    case .settings(let bytes):
      try checkIsApp()
      settings = bytes
      return true
    }
  }

  private func checkIsApp() throws(SessionError) {
    guard kind == .app else { throw .malformed("it sends what only an app may send") }
  }

  private func greet(_ hello: ProcessHello) throws(SessionError) {
    let version: UInt64
    do {
      version = try ProtocolVersion.highestCommon(process: hello.versions)
    } catch {
      throw .version(error)
    }
    self.hello = hello
    let known = kind == .app ? Self.appFeatures : Self.extensionFeatures
    let common = known.filter(hello.features.contains)
    let first = hello.contexts.first ?? ""
    let waiting = unsent.filter { $0.isUnderstood(with: common) }.map { $0.namingContext(first) }
    unsent = []
    send([.hello(HostHello(version: version, features: common))] + waiting)
    deadline = debts.isOwing ? Moment.now.adding(seconds: answerLimit) : nil
  }

  private static let extensionFeatures = [ProtocolFeature.geometry, ProtocolFeature.events]
  private static let appFeatures =
    extensionFeatures + [ProtocolFeature.authorization, ProtocolFeature.settings]

  private func take(
    _ tree: ViewTree,
    of id: UInt64,
    showing event: UInt64
  ) throws(SessionError) -> Bool {
    let wasAnswering = debts.isOwing
    switch debts.tree(of: id, showing: event, isFree: takesEvents) {
    case .outdated: return false
    case .unasked(let reason): throw .malformed(reason)
    case .taken: break
    }
    if !wasAnswering { pace.count() }
    // What a process that does not take places sends is shown as it is.
    let layout = hello?.features.contains(ProtocolFeature.geometry) == true ? layout : nil
    if let places = rounds.places(for: tree, layout) {
      debts.places()
      send([.geometry(id: id, places)])
      if deadline == nil { deadline = Moment.now.adding(seconds: answerLimit) }
      return false
    }
    self.tree = tree
    treeCount &+= 1
    treeRender = id
    renderFailure = nil
    settleDebt()
    return true
  }

  private func take(_ failure: Failure) throws(SessionError) -> Bool {
    switch debts.failure(of: failure.id) {
    case .outdated: return false
    case .unasked(let reason): throw .malformed(reason)
    case .taken: break
    }
    renderFailure = failure
    settleDebt()
    return true
  }

  /// An answer has come: the next one has its own time.
  private func settleDebt() {
    shownEvent = debts.answeredEvent
    deadline = debts.isOwing ? Moment.now.adding(seconds: answerLimit) : nil
  }

  /// Writes messages to the process.
  func send(_ messages: [HostMessage]) {
    do {
      process.send(try messages.bytes())
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: SessionError) {
    if ending == nil {
      process.terminate()
      collect()
    }
    self.error = error
    unsent = []
  }

  /// Nobody is late because the host was stopped.
  private func excuseGap() {
    guard let deadline, Moment.now.seconds(since: deadline) > Self.gapSeconds else { return }
    self.deadline = Moment.now.adding(seconds: Self.gapSeconds)
  }

  private func checkTime() {
    if let deadline, Moment.now >= deadline {
      process.endForTimeout()
      collect()
      guard let ending else { return }
      fail(hello == nil ? .endedAtStart(ending) : .ended(ending))
    } else if budget.isDue(), budget.isOverdrawn(process.use) {
      fail(.restless(seconds: budget.seconds))
    }
  }
}

extension SandboxedProcess {
  /// What the process has used until now; nil where the kernel does not tell.
  fileprivate var use: ProcessorBudget.Use? {
    runTime.map { ProcessorBudget.Use(runTime: $0, heldUp: heldUpTime ?? 0) }
  }
}

extension HostMessage {
  /// Whether a process that understands these parts of the protocol takes the message.
  func isUnderstood(with features: [String]) -> Bool {
    switch self {
    case .authorization: features.contains(ProtocolFeature.authorization)
    case .settings: features.contains(ProtocolFeature.settings)
    default: true
    }
  }

  /// A render of no scene in particular is one of the first.
  fileprivate func namingContext(_ first: String) -> HostMessage {
    guard case .render(var request) = self, request.context.isEmpty else { return self }
    request.context = first
    return .render(request)
  }
}
