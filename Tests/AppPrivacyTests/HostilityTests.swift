internal import Compositor
internal import ExtensionProtocol
internal import Foundation
internal import Synchronization
internal import Testing
internal import ViewTree

@Suite("What a hostile app can do to its host", .serialized)
struct HostilityTests {
  private let world = World(report: .activity(60_000), items: ["Chess"])

  @Test("A thousand questions for authorization are asked three times, and all are answered")
  func questions() throws {
    let run = try CuriousRun(world)
    run.services.state.withLock { $0.status = .notDetermined }
    run.compositor.use(1, .enter("ask 1000"))
    var asked = 0
    var answers: [UInt64] { answerNumbers(run) }
    run.wait {
      if run.compositor.question != nil {
        asked += 1
        run.compositor.answer(.cancel)
      }
      return answers.count >= 1000
    }
    #expect((1...3).contains(asked))
    #expect(Set(answers).count == 1000)
    run.tell("ask 1")
    run.wait { answers.count >= 1001 }
    #expect(run.compositor.ending == nil)
  }

  private func answerNumbers(_ run: CuriousRun) -> [UInt64] {
    run.messages.compactMap {
      if case .authorization(let answer) = $0, answer.number > 0 { answer.number } else { nil }
    }
  }

  @Test("A flood of settings is written once a second at most")
  func settings() throws {
    let run = try CuriousRun(world)
    let start = Date()
    run.tell("keep 30")
    run.wait { run.services.state.withLock { $0.kept?.count } == settingsLimit }
    #expect(run.compositor.ending == nil)
    let saves = run.services.state.withLock { $0.saves }
    let seconds = Int(Date().timeIntervalSince(start))
    #expect(saves <= seconds + 1)
  }

  @Test("A flood of trees leaves the last one, and the report as it was")
  func trees() throws {
    let run = try CuriousRun(world)
    run.tell("alone")
    run.tell("trees 5000")
    #expect(run.compositor.ending == nil)
    #expect(run.screen.contains("total 60000"))
    run.use(2, .press)
    #expect(run.events.count == 3)
  }

  @Test(
    "What is too large, too deep or no message ends the app with a sentence that says so",
    arguments: [
      ("huge 100001", "nodes"), ("deep 600", "deep"), ("announce", "frame"), ("garbage", "CBOR"),
    ]
  )
  func malformed(command: String, word: String) throws {
    let run = try CuriousRun(world)
    run.compositor.use(1, .enter(command))
    run.wait { run.compositor.ending != nil }
    let ending = try #require(run.compositor.ending)
    #expect(!ending.contains("\n"))
    // What it showed last stays.
    #expect(run.screen.contains("Press"))
  }

  @Test("An app whose tree and reports are too large together is shown without the report")
  func largeTogether() throws {
    let run = try CuriousRun(World(report: .scene("huge")))
    run.tell("alone")
    run.tell("report huge")
    run.tell("huge 60000")
    #expect(run.compositor.ending == nil)
    #expect(run.tree.nodes.count <= 100_000)
    #expect(run.texts.contains { $0.contains("too large") })
  }

  @Test("A crash in an event ends the app, and its last screen stays")
  func crash() throws {
    let run = try CuriousRun(world)
    run.compositor.use(1, .enter("crash"))
    run.wait { run.compositor.ending != nil }
    #expect(run.screen.contains("total 60000"))
    let (ending, screen) = (run.compositor.ending, run.screen)
    run.compositor.use(2, .press)
    #expect(run.compositor.ending == ending)
    #expect(run.screen == screen)
  }

  @Test("An app that does not answer is told of, and ended after its limit")
  func silence() throws {
    let run = try CuriousRun(world, limit: 10)
    run.compositor.use(1, .enter("silent"))
    run.wait { run.compositor.compose().notice != nil }
    #expect(run.compositor.compose().notice == "CuriousApp is not responding")
    #expect(run.compositor.ending == nil)
    run.wait { run.compositor.ending != nil }
  }

  @Test("More reports than eight have no process, and say so")
  func reports() throws {
    let run = try CuriousRun(world)
    run.tell("reports 200")
    #expect(run.screen.contains("More than 8 reports at once are not shown."))
    #expect(run.screen.components(of: "total 60000") <= 8)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.range(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
