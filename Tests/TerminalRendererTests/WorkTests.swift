import ChartModel
import Synchronization
import Testing
import ViewTree

@testable import TerminalRenderer

/// Trees that are small to send and would be long to draw.
///
/// Each takes minutes without the painter's limit of work, even if that is small; the time limit is
/// far above what they take with it.
@Suite("Work that a tree can cause", .timeLimit(.minutes(1)))
struct WorkTests {
  private func render(_ tree: Tree) {
    let options = TerminalOptions(columns: 200, rows: 2000, colorDepth: .trueColor)
    let buffer = TerminalRenderer.draw(tree.viewTree, options: options, workLimit: 1_000_000)
    #expect(buffer.rows > 0)
  }

  private func tall(_ tree: Tree) -> Tree {
    tree.modified(.frame(width: nil, height: 1e9, alignment: .center))
  }

  @Test("Thousands of layers over a tall report")
  func layers() {
    let shapes: [ShapeKind] = [.rectangle, .ellipse, .circle]
    let layers = (0..<3000).map { index in
      Tree.node(
        .shape(ShapeContent(kind: shapes[index % 3], fill: .color(.system(.blue)))),
        []
      )
    }
    render(tall(.node(.depthStack(.center), layers)))
  }

  @Test("Thousands of lines, areas and stacked bars in a tall chart")
  func curves() {
    let kinds: [Chart.MarkKind] = [.line, .area, .bar, .rectangle, .rule, .point]
    let marks = (0..<12_000).map { index in
      var mark = Chart.Mark(kind: kinds[index % 6])
      mark.x = .category("c\(index % 2)")
      mark.y = .number(Double(index % 100))
      mark.series = .number(Double(index / 12))
      return mark
    }
    render(tall(Samples.chart(marks)))
  }

  private func wide(_ tree: Tree) -> Tree {
    tree.modified(.frame(width: 1e6, height: 320, alignment: .center))
  }

  @Test("Thousands of lines across a chart that is far wider than the screen")
  func rules() {
    let marks = (0..<10_000).map { index in
      var mark = Chart.Mark(kind: .rule)
      mark.y = .number(Double(index % 100))
      mark.annotation = TextContent(runs: [TextRun("a")])
      return mark
    }
    render(wide(Samples.chart(marks)))
  }

  @Test("One bar of thousands of pieces that is far wider than the screen")
  func pieces() {
    let marks = (0..<10_000).map { index in
      var mark = Samples.bar(.category("a"), .number(1))
      mark.series = .number(Double(index))
      mark.thickness = .ratio(1)
      return mark
    }
    render(wide(Samples.chart(marks)))
  }

  @Test("A list of rows and sections in turns")
  func sections() {
    let items = (0..<10_000).map { index in
      index % 2 == 0
        ? Tree.text("row")
        : .node(.section(hasHeader: false, hasFooter: false), [.text("section row")])
    }
    render(.node(.list(.automatic), items))
  }

  /// Draws a tree and counts the words of its axes.
  private func drawn(_ tree: Tree, workLimit: Int) -> (buffer: CellBuffer, words: Int) {
    let words = Mutex(0)
    let formatter = ChartTimeFormatter(label: { _, _ in
      words.withLock { $0 += 1 }
      return "word"
    })
    let options = TerminalOptions(columns: 200, timeFormatter: formatter)
    let buffer = TerminalRenderer.draw(tree.viewTree, options: options, workLimit: workLimit)
    return (buffer, words.withLock { $0 })
  }

  private func bars(_ days: [Int]) -> Tree {
    Samples.chart(days.map { Samples.bar(Samples.day($0), Samples.day(3)) })
  }

  @Test("A chart of a million rows asks for no more words than one of a hundred")
  func words() {
    let usual = bars([0, 1]).modified(.frame(width: nil, height: 1600, alignment: .top))
    let most = drawn(usual, workLimit: .max).words + 2 * 100
    #expect(drawn(tall(bars([0, 1])), workLimit: .max).words <= most)
  }

  @Test("Charts beyond the limit of work are left out, each with a word in its place")
  func omitted() {
    let charts = (0..<2000).map { _ in bars([0, 19_000]) }
    let (buffer, words) = drawn(.node(.stack(Stack(axis: .vertical)), charts), workLimit: 100_000)
    #expect(buffer.isIncomplete)
    // Two charts of 19,000 days and their words use up the work.
    #expect(words < 45_000)
    #expect(text(buffer, buffer.rows - 18..<buffer.rows).contains("[chart not drawn: too much"))
  }

  private func text(_ buffer: CellBuffer, _ rows: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for row in rows {
      for column in 0..<buffer.columns {
        text.append(Unicode.Scalar(buffer[column, row].glyph.bits) ?? " ")
      }
    }
    return String(text)
  }

  @Test("Dashes of endless outlines, drawn or not, alone or by the thousand")
  func dashes() {
    let far = (0..<100).map { index in
      Path.Element.line(Path.Point(x: index % 2 == 0 ? 1e9 : -1e9, y: 5))
    }
    let hidden = Stroke(
      paint: .color(.system(.red)),
      trimFrom: 0.5,
      trimTo: 0.5,
      dash: [1, 1]
    )
    render(.node(.shape(ShapeContent(kind: .path(Path(far)), stroke: hidden)), []))
    let dashed = Stroke(paint: .color(.system(.red)), dash: [1, 1])
    let outlines = (0..<3000).map { _ in
      Tree.node(.shape(ShapeContent(kind: .rectangle, stroke: dashed)), [])
        .modified(.frame(width: 1e9, height: 16, alignment: .center))
    }
    render(.node(.stack(Stack(axis: .vertical)), outlines))
  }

  @Test("Filters over every cell of a tall report")
  func filters() {
    let stops = [SystemColor.red, .blue].enumerated().map { index, color in
      GradientStop(color: .system(color), location: Double(index))
    }
    let gradient = Paint.linearGradient(
      stops: stops,
      start: UnitPoint(x: 0, y: 0),
      end: UnitPoint(x: 0, y: 1)
    )
    let fill = Tree.node(.shape(ShapeContent(kind: .rectangle, fill: gradient)), [])
    render(
      tall((0..<16).reduce(fill) { tree, _ in tree.modified(.filter(.hueRotation(degrees: 30))) })
    )
  }

  @Test("A report that is complete does not say otherwise, one that is cut does")
  func note() {
    func shown(_ tree: Tree) -> String {
      let bytes = TerminalRenderer.render(tree.viewTree, options: TerminalOptions(columns: 2000))
      return String(decoding: bytes, as: UTF8.self)
    }
    let note = TerminalRenderer.incompleteNote
    #expect(!shown(.text("a")).contains(note))
    #expect(shown(tall(.text("a"))).hasSuffix(note + "\n"))
  }

  @Test("Lines take memory for what is seen of them, however tall the chart is")
  func canvas() {
    let area = CellRect(x: 3, y: 10, width: 2000, height: 1_000_000)
    let visible = CellRect(x: 3, y: 500, width: 80, height: 40)
    var canvas = BrailleCanvas(visible, of: area)
    #expect(canvas.dots.count == 3200)
    // The first cell's top left dot is 490 rows of four dots below the area's.
    canvas.set(0, 490 * 4)
    #expect(canvas.dots[0] == 0x01)
    canvas.set(0, 0)
    canvas.set(79 * 2 + 1, (490 + 39) * 4 + 3)
    #expect(canvas.dots.filter { $0 != 0 } == [0x01, 0x80])
  }

  @Test("What lies outside the screen costs nothing and leaves nothing out")
  func outside() {
    let bars = (0..<3000).map { _ in Tree.node(.progress(Progress(fraction: 0.5)), []) }
    let outside = Tree.node(.depthStack(.center), bars).modified(.offset(x: 0, y: -1e6))
    #expect(!drawn(outside, workLimit: 100).buffer.isIncomplete)
    #expect(drawn(.node(.depthStack(.center), bars), workLimit: 100).buffer.isIncomplete)
  }

  @Test("Text beyond what cells can show is cut")
  func text() {
    var arena = TextArena()
    arena.limit = 10
    let first = arena.prepare(TextContent(runs: [TextRun("12345678")]))
    #expect(first.end == 8)
    #expect(!arena.isFull)
    let second = arena.prepare(TextContent(runs: [TextRun("abcdef")]))
    #expect(second.end - second.start == 3)
    let third = arena.prepare(TextContent(runs: [TextRun("more")]))
    #expect(third.end == third.start)
    #expect(arena.isFull)
  }
}
