import Testing
import ViewTree

@testable import Layout

/// Alignment guides as Apple's "Aligning views across stacks", `alignmentGuide(_:computeValue:)` and
/// `AlignmentID` describe them.
@Suite("Alignment guides")
struct AlignmentGuideTests {
  private let leading = Alignment(horizontal: .leading, vertical: .center)
  private let middle = AlignmentGuide.Line.own(.vertical, id: 1)

  /// An alignment by a line of the author's own across a row.
  private func own(_ fraction: Double = 0.5, horizontal: Bool = false) -> Alignment {
    let axis: Axis = horizontal ? .horizontal : .vertical
    return Alignment(
      horizontal: .center,
      vertical: .center,
      lines: [AlignmentLine(axis: axis, id: 1, fraction: fraction)]
    )
  }

  @Test("The guides of a column's views meet, and the column takes the space that it needs")
  func inColumn() {
    let layout = LaidOut(
      column(
        align: leading,
        box(40, 10).named("a").guide(.horizontal(.leading), 20),
        box(40, 10).named("b"),
        box(10, 10).named("c").guide(.horizontal(.leading), -5)
      ),
      width: 200
    )
    #expect(layout["a"] == [0, 0, 40, 10])
    #expect(layout["b"] == [20, 10, 40, 10])
    #expect(layout["c"] == [25, 20, 10, 10])
    #expect(layout[] == [0, 0, 60, 30])
  }

  @Test("A guide of another line than the container's has no effect")
  func otherLine() {
    let layout = LaidOut(
      column(
        align: leading,
        box(40, 10).named("a").guide(.horizontal(.trailing), 20),
        box(30, 10).named("b")
      ),
      width: 200
    )
    #expect(layout["a"] == [0, 0, 40, 10])
    #expect(layout["b"] == [0, 10, 30, 10])
  }

  @Test("A row's views rise by their bottom guides")
  func inRow() {
    let bottom = Alignment(horizontal: .center, vertical: .bottom)
    let layout = LaidOut(
      row(
        align: bottom,
        box(10, 20).named("a"),
        box(10, 20).named("b").guide(.vertical(.bottom), 30)
      ),
      width: 200
    )
    // The bottom of the second counts as 10 points below it.
    #expect(layout["a"] == [0, 10, 10, 20])
    #expect(layout["b"] == [10, 0, 10, 20])
    #expect(layout[] == [0, 0, 20, 30])
  }

  @Test("Views of two columns in a row meet on a line of the author's own")
  func acrossStacks() {
    // As in "Aligning views across stacks": the middle of one text of each column.
    let layout = LaidOut(
      row(
        align: own(),
        column(
          words("name").named("name").guide(middle, 5),
          box(20, 40)
        ).named("left"),
        column(
          box(30, 60),
          words("full").named("full").guide(middle, 5),
          words("more")
        ).named("right")
      ),
      width: 200
    )
    // The line is 5 below the top of the left column and 65 below that of the right one.
    #expect(layout["right"] == [40, 0, 40, 80])
    #expect(layout["left"] == [0, 60, 40, 50])
    #expect(layout["name"] == [0, 60, 40, 10])
    #expect(layout["full"] == [40, 60, 40, 10])
    #expect(layout[] == [0, 0, 80, 110])
  }

  @Test("A guide holds through padding, frames and layers around the view")
  func passing() {
    let inner = box(20, 10).guide(middle, 0).padding(7, 0, 0, 0).background(fill)
    let layout = LaidOut(
      row(align: own(), inner.frame(20, 40).named("a"), box(10, 10).named("b")),
      width: 200
    )
    // The frame's line is (40 - 17) / 2 + 7 = 18.5 below its top, that of the box 5 below.
    #expect(layout["a"] == [0, 0, 20, 40])
    #expect(layout["b"] == [20, 13.5, 10, 10])
  }

  @Test("What several children say of a line has its middle in the container")
  func combined() {
    let inner = column(
      box(10, 10).guide(middle, 0),
      box(10, 10).guide(middle, 10),
      box(10, 10)
    )
    let layout = LaidOut(
      row(align: own(), inner.named("a"), box(10, 4).named("b")),
      width: 200
    )
    // Lines at 0 and 20 give one at 10; the box's own is at 2.
    #expect(layout["a"] == [0, 0, 10, 30])
    #expect(layout["b"] == [10, 8, 10, 4])
  }

  @Test("A line of one's own is where its default says in views that say nothing")
  func usual() {
    // `FirstThirdAlignment` of the AlignmentID page: a third below the top.
    let layout = LaidOut(
      row(align: own(1.0 / 3), box(10, 30).named("a"), box(10, 60).named("b")),
      width: 200
    )
    #expect(layout["a"] == [0, 10, 10, 30])
    #expect(layout["b"] == [10, 0, 10, 60])
  }

  @Test("Layers meet on both axes")
  func layered() {
    let topLeading = Alignment.topLeading
    let layout = LaidOut(
      layers(
        align: topLeading,
        box(30, 30).named("a"),
        box(20, 20).named("b").guide(.horizontal(.leading), 10).guide(.vertical(.top), -15)
      ),
      width: 200
    )
    #expect(layout["a"] == [10, 0, 30, 30])
    #expect(layout["b"] == [0, 15, 20, 20])
    #expect(layout[] == [0, 0, 40, 35])
  }

  @Test("An overlay's guide meets that of the content, without changing its size")
  func badge() {
    let corner = Alignment(horizontal: .trailing, vertical: .top)
    let badge = box(10, 10).named("badge").guide(.horizontal(.trailing), 5).guide(
      .vertical(.top),
      5
    )
    let layout = LaidOut(box(40, 40).overlay(badge, corner), width: 200)
    #expect(layout["badge"] == [35, -5, 10, 10])
    #expect(layout[] == [0, 0, 40, 40])
  }

  @Test("A frame puts the guide of its child at its own edge")
  func framed() {
    let layout = LaidOut(
      box(10, 10).named("a").guide(.horizontal(.leading), -6).frame(100, 20, leading),
      width: 200
    )
    #expect(layout["a"] == [6, 5, 10, 10])
  }

  @Test("Guides between cells are rounded to whole ones")
  func cells() {
    // 20 and 4 points are 2.5 and 0.5 cells.
    let layout = LaidOut(
      column(
        align: leading,
        words("abcd").named("a").guide(.horizontal(.leading), 20),
        words("ef").named("b").guide(.horizontal(.leading), 4)
      ),
      width: 40,
      metrics: LetterCells()
    )
    #expect(layout["a"] == [0, 0, 4, 1])
    #expect(layout["b"] == [2, 1, 2, 1])
  }

  @Test("A guide set again counts, and the inner one does not")
  func twice() {
    let layout = LaidOut(
      column(
        align: leading,
        box(40, 10).named("a").guide(.horizontal(.leading), 20).guide(.horizontal(.leading), 5),
        box(40, 10).named("b")
      ),
      width: 200
    )
    #expect(layout["b"] == [5, 10, 40, 10])
  }

  @Test("A baseline that a view sets counts as its text's would")
  func baseline() {
    let first = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    let layout = LaidOut(
      row(
        align: first,
        box(20, 30).named("icon").guide(.vertical(.firstTextBaseline), 25),
        words("ab").named("text")
      ),
      width: 200
    )
    // A letter's baseline is 8 below its top.
    #expect(layout["icon"] == [0, 0, 20, 30])
    #expect(layout["text"] == [20, 17, 20, 10])
  }

  @Test("Guides of views that scroll do not count outside")
  func scrolled() {
    let layout = LaidOut(
      row(
        align: own(0),
        scroll(box(10, 10).guide(middle, 7)).named("a"),
        box(10, 10).named("b")
      ),
      width: 200
    )
    #expect(layout["b"] == [10, 0, 10, 10])
  }
}
