import Drawing
import PlainTree
import PointLayout
import Testing
import TreeDrawing
import TreeSamples
import ViewTree

@Suite("Leaves in points")
struct LeafTests {
  @Test("Text keeps its styles, and a gradient spans its frame")
  func styles() {
    let stops = [GradientStop(color: .system(.red), location: 0)]
    let gradient = Paint.linearGradient(
      stops: stops,
      start: UnitPoint(x: 0, y: 0),
      end: UnitPoint(x: 1, y: 0)
    )
    let style = TextStyle(
      font: Font(size: .points(10), weight: .bold),
      paint: gradient,
      isUnderlined: true,
      isStruckThrough: true,
      tracking: 2,
      baselineOffset: 3
    )
    let line = draw { $0.leaf(text("00", style)) }.lines[0]
    let run = line.runs[0]
    #expect(run.isUnderlined && run.isStruckThrough)
    #expect(run.tracking == 2 && run.baselineOffset == 3)
    #expect(run.font.weight == .bold)
    // Two digits of 7.56 in the middle of 100 points, on a line of 12.
    guard case .linear(_, let from, let to) = run.ink else {
      Issue.record("no gradient")
      return
    }
    #expect(abs(from.x - 42.44) < 0.001 && abs(to.x - 57.56) < 0.001)
    #expect(abs(line.baseline - (44 + 9.5)) < 0.001)
  }

  @Test("A bar of progress is filled from the left")
  func bar() {
    let drawing = draw(height: nil) { $0.leaf(.progress(Progress(fraction: 0.4, style: .linear))) }
    #expect(drawing.fills.map(\.path.edges) == [[0, 0, 100, 4], [0, 0, 40, 4]])
    #expect(drawing.fills.map(\.ink) == [.system(.fill), .system(.accent)])
  }

  @Test("A ring of progress begins at the top")
  func ring() throws {
    let drawing = draw(height: nil) {
      $0.leaf(.progress(Progress(fraction: 0.5, style: .circular)))
    }
    // 20 points wide in the middle of 100, the line of 3 inside.
    let done = drawing.strokes.dropFirst().map(\.path)
    let start = try #require(done.first?.points.first)
    #expect(abs(start.x - 50) < 0.02 && abs(start.y - 1.5) < 0.02)
    let end = try #require(done.last?.points.last)
    #expect(abs(end.x - 50) < 0.02 && abs(end.y - 18.5) < 0.02)
  }

  @Test("A known symbol is its outline, an unknown one a tile with its letter")
  func symbols() {
    let clock = draw { $0.leaf(.symbol(Symbol(name: "clock"))) }
    #expect(!clock.strokes.isEmpty || !clock.fills.isEmpty)
    #expect(clock.lines.isEmpty)
    let unknown = draw { $0.leaf(.symbol(Symbol(name: "quux.fill"))) }
    #expect(unknown.lines.map { $0.runs[0].string } == ["Q"])
    #expect(unknown.fills.count == 1)
  }

  @Test("A token is its name beside a tile with its symbol")
  func token() {
    var options = TreeDrawingOptions(width: 200, measurer: EstimatedMeasurer())
    options.resolveToken = { $0.token == [1] ? TokenName(name: "Safari", symbol: "safari") : nil }
    let known = tree { $0.leaf(.tokenLabel(TokenLabel(kind: .application, token: [1]))) }
    #expect(TreeDrawing.draw(known, options: options).lines.map { $0.runs[0].string } == ["Safari"])
    let unknown = tree { $0.leaf(.tokenLabel(TokenLabel(kind: .category, token: [2]))) }
    let drawing = TreeDrawing.draw(unknown, options: options)
    #expect(drawing.lines.map { $0.runs[0].string } == ["Category"])
    #expect(drawing.fills.contains { $0.ink == .system(.gray) })
  }

  @Test("Text is sanitized")
  func sanitized() {
    let drawing = draw { $0.leaf(text("a\u{1B}[31m\u{202E}b")) }
    #expect(drawing.lines.flatMap { $0.runs.map(\.string) }.joined() == "a[31mb")
  }

  @Test(
    "Each kind of node makes a drawing of finite numbers whose groups are closed",
    arguments: Samples.all
  )
  func everyKind(_ content: Content) {
    let options = TreeDrawingOptions(measurer: EstimatedMeasurer())
    let drawing = TreeDrawing.draw(Samples.tree(content), options: options)
    #expect(drawing.depth == 0)
    for (path, _) in drawing.fills {
      #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
    for line in drawing.lines { #expect(line.x.isFinite && line.baseline.isFinite) }
  }
}
