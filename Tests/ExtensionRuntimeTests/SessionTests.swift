import ExtensionProtocol
import ExtensionTestSupport
import Testing

@Suite("An extension's session")
struct SessionTests {
  /// A fixture that has said hello and been answered.
  private func started() throws -> FixtureProcess {
    let process = try FixtureProcess("RuntimeFixture")
    _ = try #require(try process.greet())
    return process
  }

  @Test("hello comes first and names versions and contexts")
  func hello() throws {
    let process = try FixtureProcess("RuntimeFixture")
    guard case .hello(let hello)? = try process.receive() else {
      Issue.record("no hello")
      return
    }
    #expect(hello.versions == [1])
    #expect(hello.contexts.first == "Echo")
    try process.send(.close)
    #expect(process.wait() == 0)
  }

  @Test("a render gets the activity that came for it, and each render its own")
  func activity() throws {
    let process = try started()
    let segment = ActivityReport.Segment(start: 0, end: 3600, totalDuration: 90)
    let report = ActivityReport(
      user: ActivityReport.User(givenName: "Ada"),
      device: ActivityReport.Device(model: .mac),
      segmentKind: .hourly,
      lastUpdated: 0,
      segments: [segment, segment]
    )
    #expect(
      try process.render("Echo", activity: [report, report])?.texts == ["en_GB: Ada 180, Ada 180"]
    )
    #expect(try process.render("Echo", id: 2)?.texts == ["en_GB: "])
  }

  @Test("task groups, actors and detached tasks run on the one thread")
  func concurrency() throws {
    #expect(try started().render("Concurrency")?.texts == ["10 20"])
  }

  @Test("sleeping tasks wake in the order of their deadlines")
  func sleep() throws {
    #expect(try started().render("Sleep")?.texts == ["fast slow"])
  }

  @Test("printing does not disturb the protocol and is not lost")
  func printing() throws {
    let process = try started()
    #expect(try process.render("Print")?.texts == ["done"])
    try process.send(.close)
    #expect(process.wait() == 0)
    #expect(process.output() == "printed\n")
  }

  @Test("a context without a scene is a failure that lists the contexts")
  func unknownContext() throws {
    let failure = try started().render("Nope", id: 5)?.failure
    #expect(failure?.id == 5)
    #expect(failure?.code == .unknownContext)
    #expect(
      failure?.message.hasPrefix("no scene has the context \"Nope\"; its contexts are \"Echo\"")
        == true
    )
  }

  @Test("a view that is nested too deep or has too many nodes is a failure, not a broken session")
  func tooLarge() throws {
    let process = try started()
    let deep = try process.render("Deep")?.failure
    #expect(deep?.code == .viewTooLarge)
    #expect(deep?.message == "the view is nested 600 deep, at most 512 are allowed")
    let many = try process.render("Many", id: 2)?.failure
    #expect(many?.message == "the view has 100001 nodes, at most 100000 are allowed")
    #expect(try process.render("Echo", id: 3)?.texts == ["en_GB: "])
  }

  @Test("a scene's failure is passed on")
  func failing() throws {
    let failure = try started().render("Failing")?.failure
    #expect(failure == Failure(id: 1, code: .unsupported, message: "no"))
  }

  @Test("the host's end of the pipe ends the session with 0")
  func endOfInput() throws {
    let process = try started()
    process.closeInput()
    #expect(process.wait() == 0)
    #expect(process.output() == "")
  }

  @Test(
    "a message that makes no sense ends the session with 1 and one line",
    arguments: [
      ([0, 0, 0, 1, 0xFF], "the host's message cannot be read: items of indefinite length"),
      ([0xFF, 0xFF, 0xFF, 0xFF], "the host's message cannot be read: a frame of 4294967295 bytes"),
      ([0, 0, 0, 5, 0xA2, 0, 3, 1, 9], "the host sent end for render 9, which is not under way"),
      ([0, 0, 0, 5, 0xA2, 0, 0, 2, 9], "the extension speaks protocol version 1, report-host"),
    ] as [([UInt8], String)]
  )
  func nonsense(bytes: [UInt8], line: String) throws {
    let process = try started()
    process.send(bytes: bytes)
    #expect(process.wait() == 1)
    let output = process.output()
    #expect(output.hasPrefix(line))
    #expect(output.filter { $0 == "\n" }.count == 1)
  }

  @Test("started by hand, an extension says in one line how to run it")
  func byHand() throws {
    let process = try FixtureProcess("RuntimeFixture", isHosted: false)
    #expect(process.wait() == 2)
    let output = process.output()
    #expect(output.hasPrefix("this is a report extension; run it with: report-host run /"))
    #expect(output.hasSuffix("/RuntimeFixture\n"))
  }

  @Test("a scene that waits for ever ends when the host goes")
  func stuck() throws {
    let process = try started()
    let environment = Environment(
      locale: "en",
      timeZone: "UTC",
      firstWeekday: 1,
      now: 0,
      width: nil,
      height: nil,
      colorScheme: .light
    )
    try process.send(.render(RenderRequest(id: 1, context: "Stuck", environment: environment)))
    try process.send(.end(id: 1))
    process.hangUp()
    #expect(process.wait() == 1)
  }
}
