import Drawing
import HostileText
import SVGWriter
import Testing
import ViewTree

@Suite("Text in SVG")
struct SVGTextTests {
  private func text(_ line: TextLine) -> String {
    var drawing = Drawing(width: 10, height: 5)
    drawing.text(line)
    let svg = SVGWriter.svg(drawing, idPrefix: "a")
    guard let start = svg.firstRange(of: "<text")?.lowerBound else { return "" }
    return String(svg[start...].dropLast("</svg>".count))
  }

  private func run(_ string: String, _ font: DrawnFont = DrawnFont(size: 11)) -> StyledRun {
    StyledRun(string, font: font)
  }

  @Test("one run is one element with its anchor, size and colour")
  func plain() {
    #expect(
      text(TextLine(runs: [run("5 < 6")], x: 3, baseline: 8.5, anchor: .end))
        == "<text x=\"3\" y=\"8.5\" text-anchor=\"end\" class=\"f-primary\" font-size=\"11\">"
        + "5 &lt; 6</text>"
    )
  }

  @Test("several runs are spans, and one that is raised lowers the next by as much")
  func runs() {
    var raised = run("2")
    raised.baselineOffset = 4
    #expect(
      text(TextLine(runs: [run("x"), raised, run("y")], x: 0, baseline: 5))
        == "<text x=\"0\" y=\"5\"><tspan class=\"f-primary\" font-size=\"11\">x</tspan>"
        + "<tspan dy=\"-4\" class=\"f-primary\" font-size=\"11\">2</tspan>"
        + "<tspan dy=\"4\" class=\"f-primary\" font-size=\"11\">y</tspan></text>"
    )
  }

  @Test("fonts have CSS's weights, families and digits")
  func fonts() {
    var styled = run(
      "a",
      DrawnFont(
        size: 12,
        weight: .semibold,
        design: .monospaced,
        isItalic: true,
        hasMonospacedDigits: true
      )
    )
    styled.tracking = 0.5
    styled.isUnderlined = true
    let text = text(TextLine(runs: [styled], x: 0, baseline: 0))
    #expect(
      text.contains(
        "font-size=\"12\" font-weight=\"600\" font-style=\"italic\" font-family=\"ui-monospace, Menlo,"
          + " Consolas, monospace\" font-variant=\"tabular-nums\" letter-spacing=\"0.5\""
          + " text-decoration=\"underline\">a</text>"
      )
    )
  }

  @Test("spaces that are together or at an end are kept")
  func spaces() {
    #expect(
      text(TextLine(runs: [run("a  b")], x: 0, baseline: 0)).contains("xml:space=\"preserve\"")
    )
    #expect(text(TextLine(runs: [run("a "), run("b")], x: 0, baseline: 0)).contains("xml:space"))
    #expect(!text(TextLine(runs: [run("a b")], x: 0, baseline: 0)).contains("xml:space"))
  }

  @Test("a line that was measured takes the room that it measured, in whatever font")
  func width() {
    var line = TextLine(runs: [run("Games")], x: 0, baseline: 0, width: 34.5)
    let attributes = " textLength=\"34.5\" lengthAdjust=\"spacingAndGlyphs\""
    #expect(text(line).hasPrefix("<text x=\"0\" y=\"0\"\(attributes) class="))
    for width in [0, -1, Double.nan, .infinity] {
      line.width = width
      #expect(!text(line).contains("textLength"))
    }
    line.width = nil
    #expect(!text(line).contains("textLength"))
  }

  @Test("nothing is written for no letters")
  func empty() {
    #expect(text(TextLine(runs: [], x: 0, baseline: 0)) == "")
    #expect(text(TextLine(runs: [run("")], x: 0, baseline: 0)) == "")
  }

  @Test("hostile text stays text", arguments: HostileStrings.all)
  func hostile(sample: HostileStrings.Sample) {
    var drawing = Drawing(width: 10, height: 5)
    drawing.text(TextLine(runs: [run(sample.text)], x: 0, baseline: 0))
    let svg = SVGWriter.svg(drawing, idPrefix: sample.text)
    // The tags are ours alone: svg and text, each with its end.
    #expect(svg.unicodeScalars.count { $0 == "<" } <= 4)
    #expect(svg.unicodeScalars.count { $0 == "<" } == svg.unicodeScalars.count { $0 == ">" })
    let isClean = svg.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value != 0xFFFF
    }
    #expect(isClean)
  }

  @Test("names of parts have no characters but letters, digits and hyphens")
  func prefix() {
    var drawing = Drawing(width: 1, height: 1)
    drawing.open(Group(clip: Outlines.rectangle(0, 0, 1, 1)))
    let svg = SVGWriter.svg(drawing, idPrefix: "x\"><script>é(1)")
    #expect(svg.contains("<clipPath id=\"vxscript1-1\">"))
  }
}

@Suite("Style sheets of SVG")
struct SVGStylesTests {
  @Test("each colour of the theme has rules for fills, lines and gradients")
  func rules() {
    let rules = SVGStyles.rules { "var(--\(SVGColor.name(of: $0)))" }
    #expect(
      rules.contains(
        ".f-red{fill:var(--red)}.s-red{stroke:var(--red)}"
          + ".g-red{stop-color:var(--red)}\n"
      )
    )
    #expect(rules.contains(".f-tertiary-background{"))
    #expect(!rules.contains("clear"))
  }
}
