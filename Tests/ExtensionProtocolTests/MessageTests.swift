import CBOR
import ExtensionProtocol
import Testing
import ViewTree

/// The item of a frame, its length checked.
func item(_ frame: [UInt8]) throws -> [UInt8] {
  var reader = FrameReader(limit: frame.count)
  var frames: [[UInt8]] = []
  try reader.feed(frame[...], into: &frames)
  try reader.finish()
  return try #require(frames.first)
}

/// The bytes of a hexadecimal string; spaces are left out.
func hex(_ text: String) -> [UInt8] {
  let digits = text.compactMap(\.hexDigitValue)
  return stride(from: 0, to: digits.count - 1, by: 2).map {
    UInt8(digits[$0] << 4 | digits[$0 + 1])
  }
}

@Suite("Messages")
struct MessageTests {
  static let environment = Environment(
    locale: "de_DE",
    timeZone: "Europe/Berlin",
    firstWeekday: 2,
    now: 1_795_000_000,
    width: 640,
    height: 480.5,
    colorScheme: .dark
  )
  static var tree: ViewTree {
    var builder = ViewTreeBuilder()
    builder.leaf(.divider)
    return builder.finish()
  }

  @Test(
    "what the host sends is read as it was",
    arguments: [
      .hello(HostHello(version: 1, features: ["events"])),
      .render(RenderRequest(id: 7, context: "Pie Chart", environment: environment)),
      .activity(id: 7, ActivityTests.report),
      .end(id: .max),
      .geometry(
        id: 7,
        [
          NodeGeometry(
            id: 3,
            proposedWidth: 320,
            x: -4,
            y: 8.5,
            width: 100,
            height: 40,
            children: [NodeGeometry.ChildSize(width: 8, height: 16, maxWidth: 8, lastBaseline: 12)],
            firstBaseline: 12,
            lastBaseline: 33.5
          ),
          NodeGeometry(id: 4),
        ]
      ),
      .close,
    ] as [HostMessage]
  )
  func host(message: HostMessage) throws {
    #expect(try HostMessage(frame: item(message.frame())) == message)
  }

  @Test(
    "what a process sends is read as it was",
    arguments: [
      .hello(
        ProcessHello(
          versions: [1, 2],
          sdk: "report-host 1.0",
          features: ["x"],
          contexts: ["Bar Graph", "🥧"]
        )
      ),
      .tree(id: 7, tree),
      .failure(Failure(id: 9, code: .unknownContext, message: "no scene of that context")),
    ] as [ProcessMessage]
  )
  func process(message: ProcessMessage) throws {
    #expect(try ProcessMessage(frame: item(message.frame())) == message)
  }

  @Test("a hello is written as the specification says")
  func helloBytes() throws {
    let hello = ProcessHello(versions: [1], sdk: "c", features: [], contexts: ["A"])
    // {0: 0, 2: [1], 3: "c", 5: ["A"]}
    let expected = hex("0000000d a4 0000 028101 036163 05816141")
    #expect(try ProcessMessage.hello(hello).frame() == expected)
  }

  @Test("a failure of a kind that is not known reads as another failure")
  func unknownFailure() throws {
    let message = try ProcessMessage(frame: hex("a4 0002 0109 02187b 036178"))
    #expect(message == .failure(Failure(id: 9, code: .other, message: "x")))
  }

  @Test("a message of an unknown type is refused")
  func unknownType() {
    #expect(throws: CBORError(.invalid("9 is no message of a process"), at: 0)) {
      try ProcessMessage(frame: hex("a1 0009"))
    }
    #expect(throws: CBORError(.invalid("9 is no message of a host"), at: 0)) {
      try HostFrame(hex("a1 0009"))
    }
  }

  @Test(
    "a message that lacks what it needs is refused",
    arguments: [
      ("a0", "type is missing"), ("a2 0001 0281a10004", "id is missing"),
      ("a2 0001 0107", "root is missing"),
    ]
  )
  func missing(bytes: String, problem: String) {
    #expect {
      try ProcessMessage(frame: hex(bytes))
    } throws: {
      "\($0)".contains(problem)
    }
  }

  @Test("a tree's errors name their place in the message")
  func path() {
    #expect {
      try ProcessMessage(frame: hex("a3 0001 0107 0281 a2 0003 0260"))
    } throws: {
      "\($0)" == "root.nodes[0].spacer.minLength: expected a number, found text (at byte 11)"
    }
  }

  @Test("bytes after a message are refused")
  func trailing() {
    #expect(throws: CBORError(.trailingBytes, at: 3)) { try HostFrame(hex("a1 0004 00")) }
  }

  @Test("a process may name as many contexts as the limit, and no more")
  func contexts() throws {
    let names = (0..<1025).map { "\($0)" }
    func read(_ contexts: [String]) throws -> ProcessMessage {
      let hello = ProcessHello(versions: [1], sdk: "", features: [], contexts: contexts)
      return try ProcessMessage(frame: item(ProcessMessage.hello(hello).frame()))
    }
    guard case .hello(let hello) = try read(names.dropLast()) else {
      Issue.record("another message")
      return
    }
    #expect(hello.contexts == names.dropLast())
    #expect {
      try read(names)
    } throws: {
      "\($0)".hasPrefix("contexts: 1025 contexts, at most 1024 are allowed")
    }
  }

  @Test("a process may name as many features as the limit, and no more")
  func features() throws {
    func read(_ count: Int) throws -> ProcessMessage {
      let features = (0..<count).map { "\($0)" }
      let hello = ProcessHello(versions: [1], sdk: "", features: features, contexts: [])
      return try ProcessMessage(frame: item(ProcessMessage.hello(hello).frame()))
    }
    _ = try read(256)
    #expect {
      try read(257)
    } throws: {
      "\($0)".hasPrefix("features: 257 features, at most 256 are allowed")
    }
  }
}
