internal import Compositor
internal import ExtensionProtocol
internal import PlainTree
internal import Synchronization
internal import Testing
internal import ViewTree

@Suite("Activity pickers in apps")
struct PickerTests {
  @Test("A picker offers what the host knows, and the app is told of nothing but what is confirmed")
  func commit() throws {
    let stage = try Stage()
    stage.tell("picker")
    stage.wait { stage.texts.contains("Choose") }
    #expect(stage.texts.contains("selected 0"))
    let own = stage.marks.filter { $0.number >= ControlMark.numberLimit }
    for mark in own where mark.role == .turn {
      stage.compositor.use(mark.number, .turn(true))
    }
    stage.wait(seconds: 0.1)
    #expect(stage.texts.contains("selected 0"))
    let done = try #require(mark(labelled: "Done", stage))
    stage.compositor.use(done, .press)
    stage.wait { !stage.marks.contains { $0.number == 50 } }
  }

  @Test("A picker whose catalogue cannot be had says why, and tries again")
  func failure() throws {
    let stage = try Stage()
    stage.services.state.withLock { $0.absence = "nobody is authorized" }
    stage.tell("picker")
    stage.wait { stage.texts.contains("nobody is authorized") }
    stage.services.state.withLock { $0.absence = nil }
    let retry = try #require(mark(labelled: "Try Again", stage))
    stage.compositor.use(retry, .press)
    stage.wait { stage.texts.contains("Choose") }
  }

  /// The number of the mark around a text.
  private func mark(labelled label: String, _ stage: Stage) -> UInt64? {
    let tree = stage.compositor.compose().tree
    var found: UInt64?
    for (index, node) in tree.nodes.enumerated() {
      guard case .control(let mark) = node.content else { continue }
      let inside = Stage.texts(tree.subtree(at: index))
      if inside.contains(label) { found = mark.number }
    }
    return found
  }
}
