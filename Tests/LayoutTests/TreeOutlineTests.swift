import Testing
import ViewTree

@testable import Layout

@Suite("A tree's outline")
struct TreeOutlineTests {
  private func outline(
    width: Double,
    limit: Int = .max,
    _ build: (inout ViewTreeBuilder) -> Void
  ) -> [String] {
    var builder = ViewTreeBuilder()
    build(&builder)
    let tree = builder.finish()
    let metrics = SquareLetters()
    var engine = LayoutEngine(tree, metrics: metrics)
    let placed = engine.place(width: width, height: nil)
    return TreeOutline.lines(of: tree, placed: placed, metrics: metrics, limit: limit)
  }

  private func text(_ string: String) -> Content {
    .text(TextContent(runs: [TextRun(string)]))
  }

  @Test("Each node has a line with its name, its words and its frame in points")
  func lines() {
    let lines = outline(width: 100) { builder in
      builder.open(.stack(Stack(axis: .vertical, alignment: .topLeading, spacing: 4)))
      builder.leaf(text("2 h"))
      builder.open(.padding(PaddingInsets(top: 2.5, leading: nil, bottom: 0, trailing: 0)))
      builder.leaf(text("Games"))
    }
    #expect(
      lines == [
        "VStack spacing 4  x 0 y 0 w 66 h 26.5",
        "  Text \"2 h\"  x 0 y 0 w 30 h 10",
        "  .padding top 2.5 leading default bottom 0 trailing 0  x 0 y 14 w 66 h 12.5",
        "    Text \"Games\"  x 16 y 16.5 w 50 h 10",
      ]
    )
  }

  @Test("What is not shown says so")
  func alternatives() {
    let lines = outline(width: 30) { builder in
      builder.open(.firstThatFits(horizontal: true, vertical: false))
      builder.open(.opacity(0.5))
      builder.leaf(text("too long"))
      builder.close()
      builder.leaf(text("ok"))
    }
    #expect(lines[1] == "  .opacity  not shown")
    #expect(lines[2] == "    Text \"too long\"  not shown")
    #expect(lines[3] == "  Text \"ok\"  x 0 y 0 w 20 h 10")
  }

  @Test("Words are cut and cannot command a terminal")
  func words() {
    let lines = outline(width: 10) { builder in
      builder.leaf(text("\u{1B}[31m" + String(repeating: "a", count: 5_000_000)))
    }
    #expect(!lines[0].unicodeScalars.contains("\u{1B}"))
    #expect(lines[0].utf8.count < 200)
  }

  @Test("A deep tree and a long one make short lines, and no more than were asked for")
  func bounds() {
    let lines = outline(width: 10, limit: 600) { builder in
      for _ in 0..<10_000 { builder.open(.opacity(1)) }
      builder.leaf(text("a"))
    }
    #expect(lines.count == 601)
    #expect(lines[600] == "… and 9401 more")
    #expect(lines.allSatisfy { $0.utf8.count < 200 })
  }
}
