import Testing
import ViewTree

@Suite("A copy of a tree")
struct CopyTests {
  /// Faint: a column of a, a row of b, and c.
  private static let tree: ViewTree = {
    var builder = ViewTreeBuilder()
    builder.open(.opacity(0.5))
    builder.open(.stack(Stack(axis: .vertical)))
    builder.leaf(text("a"))
    builder.open(.stack(Stack(axis: .horizontal)))
    builder.leaf(text("b"))
    builder.close()
    builder.leaf(text("c"))
    return builder.finish()
  }()

  private static func text(_ words: String) -> Content {
    .text(TextContent(runs: [TextRun(words)]))
  }

  private static func stack(_ contents: Content...) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical)))
    for content in contents { builder.leaf(content) }
    return builder.finish()
  }

  @Test("is the same where every node is kept")
  func same() {
    #expect(Self.tree.copy { _, _ in .kept } == Self.tree)
  }

  @Test("has the children of a node that is unwrapped in its place")
  func unwrapped() {
    let flat = Self.tree.copy { index, _ in [0, 3].contains(index) ? .unwrapped : .kept }
    #expect(flat == Self.stack(Self.text("a"), Self.text("b"), Self.text("c")))
  }

  @Test("has nothing of a node that is left out, and does not ask for what is below it")
  func leftOut() {
    var asked: [Int] = []
    let short = Self.tree.copy { index, _ in
      asked.append(index)
      return index == 3 ? .leftOut : index == 0 ? .unwrapped : .kept
    }
    #expect(short == Self.stack(Self.text("a"), Self.text("c")))
    #expect(asked == [0, 1, 2, 3, 5])
    #expect(Self.tree.copy { _, _ in .leftOut } == ViewTreeBuilder().finish())
  }

  @Test("has leaves before the children of a node that is changed")
  func changed() {
    let marked = Self.tree.copy { index, _ in
      switch index {
      case 0: .unwrapped
      case 3: .changed(Self.text("!"), leaves: [Self.text("?")])
      default: .kept
      }
    }
    #expect(
      marked.nodes.map(\.content) == [
        .stack(Stack(axis: .vertical)), Self.text("a"), Self.text("!"), Self.text("?"),
        Self.text("b"), Self.text("c"),
      ]
    )
    #expect(marked.nodes.map(\.descendantCount) == [5, 0, 2, 0, 0, 0])
  }
}
