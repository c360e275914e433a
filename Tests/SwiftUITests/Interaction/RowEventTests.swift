import ExtensionProtocol
import Foundation
import SwiftUI
import Testing
import ViewTree

@Suite("Events of rows")
@MainActor
struct RowEventTests {
  private struct Choosing: View {
    @State private var chosen: String?
    var body: some View {
      List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
      Text("chosen \(chosen ?? "none")")
    }
  }

  @Test("pressing a row of a list with a selection chooses it, and the row shows it")
  func selection() throws {
    let used = try UsedGraph(VStack { Choosing() })
    #expect(used.marks.map(\.role) == [.scroll, .press, .press])
    let before = used.numbers
    try used.use(used.marks[2], .press)
    #expect(used.tree.strings.last == "chosen b")
    #expect(used.numbers == before)
    #expect(used.symbols == ["checkmark"])
    let traits = used.tree.nodes.compactMap { node in
      if case .accessibility(let words) = node.content { words.traits } else { nil }
    }
    #expect(traits == [.isSelected])
    try used.use(used.marks[1], .press)
    #expect(used.tree.strings.last == "chosen a")
  }

  @Test("of several rows each press adds one or takes it away")
  func selections() throws {
    struct Several: View {
      @State private var chosen: Set<Int> = []
      var body: some View {
        List(selection: $chosen) {
          Section("numbers") { ForEach(1..<4) { Text("row \($0)") } }
          Text("untagged")
        }
        Text(chosen.sorted().map(String.init).joined(separator: " "))
      }
    }
    let used = try UsedGraph(VStack { Several() })
    #expect(used.marks.map(\.role) == [.scroll, .press, .press, .press])
    try used.use(used.mark(around: "row 3"), .press)
    try used.use(used.mark(around: "row 1"), .press)
    #expect(used.tree.strings.last == "1 3")
    try used.use(used.mark(around: "row 3"), .press)
    #expect(used.tree.strings.last == "1")
  }

  @Test("a button in a row keeps its press, and a link that fills a row chooses it too")
  func controlsInRows() throws {
    struct Mixed: View {
      @State private var chosen: Int?
      @State private var presses = 0
      var body: some View {
        List(selection: $chosen) {
          Button("press") { presses += 1 }.tag(1)
          NavigationLink("go", value: 2)
        }
        Text("chosen \(chosen ?? 0), pressed \(presses)")
      }
    }
    let used = try UsedGraph(VStack { Mixed() })
    #expect(used.marks.map(\.role) == [.scroll, .press, .press])
    try used.use(used.mark(around: "press"), .press)
    #expect(used.tree.strings.last == "chosen 0, pressed 1")
    try used.use(used.mark(around: "go"), .press)
    #expect(used.tree.strings.last == "chosen 2, pressed 1")
  }

  @Test("deleting a row hands over its position, and the other rows keep their numbers")
  func delete() throws {
    struct Deleting: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            if name == "c" { Text(name).deleteDisabled(true) } else { Text(name) }
          }
          .onDelete { names.remove(atOffsets: $0) }
          Text("end")
        }
      }
    }
    let used = try UsedGraph(Deleting())
    #expect(used.marks.map(\.abilities) == [[], .delete, .delete])
    let b = used.marks[2]
    try used.use(used.marks[1], .delete)
    #expect(used.tree.strings == ["b", "c", "end"])
    #expect(used.marks(.press) == [b])
    #expect(!used.graph.perform(.delete, control: used.numbers[0]))
    try used.use(b, .press)
    #expect(used.tree.strings == ["b", "c", "end"])
  }

  @Test("a row that is a button itself can be deleted by the same mark")
  func deleteButton() throws {
    var (presses, deletions) = (0, IndexSet())
    let used = try UsedGraph(
      List {
        ForEach(0..<2) { number in Button("\(number)") { presses += 1 } }
          .onDelete { deletions = $0 }
      }
    )
    #expect(used.marks.map(\.role) == [.scroll, .press, .press])
    #expect(used.marks[2].abilities == .delete)
    try used.use(used.marks[2], .delete)
    #expect(deletions == [1] && presses == 0)
    try used.use(used.marks[2], .press)
    #expect(presses == 1)
  }

  @Test("what a row offers when swiped is a menu at its end, and what destroys is its deletion")
  func swipes() throws {
    var done: [String] = []
    let used = try UsedGraph(
      List {
        Text("row").swipeActions {
          Button("Flag") { done.append("flag") }
          Button("Delete", role: .destructive) { done.append("delete") }
        }
      }
    )
    #expect(used.marks.map(\.role) == [.scroll, .press, .press, .press, .press])
    #expect(used.marks[1].abilities == .delete)
    try used.use(used.mark(around: "Flag"), .press)
    try used.use(used.marks[1], .delete)
    #expect(done == ["flag", "delete"])
    #expect(try render(view: List { Text("row").swipeActions { Text("a") } }).strings == ["row"])
  }

  @Test("what a row offers when held stands in the same menu; other views offer nothing")
  func held() throws {
    var copies = 0
    let used = try UsedGraph(
      VStack {
        Text("alone").contextMenu { Button("no") {} }
        List {
          Text("row").contextMenu { Button("Copy") { copies += 1 } }
          Section { Text("other") }.contextMenu { Button("no") {} }
        }
      }
    )
    #expect(used.marks.map(\.role) == [.scroll, .press, .press])
    try used.use(used.mark(around: "Copy"), .press)
    #expect(copies == 1)
  }

  @Test("a section whose rows can be folded away is so by its header")
  func section() throws {
    struct Folding: View {
      @State private var isExpanded = true
      var body: some View {
        List { Section("head", isExpanded: $isExpanded) { Text("row") } }
      }
    }
    let used = try UsedGraph(Folding())
    try used.use(used.mark(around: "head"), .press)
    #expect(used.tree.strings == ["head"])
    try used.use(used.mark(around: "head"), .press)
    #expect(used.tree.strings == ["head", "row"])
  }

  @Test("of rows that hold others the labels are chosen, and so are the rows inside")
  func outline() throws {
    struct Place: Identifiable {
      let id: String
      var parts: [Place]?
    }
    struct Outline: View {
      @State private var chosen: String?
      var body: some View {
        let places = [Place(id: "land", parts: [Place(id: "town")]), Place(id: "sea")]
        List(places, children: \.parts, selection: $chosen) { Text($0.id) }
        Text("chosen \(chosen ?? "none")")
      }
    }
    let used = try UsedGraph(VStack { Outline() })
    #expect(used.marks.map(\.role) == [.scroll, .turn, .press, .press])
    try used.use(used.marks[1], .turn(true))
    #expect(used.marks.map(\.role) == [.scroll, .turn, .press, .press, .press])
    try used.use(used.marks[3], .press)
    #expect(used.tree.strings == ["land", "town", "sea", "chosen town"])
    #expect(used.symbols == ["checkmark"])
    try used.use(used.mark(around: "land"), .press)
    #expect(used.tree.strings.last == "chosen land")
    #expect(used.symbols == ["checkmark"])
  }

  @Test("a list brings itself up to date by a button above it")
  func refresh() async throws {
    struct Refreshing: View {
      @State private var count = 0
      var body: some View {
        List { Text("count \(count)") }.refreshable { count += 1 }
      }
    }
    let used = try UsedGraph(Refreshing())
    #expect(used.marks.map(\.role) == [.press, .scroll])
    try used.use(used.mark(around: "Refresh"), .press)
    for _ in 0..<20 where !used.graph.needsRender { await Task.yield() }
    try used.render()
    #expect(used.tree.strings.last == "count 1")
  }
}
