import Testing
import ViewTree

@testable import Layout

/// Containers as the pages of Grid, GridItem, LazyVGrid, ViewThatFits, GeometryReader, ScrollView and
/// `defaultScrollAnchor(_:)` describe them.
///
/// Each letter is 10 × 10 points.
@Suite("Documented cases: containers")
struct ContainerCases {
  private func cell(_ cell: GridCell, _ sketch: Sketch) -> Sketch {
    sketch.modified(.gridCell(cell))
  }

  @Test("Columns are as wide as their widest cell, rows as high as their highest")
  func columns() {
    let layout = LaidOut(
      grid(
        horizontalSpacing: 5,
        verticalSpacing: 2,
        gridRow(words("ab").named("a"), box(30, 20).named("b")),
        gridRow(words("abcd").named("c"), words("e").named("d"))
      ),
      width: 300
    )
    #expect(layout[] == [0, 0, 75, 32])
    #expect(layout["a"] == [10, 5, 20, 10])
    #expect(layout["b"] == [45, 0, 30, 20])
    #expect(layout["c"] == [0, 22, 40, 10])
    #expect(layout["d"] == [55, 22, 10, 10])
  }

  @Test(
    "A divider without a row stretches over the grid, but one that is not sized does not widen it"
  )
  func unsized() {
    let unsized = GridCell(isUnsizedHorizontally: true)
    let layout = LaidOut(
      grid(gridRow(words("ab"), words("cd")), cell(unsized, divider).named("line")),
      width: 300
    )
    #expect(layout[]?[2] == 40)
    #expect(layout["line"] == [0, 10, 40, 1])
  }

  @Test("A cell of two columns has both and the space between them")
  func spanning() {
    let wide = cell(GridCell(columns: 2), fill.frame(nil, 10)).named("wide")
    let layout = LaidOut(
      grid(horizontalSpacing: 5, gridRow(words("ab"), words("cdef")), gridRow(wide)),
      width: 65
    )
    #expect(layout["wide"] == [0, 10, 65, 10])
  }

  @Test("A row aligns its cells by its own alignment, or the grid's")
  func rowAlignment() {
    let layout = LaidOut(
      grid(
        align: Alignment(horizontal: .trailing, vertical: .bottom),
        gridRow(align: .top, words("a").named("a"), box(10, 30)),
        gridRow(words("bc").named("b"), box(10, 30))
      ),
      width: 300
    )
    #expect(layout["a"] == [10, 0, 10, 10])
    #expect(layout["b"] == [0, 50, 20, 10])
  }

  @Test("A row on its text baseline lets the letters of its cells meet")
  func rowBaseline() {
    let layout = LaidOut(
      grid(
        gridRow(align: .firstTextBaseline, words("a").padding(12, 0, 0, 0), words("b").named("b"))
      ),
      width: 300
    )
    #expect(layout["b"] == [10, 12, 10, 10])
    #expect(layout[]?[3] == 22)
  }

  @Test("A column's alignment and a cell's anchor come before the grid's")
  func cellAlignment() {
    let leading = cell(GridCell(columnAlignment: .leading), words("a").named("a"))
    let corner = cell(GridCell(anchor: UnitPoint(x: 1, y: 1)), words("b").named("b"))
    let layout = LaidOut(
      grid(gridRow(leading), gridRow(corner), gridRow(box(50, 10)), gridRow(words("c").named("c"))),
      width: 300
    )
    #expect(layout["a"]?[0] == 0)
    #expect(layout["b"]?[0] == 40)
    #expect(layout["c"]?[0] == 0)
  }

  @Test("Rows that can grow share the height of a frame around the grid")
  func growingRows() {
    let layout = LaidOut(
      grid(gridRow(words("a"), fill.named("a")), gridRow(fill, fill.named("b"))).frame(100, 90),
      width: 300
    )
    // Both columns hold a view that grows, so each has half of the width.
    #expect(layout["a"] == [50, 0, 50, 45])
    #expect(layout["b"] == [50, 45, 50, 45])
  }

  @Test("Words have their width before a column that grows has more than its least one")
  func narrowBars() {
    let bar = Sketch(content: .progress(Progress(fraction: 0.5, style: .linear)))
    let narrow = LaidOut(
      grid(
        gridRow(words("ab"), bar, words("c")),
        gridRow(words("abcdefgh").named("a"), bar.named("b"))
      ),
      width: 150
    )
    // Of 150 points letters take 80 and 10, and the bar what is left; its least width is 20.
    #expect(narrow["a"]?[2] == 80)
    #expect(narrow["b"]?[2] == 60)
    let tight = LaidOut(
      grid(gridRow(words("abcdefghijklmn").named("a"), bar.named("b"))),
      width: 150
    )
    #expect(tight["a"]?[2] == 130)
    #expect(tight["b"]?[2] == 20)
    let shape = LaidOut(
      grid(gridRow(words("abcdefghijklmnop").named("a"), fill.named("b"))),
      width: 150
    )
    // A shape keeps the 10 points that it has without a proposal.
    #expect(shape["a"]?[2] == 140)
    #expect(shape["b"]?[2] == 10)
  }

  @Test("An adaptive track makes as many columns as fit, all equally wide")
  func adaptive() {
    let track = GridTrack(size: .adaptive(minimum: 50, maximum: .infinity), spacing: 10)
    let lazy = LazyGrid(axis: .vertical, tracks: [track], spacing: 4)
    let items = (0..<5).map { box(20, 10).named("\($0)") }
    let layout = LaidOut(Sketch(content: .lazyGrid(lazy), children: items), width: 200)
    // Three columns of 60 fit with two gaps of 10; items stand in their middle.
    #expect(layout["0"] == [20, 0, 20, 10])
    #expect(layout["2"] == [160, 0, 20, 10])
    #expect(layout["3"] == [20, 14, 20, 10])
    #expect(layout[] == [0, 0, 200, 24])
  }

  @Test("Fixed columns keep their width, flexible ones share the rest between their limits")
  func flexible() {
    let lazy = LazyGrid(
      axis: .vertical,
      tracks: [
        GridTrack(size: .fixed(40), spacing: 0),
        GridTrack(size: .flexible(minimum: 10, maximum: 30), spacing: 0),
        GridTrack(size: .flexible(minimum: 10, maximum: .infinity), spacing: 0),
      ],
      spacing: 0
    )
    let items = ["a", "b", "c"].map { fill.frame(nil, 10).named($0) }
    let layout = LaidOut(Sketch(content: .lazyGrid(lazy), children: items), width: 200)
    #expect(layout["a"] == [0, 0, 40, 10])
    #expect(layout["b"] == [40, 0, 30, 10])
    #expect(layout["c"] == [70, 0, 130, 10])
  }

  @Test(
    "The first alternative that fits is shown, as the page's upload progress shows it",
    arguments: [(200.0, 0), (100, 1), (50, 2)]
  )
  func viewThatFits(width: Double, shown: Int) {
    let bar = box(100, 10)
    let alternatives = [
      row(words("75 %"), bar).named("0"), bar.named("1"), words("75 %").named("2"),
    ]
    let fits = Sketch(
      content: .firstThatFits(horizontal: true, vertical: false),
      children: alternatives
    )
    let layout = LaidOut(fits.flexible(maxWidth: width), width: 300)
    let widths = [140.0, 100, 40]
    #expect(layout.placed.chosen.count == 1)
    #expect(
      layout.placed.chosen.values.first.map { layout.placed.frames[$0].width } == widths[shown]
    )
  }

  @Test("An alternative that is too high gives way to a later one")
  func fitsVertically() {
    let alternatives = [box(10, 60), box(10, 40), box(10, 20)]
    let fits = Sketch(
      content: .firstThatFits(horizontal: false, vertical: true),
      children: alternatives
    )
    let layout = LaidOut(fits.frame(nil, 50), width: 300)
    #expect(layout.placed.chosen.values.first.map { layout.placed.frames[$0].height } == 40)
  }

  @Test("A reader of geometry takes all that is offered, and puts its content into its corner")
  func geometry() {
    let reader = Sketch(content: .geometry(Geometry(id: 0)), children: [words("ab").named("a")])
    let layout = LaidOut(column(words("c"), reader.named("r")), width: 100, height: 60)
    #expect(layout["r"] == [0, 10, 100, 50])
    #expect(layout["a"] == [0, 10, 20, 10])
  }

  @Test("A reader in a scroll view is told no height, and is as high as its content")
  func scrolledGeometry() {
    let reader = Sketch(content: .geometry(Geometry(id: 0)), children: [box(10, 30)]).named("r")
    let layout = LaidOut(scroll(reader), width: 100, height: 60)
    #expect(layout.engine.geometry().first?.proposedHeight == nil)
    #expect(layout["r"] == [0, 0, 100, 30])
  }

  @Test("A scroll view takes the height of its surface, its content keeps its own")
  func scrolled() {
    let layout = LaidOut(
      scroll(column(box(10, 80), fill.named("f")).named("c")),
      width: 100,
      height: 50
    )
    #expect(layout[] == [0, 0, 100, 50])
    #expect(layout["c"]?[1] == 0)
    #expect(layout["c"]?[3] == 90)
    #expect(layout["f"]?[3] == 10)
  }

  @Test("A surface that grows shows all of a scroll view, even in a frame")
  func unrolled() {
    let layout = LaidOut(scroll(box(10, 80)).frame(nil, 50), width: 100)
    #expect(layout[]?[3] == 80)
  }

  @Test("A scroll view shows the part that its anchor says, and aligns what is smaller by it")
  func anchors() {
    let bottom = UnitPoint(x: 0.5, y: 1)
    let long = LaidOut(scroll(anchor: bottom, box(100, 80).named("c")), width: 100, height: 50)
    #expect(long["c"] == [0, -30, 100, 80])
    let short = LaidOut(scroll(anchor: bottom, box(100, 20).named("c")), width: 100, height: 50)
    #expect(short["c"] == [0, 30, 100, 20])
    let middle = LaidOut(scroll(anchor: .center, box(100, 80).named("c")), width: 100, height: 50)
    #expect(middle["c"] == [0, -15, 100, 80])
  }

  @Test("Content that scrolls sideways has its ideal width")
  func sideways() {
    let content = row(words("abcdef"), spacer).named("c")
    let layout = LaidOut(scroll(axis: .horizontal, content), width: 100, height: 20)
    #expect(layout[]?[2] == 100)
    #expect(layout["c"]?[2] == 68)
    let wide = LaidOut(
      scroll(axis: .horizontal, words("abcdefghijkl").named("c")),
      width: 100,
      height: 20
    )
    #expect(wide["c"]?[2] == 120)
  }

  @Test("A list that is higher than its surface is cut, and one on a surface that grows is not")
  func cutList() {
    let list = Sketch(content: .list(.plain), children: [box(10, 60), box(10, 60).named("b")])
    let cut = LaidOut(list, width: 100, height: 80)
    #expect(cut[] == [0, 0, 100, 80])
    #expect(cut.placed.cut == [0])
    #expect(cut["b"]?[1] == 94)
    #expect(LaidOut(list, width: 100).placed.cut.isEmpty)
  }

  @Test("A list takes the height of its surface; rows are as high as what they hold")
  func list() {
    let list = Sketch(
      content: .list(.plain),
      children: [box(10, 30).named("a"), words("b").named("b")]
    )
    let layout = LaidOut(list, width: 100, height: 200)
    #expect(layout[] == [0, 0, 100, 200])
    #expect(layout.placed.cut.isEmpty)
    // 11 points above and below each row, a line of 1 between them.
    #expect(layout["a"]?[1] == 11)
    #expect(layout["b"]?[1] == 64)
  }
}
