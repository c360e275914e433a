import Testing
import ViewTree

@testable import Layout

/// Frames, fixed sizes, ratios, padding and layers as the pages of `frame`, `fixedSize`, `aspectRatio`,
/// `padding`, `overlay`, `offset`, `position` and "Making fine adjustments to a view's position" describe
/// them.
///
/// Each letter is 10 × 10 points.
@Suite("Documented cases: frames")
struct FrameCases {
  private let topLeading = Alignment.topLeading

  @Test("A frame has its own size, whatever the child's, which stands where the alignment says")
  func fixedFrame() {
    let layout = LaidOut(words("ab").named("a").frame(100, 50, topLeading), width: 300)
    #expect(layout[] == [0, 0, 100, 50])
    #expect(layout["a"] == [0, 0, 20, 10])
  }

  @Test("A frame along one axis leaves the other to the child")
  func oneAxis() {
    let layout = LaidOut(fill.named("a").frame(100), width: 300, height: 40)
    #expect(layout[] == [0, 0, 100, 40])
    #expect(layout["a"] == [0, 0, 100, 40])
  }

  @Test("A frame smaller than a child that cannot shrink lets it reach over both edges")
  func smallFrame() {
    let layout = LaidOut(box(100, 40).named("a").frame(60, 20), width: 300)
    #expect(layout[] == [0, 0, 60, 20])
    #expect(layout["a"] == [-20, -10, 100, 40])
  }

  @Test(
    "A flexible frame holds the proposal between its limits",
    arguments: [(20.0, 50.0), (70, 70), (300, 100)]
  )
  func limits(offered: Double, width: Double) {
    let layout = LaidOut(fill.flexible(minWidth: 50, maxWidth: 100), width: offered, height: 10)
    #expect(layout[]?[2] == width)
  }

  @Test("A least width alone leaves a smaller child its place, and a larger one its size")
  func leastWidth() {
    let small = LaidOut(words("ab").named("a").flexible(minWidth: 50), width: 300)
    #expect(small[] == [0, 0, 50, 10])
    #expect(small["a"] == [15, 0, 20, 10])
    #expect(LaidOut(words("abcdefgh").flexible(minWidth: 50), width: 300)[]?[2] == 80)
  }

  @Test("A most width alone takes what is offered up to it")
  func mostWidth() {
    #expect(LaidOut(words("ab").flexible(maxWidth: 100), width: 300)[]?[2] == 100)
    #expect(LaidOut(words("ab").flexible(maxWidth: 100), width: 60)[]?[2] == 60)
    #expect(LaidOut(words("ab").flexible(maxWidth: .infinity), width: 300)[]?[2] == 300)
  }

  @Test("Without a proposal a flexible frame takes its ideal length, or else the child's")
  func idealLength() {
    let ideal = fill.flexible(minWidth: 20, idealWidth: 40, maxWidth: 200).fixed()
    #expect(LaidOut(ideal, width: 300)[]?[2] == 40)
    #expect(LaidOut(words("abc").flexible(maxWidth: .infinity).fixed(), width: 300)[]?[2] == 30)
    #expect(LaidOut(fill.flexible(minHeight: 30), width: 300)[]?[3] == 30)
  }

  @Test("Text of a fixed size stays on a line and reaches over its frame on both sides")
  func fixedSize() {
    let text = words("A single line of text").named("text").fixed()
    let layout = LaidOut(text.frame(100, 100), width: 300)
    #expect(layout["text"] == [-55, 45, 210, 10])
    #expect(layout[] == [0, 0, 100, 100])
  }

  @Test("A size fixed on one axis leaves the other to the proposal")
  func fixedHeight() {
    let text = words("abcdefghij").named("text").fixed(horizontal: false)
    // Five letters to a line need two lines, although the frame is one line high.
    #expect(LaidOut(text.frame(50, 10), width: 300)["text"] == [0, -5, 50, 20])
  }

  @Test("A shape is 10 points long where nothing is proposed")
  func shape() {
    #expect(LaidOut(fill.fixed(), width: 300, height: 300)[] == [0, 0, 10, 10])
  }

  @Test("A ratio of 0.75 fits into a square by its height and fills it by its width")
  func ratio() {
    func ellipse(_ mode: ContentMode) -> [Double]? {
      let shape = fill.named("a").modified(.aspectRatio(0.75, mode))
      return LaidOut(shape.frame(200, 200), width: 300)["a"]
    }
    #expect(ellipse(.fit) == [25, 0, 150, 200])
    let filled = ellipse(.fill)
    #expect(filled?[2] == 200)
    #expect(filled?[3] == 200 / 0.75)
  }

  @Test("A ratio fits the width where no height is given")
  func ratioOfWidth() {
    let layout = LaidOut(fill.named("a").modified(.aspectRatio(2, .fit)), width: 100)
    #expect(layout["a"] == [0, 0, 100, 50])
  }

  @Test("Without a ratio of its own a shape is a square")
  func ownRatio() {
    let shape = fill.named("a").modified(.aspectRatio(nil, .fit)).frame(80, 50)
    #expect(LaidOut(shape, width: 300)["a"] == [15, 0, 50, 50])
  }

  @Test("Padding makes the proposal smaller and the view larger")
  func padding() {
    let layout = LaidOut(fill.named("a").padding(1, 2, 3, 4), width: 100, height: 50)
    #expect(layout["a"] == [2, 1, 94, 46])
    #expect(layout[] == [0, 0, 100, 50])
  }

  @Test("Negative padding lets a child reach beyond the view")
  func negativePadding() {
    let layout = LaidOut(
      column(fill.named("a").padding(-5).frame(40, 20).named("b"), words("ab").named("c")),
      width: 100
    )
    #expect(layout["b"] == [0, 0, 40, 20])
    #expect(layout["a"] == [-5, -5, 50, 30])
    #expect(layout["c"] == [10, 20, 20, 10])
    let cells = LaidOut(
      words("abcd").named("a").padding(0, -8, 0, -8),
      width: 40,
      metrics: LetterCells()
    )
    #expect(cells[] == [0, 0, 2, 1])
    #expect(cells["a"] == [-1, 0, 4, 1])
  }

  @Test("Layers are offered the size of the content and do not change it")
  func overlay() {
    let corner = Alignment(horizontal: .trailing, vertical: .bottom)
    let layout = LaidOut(
      words("abcd").overlay(box(10, 4).named("front"), corner).background(fill.named("back")),
      width: 300
    )
    #expect(layout[] == [0, 0, 40, 10])
    #expect(layout["front"] == [30, 6, 10, 4])
    #expect(layout["back"] == [0, 0, 40, 10])
  }

  @Test("A large layer reaches over the content, centred")
  func largeLayer() {
    let layout = LaidOut(box(20, 20).background(box(60, 40).named("back")), width: 300)
    #expect(layout[] == [0, 0, 20, 20])
    #expect(layout["back"] == [-20, -10, 60, 40])
  }

  @Test("An offset leaves the frame where it is; a position takes all the space that is offered")
  func moved() {
    let layout = LaidOut(
      column(
        words("ab").named("a").modified(.offset(x: 30, y: 9)).named("o"),
        words("c").named("c")
      ),
      width: 100
    )
    #expect(layout["o"] == [0, 0, 20, 10])
    #expect(layout["c"] == [5, 10, 10, 10])
    let placed = LaidOut(
      words("ab").named("a").modified(.position(x: 60, y: 20)),
      width: 200,
      height: 90
    )
    #expect(placed[] == [0, 0, 200, 90])
    #expect(placed["a"] == [50, 15, 20, 10])
  }
}
