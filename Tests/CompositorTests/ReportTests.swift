@testable internal import Compositor
internal import ExtensionProtocol
internal import Foundation
internal import Glibc
internal import PlainTree
internal import Synchronization
internal import Testing
internal import ViewTree

@Suite("Reports in apps")
struct ReportTests {
  @Test("A report stands in the app's tree, made of the activity that its filter lets through")
  func report() throws {
    let stage = try Stage()
    stage.tell("filter 86400")
    stage.tell("reports total")
    stage.wait { stage.texts.contains { $0.hasPrefix("total") } }
    #expect(stage.texts.contains("total 60000 from 86400, renders 1"))
    #expect(stage.texts.contains("presses 0"))
    #expect(stage.services.state.withLock { $0.asked.map(\.end) } == [172_800])
  }

  @Test("A report takes all the space of its place, in a scroll view of the host's own")
  func frame() throws {
    let stage = try Stage()
    stage.tell("reports total")
    stage.wait { stage.texts.contains { $0.hasPrefix("total") } }
    let tree = stage.compositor.compose().tree
    let hosted = try #require(
      tree.nodes.firstIndex { node in
        if case .control(let mark) = node.content { mark.number == MarkNumber.place } else { false }
      }
    )
    let frame = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    #expect(tree.nodes[hosted + 1].content == .flexibleFrame(frame))
    guard case .control(let mark) = tree.nodes[hosted + 2].content else {
      Issue.record("no mark")
      return
    }
    #expect(mark.role == .scroll)
    let axes = ScrollAxes(horizontal: false, vertical: true)
    #expect(tree.nodes[hosted + 3].content == .scroll(axes))
  }

  @Test("A report's controls have numbers of their own, and their use goes to its extension")
  func controls() throws {
    let stage = try Stage()
    stage.tell("reports total,total")
    stage.wait { stage.texts.filter { $0.hasPrefix("total") }.count == 2 }
    let presses = stage.marks.filter { $0.role == .press }.map(\.number)
    #expect(Set(presses).count == 3)
    #expect(presses.filter { $0 < ControlMark.numberLimit } == [2])
    let last = try #require(presses.last)
    stage.compositor.use(last, .press)
    stage.wait { stage.texts.contains("presses 1") }
    #expect(
      stage.texts.filter { $0.hasPrefix("presses") } == ["presses 0", "presses 0", "presses 1"]
    )
  }

  @Test("Another filter is rendered by the same process, and the last picture stays until then")
  func filterChanges() throws {
    let stage = try Stage()
    stage.tell("reports total")
    stage.wait { stage.texts.contains { $0.hasPrefix("total") } }
    stage.tell("filter 5")
    #expect(!stage.texts.contains("Loading…"))
    stage.wait { stage.texts.contains("total 60000 from 5, renders 2") }
  }

  @Test("A picture that is no longer wanted says so if the next takes its time")
  func late() throws {
    let stage = try Stage()
    stage.tell("reports total")
    stage.wait { stage.texts.contains { $0.hasPrefix("total") } }
    stage.tell("reports stuck")
    stage.wait { stage.texts.contains("Loading…") }
    #expect(stage.texts.contains { $0.hasPrefix("total") })
    stage.tell("reports total")
    stage.wait { !stage.texts.contains("Loading…") }
    #expect(stage.texts.contains { $0.hasPrefix("total") })
  }

  @Test("An answer that is no longer wanted does not hold up the next")
  func cancelled() throws {
    let stage = try Stage()
    stage.tell("reports stuck")
    stage.wait(seconds: 0.2)
    stage.tell("reports total")
    stage.wait { stage.texts.contains { $0.hasPrefix("total") } }
    // A process of its own: the one that was stuck is gone.
    #expect(stage.texts.contains("total 60000 from 0, renders 1"))
  }

  @Test("A report that is being made, is blank, or cannot be made says so in its place")
  func states() throws {
    let stage = try Stage()
    stage.tell("reports stuck,empty,unknown")
    stage.wait { stage.texts.contains("no extension has 'unknown'") }
    stage.wait { stage.texts.contains("No activity to show.") }
    #expect(stage.texts.contains("Loading…"))
    #expect(stage.texts.contains("This report cannot be shown."))
  }

  @Test("What has failed can be tried again")
  func retry() throws {
    let stage = try Stage()
    stage.tell("filter -1")
    stage.tell("reports total")
    stage.wait { stage.texts.contains("not authorized") }
    let asked = stage.services.state.withLock { $0.asked.count }
    let button = try #require(stage.marks.last { $0.role == .press })
    stage.compositor.use(button.number, .press)
    stage.wait { stage.services.state.withLock { $0.asked.count } > asked }
    stage.tell("filter 0")
    stage.wait { stage.texts.contains { $0.hasPrefix("total") } }
  }

  @Test("An extension that crashes is started once more and then given up")
  func crashing() throws {
    let stage = try Stage()
    stage.tell("reports crashing")
    stage.wait { stage.texts.contains { $0.hasPrefix("Reports crashed") } }
    let notes = stage.compositor.takeLog().flatMap(\.notes)
    #expect(notes.filter { $0.hasSuffix("it was started again") }.count == 1)
    #expect(notes.contains("note: of a test"))
  }

  @Test("An extension that does not answer is ended after its limit")
  func stuck() throws {
    let stage = try Stage(limit: 5)
    stage.tell("reports stuck")
    stage.wait { stage.texts.contains { $0.hasPrefix("Reports did not answer in time (5 s)") } }
  }

  @Test("More reports than there may be processes say so, and the others are shown")
  func tooMany() throws {
    let stage = try Stage()
    let reports = Array(repeating: "total", count: 10).joined(separator: ",")
    stage.tell("reports " + reports)
    stage.wait { stage.texts.filter { $0.hasPrefix("total") }.count == 8 }
    let notes = stage.texts.filter { $0 == "More than 8 reports at once are not shown." }
    #expect(notes.count == 2)
  }

  @Test("The whole stays within the limits of a tree, whatever reports send")
  func limits() throws {
    let stage = try Stage()
    stage.tell("reports huge,deep,huge,total")
    stage.wait { stage.compositor.isSettled }
    let tree = stage.compositor.compose().tree
    #expect(tree.excess(over: TreeLimits()) == nil)
    #expect(tree.nodes.count > 60_000)
    let excuses = stage.texts.filter { $0.hasPrefix("This report is too large") }
    #expect(excuses.count == 2)
    #expect(stage.texts.contains { $0.hasPrefix("total") })
  }

  @Test("An extension is told the width of its place beside the bar, and its places within that")
  func regions() throws {
    let stage = try Stage(regions: [100: RegionSize(width: 320, height: 160)])
    stage.tell("reports total,restless")
    stage.wait { stage.texts.contains("width 312.0") }
    stage.wait { stage.compositor.isSettled }
    #expect(stage.recorder.widths.contains(640))
    stage.resize(width: 800)
    stage.wait { stage.texts.contains { $0.hasPrefix("width 800.0") } }
    // Its place is as wide as before.
    #expect(stage.texts.contains("width 312.0"))
  }

  @Test("A report that the app takes away leaves no process behind")
  func removed() throws {
    let stage = try Stage()
    stage.tell("reports total,total")
    stage.wait { stage.texts.filter { $0.hasPrefix("total") }.count == 2 }
    let before = stage.compositor.descriptors.count
    stage.tell("reports total")
    stage.wait { stage.compositor.isSettled }
    #expect(stage.texts.filter { $0.hasPrefix("total") }.count == 1)
    #expect(stage.compositor.descriptors.count < before)
  }

  @Test("An app that shows and hides a report without end costs bounded work")
  func flicker() throws {
    let stage = try Stage()
    for _ in 0..<40 {
      stage.compositor.use(1, .enter("reports total"))
      stage.compositor.use(1, .enter("reports"))
    }
    stage.tell("reports total")
    stage.wait { stage.texts.contains { $0.hasPrefix("total") } }
    let notes = stage.compositor.takeLog().flatMap(\.notes)
    #expect(notes == ["note: of a test"])
  }

  @Test("What a token of a report stands for is known to the host alone")
  func names() throws {
    let stage = try Stage()
    stage.tell("reports named")
    stage.wait { stage.compositor.isSettled }
    let label = TokenLabel(kind: .application, token: Array("chess-token".utf8))
    #expect(stage.compositor.compose().name(of: label)?.name == "Chess")
    #expect(stage.compositor.compose().name(of: TokenLabel(kind: .category, token: [1])) == nil)
  }
}
