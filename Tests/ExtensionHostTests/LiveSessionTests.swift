internal import ExtensionHost
internal import ExtensionProtocol
internal import Foundation
internal import Glibc
internal import Sandbox
internal import Testing
internal import ViewTree

@Suite("Processes that are kept alive")
struct LiveSessionTests {
  @Test("A process shows a tree, takes events and answers each")
  func events() throws {
    let session = try start()
    session.render(context: "Script", environment: .sample)
    wait(session) { session.tree != nil }
    #expect(session.texts.contains("presses 0"))
    #expect(session.use(2, .press) == 1)
    #expect(session.use(2, .press) == 2)
    wait(session) { session.shownEvent == 2 }
    #expect(session.texts.contains("presses 2"))
    #expect(!session.isAnswering)
  }

  @Test("A render without a scene's name is one of the first scene")
  func firstScene() throws {
    let session = try start()
    session.render(context: nil, environment: .sample)
    wait(session) { session.tree != nil }
    #expect(session.texts.contains("presses 0"))
  }

  @Test("An app is told its status and settings before its first tree")
  func authorization() throws {
    let session = try start()
    session.tell(AuthorizationAnswer(status: .approved))
    session.restore(settings: Array("kept".utf8))
    session.render(context: nil, environment: .sample)
    wait(session) { session.tree != nil }
    #expect(session.texts.contains("authorization approved, settings kept"))
  }

  @Test("What an app asks for and keeps is handed on")
  func requests() throws {
    let session = try start()
    session.render(context: nil, environment: .sample)
    wait(session) { session.tree != nil }
    session.use(1, .enter("ask 2"))
    session.use(1, .enter("keep first"))
    session.use(1, .enter("keep second"))
    wait(session) { session.shownEvent == 3 }
    #expect(session.takeRequests().map(\.number) == [1, 2])
    #expect(session.takeSettings() == Array("second".utf8))
    #expect(session.takeSettings() == nil)
  }

  @Test("An extension that asks for what only apps may have is ended")
  func extensionAsks() throws {
    let session = try start(kind: .reportExtension)
    session.render(context: "Script", environment: .sample)
    wait(session) { session.tree != nil }
    session.use(1, .enter("ask"))
    wait(session) { session.error != nil }
    let message = try #require(session.error?.description)
    #expect(message.hasSuffix("it sends what only an app may send"))
  }

  @Test("A process that does not answer an event is ended after the limit, and others are in time")
  func silence() throws {
    let session = try start(seconds: 5)
    session.render(context: nil, environment: .sample)
    wait(session) { session.tree != nil }
    session.use(1, .enter("silent"))
    let asked = Date()
    wait(session) { session.error != nil }
    #expect(Date().timeIntervalSince(asked) > 4.9)
    guard case .ended(let ending)? = session.error else {
      Issue.record("it was not ended")
      return
    }
    #expect(ending.verdict == .timeout)
    #expect(session.tree != nil)
  }

  @Test("A process that owes nothing may be silent for longer than the limit")
  func rest() throws {
    let session = try start(seconds: 4)
    session.render(context: nil, environment: .sample)
    wait(session) { session.tree != nil }
    let end = Date().addingTimeInterval(5)
    wait(session) { Date() > end }
    session.use(2, .press)
    wait(session) { session.shownEvent == 1 }
    #expect(session.error == nil)
  }

  @Test(
    "A process that never stops sending trees costs a bounded share, and others are still heard"
  )
  func flood() throws {
    let session = try start(seconds: 10)
    session.render(context: nil, environment: .sample)
    wait(session) { session.tree != nil }
    let before = session.treeCount
    session.use(1, .enter("flood"))
    let start = Date()
    wait(session) { session.treeCount >= before + 20 }
    let seconds = Date().timeIntervalSince(start)
    // Sixty trees in a second at most, and one more that begins and one that ends the time.
    #expect(Double(session.treeCount - before) <= 60 * seconds + 2)
    #expect(session.error == nil)
  }

  @Test("A process that is busy with nothing that it was asked for is ended")
  func spinning() throws {
    let session = try start(seconds: 2)
    session.render(context: nil, environment: .sample)
    wait(session) { session.tree != nil }
    session.use(1, .enter("answer-and-spin"))
    wait(session) { session.error != nil }
    guard case .restless? = session.error else {
      Issue.record("it was ended for \(String(describing: session.error))")
      return
    }
    #expect(session.shownEvent == 1)
  }

  @Test("A crash leaves the last tree and says what happened")
  func crash() throws {
    let session = try start()
    session.render(context: nil, environment: .sample)
    wait(session) { session.tree != nil }
    session.use(1, .enter("crash"))
    wait(session) { session.error != nil }
    #expect(session.error?.message(about: "the app").hasPrefix("the app crashed") == true)
    #expect(session.texts.contains("presses 0"))
    #expect(session.use(2, .press) == nil)
    #expect(session.awaitedDescriptors.isEmpty)
  }

  @Test("A process whose places never settle is told six, and its tree is taken")
  func restless() throws {
    let session = try start(kind: .reportExtension)
    var asked = 0
    session.layout = { _ in
      asked += 1
      return [NodeGeometry(id: 1, x: Double(asked))]
    }
    session.render(context: "restless", environment: .sample)
    wait(session) { session.tree != nil }
    #expect(asked == 6)
    #expect(session.texts == ["rounds 6.0"])
  }

  @Test("The answer to a render that another has followed is dropped")
  func outdated() throws {
    let session = try start(kind: .reportExtension)
    session.render(context: "slow", environment: .sample)
    wait(session) { session.hello != nil }
    let second = session.render(context: "printing", environment: .sample)
    wait(session) { session.tree != nil }
    #expect(session.treeRender == second)
    #expect(session.texts == ["printed"])
    #expect(session.treeCount == 1)
    var heard: [UInt8] = []
    wait(session) {
      heard += session.takeLog()
      return !heard.isEmpty
    }
    #expect(String(decoding: heard, as: UTF8.self) == "hello from a report\n")
  }

  @Test("An app that is asked to end may still say what it keeps")
  func closing() throws {
    let session = try start()
    session.render(context: nil, environment: .sample)
    wait(session) { session.tree != nil }
    session.use(1, .enter("keep-at-end farewell"))
    wait(session) { session.shownEvent == 1 }
    session.close()
    wait(session) { session.error != nil }
    #expect(session.takeSettings() == Array("farewell".utf8))
    #expect(session.ending?.verdict == .ok)
  }

  @Test("A process that has become nothing leaves no process behind")
  func reaped() throws {
    let session = try start()
    session.render(context: nil, environment: .sample)
    wait(session) { session.tree != nil }
    let identifier = session.processIdentifier
    session.terminate()
    #expect(session.error != nil)
    #expect(kill(identifier, 0) == -1)
    #expect(errno == ESRCH)
  }

  private func start(
    kind: LiveSession.Kind = .app,
    seconds: Double = 10
  ) throws -> LiveSession {
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = (link as NSString).deletingLastPathComponent
    var configuration = SandboxConfiguration()
    configuration.timeLimit = seconds
    return try LiveSession(
      ExecutableFile(path: folder + "/ScriptedProcess"),
      configuration: configuration,
      kind: kind
    )
  }

  /// Does what a host's loop does until something is so; gives up after half a minute.
  private func wait(
    _ session: LiveSession,
    _ location: SourceLocation = #_sourceLocation,
    until isDone: () -> Bool
  ) {
    let end = Date().addingTimeInterval(30)
    while !isDone() {
      guard Date() < end else {
        Issue.record("nothing came: \(String(describing: session.error))", sourceLocation: location)
        return
      }
      var awaited = session.awaitedDescriptors.map {
        pollfd(fd: $0.descriptor, events: $0.events, revents: 0)
      }
      let seconds = min(session.timeToWake ?? 0.02, 0.02)
      poll(&awaited, nfds_t(awaited.count), Int32(seconds * 1000))
      _ = session.advance()
    }
  }
}

extension LiveSession {
  fileprivate var texts: [String] {
    (tree?.nodes ?? []).compactMap { node in
      if case .text(let text) = node.content { text.string } else { nil }
    }
  }
}

extension Environment {
  fileprivate static let sample = Environment(
    locale: "en_US",
    timeZone: "UTC",
    firstWeekday: 1,
    now: 0,
    width: 640,
    height: nil,
    colorScheme: .light
  )
}
