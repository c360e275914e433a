import Drawing
import PointLayout
import Testing
import ViewTree

// A digit of 10 points is 5.56 wide, a space 2.78, an ellipsis 10; a line is 12 high.

@Suite("Text in a frame of points")
struct TextLayoutTests {
  static func prepared(
    _ strings: [String],
    _ change: (inout TextContent) -> Void = { _ in }
  ) -> PreparedText {
    var content = TextContent(runs: strings.map { TextRun($0) })
    change(&content)
    let runs = strings.map { StyledRun($0, font: DrawnFont(size: 10)) }
    return PreparedText(content, runs: runs, measured: EstimatedMeasurer().measure(runs))
  }

  static func layout(
    _ strings: [String],
    width: Double,
    height: Double? = nil,
    _ change: (inout TextContent) -> Void = { _ in }
  ) -> TextLayout {
    let text = prepared(strings, change)
    return TextLayout(text, width: width, height: height, measurer: EstimatedMeasurer())
  }

  static func words(_ layout: TextLayout) -> [String] {
    layout.lines.map { $0.runs.map(\.string).joined() }
  }

  @Test("Lines are broken between words; the space there takes no room")
  func words() {
    // Three digits are 16.68 wide, with a space and another digit 25.02.
    let layout = Self.layout(["000 0 00"], width: 25.02)
    #expect(Self.words(layout) == ["000 0", "00"])
    #expect(layout.lines.map { ($0.width * 100).rounded() / 100 } == [25.02, 11.12])
    #expect(Self.words(Self.layout(["000   0"], width: 16.68)) == ["000", "0"])
  }

  @Test("A word that is longer than a line breaks anywhere")
  func longWord() {
    #expect(Self.words(Self.layout(["0000000"], width: 17)) == ["000", "000", "0"])
  }

  @Test("A text fits into its own width, whatever is added up in what order")
  func ownWidth() {
    let string = "0.1 0.2 0.3 (sum 0.6)"
    let text = Self.prepared([string])
    #expect(Self.words(Self.layout([string], width: text.idealWidth)) == [string])
  }

  @Test("Line feeds end lines, and one at the end leaves an empty line")
  func lineFeeds() {
    #expect(Self.words(Self.layout(["0\n\n00\n"], width: 100)) == ["0", "", "00", ""])
    #expect(Self.words(Self.layout([""], width: 100)) == [""])
  }

  @Test(
    "One line loses as many letters as it must, where the text says so",
    arguments: [(Truncation.tail, "01234…"), (.middle, "01…789"), (.head, "…56789")]
  )
  func truncation(_ mode: Truncation, _ expected: String) {
    // Of 38.36 points the ellipsis takes 10; five digits are 27.8.
    let layout = Self.layout(["0123456789"], width: 38.36) {
      $0.lineLimit = 1
      $0.truncation = mode
    }
    #expect(Self.words(layout) == [expected])
    #expect(abs(layout.width - 37.8) < 0.001)
  }

  @Test("The last line that the height allows ends in an ellipsis, without a space before it")
  func height() {
    let layout = Self.layout(["00 00 00 00 00"], width: 26, height: 25)
    // Two lines of 12; the second has room for 16 points besides the ellipsis: two digits.
    #expect(Self.words(layout) == ["00 00", "00…"])
  }

  @Test("More lines than the limit: an ellipsis even where the line's end was a line feed")
  func limitAtLineFeed() {
    #expect(Self.words(Self.layout(["00\n00"], width: 100) { $0.lineLimit = 1 }) == ["00…"])
  }

  @Test("Text becomes smaller down to its least scale before it loses letters")
  func scale() {
    // Ten digits are 55.6 wide.
    func layout(_ width: Double) -> TextLayout {
      Self.layout(["0123456789"], width: width) {
        $0.lineLimit = 1
        $0.minimumScale = 0.5
      }
    }
    #expect(layout(55.6).scale == 1)
    let smaller = layout(41.7)
    #expect(abs(smaller.scale - 0.75) < 0.01)
    #expect(Self.words(smaller) == ["0123456789"])
    #expect(smaller.lines[0].runs[0].font.size == 10 * smaller.scale)
    let least = layout(20)
    #expect(least.scale == 0.5)
    // Of 40 points at full size 30 are left, room for five digits.
    #expect(Self.words(least) == ["01234…"])
  }

  @Test("Space between lines is not added behind the last")
  func lineSpacing() {
    let layout = Self.layout(["0\n0"], width: 100) { $0.lineSpacing = 4 }
    #expect(layout.height == 28)
    #expect(layout.baseline(of: 0) == 9.5)
    #expect(layout.baseline(of: 1) == 25.5)
  }

  @Test("Runs keep their own parts of a line")
  func runs() {
    let layout = Self.layout(["00 0", "0 00"], width: 20)
    #expect(layout.lines.map { $0.runs.map(\.string) } == [["00"], ["0", "0"], ["00"]])
    #expect(layout.lines.map(\.runIndices) == [[0], [0, 1], [1]])
  }

  @Test("Lines stand as the alignment says; from right to left, leading is right")
  func alignment() {
    func place(_ string: String, _ alignment: HorizontalAlignment) -> Double {
      let layout = Self.layout([string], width: 100) { $0.alignment = alignment }
      return (layout.place(of: layout.lines[0], in: 100) * 100).rounded() / 100
    }
    #expect(place("00", .leading) == 0)
    #expect(place("00", .center) == 44.44)
    #expect(place("00", .trailing) == 88.88)
    // Two Hebrew letters of 5 points each.
    #expect(place("שש", .leading) == 90)
    #expect(place("שש", .trailing) == 0)
    #expect(place("0 שש", .leading) == 81.66)
    #expect(place("a שש", .leading) == 0)
  }

  @Test(
    "No width and no number are frames of one letter a line",
    arguments: [0, -5, -Double.infinity, .nan]
  )
  func noWidth(_ width: Double) {
    let layout = Self.layout(["0 0"], width: width)
    #expect(layout.lines.count <= 2)
    #expect(layout.width.isFinite)
  }
}
