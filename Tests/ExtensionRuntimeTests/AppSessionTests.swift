import ExtensionProtocol
import ExtensionTestSupport
import Testing
import ViewTree

@Suite("An app's session")
struct AppSessionTests {
  /// The app, which has been answered and has shown its first window.
  private func opened(
    settings: [UInt8]? = nil,
    features: [String] = ["events", "settings", "authorization"]
  ) throws -> FixtureProcess {
    let process = try FixtureProcess("CounterApp")
    _ = try #require(try process.greet(features: features))
    if let settings { try process.send(.settings(settings)) }
    return process
  }

  @Test("an app names its windows by the types of its scenes, and what it understands")
  func hello() throws {
    let process = try FixtureProcess("CounterApp")
    let hello = try #require(try process.greet())
    #expect(hello.contexts == ["main", "main-2", "settings"])
    #expect(Set(hello.features) == ["geometry", "events", "authorization", "settings"])
  }

  @Test("a window's tree is of the app's state, with its delegate told of the start before")
  func firstTree() throws {
    let tree = try opened().render("main")
    #expect(tree?.texts?.first == "started, notDetermined, unasked")
    #expect(tree?.texts?[1] == " 0 0")
  }

  @Test("nothing is marked for a host that takes no events")
  func unmarked() throws {
    let tree = try opened(features: []).render("main")
    #expect(tree?.marks == [])
    #expect(tree?.texts?.isEmpty == false)
  }

  @Test("pressing a button changes the state, and the tree names the event it shows")
  func press() throws {
    let process = try opened()
    let button = try #require(try process.render("main", id: 7)?.marks.first { $0.role == .press })
    let first = try process.event(1, on: button.number, .press, id: 7)
    #expect(first.event == 1)
    #expect(first.texts?[1] == " 1 0→1 0")
    #expect(try process.event(2, on: button.number, .press, id: 7).texts?[1] == " 2 0→1 1→2 0")
  }

  @Test("each kind of control does what is asked of it, and keeps its number")
  func controls() throws {
    let process = try opened()
    let marks = try #require(try process.render("main")).marks
    let toggle = try #require(marks.first { $0.role == .turn })
    let field = try #require(marks.first { $0.role == .enter })
    _ = try process.event(1, on: toggle.number, .turn(true))
    let tree = try process.event(2, on: field.number, .enter("Ada"))
    #expect(tree.texts?[1] == "Ada! 0 0")
    #expect(tree.marks.map(\.number) == marks.map(\.number))
  }

  @Test("an event for no control, or one that does not fit, gives a tree and changes nothing")
  func strangeEvents() throws {
    let process = try opened()
    let first = try process.render("main")
    let button = try #require(first?.marks.first { $0.role == .press })
    for (sequence, control, value) in [
      (1, 12_345_678, .press), (2, button.number, .turn(true)), (3, button.number, .slide(0.5)),
      (4, button.number, .select(TokenSelection())),
    ] as [(UInt64, UInt64, ControlValue)] {
      let tree = try process.event(sequence, on: control, value)
      #expect(tree.event == sequence)
      #expect(tree.texts == first?.texts)
    }
  }

  @Test("events that come together all count, and the last is shown")
  func burst() throws {
    let process = try opened()
    let button = try #require(try process.render("main")?.marks.first { $0.role == .press })
    var bytes: [UInt8] = []
    for sequence in UInt64(1)...100 {
      let event = ControlEvent(sequence: sequence, control: button.number, value: .press)
      bytes += try HostMessage.event(id: 1, event).frame()
    }
    process.send(bytes: bytes)
    var last: ProcessMessage?
    while last?.event != 100 {
      let message = try #require(try process.receive())
      if case .tree = message { last = message }
    }
    let shown = try #require(last?.texts?[1])
    #expect(shown.hasPrefix(" 100 0→1 1→2 "))
    #expect(shown.hasSuffix(" 99→100 0"))
  }

  @Test("an event of a render before the last is for the same controls of the same window")
  func earlierRender() throws {
    let process = try opened()
    let button = try #require(try process.render("main", id: 1)?.marks.first { $0.role == .press })
    _ = try process.render("main", id: 2)
    #expect(try process.event(1, on: button.number, .press, id: 1).texts?[1] == " 1 0→1 0")
    _ = try process.render("settings", id: 3)
    let settings = try process.event(2, on: button.number, .press, id: 1)
    #expect(settings.texts == ["Started 1 times"])
    #expect(try process.render("main", id: 4)?.texts?[1] == " 1 0→1 0")
  }

  @Test("a window that is there only under a condition is refused while it is not")
  func conditionalWindow() throws {
    let process = try opened()
    let failure = try process.render("main-2")?.failure
    #expect(failure?.message == "the app has no window \"main-2\" at present")
    let marks = try #require(try process.render("main", id: 2)).marks
    let button = try #require(marks.last { $0.role == .press })
    _ = try process.event(1, on: button.number, .press, id: 2)
    #expect(try process.render("main-2", id: 3)?.texts == ["Counted 0"])
  }

  @Test("an unknown window is a failure that lists the windows")
  func unknownWindow() throws {
    let failure = try opened().render("other")?.failure
    #expect(failure?.code == .unknownContext)
    #expect(
      failure?.message
        == "no scene has the context \"other\"; its contexts are \"main\", \"main-2\", \"settings\""
    )
  }

  @Test("what changes by itself is sent unasked, and not as often as it changes")
  func unasked() throws {
    let process = try opened()
    let presses = try #require(try process.render("main")).marks.filter { $0.role == .press }
    let start = ContinuousClock.now
    _ = try process.event(1, on: presses[2].number, .press)
    var trees = 0
    var last: ProcessMessage?
    while last?.texts?[1] != " 0 200" {
      let message = try #require(try process.receive())
      guard case .tree = message else { continue }
      trees += 1
      last = message
    }
    // One more than 60 a second may begin and end the time.
    let seconds = start.duration(to: .now) / .seconds(1)
    #expect(Double(trees) <= 60 * seconds + 2)
    #expect(trees > 1)
    #expect(last?.event == 1)
  }

  @Test("the host's end of the pipe ends the app with 0")
  func endOfInput() throws {
    let process = try opened()
    _ = try process.render("main")
    process.closeInput()
    #expect(process.wait() == 0)
    #expect(process.output() == "")
  }

  @Test("started by hand, an app says in one line how to run it")
  func byHand() throws {
    let process = try FixtureProcess("CounterApp", isHosted: false)
    #expect(process.wait() == 2)
    #expect(process.output().hasPrefix("this is an app; run it with: report-host open /"))
  }

  @Test("an event before the first render ends the session with one line")
  func earlyEvent() throws {
    let process = try opened()
    try process.send(.event(id: 1, ControlEvent(sequence: 1, control: 1, value: .press)))
    #expect(process.wait() == 1)
    #expect(process.output() == "the host sent an event for render 1, which is not under way\n")
  }
}
