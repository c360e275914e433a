import ExtensionProtocol
import ExtensionTestSupport
import Testing

@Suite("Recorded sessions")
struct TranscriptTests {
  @Test("every message is read, and written again as the same bytes", arguments: Transcript.names)
  func codec(name: String) throws {
    let transcript = try Transcript(name)
    #expect(!transcript.steps.isEmpty)
    for step in transcript.steps {
      let frame =
        switch step.side {
        case .host: try HostMessage(frame: step.item).frame()
        case .process: try ProcessMessage(frame: step.item).frame()
        }
      #expect(frame == step.frame)
    }
  }

  @Test(
    "an extension answers the host's part with the recorded bytes",
    arguments: [("c-extension", "CExtension"), ("template-extension", "TemplateExtension")]
  )
  func replay(name: String, executable: String) throws {
    let process = try FixtureProcess(executable)
    for step in try Transcript(name).steps {
      switch step.side {
      case .host: process.send(bytes: step.frame)
      case .process: #expect(try process.receiveItem() == step.item)
      }
    }
    #expect(process.wait() == 0)
    #expect(process.output() == "")
  }

  @Test("an extension takes the host's part in single bytes too")
  func drip() throws {
    let process = try FixtureProcess("CExtension")
    let steps = try Transcript("c-extension").steps
    for byte in steps.filter({ $0.side == .host }).flatMap(\.frame) { process.send(bytes: [byte]) }
    for step in steps where step.side == .process {
      #expect(try process.receiveItem() == step.item)
    }
    #expect(process.wait() == 0)
  }

  @Test("the extension in C ends, and does not crash, whatever one byte is changed")
  func mutated() throws {
    let steps = try Transcript("c-extension").steps.filter { $0.side == .host }
    let activity = try #require(steps.map(\.item).max { $0.count < $1.count })
    let others = steps.filter { $0.item != activity }
    for index in stride(from: 0, to: activity.count, by: 3) {
      var step = Transcript.Step(side: .host, item: activity)
      step.item[index] ^= 0xFF
      let process = try FixtureProcess("CExtension")
      for part in others.prefix(2) + [step] + others.dropFirst(2) {
        process.send(bytes: part.frame)
      }
      process.closeInput()
      while try process.receiveItem() != nil {}
      #expect([0, 1].contains(process.wait()))
    }
  }
}
