import SwiftUI
import Testing
import ViewTree

@Suite("Selections")
@MainActor
struct SelectionTests {
  private func selected(_ view: some View) throws -> Int? {
    guard case .picker(let picker)? = try render(view: view).nodes.first?.content else {
      return -1
    }
    return picker.selected
  }

  @Test("a picker knows the option whose tag is chosen")
  func tags() throws {
    func picker(_ selection: String) -> some View {
      Picker("a", selection: .constant(selection)) {
        Text("Day").tag("day")
        Text("Week").tag("week")
      }
    }
    #expect(try selected(picker("week")) == 1)
    #expect(try selected(picker("month")) == nil)
    #expect(try render(view: picker("day")).strings == ["a", "Day", "Week"])
  }

  @Test("an optional selection finds tags with and without a value")
  func optionalTags() throws {
    func picker(_ selection: Int?) -> some View {
      Picker("a", selection: .constant(selection)) {
        Text("None").tag(nil as Int?)
        Text("One").tag(1)
        Text("Two").tag(Optional(2))
      }
    }
    #expect(try selected(picker(nil)) == 0)
    #expect(try selected(picker(1)) == 1)
    #expect(try selected(picker(2)) == 2)
  }

  @Test("an option of a loop without a tag is told by its identity")
  func identities() throws {
    let view = Picker("a", selection: .constant(2)) { ForEach(0..<3) { Text("\($0)") } }
    #expect(try selected(view) == 2)
  }

  @Test("options count through sections and views with bodies")
  func nested() throws {
    struct Option: View {
      let name: String
      var body: some View { Text(name) }
    }
    let view = Picker("a", selection: .constant(2)) {
      Section("one") { Option(name: "x").tag(1) }
      Section("two") { Option(name: "y").tag(2) }
    }
    #expect(try selected(view) == 1)
    #expect(try render(view: view).strings == ["a", "x", "y"])
  }

  @Test("choosing an option writes its tag")
  func choose() throws {
    var chosen = "a"
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let graph = ViewGraph(
      root: Picker("p", selection: binding) { ForEach(["a", "b"], id: \.self) { Text($0) } }
    )
    _ = try graph.render()
    for case .choose(let choose) in graph.actions.values {
      choose(1)
      choose(9)
    }
    #expect(chosen == "b")
  }

  @Test("tabs show the labels of all and the content of the chosen one")
  func tabs() throws {
    func view(_ selection: Int) -> some View {
      TabView(selection: .constant(selection)) {
        Text("first").tabItem { Text("A") }.tag(1)
        Text("second").tag(2).tabItem { Text("B") }.badge(3)
      }
    }
    #expect(try render(view: view(2)).strings == ["A", "B", "3", "second"])
    #expect(try render(view: view(1)).strings == ["A", "B", "3", "first"])
    #expect(
      try render(view: view(2)).nodes.first?.content == .tabs(Tabs(count: 2, selected: 1))
    )
  }

  @Test("only the tab that is shown is evaluated and appears")
  func appearance() throws {
    struct Screen: View {
      let name: String
      let log: (String) -> Void
      var body: some View {
        log(name)
        return Text(name)
      }
    }
    var evaluated: [String] = []
    var appeared: [String] = []
    let view = TabView(selection: .constant(1)) {
      ForEach(0..<3) { index in
        Screen(name: "\(index)") { evaluated.append($0) }
          .onAppear { appeared.append("\(index)") }
          .tag(index)
          .tabItem { Text("tab") }
      }
    }
    _ = try ViewGraph(root: view).render()
    #expect(evaluated == ["1"])
    #expect(appeared == ["1"])
  }

  @Test("tabs of iOS 18 are the same")
  func tabContent() throws {
    enum Place: Hashable { case home, more, hidden }
    let view = TabView(selection: .constant(Place.more)) {
      Tab("Home", systemImage: "house", value: Place.home) { Text("home") }
      TabSection("rest") {
        Tab("More", systemImage: "star", value: Place.more) { Text("more") }
        Tab("Hidden", systemImage: "star", value: Place.hidden) { Text("no") }.hidden()
      }
    }
    let tree = try render(view: view)
    #expect(tree.strings == ["Home", "More", "more"])
    #expect(tree.nodes.first?.content == .tabs(Tabs(count: 2, selected: 1)))
  }

  @Test("without a selection the first tab is shown until another is chosen")
  func unselected() throws {
    let graph = ViewGraph(
      root: TabView {
        Text("a"); Text("b")
      }.tabViewStyle(.page)
    )
    let tree = try graph.render()
    #expect(tree.nodes.first?.content == .tabs(Tabs(count: 2, selected: 0, style: .page)))
    #expect(tree.strings == ["a"])
    for case .choose(let choose) in graph.actions.values { choose(1) }
    #expect(try graph.render().strings == ["b"])
  }

  @Test("a list writes the tag or identity of a row that is chosen")
  func list() throws {
    var chosen: Set<Int> = []
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let graph = ViewGraph(
      root: List(selection: binding) {
        Section("a") { Text("x").tag(7) }
        ForEach(8..<10) { Text("\($0)") }
      }
    )
    _ = try graph.render()
    for case .choose(let choose) in graph.actions.values {
      choose(0)
      choose(2)
      choose(0)
    }
    #expect(chosen == [9])
  }

  @Test("a picker for several elements shows the first, sets all, and may have none")
  func sources() throws {
    var values = [1, 2]
    let bindings = values.indices.map { index in
      Binding(get: { values[index] }, set: { values[index] = $0 })
    }
    func picker(_ sources: [Binding<Int>]) -> some View {
      Picker("a", sources: sources, selection: \.self) { ForEach(1..<4) { Text("\($0)") } }
    }
    #expect(try selected(picker(bindings)) == 0)
    #expect(try selected(picker([])) == nil)
    let graph = ViewGraph(root: picker(bindings))
    _ = try graph.render()
    for case .choose(let choose) in graph.actions.values { choose(2) }
    #expect(values == [3, 3])
  }
}
