import Testing
import ViewTree

@testable import TextRenderer

@Suite("Words on a page of a width")
struct PageTests {
  private func words(columns: Int? = nil, _ build: (inout ViewTreeBuilder) -> Void) -> String {
    var builder = ViewTreeBuilder()
    build(&builder)
    let options = TextOptions(columns: columns)
    return String(decoding: TextRenderer.render(builder.finish(), options: options), as: UTF8.self)
  }

  private func text(_ string: String, isHeading: Bool = false) -> Content {
    .text(TextContent(runs: [TextRun(string)], isHeading: isHeading))
  }

  private func add(_ content: Content, to builder: inout ViewTreeBuilder, _ leaves: [Content]) {
    builder.open(content)
    leaves.forEach { builder.leaf($0) }
    builder.close()
  }

  private let column = Content.stack(Stack(axis: .vertical))

  private func bars(_ values: [(String, String, Double)]) -> [Chart.Mark] {
    values.map { day, series, minutes in
      var mark = Chart.Mark(kind: .bar)
      mark.x = .category(day)
      mark.y = .number(minutes)
      mark.series = .category(series)
      return mark
    }
  }

  @Test(
    "A line is wrapped at spaces, and what follows is indented",
    arguments: [
      (12, "one two three four", ["one two", "  three four"]),
      (7, "one two three", ["one two", "  three"]),
      (4, "one two", ["one", "two"]),
      (4, "abcdefghij", ["abcd", "efgh", "ij"]),
      (6, "日本語日本語", ["日本語", "  日本", "  語"]),
      (1, "日本", ["日", "本"]),
      (80, "short", ["short"]),
      (9, "a    bc defg", ["a    bc", "  defg"]),
    ]
  )
  func wraps(columns: Int, line: String, expected: [String]) {
    #expect(Array(WrappedLines(line, columns: columns)) == expected)
  }

  @Test("An indented line goes on two steps further in")
  func hangs() {
    #expect(Array(WrappedLines("  one two six", columns: 12)) == ["  one two", "    six"])
  }

  @Test("Without a width nothing is wrapped")
  func unbounded() {
    let long = String(repeating: "word ", count: 100) + "end"
    #expect(words { $0.leaf(text(long)) } == long + "\n")
  }

  @Test("No line is wider than the page")
  func fits() {
    let shown = words(columns: 20) { builder in
      builder.open(column)
      builder.leaf(text(String(repeating: "many words ", count: 20)))
      builder.leaf(.chart(Chart(marks: bars([("Monday", "Social", 90), ("Monday", "Games", 5)]))))
      builder.close()
    }
    #expect(shown.split(separator: "\n").allSatisfy { $0.count <= 20 })
  }

  @Test("A chart's table that is wider than the page becomes a line for each place")
  func sentences() {
    let marks = bars([("Mon", "Social", 90), ("Mon", "Games", 5), ("Tue", "Social", 30)])
    let chart = Content.chart(Chart(marks: marks, labels: Chart.Labels(y: "Minutes")))
    #expect(
      words(columns: 24) { $0.leaf(chart) } == """
        Mon: Social 1h 30m,
          Games 5m, Total 1h 35m
        Tue: Social 30m, Total
          30m

        """
    )
  }

  @Test("Bars beside each other have no total")
  func grouped() {
    let marks = bars([("Mon", "A", 1), ("Mon", "B", 2)]).map { mark in
      var mark = mark
      mark.position = mark.series
      return mark
    }
    #expect(!words { $0.leaf(.chart(Chart(marks: marks))) }.contains("Total"))
  }

  @Test("A heat map is a table of its fields, the longer side downwards")
  func heatMap() {
    let fields = [
      ("9 AM", "Mon", 90.0), ("9 AM", "Tue", 5), ("10 AM", "Mon", 0), ("11 AM", "Tue", 7),
    ]
    let marks = fields.map { hour, day, minutes in
      var mark = Chart.Mark(kind: .rectangle)
      mark.x = .category(hour)
      mark.y = .category(day)
      mark.series = .number(minutes)
      return mark
    }
    let labels = Chart.Labels(x: "Hour", y: "Weekday", series: "Minutes")
    #expect(
      words { $0.leaf(.chart(Chart(marks: marks, labels: labels))) } == """
        Hour      Mon  Tue
        9 AM   1h 30m   5m
        10 AM       0    –
        11 AM       –   7m

        """
    )
  }

  @Test("A heading keeps a distance to what is above it")
  func headings() {
    let shown = words { builder in
      add(
        column,
        to: &builder,
        [text("One", isHeading: true), text("a"), text("Two", isHeading: true), text("b")]
      )
    }
    #expect(shown == "One\na\n\nTwo\nb\n")
  }

  @Test("Cells of a grid stand in columns, figures at the right")
  func grid() {
    let shown = words { builder in
      builder.open(.grid(Grid()))
      add(.gridRow(nil), to: &builder, [text("App"), text("Time"), text("Category")])
      builder.leaf(.divider)
      add(.gridRow(nil), to: &builder, [text("Safari"), text("12h"), text("Utilities")])
      add(.gridRow(nil), to: &builder, [text("游戏"), text("5m"), text("Games")])
      add(.gridRow(nil), to: &builder, [.symbol(Symbol(name: "star")), text("–"), text("None")])
      builder.leaf(text("Since Monday"))
      builder.close()
    }
    #expect(
      shown == """
        App     Time  Category
        Safari   12h  Utilities
        游戏      5m  Games
                   –  None
        Since Monday

        """
    )
  }

  @Test("A cell that takes several columns moves the next ones along")
  func spans() {
    let shown = words { builder in
      builder.open(.grid(Grid()))
      builder.open(.gridRow(nil))
      builder.open(.gridCell(GridCell(columns: 2)))
      builder.leaf(text("both"))
      builder.close()
      builder.leaf(text("third"))
      builder.close()
      add(.gridRow(nil), to: &builder, [text("one"), text("two"), text("three")])
      builder.close()
    }
    #expect(shown == "both       third\none   two  three\n")
  }

  @Test(
    "A cell beyond the columns that are aligned is missed in a note, an empty one is not",
    arguments: [(256, "", false), (257, "", true), (256, "last", true), (255, "last", false)]
  )
  func manyColumns(count: Int, last: String, isCut: Bool) {
    let shown = words { builder in
      builder.open(.grid(Grid()))
      let cells = Array(repeating: text("x"), count: count) + [text(last)]
      add(.gridRow(nil), to: &builder, cells)
      add(.gridRow(nil), to: &builder, [text("y")])
      builder.close()
    }
    #expect(shown.contains("[Not all of this report is shown") == isCut)
    #expect(shown.split(separator: "\n").first?.contains("last") == (last == "last" && !isCut))
  }

  @Test("A table has its titles above its columns")
  func table() {
    let table = Table(columns: [Table.Column("App"), Table.Column("Minutes")])
    let shown = words { add(.table(table), to: &$0, [text("Safari"), text("5")]) }
    #expect(shown == "App     Minutes\nSafari        5\n")
  }

  @Test("A grid with a cell of several lines is read cell by cell")
  func tallCells() {
    let shown = words { builder in
      builder.open(.grid(Grid()))
      add(.gridRow(nil), to: &builder, [text("a\nb"), text("c")])
      add(.gridRow(nil), to: &builder, [text("d"), text("e")])
      builder.close()
    }
    #expect(shown == "a\nb\nc\nd  e\n")
  }

  @Test("Grids within grids cost no stack and end")
  func nested() {
    let shown = words { builder in
      for _ in 0..<20_000 {
        builder.open(.grid(Grid()))
        builder.open(.gridRow(nil))
      }
      builder.leaf(text("deep"))
    }
    #expect(shown == "deep\n")
  }

  @Test("A long cell does not widen every line of a table")
  func longCell() {
    let long = String(repeating: "x", count: 5_000)
    let shown = words { builder in
      builder.open(.grid(Grid()))
      for row in 0..<1_000 {
        add(.gridRow(nil), to: &builder, [text(row == 0 ? long : "y"), text("z")])
      }
      builder.close()
    }
    #expect(shown.utf8.count < 100_000)
  }
}
