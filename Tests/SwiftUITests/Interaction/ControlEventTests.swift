import ExtensionProtocol
import SwiftUI
import Testing
import ViewTree

@Suite("Events of controls")
@MainActor
struct ControlEventTests {
  @Test("the keys of the default and the cancelling action are told, others are not")
  func shortcuts() throws {
    let used = try UsedGraph(
      VStack {
        Button("Save") {}.keyboardShortcut(.defaultAction)
        Button("Leave") {}.keyboardShortcut(.cancelAction)
        Button("Go") {}.keyboardShortcut(.return, modifiers: [])
        Button("New") {}.keyboardShortcut("n")
        Button("None") {}.keyboardShortcut(nil)
      }
      .keyboardShortcut("x")
    )
    let expected: [ControlMark.Abilities] = [.defaultAction, .cancelAction, .defaultAction, [], []]
    #expect(used.marks.map(\.abilities) == expected)
  }

  @Test("a pressed button runs its action, and the next tree shows what it did")
  func button() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let used = try UsedGraph(Counter())
    #expect(used.marks.map(\.role) == [.press])
    #expect(try used.use(used.marks.first, .press))
    #expect(used.tree.strings == ["count 1"])
  }

  @Test("the mark stands directly around the control, inside the modifiers on it")
  func place() throws {
    let used = try UsedGraph(Button("a") {}.padding())
    let names = used.tree.nodes.map { node in
      switch node.content {
      case .padding: "padding"
      case .control: "control"
      case .button: "button"
      default: "label"
      }
    }
    #expect(names == ["padding", "control", "button", "label"])
  }

  @Test("where the host takes no events no control is marked")
  func withoutEvents() throws {
    struct Everything: View {
      var body: some View {
        List {
          Button("a") {}
          Toggle("b", isOn: .constant(true))
          TextField("c", text: .constant(""))
          ScrollView { Text("d").onTapGesture {} }
        }
        .sheet(isPresented: .constant(true)) { Text("e") }
      }
    }
    let tree = try ViewGraph(root: Everything()).render()
    #expect(
      !tree.nodes.contains { if case .control = $0.content { true } else { false } }
    )
  }

  @Test("a disabled control has no mark, nor one that takes no touches or is hidden")
  func disabled() throws {
    let used = try UsedGraph(
      VStack {
        Button("a") {}.disabled(true)
        Button("b") {}.allowsHitTesting(false)
        Button("c") {}.hidden()
        Button("d") {}
      }
    )
    #expect(used.marks.count == 1)
    #expect(try used.mark(around: "d") == used.marks.first)
  }

  @Test("a row that is inserted before others leaves their numbers as they are")
  func stableNumbers() throws {
    struct Rows: View {
      @State private var names = ["b", "c"]
      var body: some View {
        Button("add") { names.insert("a", at: 0) }
        ForEach(names, id: \.self) { name in Button(name) {} }
      }
    }
    let used = try UsedGraph(VStack { Rows() })
    let (add, b, c) = (used.numbers[0], used.numbers[1], used.numbers[2])
    try used.use(used.marks.first, .press)
    #expect(used.numbers.count == 4)
    #expect(used.numbers[0] == add)
    #expect(used.numbers[2...] == [b, c])
    #expect(Set(used.numbers).count == 4)
  }

  @Test("views of one place have numbers of their own, and each does what is its own")
  func sameIdentity() throws {
    var pressed: [Int] = []
    let used = try UsedGraph(
      HStack {
        ForEach([7, 7], id: \.self) { number in Button("\(number)") { pressed.append(1) } }
      }
    )
    #expect(Set(used.numbers).count == 2)
    try used.use(used.marks.last, .press)
    #expect(pressed == [1])
  }

  @Test("numbers of no control, of one that has gone and values that do not fit do nothing")
  func foreign() throws {
    struct Vanishing: View {
      @State private var isThere = true
      @State private var presses = 0
      var body: some View {
        if isThere {
          Button("a") {
            presses += 1
            isThere = false
          }
        }
        Text("\(presses)")
      }
    }
    let used = try UsedGraph(VStack { Vanishing() })
    let button = used.marks.first
    let number = try #require(button?.number)
    #expect(!used.graph.perform(.press, control: number &+ 1))
    #expect(!used.graph.perform(.press, control: .max))
    #expect(!used.graph.perform(.turn(true), control: number))
    #expect(!used.graph.perform(.focus(true), control: number))
    #expect(used.graph.perform(.press, control: number))
    // The tree still has the button, but its view has gone.
    #expect(!used.graph.perform(.press, control: number))
    try used.render()
    #expect(used.tree.strings == ["1"])
    #expect(!used.graph.perform(.press, control: number))
  }

  @Test("a toggle, a slider and a stepper take their values")
  func values() throws {
    struct Settings: View {
      @State private var isOn = false
      @State private var level = 0.0
      @State private var count = 1
      var body: some View {
        Toggle("on", isOn: $isOn)
        Slider(value: $level, in: 0...10)
        Stepper("count", value: $count, in: 0...2)
        Text("\(isOn ? "yes" : "no") \(Int(level)) \(count)")
      }
    }
    let used = try UsedGraph(VStack { Settings() })
    #expect(used.marks.map(\.role) == [.turn, .slide, .step])
    try used.use(used.marks[0], .turn(true))
    try used.use(used.marks[1], .slide(0.5))
    try used.use(used.marks[2], .step(isUp: true))
    #expect(used.tree.strings.last == "yes 5 2")
    try used.use(used.marks[1], .slide(.nan))
    try used.use(used.marks[1], .slide(-.infinity))
    try used.use(used.marks[2], .step(isUp: true))
    #expect(used.tree.strings.last == "yes 0 2")
  }

  @Test("a picker takes the positions of its options and ignores others")
  func picker() throws {
    struct Choice: View {
      @State private var context = "week"
      var body: some View {
        Picker("of", selection: $context) {
          Text("day").tag("day")
          Text("week").tag("week")
        }
      }
    }
    let used = try UsedGraph(Choice())
    func selected() -> Int? {
      for case .picker(let picker) in used.tree.nodes.map(\.content) { return picker.selected }
      return nil
    }
    #expect(used.marks.map(\.role) == [.choose])
    #expect(selected() == 1)
    try used.use(used.marks[0], .choose(0))
    #expect(selected() == 0)
    try used.use(used.marks[0], .choose(2))
    try used.use(used.marks[0], .choose(-1))
    try used.use(used.marks[0], .choose(.max))
    #expect(selected() == 0)
  }

  @Test("the commands of a menu are buttons, and the menu itself can be opened")
  func menu() throws {
    struct Commands: View {
      @State private var last = "none"
      var body: some View {
        Menu("more") {
          Button("first") { last = "first" }
          Button("second") { last = "second" }
        }
        Text(last)
      }
    }
    let used = try UsedGraph(VStack { Commands() })
    #expect(used.marks.map(\.role) == [.press, .press, .press])
    try used.use(used.marks[2], .press)
    #expect(used.tree.strings.last == "second")
    try used.use(used.marks[0], .press)
    #expect(used.tree.strings.last == "second")
  }

  @Test("a disclosure group opens and closes, and the controls in it come and go")
  func disclosure() throws {
    let used = try UsedGraph(DisclosureGroup("more") { Button("inside") {} })
    #expect(used.marks.map(\.role) == [.turn])
    try used.use(used.marks[0], .turn(true))
    #expect(used.marks.map(\.role) == [.turn, .press])
    try used.use(used.marks[0], .turn(false))
    #expect(used.marks.map(\.role) == [.turn])
  }

  @Test("choosing a tab shows it, with its own controls")
  func tabs() throws {
    struct Two: View {
      @State private var tab = "a"
      var body: some View {
        TabView(selection: $tab) {
          Button("in a") {}.tabItem { Text("A") }.tag("a")
          Button("in b") {}.tabItem { Text("B") }.tag("b")
        }
      }
    }
    let used = try UsedGraph(Two())
    #expect(used.marks.map(\.role) == [.choose, .press])
    let before = used.numbers
    try used.use(used.marks[0], .choose(1))
    #expect(used.tree.strings == ["A", "B", "in b"])
    #expect(used.numbers[0] == before[0] && used.numbers[1] != before[1])
    try used.use(used.marks[0], .choose(9))
    #expect(used.tree.strings == ["A", "B", "in b"])
  }

  @Test("what scrolls has a mark of its own, unless it may not scroll")
  func scrolling() throws {
    let used = try UsedGraph(
      VStack {
        ScrollView { Text("a") }
        List { Text("b") }.disabled(true)
        ScrollView { Text("c") }.scrollDisabled(true)
        Form { Text("d") }
      }
    )
    #expect(used.marks.map(\.role) == [.scroll, .scroll, .scroll])
    let before = used.numbers
    try used.render()
    #expect(used.numbers == before)
  }
}
