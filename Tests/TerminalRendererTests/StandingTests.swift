import Testing
import Theme
import ViewTree

@testable import TerminalRenderer

@Suite("Words on areas, in frames and beyond them")
struct StandingTests {
  private let options = TerminalOptions(columns: 20, colorDepth: .trueColor, theme: .dark)

  private func cells(_ tree: Tree) -> CellBuffer {
    TerminalRenderer.draw(tree.viewTree, options: options)
  }

  private func text(_ string: String, _ color: SystemColor, font: Font = Font()) -> Tree {
    let style = TextStyle(font: font, paint: .color(.system(color)))
    return .node(.text(TextContent(runs: [TextRun(string, style: style)])), [])
  }

  private func shape(_ kind: ShapeKind, fill: SystemColor? = nil, stroke: SystemColor? = nil)
    -> Tree
  {
    var content = ShapeContent(kind: kind, fill: fill.map { .color(.system($0)) })
    content.stroke = stroke.map { Stroke(paint: .color(.system($0)), width: 2) }
    return .node(.shape(content), [])
  }

  @Test("Words on a card with round corners stand on its colour")
  func card() {
    let card = shape(.roundedRectangle(cornerRadius: 20), fill: .blue)
    let words = text("abc", .white).modified(.frame(width: 120, height: 80, alignment: .center))
    let cell = cells(.node(.background(.center), [words, card]))[6, 2]
    #expect(cell.glyph == Glyph("a"))
    #expect(cell.background == Ink(Theme.dark.rgb(.blue)))
  }

  @Test("Black words on nothing are legible on a dark surface, and black on white stays black")
  func contrast() {
    #expect(cells(text("a", .black))[0, 0].foreground == .terminal)
    let white = Tree.node(
      .background(.center),
      [text("a", .black), shape(.rectangle, fill: .white)]
    )
    #expect(cells(white)[0, 0].foreground == Ink(RGB(0, 0, 0)))
  }

  @Test("Words that hardly differ from what is behind them are lifted from it, and keep their hue")
  func lifted() throws {
    func ink(_ paint: ColorValue, on back: ColorValue?, _ theme: Theme) throws -> RGB {
      let words = Tree.node(
        .text(TextContent(runs: [TextRun("a", style: TextStyle(paint: .color(paint)))])),
        []
      )
      let fill = back.map { ShapeContent(kind: .rectangle, fill: .color($0)) }
      let tree =
        fill.map { Tree.node(.background(.center), [words, .node(.shape($0), [])]) } ?? words
      let options = TerminalOptions(columns: 4, colorDepth: .trueColor, theme: theme)
      let cell = TerminalRenderer.draw(tree.viewTree, options: options)[0, 0]
      return try #require(cell.foreground.rgb)
    }
    // Dark blue has a contrast of 1.4 with black.
    let navy = try ink(.rgb(0, 0, 0.5), on: nil, .dark)
    #expect(navy.contrast(with: RGB(0, 0, 0)) >= 3.2)
    #expect(navy.blue > navy.red)
    let dark = try ink(.rgb(0.1, 0.1, 0.1), on: .system(.secondaryBackground), .dark)
    #expect(dark.contrast(with: Theme.dark.rgb(.secondaryBackground)) >= 3.2)
    let pale = try ink(.rgb(1, 1, 0.8), on: .system(.secondaryBackground), .light)
    #expect(pale.contrast(with: Theme.light.rgb(.secondaryBackground)) >= 3.2)
    // What is legible stays.
    #expect(try ink(.rgb(1, 0, 0), on: nil, .dark) == RGB(255, 0, 0))
  }

  @Test("The background that the terminal has told counts, not the theme's")
  func background() {
    let tree = text("a", .white).viewTree
    let beige = RGB(253, 246, 227)
    let options = TerminalOptions(
      columns: 4,
      colorDepth: .trueColor,
      theme: .light,
      background: beige
    )
    #expect(TerminalRenderer.draw(tree, options: options)[0, 0].foreground == .terminal)
  }

  @Test("The outline of one row marks the ends of the words in it")
  func lowOutline() {
    let insets = PaddingInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    let words = Tree.text("abc").modified(.padding(insets))
    let box = shape(.roundedRectangle(cornerRadius: 10), stroke: .red)
    #expect(screen(.node(.overlay(.center), [words, box])) == "│abc│")
  }

  @Test("A frame that holds small letters on a phone holds them on one line")
  func smallLetters() {
    // 9 letters of 0.55 × 12 points are 59.4 points, and 60 points are 7.5 cells, rounded to 8.
    let words = text("abcdefghi", .primary, font: Font(size: .style(.caption)))
    let frame = words.modified(.frame(width: 60, height: nil, alignment: .leading))
    #expect(screen(.row(spacing: 0, frame, .text("|"))) == "abcdefghi|")
    let narrow = words.modified(.frame(width: 56, height: nil, alignment: .leading))
    #expect(screen(narrow) == "abcdefg\nhi")
  }

  @Test("Words that are moved below the report's frame are drawn there")
  func overflow() {
    let moved = Tree.text("b").modified(.offset(x: 0, y: 18))
    #expect(screen(.node(.overlay(.leading), [.text("a"), moved])) == "a\nb")
  }

  @Test("Half a cell does not move anything")
  func halfStep() {
    #expect(screen(.row(.text("a").modified(.offset(x: 4, y: -8)), .text("b"))) == "a b")
  }
}
