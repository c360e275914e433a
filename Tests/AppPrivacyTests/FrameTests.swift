internal import Compositor
internal import ExtensionProtocol
internal import Testing
internal import ViewTree

@Suite("What an app is sent", .serialized)
struct FrameTests {
  /// A person who uses everything but confirms no choice.
  private func visit(_ world: World, isComplete: Bool = true) throws -> CuriousRun {
    let run = try CuriousRun(world)
    run.use(2, .press)
    run.tell("report \(scene(world))")
    var used = [run.useHosted("Search", .enter("a"))]
    for item in world.items.prefix(1) { used.append(run.useHosted(item, .turn(true))) }
    used.append(run.useHosted(world.category))
    used.append(run.useHosted("Cancel"))
    run.useHosted("Try Again")
    run.useHosted("presses 0")
    run.resize(columns: 90, rows: 50)
    run.tell("present")
    used.append(run.useHosted("Cancel", at: run.hosted("Cancel").count - 1))
    run.use(2, .press)
    #expect(!isComplete || used.allSatisfy(\.self))
    return run
  }

  /// The context that the app asks for, which it is told in a command of the same length each time.
  private func scene(_ world: World) -> String {
    let name = if case .scene(let name) = world.report { name } else { "total" }
    return name + String(repeating: " ", count: 12 - name.count)
  }

  private static let quiet = World(items: names(1))

  private static let worlds: [(name: String, world: World)] = [
    ("a busy day", World(report: .activity(86_399_123), items: names(3))),
    ("hundreds of things to choose from", World(items: names(200), category: "A Long Category")),
    ("nothing to choose from", World(absence: "Nobody has used anything yet.")),
    ("a report that nobody makes", World(report: .refused("no extension has it"))),
    ("a report that crashes", World(report: .scene("crashing"), items: names(2))),
    ("a report that takes time", World(report: .scene("slow"), items: names(2))),
    ("a report that is never laid out", World(report: .scene("restless"), items: names(2))),
    ("a report of names", World(report: .scene("named"), items: names(4))),
  ]

  private static func names(_ count: Int) -> [String] {
    (0..<count).map { "Secret \($0) " + String(repeating: "long ", count: $0 % 5) + "name" }
  }

  @Test("is the same to the byte, whatever there is to know", arguments: worlds.map(\.name))
  func same(name: String) throws {
    let world = try #require(Self.worlds.first { $0.name == name }).world
    let one = try visit(Self.quiet)
    let other = try visit(world, isComplete: world.items.count > 0)
    #expect(one.frames.count > 8)
    #expect(one.messages.count == one.frames.count)
    // The name in the command is the test's own.
    let command = Array("report \(scene(world))".utf8)
    let usual = Array("report \(scene(Self.quiet))".utf8)
    #expect(one.frames == other.frames.map { replace(command, by: usual, in: $0) })
  }

  private func replace(_ part: [UInt8], by other: [UInt8], in bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: part) }) else {
      return bytes
    }
    return bytes[..<start] + other + bytes[(start + part.count)...]
  }

  @Test("holds no name, no number of the report, and no token that was not chosen")
  func words() throws {
    let world = try #require(Self.worlds.first).world
    let run = try visit(world)
    let all = run.frames.flatMap(\.self)
    for secret in world.secrets { #expect(!all.holds(Array(secret.utf8))) }
    for index in 0...world.items.count { #expect(!all.holds(world.token(index))) }
    // All of that is on the screen.
    run.useHosted("Search", .enter(""))
    run.useHosted(world.category)
    #expect(run.screen.contains("total 86399123"))
    #expect(run.screen.contains("Secret 0 name"))
  }

  @Test("tells the places around reports, pickers and labels as they are without them")
  func places() throws {
    let run = try CuriousRun(Self.quiet)
    let places = run.messages.compactMap { message -> [NodeGeometry]? in
      if case .geometry(_, let places) = message { places } else { nil }
    }
    // Nine for the report and for the picker, one between each two, and the ideal sizes of all.
    #expect(try #require(places.last).count >= 20)
    #expect(try #require(places.last).contains { !$0.children.isEmpty })
  }

  @Test("is the same for labels of tokens that have long names, short ones or none")
  func labels() throws {
    var frames: [[[UInt8]]] = []
    let token = World(items: ["x"]).token(1).map { String($0, radix: 16) }.map {
      $0.count == 1 ? "0" + $0 : $0
    }.joined()
    for names in [["x"], ["A name of thirty-three characters"], []] {
      let run = try CuriousRun(World(items: names))
      run.tell("token \(token)")
      #expect(names.isEmpty || run.screen.contains(names[0]))
      frames.append(run.frames)
    }
    #expect(frames[0].count > 6)
    #expect(frames[0] == frames[1])
    #expect(frames[0] == frames[2])
  }

  @Test("holds no event of what is done in a report, nor of scrolling, moving and looking")
  func hostedEvents() throws {
    let run = try CuriousRun(World(report: .activity(60_000), items: Self.names(300)))
    let count = run.frames.count
    #expect(run.useHosted("presses 0"))
    run.wait { !run.hosted("presses 1").isEmpty }
    let scrolls = run.marks.filter { $0.role == .scroll && $0.number >= ControlMark.numberLimit }
    #expect(!scrolls.isEmpty)
    for mark in scrolls { run.compositor.use(mark.number, .step(isUp: false)) }
    // Nor of the places themselves.
    for mark in run.marks where mark.role == .hosted { run.compositor.use(mark.number, .press) }
    for mark in run.marks where mark.role == .hosted {
      run.compositor.use(mark.number, .focus(true))
    }
    run.wait(seconds: 0.3)
    #expect(run.frames.count == count)
  }
}
