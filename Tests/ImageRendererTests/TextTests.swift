import Drawing
import ImageRenderer
import Testing
import ViewTree

/// Fonts differ between machines, so text is compared by where its ink is and how much.
@Suite("Text as pixels")
struct TextTests {
  private func pixels(
    _ runs: [StyledRun],
    x: Double = 20,
    anchor: TextLine.Anchor = .start
  ) throws -> Pixels {
    var drawing = Drawing(width: 240, height: 60)
    drawing.text(TextLine(runs: runs, x: x, baseline: 40, anchor: anchor))
    return try Pixels(drawing, scale: 2)
  }

  private func run(_ string: String, _ font: DrawnFont = DrawnFont(size: 20)) -> StyledRun {
    StyledRun(string, font: font, ink: .black)
  }

  private func width(_ runs: StyledRun...) throws -> Double {
    PangoMeasurer(try FontBook()).measure(runs).clusters.reduce(0) { $0 + $1.width }
  }

  @Test("letters stand on the baseline, from the line's start to its width")
  func place() throws {
    let bounds = try #require(try pixels([run("HEH")]).inkBounds)
    let width = try width(run("HEH"))
    #expect(bounds.y.upperBound == 79)
    #expect((20...24).contains(bounds.x.lowerBound / 2))
    #expect(abs(Double(bounds.x.upperBound) / 2 - (20 + width)) < 4)
    // A capital letter is about 0.72 of the size high.
    #expect((12.0...17.0).contains(Double(bounds.y.count) / 2))
  }

  @Test("the anchor decides which part of the line stands at its place")
  func anchors() throws {
    let start = try #require(try pixels([run("HEH")], x: 100).inkBounds)
    let middle = try #require(try pixels([run("HEH")], x: 100, anchor: .middle).inkBounds)
    let end = try #require(try pixels([run("HEH")], x: 100, anchor: .end).inkBounds)
    #expect(start.x.lowerBound >= 200 && end.x.upperBound <= 200)
    let center = (middle.x.lowerBound + middle.x.upperBound) / 2
    #expect(abs(center - 200) <= 2)
  }

  @Test("heavier weights have more ink", .enabled(if: Fonts.areUsual, "\(Fonts.reason)"))
  func weights() throws {
    let regular = try pixels([run("Weight")]).ink
    let bold = try pixels([run("Weight", DrawnFont(size: 20, weight: .bold))]).ink
    #expect(bold > regular * 1.15)
  }

  @Test("tracking adds its points behind each letter")
  func tracking() throws {
    var tracked = run("track")
    tracked.tracking = 3
    // Kerning and ligatures are the same in a word without either.
    #expect(abs(try width(tracked) - (try width(run("track")) + 15)) < 0.5)
    let bounds = try #require(try pixels([tracked]).inkBounds)
    let plain = try #require(try pixels([run("track")]).inkBounds)
    #expect(abs(bounds.x.count - plain.x.count - 24) <= 2)
  }

  @Test("digits of one width have one width")
  func digits() throws {
    let font = DrawnFont(size: 20, hasMonospacedDigits: true)
    let widths = try ["11:11", "88:88", "40:27"].map { try width(run($0, font)) }
    #expect(abs(widths[0] - widths[1]) < 0.01 && abs(widths[1] - widths[2]) < 0.01)
  }

  @Test("lines under and through text reach over all of it")
  func lines() throws {
    var (under, through) = (run("ii ii"), run("ii ii"))
    under.isUnderlined = true
    through.isStruckThrough = true
    let width = Int(try width(run("ii ii")) * 2)
    let plain = try pixels([run("ii ii")])
    let underlined = try pixels([under])
    let struck = try pixels([through])
    func longestRow(_ pixels: Pixels) -> (row: Int, length: Int) {
      (0..<pixels.height).map { row in
        (row, (0..<pixels.width).count { pixels[$0, row].green < 128 })
      }.max { $0.1 < $1.1 } ?? (0, 0)
    }
    #expect(longestRow(plain).length < width / 2)
    #expect(longestRow(underlined).row > 80 && longestRow(underlined).length >= width - 2)
    #expect((60..<80).contains(longestRow(struck).row) && longestRow(struck).length >= width - 2)
  }

  @Test("an offset lifts letters above the baseline")
  func offset() throws {
    var lifted = run("HH")
    lifted.baselineOffset = 6
    let bounds = try #require(try pixels([lifted]).inkBounds)
    #expect(bounds.y.upperBound == 67)
  }

  @Test(
    "the ink of letters may be a gradient in the places of the page",
    .enabled(if: Fonts.areUsual, "\(Fonts.reason)")
  )
  func gradient() throws {
    let stops = [GradientStop].even(.rgb(1, 0, 0), .rgb(0, 0, 1))
    var text = run("HHHHHHHH", DrawnFont(size: 20, weight: .bold))
    text.ink = .linear(stops: stops, from: .at(20, 0), to: .at(140, 0))
    let pixels = try pixels([text])
    let bounds = try #require(pixels.inkBounds)
    let row = 70
    let first = try #require(bounds.x.first { pixels[$0, row].green < 20 })
    let last = try #require(bounds.x.last { pixels[$0, row].green < 20 })
    #expect(pixels[first, row].red > 200 && pixels[last, row].blue > 200)
  }

  @Test("each run has its own ink and font")
  func runs() throws {
    var (one, two) = (run("HH"), run("HH", DrawnFont(size: 10)))
    one.ink = .red
    two.ink = .blue
    let pixels = try pixels([one, two])
    let bounds = try #require(pixels.inkBounds)
    #expect(pixels[bounds.x.lowerBound + 2, 60].red > 200)
    let high = try #require(bounds.x.last { pixels[$0, 54] != .white })
    #expect(Double(high) / 2 < 20 + (try width(one)) + 1)
  }

  @Test("Hebrew stands from right to left, with its number the other way around")
  func rightToLeft() throws {
    var drawing = Drawing(width: 240, height: 60)
    // Of a red first letter and a blue last one, the red one is on the right.
    let letters = [("א", Ink.red), ("בגד", .black), ("ה", .blue)]
    let runs = letters.map { StyledRun($0.0, font: DrawnFont(size: 24), ink: $0.1) }
    drawing.text(TextLine(runs: runs, x: 20, baseline: 40))
    let pixels = try Pixels(drawing)
    func columns(_ isWanted: (Pixels.Color) -> Bool) -> [Int] {
      (0..<240).filter { x in (0..<60).contains { isWanted(pixels[x, $0]) } }
    }
    let red = columns { $0.red > 200 && $0.green < 80 }
    let blue = columns { $0.blue > 200 && $0.green < 80 }
    #expect(try #require(blue.max()) < #require(red.min()))
  }

  @Test("text without letters of any font is drawn as boxes, not left out")
  func missingGlyphs() throws {
    #expect(try pixels([run("\u{10FFFD}")]).ink > 20)
  }

  @Test(
    "emoji are drawn, and fade with their group",
    .enabled(if: Fonts.hasEmoji, "\(Fonts.reason)")
  )
  func emoji() throws {
    func ink(opacity: Double) throws -> Double {
      var drawing = Drawing(width: 40, height: 40)
      drawing.grouped(Group(opacity: opacity)) {
        $0.text(TextLine(runs: [run("🟥")], x: 5, baseline: 30))
      }
      return try Pixels(drawing).ink
    }
    let (whole, half) = (try ink(opacity: 1), try ink(opacity: 0.5))
    #expect(whole > 10 && abs(half / whole - 0.5) < 0.1)
  }
}
