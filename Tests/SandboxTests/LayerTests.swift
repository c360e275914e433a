internal import Glibc
internal import Sandbox
internal import Testing

@Suite("Leaving layers out")
struct LayerTests {
  @Test("With every layer left out the same program does what the sandbox refuses")
  func unconfined() throws {
    let outcome = try Fixture.run("probe socket-inet") {
      $0.omittedLayers = Set(IsolationLayer.allCases)
    }
    #expect(outcome.text == "0")
    #expect(outcome.ending.refusals.isEmpty)
  }

  @Test("Without a listener the filter refuses by itself, and nobody is told")
  func silent() throws {
    let outcome = try Fixture.run("probe socket-inet") { $0.omittedLayers = [.listener] }
    #expect(outcome.text == "\(EPERM)")
    #expect(outcome.ending.refusals.isEmpty)
  }

  @Test("Without the filter a socket can be made, and everything else stays in force")
  func oneLess() throws {
    let without: (inout SandboxConfiguration) -> Void = { $0.omittedLayers = [.seccomp] }
    #expect(try Fixture.run("probe socket-inet", without).text == "0")
    #expect(try Fixture.run("probe open-read", without).text == "\(ENOENT)")
  }
}
