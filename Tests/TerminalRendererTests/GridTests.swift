import Testing
import ViewTree

@Suite("Grids in a terminal")
struct GridTests {
  private func row(_ cells: Tree...) -> Tree { .node(.gridRow(nil), cells) }

  @Test("Columns are as wide as their widest cell")
  func columns() {
    let grid = Tree.node(
      .grid(Grid(alignment: .leading)),
      [row(.text("Mail"), .text("1 h")), row(.text("a"), .text("10 min"))]
    )
    #expect(screen(grid) == "Mail 1 h\na    10 min")
  }

  @Test("Cells stand in the middle of their room, by the column's alignment or an anchor")
  func alignment() {
    let end = Tree.text("b").modified(.gridCell(GridCell(columnAlignment: .trailing)))
    let anchor = GridCell(anchor: UnitPoint(x: 0, y: 0))
    let grid = Tree.node(
      .grid(Grid()),
      [
        row(.text("abcde"), .text("12345")), row(.text("m"), end),
        row(.text("l").modified(.gridCell(anchor)), .text("1")),
      ]
    )
    #expect(screen(grid) == "abcde 12345\n  m       b\nl         1")
  }

  @Test("A cell over two columns widens the last, and a view without a row takes the whole line")
  func spans() {
    let wide = Tree.text("12345678").modified(.gridCell(GridCell(columns: 2)))
    let grid = Tree.node(
      .grid(Grid(alignment: .leading)),
      [row(.text("a"), .text("b"), .text("|")), .divider, row(wide, .text("|"))]
    )
    #expect(screen(grid) == "a b      |\n──────────\n12345678 |")
  }

  @Test("A lazy grid fills its columns in reading order")
  func lazyGrid() {
    let track = GridTrack(size: .flexible(minimum: 10, maximum: .infinity), spacing: 0)
    let grid = Tree.node(
      .lazyGrid(LazyGrid(axis: .vertical, tracks: [track, track], alignment: .leading)),
      ["a", "b", "c"].map { Tree.text($0) }
    )
    #expect(screen(grid, columns: 8) == " a   b\n c")
  }

  @Test("An adaptive column becomes as many as fit")
  func adaptive() {
    let track = GridTrack(
      size: .adaptive(minimum: 40, maximum: .infinity),
      spacing: 0,
      alignment: .leading
    )
    let grid = Tree.node(
      .lazyGrid(LazyGrid(axis: .vertical, tracks: [track])),
      ["a", "b", "c", "d"].map { Tree.text($0) }
    )
    #expect(screen(grid, columns: 16) == "a    b    c\nd")
    #expect(screen(grid, columns: 4) == "a\nb\nc\nd")
  }

  @Test("A grid that grows to the right fills its rows from top to bottom")
  func horizontal() {
    let track = GridTrack(size: .fixed(16), spacing: 0)
    let grid = Tree.node(
      .lazyGrid(LazyGrid(axis: .horizontal, tracks: [track, track])),
      ["a", "b", "cc", "d"].map { Tree.text($0) }
    )
    #expect(screen(grid) == "a cc\nb d")
  }

  @Test("The first alternative that fits is shown")
  func alternatives() {
    let views = Tree.node(
      .firstThatFits(horizontal: true, vertical: false),
      ["a long sentence", "a short one", "tiny"].map { Tree.text($0) }
    )
    #expect(screen(views, columns: 40) == "a long sentence")
    #expect(screen(views, columns: 12) == "a short one")
    #expect(screen(views, columns: 3).hasPrefix("ti"))
  }

  @Test("A position puts the middle of a view at a point of what is offered")
  func position() {
    let view = Tree.text("abc").modified(.position(x: 44, y: 40))
      .modified(.frame(width: 80, height: 80, alignment: .center))
    #expect(screen(view) == "\n\n    abc\n\n")
  }

  @Test("The view with the highest index is in front")
  func depth() {
    let views = Tree.node(
      .depthStack(.center),
      [Tree.text("front").modified(.zIndex(1)), .text("below")]
    )
    #expect(screen(views) == "front")
  }

  @Test("A mask shows what lies in its frame")
  func mask() {
    let frame = Tree.node(.shape(ShapeContent(kind: .rectangle, fill: .color(.system(.black)))), [])
      .modified(.frame(width: 24, height: nil, alignment: .center))
    let view = Tree.node(.mask(.leading), [.text("abcdef"), frame])
    #expect(screen(view) == "abc")
  }

  @Test("A very wide grid of narrow columns costs what its items do")
  func wideGrid() {
    let track = GridTrack(
      size: .adaptive(minimum: 1, maximum: .infinity),
      alignment: .leading
    )
    let grids = (0..<20_000).map { _ in
      Tree.node(.lazyGrid(LazyGrid(axis: .vertical, tracks: [track])), [.text("a")])
    }
    let wide = Tree.node(.stack(Stack(axis: .vertical)), grids)
      .modified(.frame(width: 1e9, height: nil, alignment: .leading))
    #expect(screen(wide).split(separator: "\n").count == 20_000)
  }
}
