import Drawing
import Testing
import ViewTree

@testable import ChartDrawing

/// Bars in a plot from 1 to 101 and 0 to 102, whose values go from 0 to 10.
///
/// Three places are 34 wide each, and a bar is 0.7 of it: 5.1…28.9, 39.1…62.9 and 73.1…96.9. Words
/// keep 2 away from them. "ab" is 12 wide and 12 high.
@Suite("Words of rules")
struct RuleWordsTests {
  private func draw(_ values: [Double], _ side: Chart.Side) -> Drawing {
    var rule = Sketch.mark(.rule, nil, .number(8))
    rule.annotation = Sketch.text("ab")
    rule.annotationSide = side
    let bars = values.enumerated().map { index, value in
      Sketch.mark(.bar, .category("c\(index)"), .number(value))
    }
    return Sketch.draw(Sketch.bare(bars + [rule], y: .range(0, 10))).drawing
  }

  /// Where the words are: above the line at 21, with a point between.
  private func box(_ drawing: Drawing) -> ChartRect? {
    drawing.lines.first { $0.runs.first?.string == "ab" }?.box
  }

  @Test("words stand at the beginning of the line where no bar is")
  func beginning() {
    let box = box(draw([2, 10, 10], .top))
    #expect(box?.isNear(ChartRect(x: 0, y: 8, width: 12, height: 12), 0.7) == true)
  }

  @Test("words stand behind the bars that they would hide, on no plate")
  func gap() {
    let drawing = draw([10, 10, 2], .top)
    #expect(box(drawing).map { abs($0.x - 64.9) < 1e-6 } == true)
    #expect(drawing.fills.count == 3)
  }

  @Test("words for the end of the line stand as near to it as bars allow")
  func end() {
    #expect(box(draw([10, 10, 2], .trailing)).map { abs($0.x - 90) < 1e-6 } == true)
    // From 37.1, where the second bar's air begins, 12 back.
    #expect(box(draw([2, 10, 10], .trailing)).map { abs($0.x - 25.1) < 1e-6 } == true)
  }

  @Test("words that must stand on bars pale them")
  func plate() {
    let drawing = draw([10, 10, 10], .top)
    #expect(box(drawing).map { abs($0.x) < 1e-6 } == true)
    let plate = ChartRect(x: -2, y: 8, width: 16, height: 12)
    #expect(drawing.fills.contains { $0.isNear(plate, 1e-6) })
  }
}
