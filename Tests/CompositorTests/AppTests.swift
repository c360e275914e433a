internal import Compositor
internal import ExtensionProtocol
internal import Foundation
internal import Glibc
internal import PlainTree
internal import Synchronization
internal import Testing
internal import ViewTree

@Suite("Apps in the compositor")
struct AppTests {
  @Test("A use that the app has not shown yet is told, until it has")
  func awaiting() throws {
    let stage = try Stage()
    stage.compositor.use(2, .press)
    #expect(stage.compositor.compose().awaiting == [2])
    stage.wait { stage.texts.contains("presses 1") }
    #expect(stage.compositor.compose().awaiting.isEmpty)
  }

  @Test("Names of an app's tokens are drawn, and decide no place that the app is told")
  func tokenNames() throws {
    let stage = try Stage()
    stage.tell("token known")
    let label = TokenLabel(kind: .application, token: Array("known".utf8))
    stage.wait { stage.compositor.compose().name(of: label) != nil }
    #expect(stage.compositor.compose().name(of: label)?.isSecret == true)
    #expect(stage.texts.contains("placed 640.0"))
    #expect(!stage.recorder.names.isEmpty)
    #expect(stage.recorder.names.allSatisfy { $0 == nil })
  }

  @Test("A token is looked up once, however often the app shows it, until that may have changed")
  func lookUps() throws {
    let stage = try Stage()
    stage.tell("token known")
    for round in 0..<5 { stage.tell("text \(round)") }
    stage.tell("token unknown")
    for round in 0..<5 { stage.tell("text \(round)") }
    stage.wait { stage.compositor.isSettled }
    #expect(stage.services.state.withLock { $0.lookedUp } == 2)
    stage.compositor.refresh()
    stage.wait { stage.compositor.isSettled }
    #expect(stage.services.state.withLock { $0.lookedUp } == 3)
  }

  @Test("What stands in a report is no part of the tree that an app's places come from")
  func layoutWithoutReports() throws {
    let stage = try Stage()
    stage.tell("token known")
    let before = stage.recorder.widths.count
    stage.tell("reports total")
    stage.wait { stage.texts.contains { $0.hasPrefix("total") } }
    // Of the app's trees alone, each once; the report has no geometry.
    #expect(stage.recorder.widths.dropFirst(before).allSatisfy { $0 == 640 })
  }

  @Test("An app whose surface changes is told, and keeps its state")
  func resize() throws {
    let stage = try Stage()
    stage.compositor.use(2, .press)
    stage.resize(width: 320)
    stage.wait { stage.texts.contains("width 320.0, renders 2") }
    stage.wait { stage.texts.contains("presses 1") }
  }

  @Test("Settings are there at the start and are written when the app has changed them")
  func settings() throws {
    let stage = try Stage(kept: "old")
    #expect(stage.texts.contains("authorization notDetermined, settings old"))
    stage.tell("keep new")
    stage.wait { stage.services.state.withLock { $0.kept } == Array("new".utf8) }
    for round in 0..<20 { stage.tell("keep \(round)") }
    stage.compositor.close()
    #expect(stage.services.state.withLock { $0.kept } == Array("19".utf8))
    // Once a second at most, and at the end.
    #expect(stage.services.state.withLock { $0.saves } < 10)
  }

  @Test("What an app keeps as it ends is written")
  func lastSettings() throws {
    let stage = try Stage()
    stage.tell("keep-at-end farewell")
    stage.compositor.close()
    #expect(stage.services.state.withLock { $0.kept } == Array("farewell".utf8))
    #expect(stage.compositor.ending != nil)
  }

  @Test("An app that does not answer is called unresponsive and ended after its limit")
  func silence() throws {
    let stage = try Stage(limit: 5)
    stage.compositor.use(1, .enter("silent"))
    stage.wait { stage.compositor.compose().notice == nil }
    stage.compositor.use(2, .press)
    stage.wait { stage.compositor.compose().notice == "Scripted is not responding" }
    stage.wait { stage.compositor.ending != nil }
    #expect(stage.compositor.ending?.hasPrefix("the app did not answer in time (5 s)") == true)
    #expect(stage.compositor.compose().notice == nil)
    #expect(stage.texts.contains("presses 0"))
  }

  @Test("An app that leaves has ended, and one that crashes has crashed")
  func endings() throws {
    let crashed = try Stage()
    crashed.compositor.use(1, .enter("crash"))
    crashed.wait { crashed.compositor.ending != nil }
    #expect(crashed.compositor.ending?.hasPrefix("the app crashed") == true)
    #expect(!crashed.compositor.hasEndedWell)
    let left = try Stage()
    left.compositor.use(1, .enter("exit"))
    left.wait { left.compositor.ending != nil }
    #expect(left.compositor.ending == "the app has ended")
    #expect(left.compositor.hasEndedWell)
  }

  @Test("What an app prints is told with its name")
  func log() throws {
    let stage = try Stage()
    stage.tell("print hello")
    stage.compositor.close()
    let logs = stage.compositor.takeLog()
    #expect(logs.map(\.source) == ["Scripted"])
    #expect(logs.first?.bytes == Array("hello\n".utf8))
    #expect(stage.compositor.takeLog().isEmpty)
  }

  @Test("One moment of an app is there once all its reports are")
  func settle() throws {
    let stage = try Stage()
    stage.compositor.use(1, .enter("reports total,slow,unknown"))
    stage.compositor.settle(within: 20)
    #expect(stage.compositor.isSettled)
    #expect(stage.texts.filter { $0.hasPrefix("total") }.count == 2)
    #expect(stage.texts.contains("no extension has 'unknown'"))
  }

  @Test("One moment of an app does not wait for ever")
  func settleLimit() throws {
    let stage = try Stage()
    stage.compositor.use(1, .enter("reports stuck"))
    let start = Date()
    stage.compositor.settle(within: 0.5)
    #expect(Date().timeIntervalSince(start) < 15)
    #expect(!stage.compositor.isSettled)
  }

  @Test("Nothing runs any more after the end")
  func close() throws {
    let stage = try Stage()
    stage.tell("reports total,stuck")
    stage.wait { stage.texts.contains { $0.hasPrefix("total") } }
    stage.compositor.close()
    stage.compositor.close()
    // The pipe of the loop alone.
    #expect(stage.compositor.descriptors.count == 1)
    stage.compositor.use(2, .press)
    #expect(stage.compositor.compose().awaiting.isEmpty)
  }
}
