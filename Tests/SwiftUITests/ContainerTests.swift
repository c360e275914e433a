import SwiftUI
import Testing
import ViewTree

@Suite("Containers")
@MainActor
struct ContainerTests {
  @Test("stacks carry their alignment and spacing")
  func stacks() throws {
    let tree = try render(view: VStack(alignment: .trailing, spacing: 4) { HStack {} })
    let column = Stack(
      axis: .vertical,
      alignment: ViewTree::Alignment(horizontal: .trailing, vertical: .center),
      spacing: 4
    )
    #expect(tree.nodes.map(\.content) == [.stack(column), .stack(Stack(axis: .horizontal))])
  }

  @Test("a list has a row for each element of its data")
  func list() throws {
    struct App: Identifiable { let id: Int; let name: String }
    let apps = [App(id: 1, name: "Maps"), App(id: 2, name: "Mail")]
    let expected = """
      list
        text "Maps"
        text "Mail"
      """
    #expect(try dump(List(apps) { Text($0.name) }) == expected)
    #expect(try dump(List(apps, id: \.name) { Text($0.name) }) == expected)
    #expect(try dump(List { ForEach(apps) { Text($0.name) } }) == expected)
  }

  @Test("a section puts its header and footer before its rows")
  func section() throws {
    let view = List {
      Section {
        Text("row")
      } header: {
        Text("head")
      } footer: {
        Text("foot")
      }
      Section("Title") { Text("row") }
      Section { Text("row") }
    }
    #expect(
      try dump(view) == """
        list
          section header footer
            text "head"
            text "foot"
            text "row"
          section header
            text "Title"
            text "row"
          section
            text "row"
        """
    )
  }

  @Test("a header of several views is one row")
  func wideHeader() throws {
    let view = Section(
      header: Group {
        Text("a"); Text("b")
      }
    ) { Text("row") }
    #expect(
      try dump(view) == """
        section header
          hstack
            text "a"
            text "b"
          text "row"
        """
    )
  }

  @Test("a scroll view puts several views in a column")
  func scroll() throws {
    #expect(
      try dump(ScrollView { Text("a") }) == """
        scroll
          text "a"
        """
    )
    #expect(
      try dump(
        ScrollView {
          Text("a"); Text("b")
        }
      ) == """
        scroll
          vstack
            text "a"
            text "b"
        """
    )
  }

  @Test("a label has two children, its title and its icon")
  func label() throws {
    #expect(
      try dump(Label("Time", systemImage: "clock")) == """
        label automatic
          text "Time"
          symbol clock
        """
    )
    let view = VStack { Label("Time", systemImage: "clock") }.labelStyle(.iconOnly)
    #expect(
      try dump(view) == """
        vstack
          label iconOnly
            text "Time"
            symbol clock
        """
    )
  }

  @Test("a label style of one's own draws the parts")
  func customLabelStyle() throws {
    struct Reversed: SwiftUI.LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.title
          configuration.icon
        }
      }
    }
    #expect(
      try dump(Label("Time", systemImage: "clock").labelStyle(Reversed())) == """
        hstack
          text "Time"
          symbol clock
        """
    )
  }

  @Test("progress is a fraction of the total, and unknown without a value")
  func progress() throws {
    #expect(try dump(ProgressView()) == "progress –")
    #expect(try dump(ProgressView(value: 0.25)) == "progress 0.25")
    #expect(try dump(ProgressView(value: 30, total: 120)) == "progress 0.25")
    #expect(try dump(ProgressView(value: 300, total: 120)) == "progress 1.0")
    #expect(
      try dump(ProgressView("Loading", value: 1, total: 2)) == """
        progress 0.5
          text "Loading"
        """
    )
    let labelled = ProgressView(value: 1, total: 2) {
      Text("Used")
    } currentValueLabel: {
      Text("half")
    }
    #expect(
      try dump(labelled) == """
        progress 0.5
          text "Used"
          text "half"
        """
    )
  }

  @Test("ForEach takes ranges, key paths, identifiable values and bindings")
  func forEach() throws {
    struct Item: Identifiable { let id: Int; var name: String }
    var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    let binding = Binding(get: { items }, set: { items = $0 })
    let view = VStack {
      ForEach(0..<2) { Text(verbatim: "\($0)") }
      ForEach(["x", "y"], id: \.self) { Text($0) }
      ForEach(items) { Text($0.name) }
      ForEach(binding) { $item in Text(item.name) }
    }
    #expect(try render(view: view).strings == ["0", "1", "x", "y", "a", "b", "a", "b"])
  }
}
