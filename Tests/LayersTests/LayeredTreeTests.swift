import Layers
import Testing
import ViewTree

@Suite("Trees in layers")
struct LayeredTreeTests {
  private func text(_ string: String) -> Content {
    .text(TextContent(runs: [TextRun(string)]))
  }

  private func words(_ tree: ViewTree) -> [String] {
    tree.nodes.compactMap { node in
      if case .text(let text) = node.content { text.string } else { nil }
    }
  }

  /// A column of "a" and a sheet over "b" that holds "c", with an alert "d" over it.
  private func nested() -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical)))
    builder.leaf(text("a"))
    builder.open(.control(ControlMark(number: 5, role: .dismiss)))
    builder.open(.presentation(Presentation(kind: .sheet, title: "Sheet")))
    builder.leaf(text("b"))
    builder.open(.presentation(Presentation(kind: .alert)))
    builder.leaf(text("c"))
    builder.leaf(text("d"))
    builder.close()
    builder.close()
    builder.close()
    builder.leaf(text("e"))
    builder.close()
    return builder.finish()
  }

  @Test("a tree that presents nothing is its own base")
  func plain() {
    let tree = nested().subtree(at: 1)
    let layered = LayeredTree(tree)
    #expect(layered.base == tree)
    #expect(layered.layers.isEmpty)
  }

  @Test("what is presented is taken out, with what dismisses it, from the bottom to the top")
  func layers() {
    let layered = LayeredTree(nested())
    #expect(words(layered.base) == ["a", "b", "e"])
    #expect(layered.base.nodes.count == 4)
    #expect(layered.layers.map { words($0.tree) } == [["c"], ["d"]])
    #expect(layered.layers.map(\.presentation.kind) == [.sheet, .alert])
    #expect(layered.layers.map(\.mark?.number) == [5, nil])
  }

  @Test("what a presentation's content presents stands below the presentation")
  func order() {
    var builder = ViewTreeBuilder()
    builder.open(.presentation(Presentation(kind: .sheet)))
    builder.open(.presentation(Presentation(kind: .popover)))
    builder.leaf(text("base"))
    builder.leaf(text("inner"))
    builder.close()
    builder.leaf(text("outer"))
    let layered = LayeredTree(builder.finish())
    #expect(words(layered.base) == ["base"])
    #expect(layered.layers.map { words($0.tree) } == [["inner"], ["outer"]])
  }

  @Test("thousands of presentations inside each other cost no stack")
  func deep() {
    var builder = ViewTreeBuilder()
    for _ in 0..<10_000 {
      builder.open(.presentation(Presentation(kind: .sheet)))
      builder.leaf(.divider)
    }
    builder.leaf(.divider)
    let layered = LayeredTree(builder.finish())
    #expect(layered.layers.count == 10_000)
    #expect(layered.base.nodes.count == 1)
  }

  @Test("a sheet leaves two columns and one row at each side and takes a frame inside")
  func sheet() {
    let size = PanelSize.size(of: .sheet, columns: 80, rows: 24)
    #expect(size == (76, 22))
    #expect(PanelSize.content(of: .sheet, columns: 80, rows: 24) == (72, 20))
    #expect(PanelSize.size(of: .sheet, columns: 200, rows: 24) == (96, 22))
  }

  @Test("a dialog is at most 60 columns wide, and what covers the screen has no frame")
  func dialogs() {
    #expect(PanelSize.size(of: .alert, columns: 80, rows: 24) == (60, 20))
    #expect(PanelSize.content(of: .fullScreen, columns: 80, rows: 24) == (80, 24))
  }

  @Test(
    "a screen without room for frames is all the panel's",
    arguments: Presentation.Kind.allCases
  )
  func small(kind: Presentation.Kind) {
    #expect(PanelSize.content(of: kind, columns: 10, rows: 4) == (10, 4))
    #expect(PanelSize.content(of: kind, columns: 0, rows: -3) == (1, 1))
  }
}
