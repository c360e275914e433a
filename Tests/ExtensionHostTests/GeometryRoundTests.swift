internal import ExtensionHost
internal import ExtensionProtocol
internal import Foundation
internal import Sandbox
internal import Testing
internal import ViewTree

@Suite("Trees that depend on sizes")
struct GeometryRoundTests {
  @Test("a process is told the places of its nodes until they no longer change")
  func settles() throws {
    var rounds = 0
    let tree = try render("Places") { _ in
      rounds += 1
      return [NodeGeometry(id: 0, proposedWidth: 640, x: 8, width: 640, height: 16)]
    }
    #expect(text(tree) == "640.0 8.0")
    // The tree before the places, and the one after, whose places are the same.
    #expect(rounds == 2)
  }

  @Test("a process that never settles is asked six times, and its last tree is taken")
  func bounded() throws {
    var asked = 0
    let tree = try render("Restless") { _ in
      asked += 1
      return [NodeGeometry(id: 1, width: Double(asked))]
    }
    #expect(asked == ExtensionSession.geometryRounds)
    #expect(text(tree) == "6")
  }

  @Test("without a layout the first tree is taken")
  func none() throws {
    #expect(text(try render("Places", layout: nil)) == "unknown")
  }

  private func text(_ tree: ViewTree) -> String? {
    for node in tree.nodes {
      if case .text(let content) = node.content { return content.runs.map(\.string).joined() }
    }
    return nil
  }

  /// What the fixture answers in the strict sandbox.
  private func render(
    _ context: String,
    layout: ((ViewTree) -> [NodeGeometry])?
  ) throws -> ViewTree {
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
    return try session.render(
      context: context,
      environment: environment,
      reports: [],
      layout: layout
    )
  }
}
