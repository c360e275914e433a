import ChartModel
import Drawing
import Testing
import ViewTree

@testable import ChartDrawing

@Suite("Lines, areas, points and rules")
struct CurveDrawingTests {
  private func curve(
    _ kind: Chart.MarkKind,
    _ values: [Double],
    _ interpolation: Chart.Interpolation = .linear
  ) -> [Chart.Mark] {
    values.enumerated().map { index, value in
      var mark = Sketch.mark(kind, .number(Double(index)), .number(value))
      mark.interpolation = interpolation
      return mark
    }
  }

  private func draw(_ marks: [Chart.Mark], _ x: Double, _ y: Double) -> ChartDrawing.Result {
    Sketch.draw(Sketch.bare(marks, x: .range(0, x), y: .range(0, y)))
  }

  @Test("a line runs from corner to corner of its plot, which leaves room for its width")
  func line() {
    let result = draw(curve(.line, [0, 10]), 1, 10)
    let frame = result.plotFrame
    #expect(frame == ChartRect(x: 1, y: 2, width: 100, height: 98))
    #expect(
      result.drawing.strokes == [
        Path([.move(Path.Point(x: 1, y: 100)), .line(Path.Point(x: 101, y: 2))])
      ]
    )
  }

  @Test(
    "stepped lines turn at their beginning, in the middle or at their end",
    arguments: [(Chart.Interpolation.stepStart, 1.0), (.stepCenter, 51), (.stepEnd, 101)]
  )
  func steps(interpolation: Chart.Interpolation, turn: Double) {
    let path = draw(curve(.line, [0, 10], interpolation), 1, 10).drawing.strokes.first
    #expect(
      path?.points == [
        Path.Point(x: 1, y: 100), Path.Point(x: turn, y: 100), Path.Point(x: turn, y: 2),
        Path.Point(x: 101, y: 2),
      ]
    )
  }

  @Test("a stepped area has the same steps on its way back as on its way there")
  func steppedArea() {
    let marks = [(0.0, 2.0, 6.0), (1, 4, 8)].map { x, low, high in
      var mark = Chart.Mark(kind: .area)
      (mark.x, mark.yStart, mark.yEnd) = (.number(x), .number(low), .number(high))
      mark.interpolation = .stepStart
      return mark
    }
    guard case .fill(let path, _)? = draw(marks, 1, 10).drawing.commands.first else {
      Issue.record("nothing is filled")
      return
    }
    // The lower edge comes back from 4 at the right, and drops to 2 at the left end.
    let points = path.points
    #expect(points.count == 8)
    #expect(points[4].x == 101 && points[5].x == 1 && points[6].x == 1 && points[7].x == 1)
    #expect(points[4].y == points[5].y && points[6].y > points[5].y)
  }

  @Test("a monotone curve stays between its points")
  func monotone() {
    let path = draw(curve(.line, [0, 10, 10, 0], .monotone), 3, 10).drawing.strokes.first
    #expect(path?.box == ChartRect(x: 1, y: 2, width: 100, height: 98))
    let smooth = draw(curve(.line, [2, 8, 8, 2], .catmullRom), 3, 10).drawing.strokes.first
    // 8 on 0…10 is at 21.6; a curve that is only smooth reaches above it.
    #expect((smooth?.box.y ?? 0) < 21)
  }

  @Test("a line that leaves the axes is cut by the plot, and points outside are not drawn")
  func domain() {
    let marks = curve(.line, [0, 20]) + curve(.point, [0, 20])
    let drawing = draw(marks, 1, 10).drawing
    #expect(
      drawing.commands.contains {
        if case .group(let group) = $0 { group.clip != nil } else { false }
      }
    )
    #expect(drawing.fills.count == 1)
    #expect(drawing.depth == 0)
  }

  @Test("stacked areas share their edge")
  func areas() {
    let marks = ["a", "b"].flatMap { series in
      curve(.area, [5, 5]).map { mark in
        var mark = mark
        mark.series = .category(series)
        return mark
      }
    }
    let fills = draw(marks, 1, 10).drawing.fills
    #expect(fills.map(\.y) == [51, 2])
    #expect(fills.map(\.height) == [49, 49])
  }

  @Test("a line of one point is a dot, and an area of one a sliver")
  func single() {
    #expect(draw(curve(.line, [5]), 1, 10).drawing.fills.first?.width == 4)
    #expect(draw(curve(.area, [5]), 1, 10).drawing.fills.first?.width == 2)
  }

  @Test("a hundred thousand points of a line are thinned to what a screen shows")
  func many() {
    let values = (0..<100_000).map { Double($0 * 7919 % 1000) }
    let drawing = draw(curve(.line, values), 100_000, 1000).drawing
    #expect(drawing.stepCount <= 4 * 103)
    // The highest and the lowest are among them.
    #expect(drawing.strokes.first?.box.height.rounded() == 98)
  }

  @Test("points have their shapes", arguments: Chart.PointShape.allCases)
  func shapes(shape: Chart.PointShape) {
    var mark = Sketch.mark(.point, .number(1), .number(5))
    mark.symbol = shape
    let result = draw([mark], 2, 10)
    let path = result.drawing.strokes.first ?? Path([])
    let box = result.drawing.fills.first ?? path.box
    #expect(abs(box.midX - result.plotFrame.midX) < 0.01)
    #expect(box.width >= 6.5 && box.width <= 10 && box.height >= 6 && box.height <= 10)
  }

  @Test("a circle has the area that the author wants, and one without is not drawn")
  func pointSize() {
    var mark = Sketch.mark(.point, .number(1), .number(5))
    mark.symbolSize = 10
    let width = draw([mark], 2, 10).drawing.fills.first?.width ?? 0
    #expect(abs(width * width / 4 * .pi - 100) < 1e-6)
    mark.symbolSize = 0
    #expect(draw([mark], 2, 10).drawing.fills == [])
  }

  @Test("a rule runs across the plot in its width and dashes")
  func rule() {
    var rule = Sketch.mark(.rule, nil, .number(5))
    (rule.lineWidth, rule.dash) = (3, [4, 2])
    let result = draw(curve(.line, [0, 10]) + [rule], 1, 10)
    let expected = Path([.move(Path.Point(x: 1, y: 51)), .line(Path.Point(x: 101, y: 51))])
    #expect(
      result.drawing.commands.contains(
        .stroke(expected, .color(.system(.blue)), Line(width: 3, dash: [4, 2]))
      )
    )
  }

  @Test("the words of an average stand among the axis' labels, which make way")
  func average() {
    var rule = Sketch.mark(.rule, nil, .number(5.2))
    rule.annotation = Sketch.text("avg")
    let bars = (0..<4).map { Sketch.mark(.bar, .category("c\($0)"), .number(10)) }
    let result = Sketch.draw(Chart(marks: bars + [rule]), 300, 200)
    let note = result.drawing.lines.first { $0.runs.first?.string == "avg" }?.box
    #expect(note.map { $0.x >= result.plotFrame.maxX } == true)
    for line in result.drawing.lines where line.runs.first?.string != "avg" {
      #expect(note.map { !$0.overlaps(line.box) } == true)
    }
  }
}
