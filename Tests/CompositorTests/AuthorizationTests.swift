internal import Compositor
internal import ExtensionProtocol
internal import PlainTree
internal import Synchronization
internal import Testing

@Suite("Questions of apps")
struct AuthorizationTests {
  @Test("What is decided already is answered without a question")
  func decided() throws {
    let stage = try Stage()
    stage.tell("ask 1")
    stage.wait { stage.texts.contains("authorization approved, settings none") }
    #expect(stage.compositor.question == nil)
  }

  @Test("The user is asked once, and all that asked the same get the answer")
  func asked() throws {
    let stage = try asking()
    stage.tell("ask 5")
    stage.wait { stage.compositor.question != nil }
    #expect(stage.compositor.question?.title == "May it?")
    #expect(stage.compositor.question?.request.number == 1)
    stage.compositor.answer(.yes)
    stage.wait { stage.texts.contains("authorization approved, settings none") }
    #expect(stage.compositor.question == nil)
    #expect(stage.services.state.withLock { $0.begun } == 1)
  }

  @Test("An app that was refused three times is not asked about again")
  func nagging() throws {
    let stage = try asking()
    for _ in 0..<3 {
      stage.tell("ask 1")
      stage.wait { stage.compositor.question != nil }
      stage.compositor.answer(.cancel)
      stage.wait { stage.compositor.question == nil && stage.compositor.isSettled }
    }
    stage.tell("ask 1000")
    stage.wait { stage.compositor.isSettled }
    #expect(stage.compositor.question == nil)
    #expect(stage.services.state.withLock { $0.begun } == 3)
  }

  @Test("A thousand questions at once are one")
  func flood() throws {
    let stage = try asking()
    stage.tell("ask 1000")
    stage.wait { stage.compositor.question != nil }
    #expect(stage.services.state.withLock { $0.begun } == 1)
    stage.compositor.answer(.no)
    stage.wait { stage.compositor.isSettled }
    #expect(stage.compositor.question == nil)
  }

  @Test("Questions that are answered at once are taken up a few times a second")
  func pace() throws {
    let stage = try Stage()
    let start = ContinuousClock.now
    for _ in 0..<30 { stage.tell("ask 20") }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let begun = stage.services.state.withLock { $0.begun }
    #expect(Double(begun) <= seconds * 5 + 2)
    stage.wait { stage.compositor.isSettled }
    #expect(stage.compositor.ending == nil)
  }

  @Test("Reports that failed are made once the app may use what they need")
  func reports() throws {
    let stage = try Stage()
    stage.services.state.withLock { $0.needsApproval = true }
    stage.tell("reports total")
    stage.wait { stage.texts.contains("not authorized") }
    stage.services.state.withLock { $0.needsApproval = false }
    stage.tell("ask 1")
    stage.wait { stage.texts.contains { $0.hasPrefix("total") } }
    #expect(!stage.texts.contains("not authorized"))
  }

  @Test("An app is told what was decided elsewhere")
  func elsewhere() throws {
    let stage = try Stage()
    stage.services.state.withLock { $0.status = .denied }
    stage.compositor.refresh()
    stage.wait { stage.texts.contains("authorization denied, settings none") }
  }

  /// An app whose questions have to be put to the user.
  private func asking() throws -> Stage {
    let stage = try Stage()
    stage.services.state.withLock { state in
      state.step = { request in
        .ask(HostQuestion(request: request, title: "May it?", message: [], form: .confirm))
      }
    }
    return stage
  }
}
