import Testing
import ViewTree

@testable import Layout

/// Stacks as the pages of HStack, VStack, ZStack, Spacer, `layoutPriority(_:)` and "Building layouts with
/// stack views" describe them.
///
/// Each letter is 10 × 10 points.
@Suite("Documented cases: stacks")
struct StackCases {
  @Test("A row is as wide as its views and the space between them, and as high as the highest")
  func hugging() {
    let layout = LaidOut(
      row(spacing: 10, words("ab").named("a"), box(20, 30).named("b")),
      width: 300,
      height: 300
    )
    #expect(layout[] == [0, 0, 50, 30])
    #expect(layout["a"] == [0, 10, 20, 10])
    #expect(layout["b"] == [30, 0, 20, 30])
  }

  @Test("Spacers push the views of a row to its ends, and share what is left")
  func spacers() {
    let layout = LaidOut(
      row(words("ab").named("a"), spacer, words("c").named("b"), spacer, words("d").named("c")),
      width: 140
    )
    // 100 points are left, 50 for each spacer.
    #expect(layout["a"] == [0, 0, 20, 10])
    #expect(layout["b"] == [70, 0, 10, 10])
    #expect(layout["c"] == [130, 0, 10, 10])
  }

  @Test("A spacer in a column grows along the column only")
  func spacerAxis() {
    let layout = LaidOut(
      column(words("ab"), spacer.named("spacer"), words("ab").named("last")),
      width: 300,
      height: 100
    )
    #expect(layout["spacer"] == [10, 10, 0, 80])
    #expect(layout["last"] == [0, 90, 20, 10])
    #expect(layout[] == [0, 0, 20, 100])
  }

  @Test("A spacer keeps its least length when there is no room")
  func leastSpacer() {
    let wide = Sketch(content: .spacer(minLength: 30)).named("spacer")
    let layout = LaidOut(row(words("abcd").named("a"), wide, box(40, 10)), width: 80)
    #expect(layout["spacer"]?[2] == 30)
    // What is left for the text.
    #expect(layout["a"]?[2] == 10)
  }

  @Test("The view of a higher priority gets what it needs, the others what is left")
  func priority() {
    let layout = LaidOut(
      row(
        words("moderately long").named("low"),
        spacer.named("spacer"),
        words("higher priority").priority(1).named("high")
      ),
      width: 200
    )
    #expect(layout["high"]?[2] == 150)
    // The spacer keeps 8 of the 50 that are left; 42 hold four letters to a line, and it gets the rest.
    #expect(layout["low"]?[2] == 40)
    #expect(layout["spacer"]?[2] == 10)
  }

  @Test("A priority holds through the modifiers around the view")
  func priorityInside() {
    let inner = words("higher priority").priority(1).background(fill).padding(0).named("high")
    let layout = LaidOut(row(words("moderately long").named("low"), inner), width: 200)
    #expect(layout["high"]?[2] == 150)
    #expect(layout["low"]?[2] == 50)
  }

  @Test("Lower priorities keep their least lengths before higher ones take theirs")
  func reserved() {
    let layout = LaidOut(
      row(
        fill.flexible(minWidth: 30).named("low"),
        fill.flexible(minWidth: 20).priority(1).named("middle"),
        fill.priority(2).named("high")
      ),
      width: 200,
      height: 10
    )
    #expect(layout["high"]?[2] == 150)
    #expect(layout["middle"]?[2] == 20)
    #expect(layout["low"]?[2] == 30)
  }

  @Test("The least flexible view chooses first, so that short texts stay whole")
  func fairness() {
    let layout = LaidOut(
      row(words("a long text indeed").named("long"), words("short").named("short")),
      width: 120
    )
    #expect(layout["short"]?[2] == 50)
    #expect(layout["long"]?[2] == 70)
  }

  @Test("Equally flexible views get equal parts")
  func equal() {
    let layout = LaidOut(
      row(spacing: 5, fill.named("a"), fill.named("b"), fill.named("c")),
      width: 100,
      height: 20
    )
    #expect(layout["a"] == [0, 0, 30, 20])
    #expect(layout["b"] == [35, 0, 30, 20])
    #expect(layout["c"] == [70, 0, 30, 20])
  }

  @Test(
    "A column of an unspecified width is as wide as its widest view, and the others may fill it"
  )
  func ideal() {
    let layout = LaidOut(
      column(words("abcdef"), divider.named("line"), fill.flexible(maxWidth: .infinity).named("f"))
        .fixed(vertical: false),
      width: 300
    )
    #expect(layout["line"]?[2] == 60)
    #expect(layout["f"]?[2] == 60)
  }

  @Test("Layers are as large as the largest on each axis, and stand where the alignment says")
  func layered() {
    let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    let layout = LaidOut(
      layers(align: bottomLeading, box(100, 50).named("a"), box(50, 100).named("b")),
      width: 300,
      height: 300
    )
    #expect(layout[] == [0, 0, 100, 100])
    #expect(layout["a"] == [0, 50, 100, 50])
    #expect(layout["b"] == [0, 0, 50, 100])
  }

  @Test("A divider lies across its stack")
  func dividers() {
    let layout = LaidOut(
      column(row(words("a"), divider.named("upright"), words("b")), divider.named("flat")),
      width: 100,
      height: 40
    )
    #expect(layout["upright"]?[2] == 1)
    #expect(layout["upright"]?[3] == 39)
    #expect(layout["flat"] == [0, 39, 100, 1])
  }

  @Test("Baselines meet below views without letters too")
  func baselines() {
    let first = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    let layout = LaidOut(
      row(align: first, column(box(10, 25), words("a")).named("a"), words("b").named("b")),
      width: 100
    )
    // The first line of letters of the column ends 25 + 8 below its top.
    #expect(layout["a"] == [0, 0, 10, 35])
    #expect(layout["b"] == [10, 25, 10, 10])
  }

  @Test("The last baselines meet")
  func lastBaselines() {
    let last = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    let layout = LaidOut(
      row(
        align: last,
        words("abcd").frame(20).named("a"),
        words("ef").named("b"),
        box(5, 5).named("c")
      ),
      width: 100
    )
    #expect(layout["a"] == [0, 0, 20, 20])
    #expect(layout["b"] == [20, 10, 20, 10])
    // The bottom of a view without letters stands on the line.
    #expect(layout["c"] == [40, 13, 5, 5])
  }

  @Test("The same stack in cells fills them exactly")
  func cells() {
    let layout = LaidOut(
      row(spacing: 8, words("ab").named("a"), spacer.named("s"), fill.frame(nil, 16).named("f")),
      width: 20,
      metrics: LetterCells()
    )
    // The filling view comes before the spacer: 2 + 1 + 1 + 1 + 15.
    #expect(layout["a"] == [0, 0, 2, 1])
    #expect(layout["s"]?[2] == 1)
    #expect(layout["f"] == [5, 0, 15, 1])
  }
}
