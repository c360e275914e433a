import Testing
import ViewTree

@testable import ChartModel

@Suite("Plots")
struct PlotTests {
  private func bar(_ x: Chart.Value?, _ y: Chart.Value?, series: String? = nil) -> Chart.Mark {
    var mark = Chart.Mark(kind: .bar)
    (mark.x, mark.y) = (x, y)
    mark.series = series.map { .category($0) }
    return mark
  }

  private func plot(_ marks: [Chart.Mark]) -> CartesianPlot? {
    CartesianPlot(Chart(marks: marks), formatter: ChartTimeFormatter())
  }

  @Test("Bars of one place stand on top of each other, negative ones below zero")
  func stacking() {
    let plot = plot([3, 4, -2, -1, 5].map { bar(.category("a"), .number($0)) })
    #expect(plot?.segments.map(\.from) == [0, 3, -2, -3, 7])
    #expect(plot?.segments.map(\.to) == [3, 7, 0, -2, 12])
  }

  @Test("Bars that are set apart stand beside each other")
  func lanes() {
    let marks = ["x", "y", "x"].map { position in
      var mark = bar(.category("a"), .number(1))
      mark.position = .category(position)
      return mark
    }
    #expect(plot(marks)?.segments.map(\.lane) == [0, 1, 0])
    #expect(plot(marks)?.laneCount == 2)
  }

  @Test("Numbers along x and categories along y make bars run sideways")
  func orientation() {
    #expect(plot([bar(.number(1), .category("a"))])?.isHorizontal == true)
    #expect(plot([bar(.category("a"), .number(1))])?.isHorizontal == false)
    #expect(plot([bar(.number(1), .number(1))])?.isHorizontal == false)
    #expect(plot([bar(.number(1), nil)])?.isHorizontal == true)
  }

  @Test("Series take their own colours first, then those of the palette")
  func colors() {
    let red = Chart.SeriesColor(series: .category("c"), paint: .color(.system(.red)))
    let marks = ["a", "b", "c"].map { bar(.category("x"), .number(1), series: $0) }
    let plot = CartesianPlot(
      Chart(marks: marks, seriesColors: [red]),
      formatter: ChartTimeFormatter()
    )
    #expect(plot?.series.map(\.name) == ["c", "a", "b"])
    #expect(plot?.segments.last?.paint == .color(.system(.red)))
  }

  @Test("Shares of one series are added up; those without size are left out")
  func sectors() {
    let marks = [("a", 1.0), ("b", 2), ("a", 1), ("c", 0), ("d", -1), ("e", .nan)].map {
      name,
      value in
      var mark = Chart.Mark(kind: .sector)
      mark.angle = .number(value)
      mark.series = .category(name)
      return mark
    }
    let plot = SectorPlot(Chart(marks: marks), formatter: ChartTimeFormatter())
    #expect(plot?.slices.map(\.name) == ["a", "b"])
    #expect(plot?.slices.map(\.share) == [0.5, 0.5])
  }

  @Test("Shares below half a per cent are not called zero")
  func percent() {
    #expect(SectorPlot.percent(0.004) == "<1%")
    #expect(SectorPlot.percent(0.455) == "46%")
    #expect(SectorPlot.percent(1) == "100%")
  }
}
