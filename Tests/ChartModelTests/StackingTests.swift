import Testing
import ViewTree

@testable import ChartModel

@Suite("Stacking and scales")
struct StackingTests {
  private func plot(
    _ values: [Double],
    _ stacking: Chart.Stacking,
    kind: Chart.MarkKind = .bar,
    scale: Chart.Scale = .linear,
    isReversed: Bool = false
  ) -> CartesianPlot? {
    let marks = values.enumerated().map { index, value in
      var mark = Chart.Mark(kind: kind)
      (mark.x, mark.y) = (.category("a"), .number(value))
      mark.series = .number(Double(index))
      mark.stacking = stacking
      return mark
    }
    let axis = Chart.Axis(scale: scale, isReversed: isReversed)
    return CartesianPlot(Chart(marks: marks, yAxis: axis), formatter: ChartTimeFormatter())
  }

  @Test("normalized bars make up a hundred percent")
  func normalized() {
    let plot = plot([1, 3], .normalized)
    #expect(plot?.segments.map(\.from) == [0, 25])
    #expect(plot?.segments.map(\.to) == [25, 100])
    #expect(plot?.values.label(25, unitSeconds: 1, ChartTimeFormatter()) == "25%")
  }

  @Test("centred bars stand half below zero")
  func center() {
    let plot = plot([1, 3], .center)
    #expect(plot?.segments.map(\.from) == [-2, -1])
    #expect(plot?.segments.map(\.to) == [-1, 2])
  }

  @Test("unstacked bars all stand on zero")
  func unstacked() {
    let plot = plot([1, 3, -2], .unstacked)
    #expect(plot?.segments.map(\.from) == [0, 0, -2])
    #expect(plot?.segments.map(\.to) == [1, 3, 0])
  }

  @Test("normalized areas make up a hundred percent")
  func areas() {
    let plot = plot([1, 3], .normalized, kind: .area)
    #expect(plot?.curves.flatMap { $0.points.map(\.base) } == [0, 25])
    #expect(plot?.curves.flatMap { $0.points.map(\.value) } == [25, 100])
  }

  @Test("a logarithmic axis runs between powers of ten, which are equally far apart")
  func logarithmic() throws {
    let values = try #require(plot([20, 5000], .unstacked, scale: .logarithmic)?.values)
    let axis = values.axis(intervals: 4, formatter: ChartTimeFormatter())
    #expect(axis.ticks.map(\.value) == [10, 100, 1000, 10_000])
    #expect(abs(axis.fraction(100) - 1 / 3) < 1e-9)
    #expect(axis.fraction(0) == 0)
  }

  @Test("on a scale of square roots a quarter of the value is half way up")
  func squareRoot() throws {
    let values = try #require(plot([100], .standard, scale: .squareRoot)?.values)
    let axis = values.axis(intervals: 2, formatter: ChartTimeFormatter())
    #expect(abs(axis.fraction(25) - 0.5) < 1e-9)
  }

  @Test("values of a reversed axis grow downwards")
  func reversed() throws {
    let values = try #require(plot([100], .standard, isReversed: true)?.values)
    let axis = values.axis(intervals: 2, formatter: ChartTimeFormatter())
    #expect(axis.fraction(0) == 1)
    #expect(axis.fraction(100) == 0)
  }

  @Test("lines of a group have one colour and no legend")
  func groups() {
    let marks = ["a", "b"].map { name in
      var mark = Chart.Mark(kind: .line)
      (mark.x, mark.y) = (.number(1), .number(2))
      mark.group = .category(name)
      return mark
    }
    let plot = CartesianPlot(Chart(marks: marks), formatter: ChartTimeFormatter())
    #expect(plot?.curves.count == 2)
    #expect(Set(plot?.curves.map(\.paint) ?? []) == [.color(.system(.blue))])
    #expect(plot?.legendSeries == [])
  }

  @Test("a rule between two values is a line between two points")
  func partialRule() {
    var rule = Chart.Mark(kind: .rule)
    (rule.x, rule.yStart, rule.yEnd) = (.category("a"), .number(1), .number(4))
    var bar = Chart.Mark(kind: .bar)
    (bar.x, bar.y) = (.category("a"), .number(3))
    let plot = CartesianPlot(Chart(marks: [bar, rule]), formatter: ChartTimeFormatter())
    #expect(plot?.rules.isEmpty == true)
    #expect(plot?.curves.map(\.isRule) == [true])
    #expect(plot?.curves.first?.points.map(\.value) == [1, 4])
  }
}
