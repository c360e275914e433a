internal import ExtensionHost
internal import ExtensionProtocol
internal import Foundation
internal import Glibc
internal import Sandbox
internal import Testing
internal import ViewTree

@Suite("An app of the SDK in the sandbox")
struct SandboxedAppTests {
  @Test("It counts, remembers and changes by itself, without a call that is refused")
  func life() throws {
    let session = try start()
    session.render(context: nil, environment: environment)
    wait(session) { session.tree != nil }
    #expect(session.texts.first == "started, notDetermined, unasked")
    let presses = session.marks.filter { $0.role == .press }.map(\.number)
    let count = try #require(presses.first)
    session.use(count, .press)
    wait(session) { session.shownEvent == 1 && session.hasSettings }
    #expect(session.texts[1] == " 1 0→1 0")
    session.use(presses[2], .press)
    wait(session) { session.texts.contains(" 1 0→1 200") }
    #expect(session.takeLog().isEmpty)
    #expect(session.error == nil)
    session.terminate()
  }

  @Test("It waits for the person's answer, and goes on meanwhile")
  func authorization() throws {
    let session = try start()
    session.render(context: nil, environment: environment)
    wait(session) { session.tree != nil }
    let presses = session.marks.filter { $0.role == .press }.map(\.number)
    session.use(presses[1], .press)
    session.use(presses[0], .press)
    wait(session) { session.shownEvent == 2 }
    let requests = session.takeRequests()
    #expect(requests.map(\.kind) == [.individual])
    let number = try #require(requests.first).number
    session.tell(AuthorizationAnswer(number: number, status: .approved))
    wait(session) { session.texts.first == "started, approved, agreed" }
    #expect(session.texts[1] == " 1 0→1 0")
    session.terminate()
  }

  private let environment = Environment(
    locale: "en_US",
    timeZone: "UTC",
    firstWeekday: 1,
    now: 0,
    width: 640,
    height: 384,
    colorScheme: .light
  )

  private func start() throws -> LiveSession {
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = (link as NSString).deletingLastPathComponent
    return try LiveSession(
      ExecutableFile(path: folder + "/CounterApp"),
      configuration: SandboxConfiguration(),
      kind: .app
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
      guard Date() < end, session.error == nil else {
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

  fileprivate var marks: [ControlMark] {
    (tree?.nodes ?? []).compactMap { node in
      if case .control(let mark) = node.content { mark } else { nil }
    }
  }

  /// Whether settings have come since this was asked last.
  fileprivate var hasSettings: Bool { takeSettings() != nil }
}
