import Testing
import TreeSamples
import ViewTree

@testable import TerminalRenderer

private typealias AllSamples = TreeSamples.Samples

@Suite("Marks that nobody would make")
struct HostileUseTests {
  private static let options = [
    TerminalOptions(columns: 1, rows: 1), TerminalOptions(columns: 80, rows: 24),
    TerminalOptions(columns: 30),
  ]

  /// A tree in which each node has a mark around it, all of them with one number.
  private func marked(_ tree: ViewTree, _ role: ControlMark.Role) -> ViewTree {
    var builder = ViewTreeBuilder()
    var ends: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let end = ends.last, end <= index {
        ends.removeLast()
        builder.close()
        builder.close()
      }
      builder.open(.control(ControlMark(number: 1, role: role)))
      builder.open(node.content)
      ends.append(index + 1 + node.descendantCount)
    }
    return builder.finish()
  }

  @Test(
    "Marks of any role around anything are drawn, however far they are scrolled",
    arguments: AllSamples.all
  )
  func anything(content: Content) {
    for role in ControlMark.Role.allCases {
      let tree = marked(AllSamples.tree(content), role)
      for options in Self.options {
        let layout = InteractiveLayout(of: tree, options: options)
        for end in [Int.min, -1, 0, 1, Int.max] {
          let point = CellPoint(x: end, y: end)
          let frame = layout.frame(scrolls: [1: point, InteractiveFrame.page: point])
          #expect(frame.places.allSatisfy { $0.visible.map { !$0.isEmpty } ?? true })
          #expect(frame.places.allSatisfy { tree.nodes.indices.contains($0.node) })
        }
      }
    }
  }

  @Test("A number that stands for many marks leads to the first of them")
  func sameNumber() {
    let mark = Content.control(ControlMark(number: 1, role: .press))
    let tree = Tree.column(.text("a").modified(mark), .text("b").modified(mark)).viewTree
    let frame = TerminalRenderer.frame(of: tree, options: TerminalOptions(columns: 9, rows: 2))
    #expect(frame.places.map(\.node) == [1, 1])
    #expect(frame.places.map(\.frame.y) == [0, 1])
  }

  @Test("Scroll views inside of each other, a thousand deep, are drawn")
  func deep() {
    var builder = ViewTreeBuilder()
    for number in 0..<1000 {
      builder.open(.control(ControlMark(number: UInt64(number), role: .scroll)))
      builder.open(.scroll(ScrollAxes(horizontal: true, vertical: true)))
    }
    builder.leaf(.text(TextContent(runs: [TextRun("end")])))
    let options = TerminalOptions(columns: 20, rows: 5)
    let frame = TerminalRenderer.frame(of: builder.finish(), options: options)
    #expect(frame.places.count == 1000)
  }

  @Test("A bar touches an end only where the content does")
  func bar() {
    func thumb(_ offset: Int) -> Range<Int>? {
      ScrollBar(
        frame: CellRect(x: 0, y: 0, width: 1, height: 10),
        extent: CellSize(width: 1, height: 1000),
        offset: CellPoint(x: 0, y: offset)
      ).thumb
    }
    #expect(thumb(0) == 0..<1)
    #expect(thumb(1) == 1..<2)
    #expect(thumb(989) == 8..<9)
    #expect(thumb(990) == 9..<10)
  }
}
