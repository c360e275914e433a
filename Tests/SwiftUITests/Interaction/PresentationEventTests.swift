import ExtensionProtocol
import SwiftUI
import Testing
import ViewTree

@Suite("Events of presentations and navigation")
@MainActor
struct PresentationEventTests {
  private struct Sheet: View {
    @State private var isShown = false
    @State private var endings = 0
    var isLocked = false

    var body: some View {
      Button("open") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { endings += 1 }) {
          Text("inside").interactiveDismissDisabled(isLocked)
        }
      Text("ended \(endings)")
    }
  }

  @Test("a sheet opens by a button and is dismissed by its mark; the view below keeps its number")
  func sheet() throws {
    let used = try UsedGraph(VStack { Sheet() })
    let button = used.numbers[0]
    try used.use(used.marks.first, .press)
    #expect(used.marks.map(\.role) == [.dismiss, .press])
    #expect(used.numbers[1] == button)
    let mark = used.marks[0]
    try used.use(mark, .press)
    #expect(used.tree.strings.contains("inside"))
    try used.use(mark, .dismiss)
    #expect(used.tree.strings == ["open", "ended 1"])
    #expect(!used.graph.perform(.dismiss, control: mark.number))
  }

  @Test("what follows a sheet runs once where the author's own button takes it away")
  func ownButton() throws {
    struct Asking: View {
      @State private var isShown = false
      @State private var endings = 0
      var body: some View {
        Button("open") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: { endings += 1 }) {
            Button("close") { isShown = false }
          }
        Text("ended \(endings)")
      }
    }
    let used = try UsedGraph(VStack { Asking() })
    #expect(used.tree.strings == ["open", "ended 0"])
    try used.use(try used.mark(around: "open"), .press)
    #expect(used.tree.strings.contains("ended 0"))
    try used.use(try used.mark(around: "close"), .press)
    #expect(used.tree.strings == ["open", "ended 1"])
    try used.render()
    #expect(used.tree.strings == ["open", "ended 1"])
  }

  @Test("what follows a sheet for an item runs once where the item is taken away")
  func ownItem() throws {
    struct Thing: Identifiable { let id: Int }
    struct Asking: View {
      @State private var thing: Thing?
      @State private var endings = 0
      var body: some View {
        Button("open") { thing = Thing(id: 1) }
          .sheet(item: $thing, onDismiss: { endings += 1 }) { shown in
            Button("close \(shown.id)") { thing = nil }
          }
        Text("ended \(endings)")
      }
    }
    let used = try UsedGraph(VStack { Asking() })
    try used.use(try used.mark(around: "open"), .press)
    try used.use(try used.mark(around: "close 1"), .press)
    #expect(used.tree.strings == ["open", "ended 1"])
  }

  @Test("a sheet that says so is not dismissed but by its own controls")
  func locked() throws {
    let used = try UsedGraph(VStack { Sheet(isLocked: true) })
    try used.use(used.marks.first, .press)
    try used.use(used.marks(.dismiss).first, .dismiss)
    #expect(used.tree.strings.contains("inside"))
  }

  @Test("leaving an alert presses the button that is for it")
  func alert() throws {
    struct Asking: View {
      @State private var isShown = true
      @State private var answer = "none"
      var body: some View {
        Text(answer).alert("Sure?", isPresented: $isShown) {
          Button("Delete", role: .destructive) { answer = "deleted" }
          Button("Keep", role: .cancel) { answer = "kept" }
        }
      }
    }
    let used = try UsedGraph(Asking())
    #expect(used.marks.map(\.role) == [.dismiss, .press, .press])
    try used.use(used.marks[0], .dismiss)
    #expect(used.tree.strings == ["kept"])
    let other = try UsedGraph(Asking())
    try other.use(other.mark(around: "Delete"), .press)
    #expect(other.tree.strings == ["deleted"])
  }

  @Test("what covers the whole surface is left by its own controls alone")
  func fullScreen() throws {
    let view = Text("below").fullScreenCover(isPresented: .constant(true)) { Text("above") }
    #expect(try UsedGraph(view).marks.isEmpty)
  }

  private struct Stack: View {
    var body: some View {
      NavigationStack {
        List { NavigationLink("one", value: 1) }
          .navigationTitle("Numbers")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("next", value: number + 1).navigationTitle("Number \(number)")
          }
      }
    }
  }

  @Test("a link leads on, and a button with the title below leads back")
  func back() throws {
    let used = try UsedGraph(Stack())
    let first = used.numbers
    #expect(used.marks.map(\.role) == [.scroll, .press])
    try used.use(used.mark(around: "one"), .press)
    #expect(used.tree.strings == ["Numbers", "Number 1", "next"])
    try used.use(used.mark(around: "next"), .press)
    #expect(used.tree.strings == ["Number 1", "Number 2", "next"])
    #expect(used.marks.map(\.role) == [.dismiss, .press, .press])
    try used.use(used.mark(around: "Number 1"), .press)
    #expect(used.tree.strings == ["Numbers", "Number 1", "next"])
    try used.use(used.marks[0], .dismiss)
    #expect(used.tree.strings == ["Numbers", "one"])
    #expect(used.numbers == first)
  }

  @Test("the content of a navigation stack and of tabs takes all the space that is left")
  func filling() throws {
    let frame = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
    let stack = try UsedGraph(NavigationStack { Text("a").navigationTitle("Title") })
    let text = try #require(stack.tree.nodes.indices.last)
    #expect(stack.tree.nodes[text - 1].content == .flexibleFrame(frame))
    #expect(stack.tree.nodes[text - 1].descendantCount == 1)
    let tabs = try UsedGraph(TabView { Text("a").tabItem { Text("A") } })
    #expect(tabs.tree.nodes.contains { $0.content == .flexibleFrame(frame) })
    #expect(try render(view: NavigationStack { Text("a") }).nodes.count == 2)
  }

  @Test("a view whose back button is hidden has a way back for the keyboard still")
  func hiddenBack() throws {
    struct Hidden: View {
      @State private var isShown = true
      var body: some View {
        NavigationStack {
          Text("root").navigationDestination(isPresented: $isShown) {
            Text("top").navigationBarBackButtonHidden()
          }
        }
      }
    }
    let used = try UsedGraph(Hidden())
    #expect(used.marks.map(\.role) == [.dismiss])
    #expect(used.tree.strings == ["top"])
    try used.use(used.marks[0], .dismiss)
    #expect(used.tree.strings == ["root"])
  }
}
