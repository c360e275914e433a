internal import Compositor
internal import ExtensionProtocol
internal import PlainTree
internal import Testing
internal import ViewTree

@Suite("What an app learns of a choice", .serialized)
struct SelectionTests {
  private let world = World(items: ["Chess", "Draughts", "Go"])

  @Test("Nothing, before it is confirmed")
  func before() throws {
    let run = try CuriousRun(world)
    let count = run.frames.count
    #expect(run.useHosted("Search", .enter("go")))
    #expect(run.useHosted("Go", .turn(true)))
    #expect(run.useHosted("Search", .enter("")))
    #expect(run.useHosted("Chess", .turn(true)))
    #expect(run.useHosted("Go", .turn(false)))
    #expect(run.useHosted("Cancel"))
    run.wait(seconds: 0.3)
    #expect(run.frames.count == count)
  }

  @Test("The tokens of what was chosen, in one event, once it is confirmed")
  func confirmed() throws {
    let run = try CuriousRun(world)
    run.useHosted("Go", .turn(true))
    #expect(run.useHosted("Done"))
    run.wait { !run.events.isEmpty }
    #expect(run.events.map(\.value) == [.select(TokenSelection(applications: [world.token(3)]))])
    #expect(run.screen.contains("Go"))
    #expect(!run.frames.flatMap(\.self).holds(Array("Go".utf8)))
  }

  @Test("Only the category's token, where it was chosen as a whole, and not how much is in it")
  func category() throws {
    var selections: [ControlValue] = []
    for count in [1, 2, 40] {
      let run = try CuriousRun(World(items: (0..<count).map { "Item \($0)" }))
      let toggle = try #require(run.marks.first { $0.role == .turn && $0.number > 1 << 48 })
      run.compositor.use(toggle.number, .turn(true))
      #expect(run.useHosted("Done"))
      run.wait { !run.events.isEmpty }
      selections += run.events.map(\.value)
    }
    let expected = ControlValue.select(TokenSelection(categories: [world.token(0)]))
    #expect(selections == [expected, expected, expected])
  }

  @Test("Nothing but the tokens tells one choice from another")
  func indistinct() throws {
    let longName = "Go " + String(repeating: "and on ", count: 20)
    let other = World(items: ["Aardvark Adventures", longName, "Zoo"], seed: 1)
    let one = try choose("Chess", in: world)
    let two = try choose(longName, in: other)
    #expect(one.count == two.count)
    let tokens = (0...3).map { world.token($0) }
    #expect(one.map { blank(tokens, in: $0) } == two.map { blank(tokens, in: $0) })
    #expect(one != two)
  }

  private func choose(_ item: String, in world: World) throws -> [[UInt8]] {
    let run = try CuriousRun(world)
    run.useHosted(item, .turn(true))
    run.useHosted("Done")
    run.wait { !run.events.isEmpty && !run.compositor.compose().awaiting.contains(250) }
    run.use(2, .press)
    return run.frames
  }

  private func blank(_ tokens: [[UInt8]], in frame: [UInt8]) -> [UInt8] {
    var frame = frame
    for token in tokens {
      while let start = frame.indices.first(where: { frame[$0...].starts(with: token) }) {
        frame.replaceSubrange(start..<start + token.count, with: Array(repeating: 0, count: 32))
      }
    }
    return frame
  }

  @Test("A token of another app's, or a guessed one, is nothing to choose and has no name")
  func foreign() throws {
    let stranger = World(items: ["Chess", "Draughts", "Go"], seed: 9)
    let run = try CuriousRun(world)
    for (token, name) in [(stranger.token(1), nil), (world.token(1), "Chess")] {
      run.tell("token " + token.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
      let label = TokenLabel(kind: .application, token: token)
      #expect(run.compositor.compose().name(of: label)?.name == name)
    }
  }
}
