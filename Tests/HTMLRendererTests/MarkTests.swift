import HTMLRenderer
import TextRenderer
import TreeSamples
import Testing
import ViewTree

@Suite("Marks of what can be used, where nothing can be used")
struct MarkTests {
  /// A tree with a mark around each of its texts and controls.
  private func marked(_ tree: ViewTree) -> ViewTree {
    var builder = ViewTreeBuilder()
    var ends: [(index: Int, count: Int)] = []
    for (index, node) in tree.nodes.enumerated() {
      while let end = ends.last, end.index <= index {
        ends.removeLast()
        for _ in 0..<end.count { builder.close() }
      }
      let isMarked = [.text, .button, .toggle, .picker, .slider].contains(node.content.kind)
      if isMarked {
        builder.open(.control(ControlMark(number: UInt64(index), role: .press)))
      }
      builder.open(node.content)
      ends.append((index + 1 + node.descendantCount, isMarked ? 2 : 1))
    }
    return builder.finish()
  }

  @Test(
    "A page and a text are the same with marks as without",
    arguments: [SampleReports.controls, SampleReports.day, SampleReports.week]
  )
  func same(tree: ViewTree) {
    let marked = marked(tree)
    #expect(marked.nodes.count > tree.nodes.count)
    let options = HTMLOptions(title: "Report")
    #expect(
      HTMLRenderer.render(marked, options: options) == HTMLRenderer.render(tree, options: options)
    )
    #expect(TextRenderer.render(marked) == TextRenderer.render(tree))
  }
}
