import ChartModel
import Drawing
import Testing
import ViewTree

@testable import ChartDrawing

@Suite("Pies and donuts")
struct PieDrawingTests {
  private let center = Path.Point(x: 50, y: 50)

  private func outline(
    inner: Double = 0,
    from: Double = 0,
    to: Double,
    inset: Double = 0,
    corner: Double = 0
  ) -> Path {
    SectorOutline(
      center: center,
      inner: inner,
      outer: 50,
      start: from * 2 * .pi,
      end: to * 2 * .pi,
      inset: inset,
      cornerRadius: corner
    ).path
  }

  private func isNear(_ point: Path.Point?, _ x: Double, _ y: Double) -> Bool {
    guard let point else { return false }
    return abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6
  }

  @Test("the first quarter lies between the top and the right")
  func quarter() {
    let path = outline(to: 0.25)
    #expect(isNear(path.points.first, 50, 0))
    #expect(path.points.contains { isNear($0, 100, 50) })
    #expect(isNear(path.points.last, 50, 50))
    #expect(path.box.isNear(ChartRect(x: 50, y: 0, width: 50, height: 50)))
  }

  @Test("a hole leaves out the middle")
  func donut() {
    let points = outline(inner: 30, to: 0.25).points
    #expect(points.contains { isNear($0, 80, 50) } && points.contains { isNear($0, 50, 20) })
    #expect(!points.contains { isNear($0, 50, 50) })
  }

  @Test("edges that are moved inwards meet off the middle")
  func inset() {
    let path = outline(to: 0.25, inset: 3)
    // Two points in from both edges of a right angle: the corner is at (53, 47).
    #expect(isNear(path.points.last, 53, 47))
    #expect(path.box.x >= 53 - 1e-6 && path.box.maxY <= 47 + 1e-6)
  }

  @Test("round corners stay inside of the slice")
  func corners() {
    let path = outline(inner: 20, to: 0.25, corner: 5)
    #expect(path.box.x >= 50 - 1e-6 && path.box.maxX <= 100 + 1e-6)
    #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(!path.points.contains { isNear($0, 50, 0) })
  }

  @Test("a whole circle has a hole and no edge", arguments: [0.0, 30])
  func whole(inner: Double) {
    let path = outline(inner: inner, to: 1, inset: 3, corner: 5)
    #expect(path.isEvenOdd)
    #expect(path.box.isNear(ChartRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(path.elements.count == (inner > 0 ? 20 : 10))
  }

  @Test(
    "slices of any size, hole, gap and corner are drawn with finite numbers",
    arguments: [1e-9, 0.001, 0.3, 0.5, 0.75, 0.999, 1]
  )
  func extremes(share: Double) {
    for inner in [0.0, 1, 49, 50] {
      for inset in [0.0, 1, 100] {
        for corner in [0.0, 3, 1000] {
          let path = outline(inner: inner, to: share, inset: inset, corner: corner)
          #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
          #expect(ChartRect(x: 0, y: 0, width: 100, height: 100).contains(path.box, slack: 60))
        }
      }
    }
  }

  @Test("the plot of a pie is the square around the circle")
  func square() {
    let result = Sketch.draw(Sketch.sectors([1, 1]), 300, 100)
    #expect(result.plotFrame == ChartRect(x: 100, y: 0, width: 100, height: 100))
    #expect(result.drawing.fills.count == 2)
  }

  @Test("a wide pie has a list of names, shares and amounts beside it")
  func list() {
    var chart = Sketch.sectors([90, 30], named: true)
    chart.labels.angle = "Minutes"
    let result = Sketch.draw(chart, 400, 160)
    #expect(result.drawing.words == ["s0", "75%", "1h 30m", "s1", "25%", "30m"])
    let names = result.drawing.lines.map(\.box.x)
    #expect(names.allSatisfy { $0 > result.plotFrame.maxX })
  }

  @Test("a high one has names and shares below it")
  func rows() {
    let result = Sketch.draw(Sketch.sectors([3, 1], named: true), 200, 300)
    #expect(result.drawing.words == ["s0  75%", "s1  25%"])
    #expect(result.drawing.lines.allSatisfy { $0.box.y > result.plotFrame.maxY })
  }

  @Test("words are in a slice where they fit, and nowhere else")
  func notes() {
    var chart = Sketch.sectors([99, 1])
    for index in chart.marks.indices { chart.marks[index].annotation = Sketch.text("note") }
    chart.legend = .hidden
    #expect(Sketch.draw(chart, 200, 200).drawing.words == ["note"])
    #expect(Sketch.draw(chart, 20, 20).drawing.words == [])
  }
}
