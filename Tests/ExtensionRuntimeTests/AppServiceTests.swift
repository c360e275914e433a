import ExtensionProtocol
import ExtensionTestSupport
import Testing
import ViewTree

@Suite("What a host keeps and asks for an app")
struct AppServiceTests {
  private func opened(_ features: [String], settings: [UInt8]? = nil) throws -> FixtureProcess {
    let process = try FixtureProcess("CounterApp")
    _ = try #require(try process.greet(features: ["events"] + features))
    if let settings { try process.send(.settings(settings)) }
    return process
  }

  /// The next message of settings.
  private func settings(of process: FixtureProcess) throws -> [UInt8] {
    while true {
      if case .settings(let bytes) = try #require(try process.receive()) { return bytes }
    }
  }

  @Test("settings are found again by the next run, before the app's first object is made")
  func settings() throws {
    let process = try opened(["settings"])
    let marks = try #require(try process.render("main")).marks
    let button = try #require(marks.first { $0.role == .press })
    let field = try #require(marks.first { $0.role == .enter })
    _ = try process.event(1, on: button.number, .press)
    _ = try process.event(2, on: field.number, .enter("Ada"))
    try process.send(.close)
    var kept: [UInt8] = []
    while let message = try process.receive() {
      if case .settings(let bytes) = message { kept = bytes }
    }
    #expect(process.wait() == 0)

    let next = try opened(["settings"], settings: kept)
    #expect(try next.render("main")?.texts?[1] == "Ada 1 0")
    #expect(try next.render("settings", id: 2)?.texts == ["Started 2 times, ended well"])
  }

  @Test("unchanged settings are not sent, and a host that keeps none is sent none")
  func quiet() throws {
    let process = try opened([])
    let marks = try #require(try process.render("main")).marks
    _ = try process.event(1, on: try #require(marks.first).number, .press)
    try process.send(.close)
    #expect(try process.receive() == nil)
    #expect(process.wait() == 0)
  }

  @Test(
    "settings that cannot be read are dropped, and the app is told in one line",
    arguments: [
      [0xFF], [0x80], [0x81, 0x02], [0x82, 0x01, 0x82, 0x60, 0x60],
      // An array in an array, without end.
      [0x82, 0x01, 0x83, 0x60, 0x60] + [UInt8](repeating: 0, count: 0)
        + (0..<1000).flatMap { _ in [0x82, 0x07, 0x81] as [UInt8] },
    ] as [[UInt8]]
  )
  func damaged(bytes: [UInt8]) throws {
    let process = try opened(["settings"], settings: bytes)
    #expect(try process.render("main")?.texts?[1] == " 0 0")
    try process.send(.close)
    while try process.receive() != nil {}
    #expect(process.wait() == 0)
    #expect(
      process.output()
        == "what was kept of the app's settings cannot be read; it starts afresh\n"
    )
  }

  @Test("a question is passed on, its answer published, and who agreed is not asked again")
  func authorization() throws {
    let process = try opened(["authorization"])
    let presses = try #require(try process.render("main")).marks.filter { $0.role == .press }
    let ask = presses[1].number
    let request = try question(of: process, after: 1, on: ask)
    #expect(request.kind == .individual)
    try process.send(.authorization(AuthorizationAnswer(number: request.number, status: .approved)))
    #expect(try process.receive()?.texts?.first == "started, approved, agreed")
    #expect(try process.event(2, on: ask, .press).event == 2)
    try process.send(.close)
    #expect(try process.receive() == nil)
  }

  @Test(
    "a refusal is thrown as Apple's error",
    arguments: [
      (AuthorizationAnswer.Problem.authorizationCanceled, "authorizationCanceled"),
      (.restricted, "restricted"), (.invalidAccountType, "invalidAccountType"),
      (.authorizationConflict, "authorizationConflict"), (.networkError, "networkError"),
      (.authenticationMethodUnavailable, "authenticationMethodUnavailable"),
      (.invalidArgument, "invalidArgument"), (.unavailable, "unavailable"),
    ]
  )
  func refusal(problem: AuthorizationAnswer.Problem, name: String) throws {
    let process = try opened(["authorization"])
    let presses = try #require(try process.render("main")).marks.filter { $0.role == .press }
    let request = try question(of: process, after: 1, on: presses[1].number)
    let answer = AuthorizationAnswer(number: request.number, status: .denied, problem: problem)
    try process.send(.authorization(answer))
    #expect(try process.receive()?.texts?.first == "started, denied, \(name)")
  }

  @Test("who asks the same meanwhile waits for the same answer")
  func twice() throws {
    let process = try opened(["authorization"])
    let presses = try #require(try process.render("main")).marks.filter { $0.role == .press }
    let request = try question(of: process, after: 1, on: presses[1].number)
    #expect(try process.event(2, on: presses[1].number, .press).event == 2)
    try process.send(.authorization(AuthorizationAnswer(number: request.number, status: .approved)))
    #expect(try process.receive()?.texts?.first == "started, approved, agreed")
  }

  @Test("what the host says at the start is there at the first render")
  func known() throws {
    let process = try opened(["authorization"])
    try process.send(.authorization(AuthorizationAnswer(status: .approved)))
    #expect(try process.render("main")?.texts?.first == "started, approved, unasked")
    try process.send(.authorization(AuthorizationAnswer(status: .notDetermined)))
    #expect(try process.receive()?.texts?.first == "started, notDetermined, unasked")
  }

  @Test("a host that asks nobody leaves the service unavailable")
  func unavailable() throws {
    let process = try opened([])
    let presses = try #require(try process.render("main")).marks.filter { $0.role == .press }
    let tree = try process.event(1, on: presses[1].number, .press)
    #expect(tree.texts?.first == "started, notDetermined, unavailable")
  }

  @Test("an extension that is sent what is for apps alone ends with one line")
  func extensions() throws {
    for message in [.settings([1]), .authorization(AuthorizationAnswer(status: .approved))]
      as [HostMessage]
    {
      let process = try FixtureProcess("RuntimeFixture")
      _ = try #require(try process.greet(features: ["settings", "authorization"]))
      try process.send(message)
      #expect(process.wait() == 1)
      #expect(process.output() == "the host sent what is for apps alone\n")
    }
  }

  /// The question that a press of a button makes the app ask.
  private func question(
    of process: FixtureProcess,
    after sequence: UInt64,
    on control: UInt64
  ) throws -> AuthorizationRequest {
    let event = ControlEvent(sequence: sequence, control: control, value: .press)
    try process.send(.event(id: 1, event))
    var request: AuthorizationRequest?
    var isShown = false
    while request == nil || !isShown {
      let message = try #require(try process.receive())
      if case .authorize(let question) = message { request = question }
      if message.event == sequence { isShown = true }
    }
    return try #require(request)
  }
}
