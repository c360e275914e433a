import Testing
import ViewTree

@testable import TerminalRenderer

@Suite("A height in rows")
struct HeightTests {
  private func shown(_ tree: Tree, rows: Int?, ascii: Bool = false) -> String {
    let options = TerminalOptions(columns: 20, rows: rows, isASCII: ascii)
    let bytes = TerminalRenderer.render(tree.viewTree, options: options)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  private let lines = Tree.node(
    .stack(Stack(axis: .vertical, alignment: .topLeading, spacing: 0)),
    (1...9).map { Tree.text("line \($0)") }
  )

  @Test("What does not fit is cut, and the last row says how much that is")
  func cut() {
    #expect(shown(lines, rows: 4) == "line 1\nline 2\nline 3\n… 6 more rows")
    #expect(shown(lines, rows: 4, ascii: true).hasSuffix("\n... 6 more rows"))
  }

  @Test("What fits is shown without a word about it")
  func fits() {
    #expect(shown(lines, rows: 9).hasSuffix("line 9"))
    #expect(!shown(lines, rows: 40).contains("more"))
    #expect(shown(lines, rows: nil).hasSuffix("line 9"))
  }

  @Test("What scrolls on a phone is counted too")
  func scroll() {
    let scroll = lines.modified(.scroll(ScrollAxes(horizontal: false, vertical: true)))
    #expect(shown(scroll, rows: 4) == "line 1\nline 2\nline 3\n… 6 more rows")
  }

  @Test("One row, or a number that makes no sense, is one row", arguments: [1, 0, -5])
  func one(rows: Int) {
    #expect(shown(lines, rows: rows) == "line 1")
  }

  @Test("A chart takes the rows that there are")
  func chart() {
    let bars = Samples.chart((0..<3).map { Samples.bar(.category("c\($0)"), .number(3)) })
    #expect(
      shown(bars, rows: 6).split(separator: "\n", omittingEmptySubsequences: false).count == 6
    )
  }
}
