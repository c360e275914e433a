import ChartModel
import Drawing
import Testing
import ViewTree

@testable import ChartDrawing

@Suite("Heat maps")
struct HeatMapTests {
  private func cells(_ columns: [Chart.Value], _ rows: [Chart.Value]) -> [Chart.Mark] {
    rows.flatMap { row in columns.map { Sketch.mark(.rectangle, $0, row) } }
  }

  @Test("cells of two categories fill the plot from the top left, with a point between them")
  func categories() {
    let marks = cells([.category("a"), .category("b")], [.category("x"), .category("y")])
    let fills = Sketch.draw(Sketch.bare(marks), 100, 102).drawing.fills
    #expect(fills.count == 4)
    #expect(fills.first?.isNear(ChartRect(x: 0.5, y: 1.5, width: 49, height: 49)) == true)
    #expect(fills.last?.isNear(ChartRect(x: 50.5, y: 51.5, width: 49, height: 49)) == true)
  }

  @Test("cells of hours and weekdays touch each other")
  func hours() {
    let hours = (0..<4).map { Chart.Value.number(Double($0)) }
    let fills = Sketch.draw(
      Sketch.bare(cells(hours, [.category("Mon"), .category("Tue")])),
      100,
      102
    ).drawing.fills
    #expect(fills.count == 8)
    #expect(fills[1].isNear(ChartRect(x: 25.5, y: 1.5, width: 24, height: 49)))
  }

  @Test("cells of moments are as long as their unit")
  func moments() {
    let hours = (0..<4).map {
      Chart.Value.time(start: Double($0) * 3600, end: Double($0 + 1) * 3600)
    }
    let fills = Sketch.draw(Sketch.bare(cells(hours, [.category("Mon")])), 100, 102).drawing.fills
    #expect(fills[3].isNear(ChartRect(x: 75.5, y: 1.5, width: 24, height: 99)))
  }

  @Test("names of rows stand before them, from the top")
  func names() {
    let marks = cells([.number(0), .number(1)], [.category("Mon"), .category("Tue")])
    let result = Sketch.draw(Chart(marks: marks), 300, 200)
    let names = result.drawing.lines.filter { ["Mon", "Tue"].contains($0.runs[0].string) }
    let order = names.sorted { $0.baseline < $1.baseline }
    #expect(order.map { $0.runs[0].string } == ["Mon", "Tue"])
    #expect(names.allSatisfy { $0.box.maxX < result.plotFrame.x })
  }

  @Test("colours that stand for numbers have a bar with the least and the greatest")
  func scale() {
    var marks = cells([.number(0), .number(1)], [.category("Mon")])
    marks[0].series = .number(10)
    marks[1].series = .number(90)
    var chart = Chart(marks: marks)
    chart.labels.series = "Minutes"
    let words = Sketch.draw(chart, 300, 200).drawing.words
    #expect(words.contains("10m") && words.contains("1h 30m"))
  }
}
