import Drawing
import ImageProtocol
import ImageRenderer
import Testing
import ViewTree

@Suite("Pictures that are too much work")
struct OutlineBudgetTests {
  private func render(_ drawing: Drawing, _ format: ImageFormat) throws -> [UInt8] {
    try ImageRenderer(try FontBook()).render(drawing, as: format)
  }

  /// A line that runs to and fro over the whole drawing, from place to place.
  private func scribble(_ count: Int) -> Path {
    var points: [Path.Element] = [.move(.at(0, 0))]
    for index in 1...count {
      points.append(.line(.at(Double(index * 7919 % 300), Double(index * 104_729 % 299))))
    }
    return Path(points)
  }

  @Test("a scribble of tens of thousands of lines is refused as pixels, and kept as lines")
  func scribble() throws {
    let round = Line(width: 50, cap: .round, join: .round)
    for line in [nil, Line(width: 1), round] {
      var drawing = Drawing(width: 300, height: 300)
      if let line {
        drawing.stroke(scribble(60_000), .color(.system(.red)), line)
      } else {
        drawing.fill(scribble(60_000), .color(.system(.red)))
      }
      let error = #expect(throws: ImageError.self) { try render(drawing, .png) }
      #expect(error?.description.contains("write svg or pdf") == true)
      #expect(try render(drawing, .svg).count > 100_000)
    }
  }

  @Test("a scribble that cuts others is refused by how many they are")
  func clip() throws {
    var drawing = Drawing(width: 300, height: 300)
    drawing.grouped(Group(clip: scribble(20_000))) { $0.rectangle(0, 0, 300, 300, .red) }
    #expect(throws: ImageError.self) { try render(drawing, .png) }
  }

  @Test("what a chart may hold is drawn: lines of ten thousand points, thousands of circles")
  func usual() throws {
    var drawing = Drawing(width: 300, height: 300)
    let points = (0..<10_000).map { index -> Path.Element in
      let place = Path.Point.at(Double(index) * 0.03, Double(index * 7919 % 30) + 100)
      return index == 0 ? .move(place) : .line(place)
    }
    drawing.stroke(Path(points), .color(.system(.red)), Line(width: 2, join: .round))
    for index in 0..<5000 {
      let center = Path.Point.at(Double(index % 300), Double(index * 7 % 300))
      drawing.fill(Outlines.ellipse(center: center, radiusX: 4), .color(.system(.blue)))
    }
    #expect(try !render(drawing, .png).isEmpty)
  }

  @Test(
    "thousands of wide blurs are drawn, as coarse as they look",
    arguments: ImageFormat.allCases
  )
  func blurs(_ format: ImageFormat) throws {
    var drawing = Drawing(width: 300, height: 300)
    for _ in 0..<1000 {
      drawing.grouped(Group(blur: 30)) { $0.rectangle(140, 140, 10, 10, .red) }
    }
    #expect(try (100...20_000_000).contains(render(drawing, format).count))
  }

  @Test("thousands of emoji do not make a file of as many pictures")
  func emoji() throws {
    var drawing = Drawing(width: 390, height: 4000)
    let run = StyledRun(
      String(repeating: "\u{1F1E9}\u{1F1EA}", count: 20),
      font: DrawnFont(size: 17)
    )
    for line in 0..<200 {
      drawing.text(TextLine(runs: [run], x: 0, baseline: Double(line) * 20 + 18))
    }
    #expect(try render(drawing, .svg).count < 12_000_000)
  }
}
