import Drawing
import PointLayout
import Testing
import ViewTree

@Suite("Text measured without fonts")
struct EstimatedMeasurerTests {
  @Test("Letters have the widths of Helvetica: H 722, e 556, l 222, o 556 thousandths")
  func regular() {
    let text = EstimatedMeasurer().measure([StyledRun("Hello", font: DrawnFont(size: 10))])
    #expect(
      text.clusters.map(\.width).map { ($0 * 100).rounded() / 100 } == [
        7.22, 5.56, 2.22, 2.22, 5.56,
      ]
    )
  }

  @Test("Semibold is two thirds of the way to bold: b is 556 and 611 thousandths wide")
  func semibold() throws {
    let run = StyledRun("b", font: DrawnFont(size: 300, weight: .semibold))
    let width = try #require(EstimatedMeasurer().measure([run]).clusters.first?.width)
    #expect(abs(width - 177.8) < 0.001)
  }

  @Test("Monospaced letters are all 0.6 of the size wide")
  func monospaced() {
    let font = DrawnFont(size: 10, design: .monospaced)
    let text = EstimatedMeasurer().measure([StyledRun("iW", font: font)])
    #expect(text.clusters.map(\.width) == [6, 6])
  }

  @Test(
    "Chinese characters and emoji are as wide as the font's size, however many scalars they are",
    arguments: ["中", "😀", "👨‍👩‍👧", "🇩🇪"]
  )
  func wide(_ string: String) {
    let text = EstimatedMeasurer().measure([StyledRun(string, font: DrawnFont(size: 20))])
    #expect(text.clusters.map(\.width) == [20])
    #expect(text.clusters.map(\.utf8Count) == [string.utf8.count])
  }

  @Test("A letter with a combining mark is one cluster, as wide as the letter")
  func combining() {
    let text = EstimatedMeasurer().measure([StyledRun("e\u{301}", font: DrawnFont(size: 10))])
    #expect(text.clusters.map(\.width) == [5.56])
  }

  @Test("Tracking widens every cluster")
  func tracking() {
    let run = StyledRun("00", font: DrawnFont(size: 10), tracking: 2)
    #expect(EstimatedMeasurer().measure([run]).clusters.map(\.width) == [7.56, 7.56])
  }

  @Test(
    "Lines may end behind spaces, hyphens and slashes, and around Chinese characters",
    arguments: [
      ("ab cd", "ab |cd"), ("ab  cd", "ab  |cd"), ("well-known", "well-|known"), ("1-2", "1-2"),
      ("and/or", "and/|or"), ("中文", "中|文"), ("中。", "中。"), ("「中」", "「中」"), ("a中", "a|中"),
      ("a, b", "a, |b"), ("(a)", "(a)"),
    ]
  )
  func breaks(_ string: String, _ expected: String) {
    let text = EstimatedMeasurer().measure([StyledRun(string, font: DrawnFont(size: 10))])
    var shown = ""
    for (letter, cluster) in zip(string, text.clusters) {
      shown += String(letter) + (cluster.canBreakAfter ? "|" : "")
    }
    #expect(shown == expected)
  }

  @Test("A line of the largest font is 1.2 of its size high")
  func height() {
    let runs = [
      StyledRun("a", font: DrawnFont(size: 10)), StyledRun("b", font: DrawnFont(size: 20)),
    ]
    let text = EstimatedMeasurer().measure(runs)
    #expect(text.ascent == 19)
    #expect(text.descent == 5)
  }

  @Test("Hebrew is read from right to left, digits alone are not")
  func direction() {
    func isRightToLeft(_ string: String) -> Bool {
      EstimatedMeasurer().measure([StyledRun(string, font: DrawnFont(size: 10))]).isRightToLeft
    }
    #expect(isRightToLeft("a שלום"))
    #expect(!isRightToLeft("12:30"))
  }
}
