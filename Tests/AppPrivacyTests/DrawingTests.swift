internal import CBOR
internal import ExtensionProtocol
internal import Synchronization
internal import Testing
internal import ViewTree

@Suite("What a hostile app can show", .serialized)
struct DrawingTests {
  @Test("No control character of an app's, in a title, a text or a label, reaches the screen")
  func escapes() throws {
    let run = try CuriousRun(World(), scene: "Imitate")
    let screen = run.screen
    #expect(screen.contains("May CuriousApp see everything?"))
    #expect(!screen.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 0x9B })
    #expect(!screen.unicodeScalars.contains("\u{202E}"))
    #expect(!screen.contains("OUTSIDE"))
  }

  @Test("No mark of an app's has a number of the host's")
  func numbers() throws {
    var builder = ViewTreeBuilder()
    builder.open(.control(ControlMark(number: ControlMark.numberLimit, role: .press)))
    builder.leaf(.divider)
    let frame = try ProcessMessage.tree(id: 1, builder.finish()).frame()
    #expect(throws: CBORError.self) { try ProcessMessage(frame: Array(frame.dropFirst(4))) }
  }

  @Test("A report cannot have reports and pickers of its own")
  func nested() throws {
    let usual = try CuriousRun(World(items: ["Chess"]))
    let run = try CuriousRun(World(report: .curious, items: ["Chess"]))
    #expect(run.screen.contains("Report: total"))
    #expect(gathered(run) == gathered(usual))
    #expect(run.hosted("Search").count == usual.hosted("Search").count)
    #expect(usual.hosted("Search").count > 0)
  }

  private func gathered(_ run: CuriousRun) -> Int { run.services.state.withLock { $0.gathered } }
}
