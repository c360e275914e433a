import SwiftUI
import Testing
import ViewTree

@Suite("Navigation stacks")
@MainActor
struct NavigationStackTests {
  @Test("the view of the last value of a path is on top")
  func path() throws {
    func stack(_ path: [Int]) -> some View {
      NavigationStack(path: .constant(path)) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("number \(number)").navigationTitle("Title \(number)")
        }
      }
    }
    #expect(try render(view: stack([])).strings == ["root"])
    #expect(try render(view: stack([1, 2])).strings == ["Title 2", "number 2"])
  }

  private struct Opened: View {
    let number: Int
    @State private var first: Int?

    var body: some View {
      Text("first \(first ?? number)").onAppear { first = first ?? number }
    }
  }

  @Test("another value in the same place of a path has a view with state of its own")
  func otherValue() throws {
    func stack(_ path: [Int]) -> some View {
      NavigationStack(path: .constant(path)) {
        Text("root").navigationDestination(for: Int.self) { Opened(number: $0) }
      }
    }
    let graph = ViewGraph(root: stack([1]))
    _ = try graph.render()
    #expect(try graph.render().strings == ["first 1"])
    graph.update(root: stack([2]))
    _ = try graph.render()
    #expect(try graph.render().strings == ["first 2"])
  }

  @Test("a path that is too long is an error")
  func longPath() {
    let view = NavigationStack(path: .constant(Array(0..<65))) {
      Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
    }
    #expect(throws: RenderError.tooDeep(limit: 64, view: "NavigationStack")) {
      try render(view: view)
    }
  }

  @Test("the outermost says how a bar looks")
  func outermost() throws {
    let view = NavigationStack {
      Text("inside").navigationTitle("inner").navigationBarHidden(true)
        .navigationTitle("outer").navigationBarHidden(false)
    }
    #expect(try render(view: view).strings == ["outer", "inside"])
  }

  @Test("a path of several types leads through all of them")
  func mixedPath() throws {
    var path = NavigationPath()
    path.append(1)
    path.append("word")
    let view = NavigationStack(path: .constant(path)) {
      Text("root").navigationDestination(for: Int.self) { _ in
        Text("number").navigationDestination(for: String.self) { Text($0) }
      }
    }
    #expect(path.count == 2)
    #expect(try render(view: view).strings == ["word"])
  }

  @Test("following a link adds its value to the path, and dismissing takes it away")
  func follow() throws {
    struct Detail: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("back") { dismiss() } }
    }
    var path: [Int] = []
    let binding = Binding(get: { path }, set: { path = $0 })
    let graph = ViewGraph(
      root: NavigationStack(path: binding) {
        NavigationLink("go", value: 4).navigationDestination(for: Int.self) { _ in Detail() }
      }
    )
    #expect(try graph.render().strings == ["go"])
    graph.press()
    #expect(path == [4])
    #expect(try graph.render().strings == ["back"])
    graph.press()
    #expect(path == [])
  }

  @Test("a link to a view puts it on top, and dismissing takes it away")
  func view() throws {
    struct Detail: View {
      @Environment(\.presentationMode) private var mode
      var body: some View { Button("back") { mode.wrappedValue.dismiss() } }
    }
    let graph = ViewGraph(root: NavigationView { NavigationLink("go") { Detail() } })
    #expect(try graph.render().strings == ["go"])
    graph.press()
    #expect(try graph.render().strings == ["back"])
    graph.press()
    #expect(try graph.render().strings == ["go"])
  }

  @Test("a view that a binding presents is on top, and only its actions can be run")
  func presented() throws {
    struct Root: View {
      @State var isShown = true
      var body: some View {
        NavigationStack {
          Button("root") {}.navigationDestination(isPresented: $isShown) { Text("shown") }
        }
      }
    }
    let graph = ViewGraph(root: Root())
    #expect(try graph.render().strings == ["shown"])
    #expect(graph.actions.isEmpty)
    let link = NavigationView {
      NavigationLink(destination: Text("there"), isActive: .constant(true)) { Text("link") }
    }
    #expect(try render(view: link).strings == ["there"])
  }

  @Test("views that present each other for ever end somewhere")
  func endless() throws {
    struct Endless: View {
      var body: some View {
        Text("a").navigationDestination(isPresented: .constant(true)) { AnyView(Endless()) }
      }
    }
    #expect(try render(view: NavigationStack { Endless() }).strings == ["a"])
  }

  @Test("a link in a list is a row with a chevron, elsewhere a button")
  func links() throws {
    let view = NavigationStack { List { NavigationLink("a") { Text("b") } } }
    #expect(
      try dump(view) == """
        vstack
          list
            button
              hstack
                text "a"
                spacer
                symbol chevron.right
        """
    )
    #expect(
      try dump(NavigationLink("a") { Text("b") }) == """
        button
          text "a"
        """
    )
  }

  @Test("the items of a bar stand above the title, those of the bottom bar below the view")
  func toolbar() throws {
    let view = NavigationStack {
      Text("content")
        .navigationTitle("Title")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Text("trailing") }
          ToolbarItem(placement: .cancellationAction) { Text("leading") }
          ToolbarItem(placement: .keyboard) { Text("keyboard") }
          ToolbarItemGroup(placement: .bottomBar) { Text("bottom") }
        }
    }
    #expect(
      try render(view: view).strings == ["leading", "trailing", "Title", "content", "bottom"]
    )
    #expect(
      try render(view: Text("a").toolbar { Text("b") }).strings == ["a"]
    )
    let hidden = NavigationStack {
      Text("a").navigationTitle("t").toolbar(.hidden, for: .navigationBar)
    }
    #expect(try render(view: hidden).strings == ["a"])
  }

  @Test("a search field stands below the title of the navigation around")
  func search() throws {
    let view = NavigationStack {
      Text("a").navigationTitle("t").searchable(text: .constant("x"), prompt: "Find")
    }
    #expect(
      try dump(view) == """
        vstack
          text "t"
          hstack
            symbol magnifyingglass
            field "Find"
              hstack
          text "a"
        """
    )
  }

  @Test("columns stand side by side, those that are hidden do not")
  func columns() throws {
    func view(_ visibility: NavigationSplitViewVisibility) -> some View {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        Text("sidebar").navigationTitle("S")
      } detail: {
        Text("detail")
      }
    }
    #expect(try render(view: view(.all)).strings == ["S", "sidebar", "detail"])
    #expect(try render(view: view(.detailOnly)).strings == ["detail"])
  }

  @Test("a path can be saved and read again, unless a value of it cannot be")
  func saved() throws {
    struct Unsaved: Hashable {}
    var path = NavigationPath()
    path.append(3)
    path.append("word")
    let form = try #require(path.codable)
    let data = try JSONEncoder().encode(form)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    path.append(Unsaved())
    #expect(path.codable == nil)
    let strange = Data(#"[{"type": "nothing", "value": "1"}]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: strange)
    }
  }
}
