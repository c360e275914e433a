import PlainTree
import Testing
import TreeSamples
import ViewTree

@Suite("Controls as plain nodes")
struct PlainTreeTests {
  private static func labelled(_ content: Content, _ labels: [String]) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(content)
    for label in labels { builder.leaf(.text(TextContent(runs: [TextRun(label)]))) }
    builder.close()
    return builder.finish()
  }

  private static func words(_ tree: ViewTree) -> [String] {
    tree.nodes.compactMap { node in
      if case .text(let text) = node.content { text.string } else { nil }
    }
  }

  @Test("a tree that would grow beyond a limit keeps what is inside of its controls")
  func limited() {
    let labels = (0..<100).map(String.init)
    let picker = Self.labelled(.picker(PickerContent(selected: 0, style: .inline)), labels)
    #expect(PlainTree.plain(picker).nodes.count > 400)
    let plain = PlainTree.plain(picker, limit: 300)
    #expect(plain.nodes.count == 101)
    #expect(Self.words(plain) == labels)
  }

  @Test("a tree without controls stays as it is", arguments: Samples.leaves + Samples.modifiers)
  func untouched(content: Content) {
    guard content != .disabled else { return }
    let tree = Samples.tree(content)
    #expect(PlainTree.plain(tree) == tree)
  }

  @Test("no control is left, and each has as many children as it takes", arguments: Samples.all)
  func complete(content: Content) {
    let plain = PlainTree.plain(Samples.tree(content))
    for (index, node) in plain.nodes.enumerated() {
      #expect(node.content.allowedChildren.contains(node.childCount))
      #expect(PlainTree.plain(plain).nodes[index] == node)
    }
  }

  @Test("the selected segment differs from the track behind it on dark and light surfaces")
  func segments() {
    let picker = PickerContent(selected: 0, style: .segmented)
    let tree = PlainTree.plain(Self.labelled(.picker(picker), ["Range", "Day", "Week"]))
    let fills = tree.nodes.compactMap { node in
      if case .shape(let shape) = node.content { shape.fill } else { nil }
    }
    let gray = ColorValue(base: .system(.gray), opacity: 0.6)
    #expect(fills == [.color(gray), .color(.system(.fill))])
  }

  @Test("a menu picker shows its label and the chosen option only")
  func menuPicker() {
    let tree = Self.labelled(.picker(PickerContent(selected: 1)), ["Range", "Day", "Week"])
    #expect(Self.words(PlainTree.plain(tree)) == ["Range", "Week", "▾"])
  }

  @Test("a choice that is not there chooses nothing", arguments: [nil, -1, 2, 1 << 60])
  func impossibleChoice(selected: Int?) {
    for style in PickerContent.Style.allCases {
      let picker = PickerContent(selected: selected, style: style)
      let words = Self.words(PlainTree.plain(Self.labelled(.picker(picker), ["Range", "Day"])))
      #expect(!words.contains("✓"))
    }
  }

  @Test("a folded disclosure shows its label, an open one its rows")
  func disclosure() {
    let folded = Self.labelled(.disclosure(isExpanded: false), ["Apps", "Maps"])
    #expect(Self.words(PlainTree.plain(folded)) == ["Apps", "›"])
    let open = Self.labelled(.disclosure(isExpanded: true), ["Apps", "Maps"])
    #expect(Self.words(PlainTree.plain(open)) == ["Apps", "⌄", "Maps"])
  }

  @Test("a table becomes a grid of rows, the last one perhaps short")
  func table() {
    let table = Table(columns: [Table.Column("Name"), Table.Column("Time")])
    let tree = PlainTree.plain(Self.labelled(.table(table), ["Maps", "1 h", "Mail"]))
    #expect(Self.words(tree) == ["Name", "Time", "Maps", "1 h", "Mail"])
    let rows = tree.children(of: 0).map { tree.nodes[$0].childCount }
    #expect(rows == [2, 0, 2, 1])
  }

  @Test("a secure field shows no character of its text")
  func secure() {
    let field = TextFieldContent(text: "abc", isSecure: true)
    let words = Self.words(PlainTree.plain(Self.labelled(.textField(field), ["Code"])))
    #expect(words == ["••••••••"])
  }

  @Test("controls inside each other cost no stack")
  func depth() {
    var builder = ViewTreeBuilder()
    for _ in 0..<50_000 { builder.open(.button(ButtonContent(style: .bordered))) }
    builder.leaf(.divider)
    #expect(PlainTree.plain(builder.finish()).nodes.count > 100_000)
  }
}
