internal import ExtensionHost
internal import ExtensionProtocol
internal import Foundation
internal import Glibc
internal import Sandbox
internal import Testing
internal import ViewTree

@Suite("The second stage")
struct LockdownTests {
  @Test("After its hello a process has lost the calls that only starting needs")
  func locked() throws {
    // RLIMIT_NOFILE could be read before; a link was answered with ENOENT.
    #expect(try answer(of: "Locked") == "\(EPERM) \(EPERM)")
  }

  @Test("A locked process still runs tasks, actors and timers")
  func works() throws {
    #expect(try answer(of: "Concurrency") == "10 20")
    #expect(try answer(of: "Sleep") == "fast slow")
  }

  /// The text that the fixture answers in the strict sandbox.
  private func answer(of context: String) throws -> String? {
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = (link as NSString).deletingLastPathComponent
    let session = try ExtensionSession(
      ExecutableFile(path: folder + "/RuntimeFixture"),
      configuration: SandboxConfiguration()
    )
    _ = try session.greet()
    let environment = Environment(
      locale: "en_US",
      timeZone: "UTC",
      firstWeekday: 1,
      now: 0,
      width: 640,
      height: nil,
      colorScheme: .light
    )
    let tree = try session.render(context: context, environment: environment, reports: [])
    guard case .text(let content) = tree.nodes.first?.content else { return nil }
    return content.runs.map(\.string).joined()
  }
}
