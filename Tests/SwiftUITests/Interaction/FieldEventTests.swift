import ExtensionProtocol
import SwiftUI
import Testing
import ViewTree

@Suite("Events of fields and of the focus")
@MainActor
struct FieldEventTests {
  private struct Form: View {
    @State private var name = ""
    @State private var sent = "nothing"
    @FocusState private var focused: String?

    var body: some View {
      TextField("name", text: $name)
        .focused($focused, equals: "name")
        .onSubmit {
          sent = name
          focused = "secret"
        }
      SecureField("secret", text: .constant("ab")).focused($focused, equals: "secret")
      Text("sent \(sent), focus \(focused ?? "none")")
    }
  }

  private func field(_ used: UsedGraph) -> TextFieldContent? {
    for case .textField(let field) in used.tree.nodes.map(\.content) { return field }
    return nil
  }

  @Test("a field takes text, and submits it where that has an action")
  func text() throws {
    let used = try UsedGraph(VStack { Form() })
    #expect(used.marks.map(\.role) == [.enter, .enter])
    #expect(used.marks[0].abilities == .submit)
    #expect(used.marks[1].abilities == [])
    try used.use(used.marks[0], .enter("Ada\nL"))
    #expect(field(used)?.text == "Ada L")
    try used.use(used.marks[0], .submit)
    #expect(used.tree.strings.last == "sent Ada L, focus secret")
    #expect(!used.graph.perform(.submit, control: used.numbers[1]))
  }

  @Test("the focus goes where the view says, and the view hears where it is")
  func focus() throws {
    let used = try UsedGraph(VStack { Form() })
    try used.use(used.marks[0], .focus(true))
    #expect(used.tree.strings.last == "sent nothing, focus name")
    #expect(used.marks[0].abilities == [.submit, .focus])
    try used.use(used.marks[0], .submit)
    #expect(used.marks.map { $0.abilities.contains(.focus) } == [false, true])
    // The surface tells of the old field after the view has moved the focus on.
    try used.use(used.marks[0], .focus(false))
    #expect(used.tree.strings.last == "sent , focus secret")
    try used.use(used.marks[1], .focus(false))
    #expect(used.tree.strings.last == "sent , focus none")
  }

  @Test("actions on submitting stand around each other up to a scope, those inside first")
  func scopes() throws {
    var order: [String] = []
    let used = try UsedGraph(
      VStack {
        TextField("a", text: .constant("")).onSubmit { order.append("inner") }
        TextField("b", text: .constant("")).submitScope()
        TextField("c", text: .constant("")).onSubmit(of: .search) { order.append("search") }
      }
      .onSubmit { order.append("outer") }
    )
    #expect(used.marks.map { $0.abilities.contains(.submit) } == [true, false, true])
    try used.use(used.marks[0], .submit)
    try used.use(used.marks[2], .submit)
    #expect(order == ["inner", "outer", "outer"])
  }

  @Test("a field for a number keeps what is typed until it is finished")
  func draft() throws {
    struct Amount: View {
      @State private var amount = 3.0
      var body: some View {
        TextField("amount", value: $amount, format: .number.locale(.init(identifier: "en_US")))
        Text("is \(amount.formatted(.number.locale(.init(identifier: "en_US"))))")
      }
    }
    let used = try UsedGraph(VStack { Amount() })
    #expect(field(used)?.text == "3")
    try used.use(used.marks[0], .enter("4."))
    #expect(field(used)?.text == "4.")
    #expect(used.tree.strings.last == "is 4")
    try used.use(used.marks[0], .enter("x"))
    #expect(field(used)?.text == "x")
    #expect(used.tree.strings.last == "is 4")
    try used.use(used.marks[0], .submit)
    #expect(field(used)?.text == "4")
    try used.use(used.marks[0], .enter("5."))
    try used.use(used.marks[0], .focus(false))
    #expect(field(used)?.text == "5")
  }

  @Test("the older initializers hear when editing begins, ends and is committed")
  func commit() throws {
    var heard: [String] = []
    let used = try UsedGraph(
      TextField(
        "a",
        text: .constant(""),
        onEditingChanged: { heard.append("\($0)") },
        onCommit: { heard.append("commit") }
      )
    )
    try used.use(used.marks[0], .focus(true))
    try used.use(used.marks[0], .submit)
    try used.use(used.marks[0], .focus(false))
    #expect(heard == ["true", "commit", "false"])
  }

  @Test("the search field of a navigation stack filters what is below it")
  func search() throws {
    struct Searching: View {
      @State private var words = ""
      @State private var sent = false
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationStack {
          ForEach(["ada", "bob"].filter { words.isEmpty || $0.contains(words) }, id: \.self) {
            Text($0)
          }
          Text(sent ? "sent" : isFocused ? "focused" : "idle")
            .searchable(text: $words)
            .searchFocused($isFocused)
        }
        .onSubmit(of: .search) { sent = true }
      }
    }
    let used = try UsedGraph(Searching())
    #expect(used.marks.map(\.role) == [.enter])
    let isMarked = used.tree.nodes.contains { node in
      guard case .accessibility(let words) = node.content else { return false }
      return words.traits.contains(.isSearchField)
    }
    #expect(isMarked)
    try used.use(used.marks[0], .focus(true))
    #expect(used.tree.strings == ["ada", "bob", "focused"])
    try used.use(used.marks[0], .enter("b"))
    #expect(used.tree.strings == ["bob", "focused"])
    try used.use(used.marks[0], .submit)
    #expect(used.tree.strings == ["bob", "sent"])
  }
}
