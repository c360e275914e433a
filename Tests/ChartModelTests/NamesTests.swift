import Testing
import ViewTree

@testable import ChartModel

@Suite("Categories and cells along both axes")
struct NamesTests {
  private func mark(_ kind: Chart.MarkKind, _ x: Chart.Value, _ y: Chart.Value) -> Chart.Mark {
    var mark = Chart.Mark(kind: kind)
    (mark.x, mark.y) = (x, y)
    return mark
  }

  private func plot(_ chart: Chart) -> CartesianPlot? {
    CartesianPlot(chart, formatter: ChartTimeFormatter())
  }

  @Test("a category along the axis of values reaches from one whole number to the next")
  func names() {
    let marks = ["Mon", "Tue"].map { mark(.rectangle, .category("a"), .category($0)) }
    let plot = plot(Chart(marks: marks))
    #expect(plot?.valueNames == ["Mon", "Tue"])
    #expect(plot?.areas.map(\.from) == [0, 1])
    #expect(plot?.areas.map(\.to) == [1, 2])
  }

  @Test("names are marked in the middle of their places, the first on top")
  func ticks() {
    let marks = ["Mon", "Tue"].map { mark(.point, .number(1), .category($0)) }
    let plot = plot(Chart(marks: marks))
    let axis = plot?.values.axis(intervals: 2, formatter: ChartTimeFormatter())
    #expect(axis?.ticks.map(\.label) == ["Tue", "Mon"])
    #expect(axis?.ticks.map { axis?.fraction($0.value) } == [0.25, 0.75])
    #expect(axis?.ticks.contains { $0.hasGridLine } == false)
  }

  @Test("the author's marks of names stand where the names are")
  func authorsMarks() {
    var chart = Chart(marks: ["a", "b", "c"].map { mark(.point, .number(1), .category($0)) })
    chart.yAxis.marks = [
      Chart.AxisMark(value: .category("b"), label: "B"), Chart.AxisMark(value: .category("z")),
    ]
    let axis = plot(chart)?.values.axis(intervals: 2, formatter: ChartTimeFormatter())
    #expect(axis?.ticks.map(\.label) == ["B"])
    #expect(axis?.ticks.map(\.value) == [1.5])
  }

  @Test("numbers among the values leave categories out")
  func mixed() {
    let marks = [
      mark(.point, .number(1), .category("a")), mark(.point, .number(2), .number(7)),
    ]
    let plot = plot(Chart(marks: marks))
    #expect(plot?.valueNames == nil)
    #expect(plot?.dots.map(\.value) == [7])
  }

  @Test("cells with a number each are as wide as the least distance between two")
  func cells() {
    let marks = [0.0, 2, 6].map { mark(.rectangle, .number($0), .number($0 * 10)) }
    let plot = plot(Chart(marks: marks))
    #expect(plot?.areas.map(\.start) == [.value(-1), .value(1), .value(5)])
    #expect(plot?.areas.map(\.end) == [.value(1), .value(3), .value(7)])
    #expect(plot?.areas.map(\.from) == [-10, 10, 50])
    #expect(plot?.areas.allSatisfy(\.isCell) == true)
  }

  @Test("a moment with a unit spans it on the axis of values too")
  func moments() {
    let marks = [mark(.rectangle, .category("a"), .time(start: 3600, end: 7200))]
    let plot = plot(Chart(marks: marks))
    #expect(plot?.areas.map(\.from) == [3600] && plot?.areas.map(\.to) == [7200])
  }

  @Test("colours of a heat map that stand for numbers fade from the greatest to the least")
  func colors() {
    let marks = [10.0, 20, 30].map { number in
      var mark = mark(.rectangle, .number(number), .category("a"))
      mark.series = .number(number)
      return mark
    }
    let plot = plot(Chart(marks: marks))
    #expect(plot?.colorScale.map { [$0.lower, $0.upper] } == [10, 30])
    #expect(plot?.areas.last?.paint == .color(.system(.blue)))
    #expect(plot?.areas[1].paint == .color(.system(.blue, opacity: 0.56)))
    #expect(plot?.legendSeries == [])
  }

  @Test("few numbers as series, and those with colours of their own, are series as before")
  func numberedSeries() {
    let marks = [1.0, 2].map { number in
      var mark = mark(.bar, .category("a"), .number(1))
      mark.series = .number(number)
      return mark
    }
    #expect(plot(Chart(marks: marks))?.colorScale == nil)
    #expect(plot(Chart(marks: marks))?.legendSeries == [0, 1])
    let cell = marks.map { mark in
      var mark = mark
      mark.kind = .rectangle
      return mark
    }
    let red = Chart.SeriesColor(series: .number(1), paint: .color(.system(.red)))
    #expect(plot(Chart(marks: cell, seriesColors: [red]))?.colorScale == nil)
  }

  @Test("widths, dashes and corners are kept as far as they can be drawn")
  func looks() {
    var rule = Chart.Mark(kind: .rule)
    (rule.y, rule.lineWidth, rule.dash) = (.number(1), 1e9, [4, -1, .nan, 2])
    var bar = mark(.bar, .category("a"), .number(1))
    bar.cornerRadius = -3
    let plot = plot(Chart(marks: [bar, rule]))
    #expect(plot?.rules.first?.lineWidth == 1000)
    #expect(plot?.rules.first?.dash == [4, 0, 0, 2])
    #expect(plot?.segments.first?.cornerRadius == 0)
    rule.dash = [0, 0]
    #expect(self.plot(Chart(marks: [bar, rule]))?.rules.first?.dash == [])
  }

  @Test("labels of hours and days come in steps that clocks and calendars have")
  func steps() {
    let hours = (0..<24).map {
      Chart.Value.time(start: Double($0) * 3600, end: Double($0 + 1) * 3600)
    }
    let scale = BandScale(hours, domain: nil, formatter: ChartTimeFormatter())
    #expect([1, 2, 4, 5, 7, 25].map { scale.labelStep(atLeast: $0) } == [1, 2, 4, 6, 12, 48])
    // Two hours east of UTC the fifth hour begins at six on the clock.
    let formatter = ChartTimeFormatter(offset: { _ in 7200 })
    #expect(scale.firstLabel(step: 6, formatter: formatter) == 4)
    let names = BandScale([.category("a")], domain: nil, formatter: ChartTimeFormatter())
    #expect(names.labelStep(atLeast: 5) == 5)
  }

  @Test("a value outside of an axis has a place beyond its ends, within reason")
  func outside() {
    let axis = ValueAxis(lower: 0, upper: 10, ticks: [])
    #expect(axis.freeFraction(15) == 1.5)
    #expect(axis.freeFraction(-5) == -0.5)
    #expect(axis.freeFraction(1e15) == 1000)
    #expect(axis.fraction(15) == 1)
  }

  private func data(_ chart: Chart) -> ChartData? {
    var budget = WorkBudget(100_000)
    return ChartData(chart, formatter: ChartTimeFormatter(), budget: &budget)
  }

  @Test("a heat map's table has a row for each place and a column for each category")
  func table() {
    let cells = [(0.0, "Mon", 30.0), (1, "Mon", 90), (1, "Tue", 60)]
    let marks = cells.map { hour, day, minutes in
      var mark = mark(.rectangle, .number(hour), .category(day))
      mark.series = .number(minutes)
      return mark
    }
    let data = data(Chart(marks: marks, labels: Chart.Labels(x: "Hour", series: "Minutes")))
    #expect(data?.header == ["Hour", "Mon", "Tue"])
    #expect(data?.rows.map { $0.dropFirst() } == [["30m", "–"], ["1h 30m", "1h"]])
  }

  @Test("cells that say nothing but their colour are told by a dot, others by their words")
  func words() {
    var note = mark(.rectangle, .category("a"), .number(1))
    note.annotation = TextContent(runs: [TextRun("7 ×")])
    let plain = mark(.rectangle, .category("b"), .number(3))
    let data = data(Chart(marks: [note, plain]))
    #expect(data?.header == ["", "1", "3"])
    #expect(data?.rows == [["a", "7 ×", "–"], ["b", "–", "•"]])
  }

  @Test("cells of hours are named by the hour")
  func hours() {
    let marks = [0.0, 3600].map {
      mark(.rectangle, .time(start: $0, end: $0 + 3600), .category("Mon"))
    }
    #expect(data(Chart(marks: marks))?.rows.map(\.first) == ["00:00", "01:00"])
  }
}
