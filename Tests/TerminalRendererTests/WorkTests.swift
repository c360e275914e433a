import Testing
import ViewTree

@testable import TerminalRenderer

/// Trees that are small to send and would be long to draw.
///
/// Each takes minutes without the painter's limit of work, even if that is small; the time limit is
/// far above what they take with it.
@Suite("Work that a tree can cause", .timeLimit(.minutes(1)))
struct WorkTests {
  private func render(_ tree: Tree) {
    let options = TerminalOptions(columns: 200, rows: 2000, colorDepth: .trueColor)
    let buffer = TerminalRenderer.draw(tree.viewTree, options: options, workLimit: 1_000_000)
    #expect(buffer.rows > 0)
  }

  private func tall(_ tree: Tree) -> Tree {
    tree.modified(.frame(width: nil, height: 1e9, alignment: .center))
  }

  @Test("Thousands of layers over a tall report")
  func layers() {
    let shapes: [ShapeKind] = [.rectangle, .ellipse, .circle]
    let layers = (0..<3000).map { index in
      Tree.node(
        .shape(ShapeContent(kind: shapes[index % 3], fill: .color(.system(.blue)))),
        []
      )
    }
    render(tall(.node(.depthStack(.center), layers)))
  }

  @Test("Thousands of lines, areas and stacked bars in a tall chart")
  func curves() {
    let kinds: [Chart.MarkKind] = [.line, .area, .bar, .rectangle, .rule, .point]
    let marks = (0..<12_000).map { index in
      var mark = Chart.Mark(kind: kinds[index % 6])
      mark.x = .category("c\(index % 2)")
      mark.y = .number(Double(index % 100))
      mark.series = .number(Double(index / 12))
      return mark
    }
    render(tall(Samples.chart(marks)))
  }

  @Test("A list of rows and sections in turns")
  func sections() {
    let items = (0..<10_000).map { index in
      index % 2 == 0
        ? Tree.text("row")
        : .node(.section(hasHeader: false, hasFooter: false), [.text("section row")])
    }
    render(.node(.list(.automatic), items))
  }
}
