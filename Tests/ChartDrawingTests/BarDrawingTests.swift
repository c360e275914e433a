import ChartModel
import Drawing
import Testing
import ViewTree

@testable import ChartDrawing

@Suite("Bars")
struct BarDrawingTests {
  private let a = Chart.Value.category("a")

  @Test("a bar of 5 on 0…10 fills the lower half of its plot, and is 64 points wide at most")
  func height() {
    let chart = Sketch.bare([Sketch.mark(.bar, a, .number(5))], y: .range(0, 10))
    let result = Sketch.draw(chart)
    #expect(result.plotFrame == ChartRect(x: 0, y: 1, width: 102, height: 100))
    #expect(result.drawing.fills == [ChartRect(x: 19, y: 51, width: 64, height: 50)])
  }

  @Test("a bar takes seven tenths of its place")
  func share() {
    let marks = ["a", "b"].map { Sketch.mark(.bar, .category($0), .number(10)) }
    let fills = Sketch.draw(Sketch.bare(marks, y: .range(0, 10)), 100).drawing.fills
    #expect(fills.count == 2)
    #expect(fills.first?.isNear(ChartRect(x: 7.5, y: 1, width: 35, height: 100)) == true)
    #expect(fills.last?.isNear(ChartRect(x: 57.5, y: 1, width: 35, height: 100)) == true)
  }

  @Test("bars of one place stand on top of each other, and negative ones hang below zero")
  func stacking() {
    let marks = [3.0, 2, -4].map { Sketch.mark(.bar, a, .number($0)) }
    let fills = Sketch.draw(Sketch.bare(marks, y: .range(-10, 10))).drawing.fills
    // Zero is at 51; a value of 1 is 5 points.
    #expect(fills.map(\.y) == [36, 26, 51])
    #expect(fills.map(\.height) == [15, 10, 20])
  }

  @Test("bars beside each other share their place, with a point of air between them")
  func lanes() {
    let marks = ["x", "y"].map { position in
      var mark = Sketch.mark(.bar, a, .number(10))
      mark.position = .category(position)
      return mark
    }
    let fills = Sketch.draw(Sketch.bare(marks, y: .range(0, 10)), 100).drawing.fills
    #expect(fills.first?.isNear(ChartRect(x: 15.5, y: 1, width: 34, height: 100)) == true)
    #expect(fills.last?.isNear(ChartRect(x: 50.5, y: 1, width: 34, height: 100)) == true)
  }

  @Test("the author decides how thick bars are")
  func thickness() {
    let sizes: [Chart.Thickness] = [
      .points(20), .ratio(0.5), .inset(10), .points(-1), .ratio(.nan),
    ]
    let widths = sizes.map { thickness in
      var mark = Sketch.mark(.bar, a, .number(10))
      mark.thickness = thickness
      return Sketch.draw(Sketch.bare([mark], y: .range(0, 10)), 80).drawing.fills.first?.width
    }
    #expect(widths[0] == 20 && widths[1] == 40 && widths[2] == 60)
    #expect(widths[3] == 56)
    #expect(widths[4].map { $0 > 0 && $0 <= 80 } == true)
  }

  @Test("sideways bars run from the left, the first on top")
  func sideways() {
    let marks = [
      Sketch.mark(.bar, .number(5), a), Sketch.mark(.bar, .number(10), .category("b")),
    ]
    let fills = Sketch.draw(Sketch.bare(marks, x: .range(0, 10)), 100, 100).drawing.fills
    #expect(fills.map(\.width) == [50, 100])
    #expect(fills.map(\.x) == [0, 0])
    #expect((fills.first?.y ?? 0) < (fills.last?.y ?? 0))
  }

  @Test("bars on a reversed axis hang from the top")
  func reversed() {
    var chart = Sketch.bare([Sketch.mark(.bar, a, .number(5))], y: .range(0, 10))
    chart.yAxis.isReversed = true
    #expect(Sketch.draw(chart).drawing.fills == [ChartRect(x: 19, y: 1, width: 64, height: 50)])
  }

  @Test("what is not zero is seen, and zero is not")
  func least() {
    let marks = [("a", 1e-9), ("b", 0), ("c", -1e-9)].map {
      Sketch.mark(.bar, .category($0), .number($1))
    }
    let fills = Sketch.draw(Sketch.bare(marks, y: .range(-10, 10))).drawing.fills
    #expect(fills.map(\.height) == [0.75, 0.75])
    #expect(fills.map(\.y) == [50.25, 51])
  }

  @Test("only ends that nothing continues are round")
  func corners() {
    let marks = [3.0, 2].map { Sketch.mark(.bar, a, .number($0)) }
    let drawing = Sketch.draw(Sketch.bare(marks, y: .range(0, 10))).drawing
    let hasCurves = drawing.commands.map { command in
      guard case .fill(let path, _) = command else { return false }
      return path.elements.contains { if case .curve = $0 { true } else { false } }
    }
    #expect(hasCurves == [false, true])
  }

  @Test("words at the end of a bar push the plot down instead of leaving the drawing")
  func notes() {
    var mark = Sketch.mark(.bar, a, .number(10))
    mark.annotation = Sketch.text("10 h")
    let result = Sketch.draw(Sketch.bare([mark], y: .range(0, 10)))
    let box = result.drawing.lines.first?.box ?? ChartRect(x: 0, y: 0, width: 0, height: 0)
    #expect(box.y >= 0 && box.maxY <= (result.drawing.fills.first?.y ?? 0))
    #expect(box.midX == 51)
  }

  @Test("ten thousand places take no more steps than the drawing has half points")
  func many() {
    let marks = (0..<10_000).map {
      Sketch.mark(.bar, .category("c\($0)"), .number(Double($0 % 100)))
    }
    let result = Sketch.draw(Sketch.bare(marks), 300, 100)
    #expect(result.drawing.commands.count == 1)
    // A rectangle is five steps.
    #expect(result.drawing.stepCount <= 600 * 5)
    #expect(result.drawing.fills.first.map { result.plotFrame.contains($0, slack: 1) } == true)
  }
}
