import Testing
import ViewTree

@testable import TextRenderer

@Suite("Trees in plain words")
struct TextRendererTests {
  private func words(_ build: (inout ViewTreeBuilder) -> Void) -> String {
    var builder = ViewTreeBuilder()
    build(&builder)
    return String(decoding: TextRenderer.render(builder.finish()), as: UTF8.self)
  }

  private func text(_ string: String) -> Content {
    .text(TextContent(runs: [TextRun(string)]))
  }

  private func add(_ content: Content, to builder: inout ViewTreeBuilder, _ leaves: [Content]) {
    builder.open(content)
    leaves.forEach { builder.leaf($0) }
    builder.close()
  }

  private let row = Content.stack(Stack(axis: .horizontal))
  private let column = Content.stack(Stack(axis: .vertical))

  @Test("A column is lines, a row is one line")
  func stacks() {
    let shown = words { builder in
      builder.open(column)
      builder.leaf(text("Today"))
      add(row, to: &builder, [text("Safari"), .spacer(minLength: nil), text("1h 5m")])
      add(row, to: &builder, [.symbol(Symbol(name: "star")), text("a"), text("b")])
      builder.close()
    }
    #expect(shown == "Today\nSafari  1h 5m\na b\n")
  }

  @Test("A row of columns is read column by column")
  func columns() {
    let shown = words { builder in
      builder.open(row)
      add(column, to: &builder, [text("a"), text("b")])
      add(column, to: &builder, [text("c"), text("d")])
      builder.close()
    }
    #expect(shown == "a\nb\nc\nd\n")
  }

  @Test("Rows of a section stand below its header, its footer behind them")
  func sections() {
    let shown = words { builder in
      builder.open(.list(.automatic))
      let section = Content.section(hasHeader: true, hasFooter: true)
      add(section, to: &builder, [text("Apps"), text("Total"), text("Safari"), text("Mail")])
      add(.section(hasHeader: false, hasFooter: false), to: &builder, [text("Other")])
      builder.close()
    }
    #expect(shown == "Apps\n  Safari\n  Mail\nTotal\n\nOther\n")
  }

  @Test("Words for assistive technology replace what they describe")
  func accessibility() {
    let shown = words { builder in
      builder.open(column)
      let label = Accessibility(label: "Screen time", value: "4 hours")
      add(.accessibility(label), to: &builder, [text("4h")])
      add(.accessibility(Accessibility(isHidden: true)), to: &builder, [text("ornament")])
      add(.hidden, to: &builder, [text("hidden")])
      builder.close()
    }
    #expect(shown == "Screen time: 4 hours\n")
  }

  @Test("Progress is a percentage with its words")
  func progress() {
    let progress = Progress(fraction: 0.45, hasLabel: true, hasValueLabel: true)
    let shown = words { add(.progress(progress), to: &$0, [text("Limit"), text("27m")]) }
    #expect(shown == "45% Limit 27m\n")
    #expect(words { $0.leaf(.progress(Progress(fraction: .nan))) } == "0%\n")
    #expect(words { $0.leaf(.progress(Progress(fraction: nil))) } == "in progress\n")
  }

  @Test("A bar chart is a table with a column for each series")
  func bars() {
    let marks = [("Mon", "Social", 90.0), ("Mon", "Games", 5), ("Tue", "Social", 30)].map {
      day,
      series,
      minutes in
      var mark = Chart.Mark(kind: .bar)
      mark.x = .category(day)
      mark.y = .number(minutes)
      mark.series = .category(series)
      return mark
    }
    var rule = Chart.Mark(kind: .rule)
    rule.y = .number(62.5)
    rule.annotation = TextContent(runs: [TextRun("Average")])
    let labels = Chart.Labels(x: "Day", y: "Minutes")
    let shown = words { $0.leaf(.chart(Chart(marks: marks + [rule], labels: labels))) }
    #expect(
      shown == """
        Day  Social  Games   Total
        Mon  1h 30m     5m  1h 35m
        Tue     30m      –     30m
        Average: 1h 2m

        """
    )
  }

  @Test("A pie is a table of shares")
  func pie() {
    let marks = [("Social", 3.0), ("游戏", 1)].map { name, value in
      var mark = Chart.Mark(kind: .sector)
      mark.angle = .number(value)
      mark.series = .category(name)
      return mark
    }
    let shown = words { $0.leaf(.chart(Chart(marks: marks))) }
    #expect(shown == "Social   75%  3\n游戏     25%  1\nTotal   100%  4\n")
  }

  @Test("What stands around a plot follows its table")
  func layers() {
    var mark = Chart.Mark(kind: .sector)
    mark.angle = .number(3)
    mark.series = .category("Social")
    let chart = Chart(marks: [mark], layers: [Chart.Layer(kind: .background)])
    #expect(
      words { add(.chart(chart), to: &$0, [text("Total 3")]) } == "Social  100%  3\n\nTotal 3\n"
    )
  }

  @Test("Lines that are only set apart have columns of their own")
  func groups() {
    let marks = [("Anna", 1.0), ("Ben", 2)].map { name, value in
      var mark = Chart.Mark(kind: .line)
      mark.x = .category("Mon")
      mark.y = .number(value)
      mark.group = .category(name)
      return mark
    }
    #expect(words { $0.leaf(.chart(Chart(marks: marks))) } == "     Anna  Ben\nMon     1    2\n")
  }

  @Test("A line with points and an area says each number once")
  func kindsOfMarks() {
    let marks = [Chart.MarkKind.line, .point, .area].map { kind in
      var mark = Chart.Mark(kind: kind)
      mark.x = .category("Mon")
      mark.y = .number(3)
      return mark
    }
    #expect(words { $0.leaf(.chart(Chart(marks: marks))) } == "Mon  3\n")
  }

  @Test("Words for assistive technology name a chart, whose figures are read all the same")
  func chartWithLabel() {
    var mark = Chart.Mark(kind: .bar)
    mark.x = .category("Mon")
    mark.y = .number(3)
    let shown = words { builder in
      builder.open(.accessibility(Accessibility(label: "Pickups")))
      builder.leaf(.chart(Chart(marks: [mark])))
      builder.close()
    }
    #expect(shown == "Pickups\n\nMon  3\n")
  }

  @Test("A chart without data says so")
  func noData() {
    #expect(words { $0.leaf(.chart(Chart())) } == "No data\n")
  }

  @Test("Nothing that commands a terminal gets through")
  func sanitized() {
    let hostile = "a\u{1B}]0;x\u{7}\u{202E}b"
    var mark = Chart.Mark(kind: .bar)
    mark.x = .category(hostile)
    mark.y = .number(1)
    let contents: [Content] = [
      text(hostile), .placeholder(hostile), .chart(Chart(marks: [mark])),
    ]
    for content in contents {
      let shown = words { $0.leaf(content) }
      #expect(shown.contains("a]0;xb"))
      #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  @Test("A deep tree costs no stack")
  func depth() {
    let shown = words { builder in
      for _ in 0..<50_000 { builder.open(column) }
      builder.leaf(text("deep"))
    }
    #expect(shown == "deep\n")
  }

  @Test("Charts beyond the limit of work are left out, and the end says so")
  func work() {
    var mark = Chart.Mark(kind: .bar)
    mark.x = .category("a")
    mark.y = .number(1)
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical)))
    for _ in 0..<20 { builder.leaf(.chart(Chart(marks: [mark]))) }
    let tree = builder.finish()
    func shown(_ limit: Int) -> String {
      let bytes = TextRenderer.render(tree, options: TextOptions(), workLimit: limit)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(!shown(.max).contains("["))
    #expect(shown(1000).contains("[chart not shown: too much to show]"))
    #expect(shown(1000).hasSuffix("\n[Not all of this report is shown: it holds too much.]\n"))
  }

  @Test("Text ends at its limit, whatever is added")
  func full() {
    var writer = LineWriter()
    let line = String(repeating: "x", count: 1 << 20)
    for _ in 0..<20 {
      writer.add(line)
      writer.endLine()
    }
    #expect(writer.isFull)
    #expect(writer.text.utf8.count <= LineWriter.limit + line.utf8.count + 1)
  }
}
