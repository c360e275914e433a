import ChartModel
import Drawing
import Testing
import ViewTree

@testable import ChartDrawing

@Suite("Bars")
struct BarDrawingTests {
  @Test("a bar of 5 on 0…10 fills the lower half of its plot")
  func height() {
    var mark = Chart.Mark(kind: .bar)
    (mark.x, mark.y) = (.category("a"), .number(5))
    let chart = Chart(
      marks: [mark],
      xAxis: Chart.Axis(isHidden: true),
      yAxis: Chart.Axis(isHidden: true),
      yDomain: .range(0, 10)
    )
    var budget = WorkBudget(100_000)
    let result = ChartDrawing.draw(
      chart,
      width: 102,
      height: 102,
      measurer: FixedMeasurer(),
      formatter: ChartTimeFormatter(),
      budget: &budget
    )
    #expect(result.plotFrame == ChartRect(x: 0, y: 1, width: 102, height: 100))
  }
}
