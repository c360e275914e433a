import Testing
import ViewTree

@testable import TerminalRenderer

@Suite("Frames for use")
struct InteractiveFrameTests {
  private func mark(
    _ number: UInt64,
    _ role: ControlMark.Role,
    _ abilities: ControlMark.Abilities = []
  ) -> Content {
    .control(ControlMark(number: number, role: role, abilities: abilities))
  }

  private func frame(
    _ tree: Tree,
    columns: Int = 20,
    rows: Int = 6,
    depth: ColorDepth = .none,
    scrolls: [UInt64: CellPoint] = [:]
  ) -> InteractiveFrame {
    let options = TerminalOptions(columns: columns, rows: rows, colorDepth: depth)
    return TerminalRenderer.frame(of: tree.viewTree, options: options, scrolls: scrolls)
  }

  /// The characters of a frame, without blanks at the ends of its lines and blank lines at its end.
  private func words(_ frame: InteractiveFrame) -> String {
    var bytes: [UInt8] = []
    EscapeWriter.write(frame.buffer, depth: .none, hasAttributes: false) { bytes += $0 }
    var text = String(decoding: bytes, as: UTF8.self)
    while text.last == "\n" { text.removeLast() }
    return text
  }

  /// Rows of a letter each, in a scroll view with the number 1.
  private func scrolling(_ letters: String, anchor: UnitPoint? = nil) -> Tree {
    let rows = letters.map { Tree.text(String($0)) }
    let column = Tree.node(
      .stack(Stack(axis: .vertical, alignment: .topLeading, spacing: 0)),
      rows
    )
    let axes = ScrollAxes(horizontal: false, vertical: true, anchor: anchor)
    return Tree.node(.scroll(axes), [column]).modified(mark(1, .scroll))
  }

  @Test("A frame has all the cells of the screen, however small the tree is")
  func size() {
    let frame = frame(.text("Hi"), columns: 9, rows: 4)
    #expect(frame.buffer.columns == 9)
    #expect(frame.buffer.rows == 4)
    #expect(frame.content == CellSize(width: 2, height: 1))
    #expect(frame.places.isEmpty)
  }

  @Test("Marks are told in reading order with the cells of what they mark")
  func places() {
    let tree = Tree.column(
      alignment: .topLeading,
      .text("Title"),
      .row(.text("One").modified(mark(7, .press)), .text("Two").modified(mark(3, .turn)))
    )
    let places = frame(tree).places
    #expect(places.map(\.mark.number) == [7, 3])
    #expect(places.map(\.node) == [3, 5])
    #expect(places[0].frame == CellRect(x: 0, y: 1, width: 3, height: 1))
    #expect(places[1].frame == CellRect(x: 4, y: 1, width: 3, height: 1))
    #expect(places.allSatisfy { $0.visible == $0.frame && $0.scroller == nil })
  }

  @Test("What is not drawn cannot be used")
  func hidden() {
    let tree = Tree.column(
      Tree.text("One").modified(mark(1, .press)).modified(.hidden),
      Tree.text("Two").modified(mark(2, .press)).modified(.opacity(0))
    )
    #expect(frame(tree).places.isEmpty)
  }

  @Test(
    "A scroll view shows what fits, with its bar at the edge, and tells the size of its content"
  )
  func scrollView() {
    let frame = frame(scrolling("ABCDEFGH"), columns: 3, rows: 4)
    // 4 of 8 rows are shown, so the bar's thumb is half as long.
    #expect(words(frame) == "A ┃\nB ┃\nC │\nD │")
    let place = frame.places[0]
    #expect(place.mark.number == 1)
    #expect(place.frame == CellRect(x: 0, y: 0, width: 2, height: 4))
    #expect(place.extent == CellSize(width: 2, height: 8))
    #expect(place.offset == CellPoint(x: 0, y: 0))
    #expect(place.scrollLimit == CellPoint(x: 0, y: 4))
  }

  @Test(
    "Content moves by whole rows and no farther than its end",
    arguments: [(1, "B", 1), (4, "E", 4), (99, "E", 4), (-5, "A", 0)]
  )
  func scrolls(_ wanted: Int, _ first: String, _ offset: Int) {
    let frame = frame(
      scrolling("ABCDEFGH"),
      columns: 3,
      rows: 4,
      scrolls: [1: CellPoint(x: 0, y: wanted)]
    )
    #expect(words(frame).hasPrefix(first))
    #expect(frame.places[0].offset.y == offset)
  }

  @Test("Content that fits has no bar and does not move")
  func fits() {
    let frame = frame(scrolling("AB"), columns: 3, rows: 4, scrolls: [1: CellPoint(x: 0, y: 1)])
    #expect(words(frame) == "A\nB")
  }

  @Test("A view whose author wants its end shows that until it is moved")
  func anchor() {
    let tree = scrolling("ABCDEFGH", anchor: UnitPoint(x: 0, y: 1))
    let standing = frame(tree, columns: 3, rows: 4)
    #expect(words(standing) == "E │\nF │\nG ┃\nH ┃")
    #expect(standing.places[0].offset.y == 4)
    let moved = frame(tree, columns: 3, rows: 4, scrolls: [1: CellPoint(x: 0, y: 0)])
    #expect(words(moved) == "A ┃\nB ┃\nC │\nD │")
  }

  @Test("Marks in a scroll view keep their frames outside of what can be seen")
  func scrolledMarks() {
    let rows = (0..<6).map { Tree.text("R\($0)").modified(mark(UInt64(10 + $0), .press)) }
    let column = Tree.node(
      .stack(Stack(axis: .vertical, alignment: .topLeading, spacing: 0)),
      rows
    )
    let tree = Tree.node(.scroll(ScrollAxes(horizontal: false, vertical: true)), [column])
      .modified(mark(1, .scroll))
    let frame = frame(tree, columns: 6, rows: 2, scrolls: [1: CellPoint(x: 0, y: 3)])
    let places = frame.places.dropFirst()
    #expect(places.map(\.frame.y) == [-3, -2, -1, 0, 1, 2])
    #expect(places.map { $0.visible != nil } == [false, false, false, true, true, false])
    #expect(places.allSatisfy { $0.scroller == 1 })
  }

  @Test("Marks far outside of what can be seen are told too")
  func farMarks() {
    let rows = (0..<500).map { Tree.text("\($0)").modified(mark(UInt64(10 + $0), .press)) }
    let column = Tree.node(.stack(Stack(axis: .vertical, spacing: 0)), rows)
    let tree = Tree.node(.scroll(ScrollAxes(horizontal: false, vertical: true)), [column])
      .modified(mark(1, .scroll))
    let places = frame(tree, rows: 5, scrolls: [1: CellPoint(x: 0, y: 250)]).places
    #expect(places.map(\.mark.number) == [1] + (10..<510).map(UInt64.init))
    #expect(places.last?.frame.y == 249)
    #expect(places[1].frame.y == -250)
  }

  @Test("What scrolls to the side has arrows where there is more")
  func sideways() {
    let axes = ScrollAxes(horizontal: true, vertical: false)
    let tree = Tree.node(.scroll(axes), [.text("ABCDEFGH", lineLimit: 1)])
      .modified(mark(1, .scroll))
    #expect(words(frame(tree, columns: 4)) == "ABC›")
    let middle = frame(tree, columns: 4, scrolls: [1: CellPoint(x: 2, y: 0)])
    #expect(words(middle) == "‹DE›")
    #expect(middle.places[0].extent == CellSize(width: 8, height: 1))
    #expect(words(frame(tree, columns: 4, scrolls: [1: CellPoint(x: 9, y: 0)])) == "‹FGH")
  }

  @Test("A list with a line around its rows has the bar beside the line")
  func list() {
    let rows = "ABCDEF".map { Tree.text(String($0)) }
    let tree = Tree.node(.list(.insetGrouped), rows).modified(mark(1, .scroll))
    // A box of 6 rows and 2 lines, 4 of whose 8 rows are shown.
    let top = frame(tree, columns: 6, rows: 4)
    #expect(words(top) == "╭───╮┃\n│ A │┃\n│ B ││\n│ C ││")
    let end = frame(tree, columns: 6, rows: 4, scrolls: [1: CellPoint(x: 0, y: 4)])
    #expect(words(end) == "│ D ││\n│ E ││\n│ F │┃\n╰───╯┃")
    #expect(end.places[0].extent?.height == 8)
  }

  @Test("A view inside of another scrolls with it and by itself")
  func nested() {
    let inner = scrolling("ABCDEF").modified(
      .frame(width: nil, height: 32, alignment: .topLeading)
    )
    let column = Tree.column(alignment: .topLeading, spacing: 0, .text("x"), inner, .text("y"))
    let tree = Tree.node(.scroll(ScrollAxes(horizontal: false, vertical: true)), [column])
      .modified(mark(2, .scroll))
    let frame = frame(
      tree,
      columns: 4,
      rows: 3,
      scrolls: [2: CellPoint(x: 0, y: 1), 1: CellPoint(x: 0, y: 2)]
    )
    let lines = words(frame).split(separator: "\n").map(String.init)
    #expect(lines.map { $0.prefix(1) } == ["C", "D", "y"])
    #expect(frame.places.map(\.mark.number) == [2, 1])
    #expect(frame.places[1].frame.y == 0)
    #expect(frame.places[1].scroller == 2)
  }

  @Test("A tree that is longer than the screen scrolls as a whole")
  func page() {
    let rows = (0..<9).map { Tree.text("\($0)") }
    let tree = Tree.node(.stack(Stack(axis: .vertical, alignment: .topLeading, spacing: 0)), rows)
    let page = InteractiveFrame.page
    let frame = frame(tree, columns: 4, rows: 3, scrolls: [page: CellPoint(x: 0, y: 6)])
    #expect(words(frame).split(separator: "\n").map { $0.prefix(1) } == ["6", "7", "8"])
    #expect(frame.places[0].mark.number == page)
    #expect(frame.places[0].extent?.height == 9)
  }

  @Test("A list that its own surface moves is left as it is")
  func virtual() {
    let tree = Tree.column(.text("A")).modified(mark(1, .scroll, .virtual))
    let frame = frame(tree, scrolls: [1: CellPoint(x: 0, y: 3)])
    #expect(words(frame) == "A")
    #expect(frame.places.map(\.extent) == [nil])
  }

  @Test("A surface of the host's own takes what it is offered, whatever it shows")
  func hosted() {
    func region(_ inner: Tree) -> CellSize? {
      let tree = Tree.column(spacing: 0, .text("Title"), inner.modified(mark(4, .hosted)))
      let regions = TerminalRenderer.regions(
        of: tree.viewTree,
        options: TerminalOptions(columns: 30, rows: 10)
      )
      return regions[4].map { CellSize(width: $0.columns, height: $0.rows) }
    }
    #expect(region(.text("short")) == CellSize(width: 30, height: 9))
    #expect(region(.text("long ".repeated(100))) == CellSize(width: 30, height: 9))
  }

  @Test(
    "Nothing that a surface of the host's own shows moves the views beside it",
    arguments: [
      Tree.text("wide ".repeated(50)).modified(.layoutPriority(9)),
      Tree.text("x").modified(.fixedSize(horizontal: true, vertical: true)),
      Tree.text("x").modified(.frame(width: 999, height: 999, alignment: .center)),
      Tree.text("x").modified(.alignmentGuide(AlignmentGuide(.vertical(.center), place: 90))),
      Tree.text("x").modified(.gridCell(GridCell(columns: 3))),
      Tree.node(.shape(ShapeContent(kind: .circle)), []),
    ]
  )
  func hostedMovesNothing(_ inner: Tree) {
    func places(_ shown: Tree) -> [CellRect] {
      let tree = Tree.row(
        Tree.text("before").modified(mark(1, .press)),
        shown.modified(mark(4, .hosted)),
        Tree.text("after some words").modified(mark(2, .press))
      )
      return frame(.column(tree, .text("below").modified(mark(3, .press))), columns: 30).places
        .filter { $0.mark.role == .press }.map(\.frame)
    }
    #expect(places(inner) == places(.text("")))
    #expect(places(inner).count == 3)
  }

  @Test("A surface in a sheet is as large as the sheet's inside")
  func hostedInSheet() {
    let picker = Tree.text("picker").modified(mark(4, .hosted))
    let tree = Tree.node(.presentation(Presentation(kind: .sheet)), [.text("app"), picker])
    let regions = TerminalRenderer.regions(
      of: tree.viewTree,
      options: TerminalOptions(columns: 80, rows: 24)
    )
    #expect(regions[4]?.columns == 72)
    #expect(regions[4]?.rows == 20)
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
