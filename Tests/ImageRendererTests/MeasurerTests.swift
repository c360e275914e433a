import Drawing
import ImageRenderer
import Testing
import ViewTree

@Suite("Measuring with the fonts of the machine")
struct MeasurerTests {
  private func measure(_ strings: String...) throws -> MeasuredText {
    let runs = strings.map { StyledRun($0, font: DrawnFont(size: 20)) }
    return PangoMeasurer(try FontBook()).measure(runs)
  }

  @Test("clusters are what people take for letters, and cover the text")
  func clusters() throws {
    // A letter with its accent, a family of three, a flag, and a syllable of Hangul in three parts.
    let text = try measure("ae\u{301}", "👨‍👩‍👧🇩🇪", "\u{1112}\u{1161}\u{11AB}")
    #expect(text.clusters.map(\.run) == [0, 0, 1, 1, 2])
    #expect(text.clusters.map(\.utf8Count) == [1, 3, 18, 8, 9])
    #expect(text.clusters.allSatisfy { $0.width > 0 })
  }

  @Test("a ligature has as many clusters as letters")
  func ligatures() throws {
    #expect(try measure("office").clusters.count == 6)
  }

  @Test("runs divide clusters")
  func runs() throws {
    let text = try measure("e", "\u{301}x")
    #expect(text.clusters.map(\.run) == [0, 1, 1])
    #expect(text.clusters.map(\.utf8Count) == [1, 2, 1])
  }

  @Test("lines break behind spaces and hyphens, not behind a no-break space")
  func breaks() throws {
    let text = try measure("one two-ten\u{A0}x")
    let breaks = text.clusters.indices.filter { text.clusters[$0].canBreakAfter }
    #expect(breaks == [3, 7])
    #expect(text.clusters.indices.filter { text.clusters[$0].isSpace } == [3])
  }

  @Test("Chinese breaks between letters, not before a full stop")
  func chineseBreaks() throws {
    #expect(try measure("你好吗。好").clusters.map(\.canBreakAfter) == [true, true, false, true, false])
  }

  @Test("a line feed ends its line and takes no room, in any run")
  func lineFeeds() throws {
    let text = try measure("ab\n", "c\n\nd")
    #expect(text.clusters.map(\.mustBreakAfter) == [false, false, true, false, true, true, false])
    #expect(
      text.clusters.filter(\.mustBreakAfter).allSatisfy { $0.width == 0 && $0.utf8Count == 1 }
    )
    #expect(text.clusters.map(\.run) == [0, 0, 0, 1, 1, 1, 1])
  }

  @Test(
    "a line is as high as its largest font, even where it is empty",
    .enabled(if: Fonts.areUsual, "\(Fonts.reason)")
  )
  func heights() throws {
    let measurer = PangoMeasurer(try FontBook())
    let small = measurer.measure([StyledRun("x", font: DrawnFont(size: 10))])
    let large = measurer.measure([StyledRun("x", font: DrawnFont(size: 20))])
    let both = measurer.measure([
      StyledRun("x", font: DrawnFont(size: 10)), StyledRun("", font: DrawnFont(size: 20)),
    ])
    #expect(abs(large.ascent - 2 * small.ascent) < 0.1 && (0.7...1.3).contains(large.ascent / 20))
    #expect(both.ascent == large.ascent && both.descent == large.descent)
  }

  @Test("only text with right-to-left letters is right to left")
  func direction() throws {
    #expect(try !measure("abc 12").isRightToLeft)
    #expect(try measure("abc שלום").isRightToLeft)
  }

  @Test("widths grow with the size, and the sum is that of the words")
  func widths() throws {
    let measurer = PangoMeasurer(try FontBook())
    func width(_ string: String, _ size: Double) -> Double {
      measurer.measure([StyledRun(string, font: DrawnFont(size: size))]).clusters
        .reduce(0) { $0 + $1.width }
    }
    #expect(abs(width("Screen Time", 40) - 2 * width("Screen Time", 20)) < 0.2)
    #expect(width("iiii", 20) < width("MMMM", 20))
    #expect(width("Screen Time", 20) == width("Screen Time", 20))
  }
}
