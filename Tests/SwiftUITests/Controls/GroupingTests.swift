import SwiftUI
import Testing
import ViewTree

@Suite("Boxes, rows and tables")
@MainActor
struct GroupingTests {
  struct App: Identifiable {
    let id: Int
    let name: String
    var parts: [App]?
  }

  private let apps = [
    App(id: 1, name: "Maps", parts: [App(id: 3, name: "Routes")]), App(id: 2, name: "Mail"),
  ]

  @Test("a folded group shows its label, an open one its content too")
  func disclosure() throws {
    let graph = ViewGraph(root: DisclosureGroup("label") { Text("content") })
    #expect(
      dump(try graph.render()) == """
        disclosure closed
          text "label"
        """
    )
    for case .turn(let turn) in graph.actions.values { turn(true) }
    #expect(
      dump(try graph.render()) == """
        disclosure open
          text "label"
          text "content"
        """
    )
  }

  @Test("an outline has a group for each element that holds others")
  func outline() throws {
    #expect(
      try dump(List(apps, children: \.parts) { Text($0.name) }) == """
        list
          disclosure closed
            text "Maps"
          text "Mail"
        """
    )
  }

  @Test("labelled content has the label at one edge and the content at the other")
  func labeled() throws {
    #expect(
      try dump(LabeledContent("Usage", value: "3 h")) == """
        hstack
          text "Usage"
          spacer
          text "3 h"
        """
    )
  }

  @Test("a form is a list; a box and its title stand below each other")
  func containers() throws {
    #expect(
      try dump(Form { Text("row") }) == """
        list
          text "row"
        """
    )
    #expect(
      try render(view: GroupBox("title") { Text("content") }).strings == ["title", "content"]
    )
  }

  @Test("a style of a box applies to boxes inside it too, but not to those in the style itself")
  func nestedStyle() throws {
    struct Marked: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("mark"); configuration.content
        }
      }
    }
    let view = GroupBox { GroupBox { Text("inner") } }.groupBoxStyle(Marked())
    #expect(try render(view: view).strings == ["mark", "mark", "inner"])
  }

  @Test("a table has a cell for each column of each row")
  func table() throws {
    let view = Table(apps) {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { Text("\($0.id)") }.width(40).alignment(.trailing)
    }
    #expect(
      try dump(view) == """
        table Name Number
          text "Maps"
          text "1"
          text "Mail"
          text "2"
        """
    )
    guard case .table(let table)? = try render(view: view).nodes.first?.content else { return }
    #expect(table.columns.map(\.width) == [nil, 40])
    #expect(table.columns.map(\.alignment) == [.leading, .trailing])
  }

  @Test("a section that is folded has its header alone")
  func foldedSection() throws {
    let view = List { Section("head", isExpanded: .constant(false)) { Text("row") } }
    #expect(try render(view: view).strings == ["head"])
  }

  @Test("a badge of a row stands at its end")
  func badge() throws {
    #expect(
      try dump(
        List {
          Text("a").badge(2); Text("b").badge(0)
        }
      ) == """
        list
          hstack
            text "a"
            spacer
            text "2"
          text "b"
        """
    )
  }

  @Test("the days of a month stand in the weeks of the calendar")
  func month() throws {
    // February 2021 began on a Monday and had 28 days.
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 1
    calendar.timeZone = .gmt
    let date = Date(timeIntervalSince1970: 1_612_310_400)
    var environment = EnvironmentValues()
    environment.calendar = calendar
    environment.timeZone = .gmt
    environment.locale = Locale(identifier: "en_US")
    let view = DatePicker("a", selection: .constant(date), displayedComponents: .date)
      .datePickerStyle(.graphical)
    let strings = try render(view: view, environment: environment).strings
    #expect(strings.prefix(2) == ["February 2021", "Sun"])
    #expect(strings.dropFirst(8).prefix(4) == ["", "1", "2", "3"])
    #expect(strings.last == "")
    #expect(strings.filter { $0 == "28" }.count == 1)
    #expect(strings.count == 8 + 35)
  }

  @Test("elements are taken away and moved by their offsets, whatever the offsets")
  func offsets() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: IndexSet([0, 9]), toOffset: 3)
    #expect(letters == ["b", "c", "a", "d"])
    letters.move(fromOffsets: IndexSet([3]), toOffset: 0)
    #expect(letters == ["d", "b", "c", "a"])
    letters.remove(atOffsets: IndexSet([1, 2, 9]))
    #expect(letters == ["d", "a"])
  }
}
