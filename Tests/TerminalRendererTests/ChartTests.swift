import ChartModel
import Testing
import Theme
import ViewTree

@testable import TerminalRenderer

@Suite("Charts in a terminal")
struct ChartTests {
  private func framed(_ chart: Tree, rows: Int) -> Tree {
    chart.modified(.frame(width: nil, height: Double(rows * 16), alignment: .center))
  }

  private func bars(_ values: [Double]) -> Tree {
    let names = ["A", "B", "C", "D"]
    return Samples.chart(
      values.enumerated().map { Samples.bar(.category(names[$0]), .number($1)) }
    )
  }

  @Test("Vertical bars rise in eighths of a row, with values at the right")
  func verticalBars() {
    // A place is five columns, a bar four of them. Four rows for 0…4: one row for each 1, and 2.5
    // is two rows and four eighths.
    let shown = screen(framed(bars([1, 2.5, 4]), rows: 6), columns: 17)
    #expect(
      shown == """
        ┈┈┈┈┈┈┈┈┈┈████┈ 4
             ▄▄▄▄ ████
        ┈┈┈┈┈████┈████┈ 2
        ████ ████ ████
        ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0
          A    B    C
        """
    )
  }

  @Test("Of bars that overlap, those that begin further right are in front, in every place")
  func overlappingBars() {
    let marks = (0..<8).flatMap { place in
      [(SystemColor.red, Chart.Thickness.points(32)), (.blue, .ratio(1))].map { color, thickness in
        var mark = Samples.bar(.category("c\(place)"), .number(4))
        mark.paint = .color(.system(color))
        mark.thickness = thickness
        mark.stacking = .unstacked
        return mark
      }
    }
    let chart = Samples.chart(marks) { chart in
      chart.xAxis.isHidden = true
      chart.yAxis.isHidden = true
    }
    let options = TerminalOptions(columns: 80, colorDepth: .trueColor)
    let buffer = TerminalRenderer.draw(framed(chart, rows: 4).viewTree, options: options)
    let wide = buffer[0, 3].foreground
    let row = (0..<80).map { buffer[$0, 3].foreground == wide ? "w" : "n" }.joined()
    // A place has ten columns, and 32 points are four of them in its middle.
    #expect(row == String(repeating: "wwwnnnnwww", count: 8))
    #expect(wide != .terminal)
  }

  @Test("A part of nothing in a stacked bar leaves the others as they are")
  func emptyPart() {
    let marks = [
      Samples.bar(.category("A"), .number(2.5), series: "s"),
      Samples.bar(.category("A"), .number(0), series: "t"),
      Samples.bar(.category("B"), .number(4), series: "s"),
      Samples.bar(.category("C"), .number(1), series: "s"),
    ]
    let chart = Samples.chart(marks) { $0.legend = .hidden }
    #expect(
      screen(framed(chart, rows: 6), columns: 17) == """
        ┈┈┈┈┈████┈┈┈┈┈┈ 4
        ▄▄▄▄ ████
        ████┈████┈┈┈┈┈┈ 2
        ████ ████ ████
        ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈ 0
          A    B    C
        """
    )
  }

  @Test("Sideways bars have their names before and their values behind them")
  func horizontalBars() {
    let chart = Samples.chart([
      Samples.bar(.number(8), .category("Ann")), Samples.bar(.number(3), .category("Benjamin")),
    ])
    #expect(
      screen(chart, columns: 16) == """
        Ann   ━━━━━━━━ 8
        Benj… ━━━ 3
        """
    )
  }

  private func sectors(_ shares: [(String, Double)]) -> [Chart.Mark] {
    shares.map { name, value in
      var mark = Chart.Mark(kind: .sector)
      mark.angle = .number(value)
      mark.series = .category(name)
      return mark
    }
  }

  @Test("Without colours a pie's halves are told apart by patterns, clockwise from the top")
  func patterns() {
    let chart = Samples.chart(sectors([("a", 1), ("b", 1)])) { $0.legend = .hidden }
    let rows = screen(framed(chart, rows: 4), columns: 8).split(separator: "\n")
    #expect(rows.count == 4)
    #expect(rows.dropFirst().prefix(2) == ["▒▒▒▒████", "▒▒▒▒████"])
  }

  @Test("Shares are bars where there is no room for a pie")
  func shares() {
    let marks = sectors([("Social", 3), ("Games", 1)])
    // Ten cells for three quarters; a quarter is a third of that, 3.5 to the next half.
    let shown = screen(framed(Samples.chart(marks), rows: 2), columns: 24)
    #expect(
      shown.split(separator: "\n") == ["Social ━━━━━━━━━━ 75%  3", "Games  ━━━╸       25%  1"]
    )
  }

  @Test("A pie is as round as a circle in half cells")
  func pie() {
    var mark = Chart.Mark(kind: .sector)
    mark.angle = .number(1)
    let tree = framed(Samples.chart([mark]) { $0.legend = .hidden }, rows: 4)
    let options = TerminalOptions(columns: 8, colorDepth: .ansi16)
    let buffer = TerminalRenderer.draw(tree.viewTree, options: options)
    let rows = (0..<4).map { row in
      String(
        (0..<8).map { column in
          Character(Unicode.Scalar(buffer[column, row].glyph.bits) ?? "?")
        }
      )
    }
    // A circle of diameter 8 in half cells: 4, 6, 8, 8, 8, 8, 6, 4 wide.
    #expect(rows == [" ▄████▄ ", "████████", "████████", " ▀████▀ "])
  }

  @Test("What stands behind a donut is seen in its hole, wherever the legend puts it")
  func donutCentre() {
    var marks = sectors([("a", 1), ("b", 1)])
    for index in marks.indices { marks[index].innerRadius = 0.6 }
    let chart = Chart(marks: marks, layers: [Chart.Layer(kind: .background)])
    let tree = framed(.node(.chart(chart), [.text("1h")]), rows: 8)
    let options = TerminalOptions(columns: 40, colorDepth: .ansi16)
    let buffer = TerminalRenderer.draw(tree.viewTree, options: options)
    // The circle is the first sixteen columns; two characters in its middle.
    let rows = (0..<8).map { row in
      String((6..<10).map { Character(Unicode.Scalar(buffer[$0, row].glyph.bits) ?? "?") })
    }
    #expect(rows.contains(" 1h "))
  }

  @Test("A legend of the author's own takes the place of ours")
  func legend() {
    let marks = [Samples.bar(.category("x"), .number(1), series: "Ours")]
    let layer = Chart.Layer(
      kind: .legend,
      alignment: .init(horizontal: .leading, vertical: .bottom)
    )
    let chart = Chart(marks: marks, layers: [layer])
    let shown = screen(framed(.node(.chart(chart), [.text("Theirs")]), rows: 8))
    #expect(shown.hasSuffix("Theirs"))
    #expect(!shown.contains("Ours"))
  }

  @Test("Words of a vertical axis can stand before the plot, up against it")
  func leadingAxis() {
    let chart = Samples.chart([Samples.bar(.category("A"), .number(100))]) {
      $0.yAxis.side = .leading
    }
    let rows = screen(framed(chart, rows: 6), columns: 20).split(separator: "\n")
    #expect(rows.first?.hasPrefix("100 ") == true)
    #expect(rows.contains { $0.hasPrefix("  0 ") })
  }

  @Test("A bar is as wide as its author wants, a column for eight points")
  func thickness() {
    var mark = Samples.bar(.category("A"), .number(1))
    mark.thickness = .points(24)
    let chart = Samples.chart([mark]) {
      $0.yAxis.isHidden = true
      $0.xAxis.isHidden = true
    }
    let rows = screen(framed(chart, rows: 4), columns: 20).split(separator: "\n")
    #expect(rows[1].filter { $0 == "█" }.count == 3)
  }

  @Test("Points have the shape that their author chose")
  func symbols() {
    var mark = Chart.Mark(kind: .point)
    (mark.x, mark.y, mark.symbol) = (.number(1), .number(1), .triangle)
    #expect(screen(framed(Samples.chart([mark]), rows: 6)).contains("▲"))
  }

  @Test("Pieces of a bar share a cell where one ends and the next begins")
  func stackedBoundary() {
    // 12 of 16 on 2 rows of 8 each: the boundary at 12 is half up the upper cell.
    let marks = [("a", 12.0), ("b", 4)].map {
      Samples.bar(.category("x"), .number($1), series: $0)
    }
    let chart = Samples.chart(marks) { chart in
      chart.yDomain = .range(0, 16)
      chart.yAxis.isHidden = true
      chart.xAxis.isHidden = true
      chart.legend = .hidden
    }
    let options = TerminalOptions(columns: 3, colorDepth: .trueColor)
    let buffer = TerminalRenderer.draw(framed(chart, rows: 2).viewTree, options: options)
    #expect(buffer[1, 0].glyph == Glyph("▄"))
    #expect(buffer[1, 0].foreground.rgb == options.theme.rgb(.blue))
    #expect(buffer[1, 0].background.rgb == options.theme.rgb(.green))
    #expect(buffer[1, 1].glyph == Glyph("█"))
  }

  @Test("A rule's words stand at its height in the values' column")
  func rule() {
    var rule = Chart.Mark(kind: .rule)
    rule.y = .number(3)
    rule.annotation = TextContent(runs: [TextRun("avg")])
    let chart = Samples.chart([Samples.bar(.category("A"), .number(4)), rule])
    let line = screen(framed(chart, rows: 8), columns: 30).split(separator: "\n").first {
      $0.contains("╌")
    }
    #expect(line?.hasSuffix("╌ avg") == true)
  }

  @Test("The words of a rule stand where they hide the least of the marks")
  func ruleBesideMarks() {
    var rule = Chart.Mark(kind: .rule)
    rule.y = .number(3)
    rule.annotation = TextContent(runs: [TextRun("the average")])
    // High at the left, low at the right.
    let chart = Samples.chart(
      [6.0, 6, 1, 1, 1].enumerated().map { Samples.bar(.category("\($0)"), .number($1)) } + [rule]
    )
    let rows = screen(framed(chart, rows: 8), columns: 60).split(separator: "\n")
    let line = rows.first { $0.contains("the average") } ?? ""
    #expect(line.contains("██"))
    #expect(line.prefix { $0 != "t" }.count > 25)
  }

  @Test("Words above bars never touch each other")
  func crowdedNotes() {
    let marks = (0..<8).map { index in
      var mark = Samples.bar(.category("\(index)"), .number(3))
      mark.annotation = TextContent(runs: [TextRun("12345")])
      return mark
    }
    for columns in [20, 27, 30, 36, 41, 60] {
      let shown = screen(framed(Samples.chart(marks), rows: 8), columns: columns)
      #expect(!shown.contains("1234512345"))
      #expect(!shown.contains("12345 12345 12345 12345") || columns > 46)
    }
  }

  @Test("Labels of hours stand at full hours of the place's clock")
  func localHours() {
    let chart = Samples.chart((0..<24).map { Samples.bar(Samples.hour($0), .number(1)) })
    let options = TerminalOptions(columns: 60, timeFormatter: .init(offset: { _ in 5 * 3600 }))
    let text = String(
      decoding: TerminalRenderer.render(chart.viewTree, options: options),
      as: UTF8.self
    )
    let labels = text.split(separator: "\n").last?.split(separator: " ")
    #expect(
      labels == [
        "06:00", "09:00", "12:00", "15:00", "18:00", "21:00", "00:00", "03:00",
      ]
    )
  }

  @Test("A chart without data says so", arguments: [1, 7, 20])
  func noData(columns: Int) {
    var sector = Chart.Mark(kind: .sector)
    sector.angle = .number(0)
    var rule = Chart.Mark(kind: .rule)
    rule.y = .number(1)
    var nan = Chart.Mark(kind: .line)
    nan.x = .number(.nan)
    nan.y = .number(.nan)
    for marks in [[], [sector], [rule], [nan]] {
      let shown = screen(Samples.chart(marks), columns: columns)
      #expect(shown.contains(columns < 7 ? "…" : "No data"))
    }
  }

  private static let hostileNumbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 0, -1, .leastNonzeroMagnitude, 1e15,
  ]

  @Test(
    "No number, kind or size of a chart stops the host",
    arguments: Chart.MarkKind.allCases,
    hostileNumbers
  )
  func hostile(kind: Chart.MarkKind, number: Double) {
    let values: [Chart.Value?] = [
      nil, .number(number), .category("a"), .time(start: number, end: -number),
    ]
    for x in values {
      for y in values {
        var mark = Chart.Mark(kind: kind)
        (mark.x, mark.y, mark.angle) = (x, y, .number(number))
        (mark.innerRadius, mark.inset, mark.opacity) = (number, number, number)
        var ranged = mark
        (ranged.xStart, ranged.xEnd, ranged.yStart, ranged.yEnd) = (x, y, y, x)
        var one = Chart.Mark(kind: kind)
        (one.x, one.y, one.angle) = (.number(1), .number(1), .number(1))
        for marks in [[mark], [ranged], [mark, one], [one, ranged]] {
          let chart = Samples.chart(marks) { $0.yDomain = .range(number, 1) }
          for columns in [1, 3, 40] {
            _ = screen(framed(chart, rows: columns / 4), columns: columns)
          }
        }
      }
    }
  }

  @Test("Ten thousand categories become as many bars as there are columns, or a count of the rest")
  func manyCategories() {
    let vertical = Samples.chart(
      (0..<10_000).map { Samples.bar(.category("c\($0)"), .number(Double($0 % 7))) }
    )
    #expect(screen(vertical, columns: 80).contains("█"))
    let sideways = Samples.chart(
      (0..<10_000).map { Samples.bar(.number(Double($0 % 7 + 1)), .category("c\($0)")) }
    )
    #expect(screen(sideways, columns: 80).hasSuffix("\nand 9971 more"))
  }

  @Test("Words in charts cannot command the terminal")
  func sanitized() {
    let words = "a\u{1B}]0;x\u{7}\u{202E}b"
    var sector = Chart.Mark(kind: .sector)
    (sector.angle, sector.series) = (.number(1), .category(words))
    var bar = Samples.bar(.category(words), .number(2), series: words)
    bar.annotation = TextContent(runs: [TextRun(words)])
    for marks in [[sector], [bar]] {
      let chart = Samples.chart(marks) { $0.yAxis.title = words }
      let shown = screen(chart, columns: 80)
      #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      #expect(!shown.unicodeScalars.contains("\u{202E}"))
    }
  }
}
