import ChartModel
import Drawing
import Testing
import ViewTree

@testable import ChartDrawing

@Suite("Charts of any data and size")
struct BadInputTests {
  private static let extremes: [Double] = [
    0, -0.0, 1, -1, 1e-300, -1e-300, 1e15, -1e15, 1e300, -1e300, .greatestFiniteMagnitude, .nan,
    .infinity, -.infinity,
  ]

  private static func chart(_ kind: Chart.MarkKind, _ values: [Double]) -> Chart {
    Chart(
      marks: values.enumerated().map { index, value in
        var mark = Sketch.mark(kind, .number(value), .number(value), series: "s\(index % 3)")
        if index % 2 == 0 { mark.x = .category("c\(index)") }
        mark.angle = .number(value)
        mark.annotation = Sketch.text("note")
        mark.lineWidth = value
        mark.dash = [value, value]
        mark.cornerRadius = value
        mark.opacity = value
        mark.innerRadius = value
        mark.outerRadius = value
        mark.inset = value
        mark.thickness = .ratio(value)
        mark.interpolation = .catmullRom
        mark.stacking = index % 2 == 0 ? .normalized : .center
        return mark
      }
    )
  }

  private func check(_ drawing: Drawing) {
    #expect(drawing.depth == 0)
    for command in drawing.commands {
      switch command {
      case .fill(let path, _):
        #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      case .stroke(let path, _, let line):
        #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        #expect(line.width >= 0 && line.width.isFinite)
        #expect(line.dash.allSatisfy { $0 >= 0 && $0.isFinite })
      case .text(let line): #expect(line.x.isFinite && line.baseline.isFinite)
      case .group, .end: break
      }
    }
  }

  @Test(
    "extreme numbers of every kind of mark are drawn with finite ones",
    arguments: Chart.MarkKind.allCases
  )
  func numbers(kind: Chart.MarkKind) {
    for scale in Chart.Scale.allCases {
      var chart = BadInputTests.chart(kind, BadInputTests.extremes)
      chart.yAxis.scale = scale
      check(Sketch.draw(chart, 300, 200).drawing)
      chart.marks.removeAll { if case .category = $0.x { true } else { false } }
      chart.xAxis.scale = scale
      chart.xAxis.isReversed = true
      check(Sketch.draw(chart, 300, 200).drawing)
    }
  }

  @Test(
    "any size is drawn, be it none at all",
    arguments: [0, -1, 0.001, 1, 5, 40, 10_000, .nan, .infinity, 1e300]
  )
  func sizes(size: Double) {
    for kind in Chart.MarkKind.allCases {
      let chart = BadInputTests.chart(kind, [3, 1, 2])
      for result in [
        Sketch.draw(chart, size, size), Sketch.draw(chart, 200, size),
        Sketch.draw(chart, size, 200),
      ] {
        check(result.drawing)
        #expect(result.plotFrame.width >= 0 && result.plotFrame.height >= 0)
      }
    }
  }

  @Test("a chart without marks says that there is no data")
  func empty() {
    #expect(Sketch.draw(Chart(), 200, 100).drawing.words == ["No data"])
    #expect(Sketch.draw(Sketch.sectors([0, -1]), 200, 100).drawing.words == ["No data"])
  }

  @Test("a chart that would take too much work says so")
  func work() {
    let chart = BadInputTests.chart(.bar, [1, 2, 3])
    let result = Sketch.draw(chart, 300, 100, work: 100)
    #expect(result.drawing.words == ["Chart not drawn: too much to draw"])
  }

  @Test("zeroes have an axis, and the only bar of a chart is drawn")
  func zeroes() {
    let zeroes = Chart(marks: ["a", "b"].map { Sketch.mark(.bar, .category($0), .number(0)) })
    let drawing = Sketch.draw(zeroes, 300, 200).drawing
    #expect(drawing.fills == [])
    #expect(drawing.words.contains("0") && drawing.words.contains("1"))
    let one = Chart(marks: [Sketch.mark(.bar, .category("a"), .number(5))])
    #expect(Sketch.draw(one, 300, 200).drawing.fills.count == 1)
  }

  @Test("ideal heights are sensible for every form")
  func ideal() {
    let rows = (0..<10).map { Sketch.mark(.bar, .number(1), .category("c\($0)")) }
    #expect(ChartDrawing.idealHeight(of: Chart(), width: 300) == 48)
    #expect(ChartDrawing.idealHeight(of: Sketch.sectors([1]), width: 300) == 220)
    #expect(ChartDrawing.idealHeight(of: Sketch.bare(rows), width: 300) == 280)
  }
}
