import Testing
import Theme
import ViewTree

@testable import TerminalRenderer

@Suite("Escape sequences")
struct OutputTests {
  private func bytes(_ tree: Tree, _ depth: ColorDepth, attributes: Bool = true) -> String {
    let options = TerminalOptions(columns: 20, colorDepth: depth, hasAttributes: attributes)
    return String(decoding: TerminalRenderer.render(tree.viewTree, options: options), as: UTF8.self)
      .replacing("\u{1B}", with: "␛")
  }

  private let red = Samples.text("ab", .body, .red)

  @Test("A colour is set once and taken back at the line's end")
  func color() {
    #expect(bytes(red, .trueColor) == "␛[38;2;255;69;58mab␛[0m\n")
    #expect(bytes(red, .ansi16) == "␛[31mab␛[0m\n")
    #expect(bytes(red, .none) == "ab\n")
  }

  @Test("256 colours take the nearest of the cube and of the greys")
  func cube() {
    var cache = PaletteCache()
    #expect(cache.index256(of: RGB(255, 0, 0)) == 196)
    #expect(cache.index256(of: RGB(95, 135, 175)) == 67)
    #expect(cache.index256(of: RGB(8, 8, 8)) == 232)
    #expect(cache.index256(of: RGB(128, 128, 128)) == 244)
  }

  @Test(
    "16 colours keep the hue",
    arguments: [
      (SystemColor.red, 1), (.green, 2), (.yellow, 3), (.orange, 3), (.blue, 4), (.purple, 5),
      (.cyan, 6), (.gray, 0), (.white, 7),
    ]
  )
  func hues(color: SystemColor, hue: Int) {
    var cache = PaletteCache()
    #expect(cache.index16(of: Theme.dark.rgb(color)) % 8 == hue)
  }

  @Test("The first seven series of a chart differ in 16 colours", arguments: Theme.allCases)
  func series(theme: Theme) {
    var cache = PaletteCache()
    let indices = Theme.seriesColors.prefix(7).map { cache.index16(of: theme.rgb($0)) }
    #expect(Set(indices).count == 7)
  }

  @Test("Bold needs no colours, and nothing is written where both are off")
  func attributes() {
    let title = Samples.text("ab", .title)
    #expect(bytes(title, .none) == "␛[1mab␛[0m\n")
    #expect(bytes(title, .none, attributes: false) == "ab\n")
    let row = Tree.row(spacing: 0, title, .text("c"))
    #expect(bytes(row, .none) == "␛[1mab␛[0mc\n")
  }

  @Test("Spaces at the end are left out, except where a background shows")
  func trailing() {
    let box = Tree.text("a").modified(.frame(width: 24, height: nil, alignment: .leading))
    #expect(bytes(box, .trueColor) == "a\n")
    let fill = Tree.node(.shape(ShapeContent(kind: .rectangle, fill: .color(.system(.blue)))), [])
    let filled = Tree.node(.background(.center), [box, fill])
    #expect(bytes(filled, .trueColor) == "␛[48;2;10;132;255ma  ␛[0m\n")
    #expect(bytes(filled, .none) == "a\n")
  }

  @Test("Only SGR sequences come out, whatever the tree says")
  func onlySGR() {
    for sample in Samples.all {
      var rest = bytes(sample.tree, .trueColor)[...]
      while let escape = rest.firstIndex(of: "␛") {
        rest = rest[escape...].dropFirst()
        #expect(rest.popFirst() == "[")
        rest = rest.drop { $0.isNumber || $0 == ";" }
        #expect(rest.popFirst() == "m")
      }
    }
  }

  @Test("Opacity mixes with the surface")
  func opacity() {
    let text = Samples.text("a", .body, .white).modified(.opacity(0.5))
    #expect(bytes(text, .trueColor) == "␛[38;2;128;128;128ma␛[0m\n")
    #expect(bytes(Samples.text("a").modified(.opacity(0)), .trueColor) == "\n")
  }

  @Test("A gradient runs over the text")
  func gradient() {
    let stops = [
      GradientStop(color: .rgb(0, 0, 0), location: 0),
      GradientStop(color: .rgb(1, 1, 1), location: 1),
    ]
    let paint = Paint.linearGradient(
      stops: stops,
      start: UnitPoint(x: 0, y: 0),
      end: UnitPoint(x: 1, y: 0)
    )
    let text = TextContent(runs: [TextRun("abc", style: TextStyle(paint: paint))])
    #expect(
      bytes(.node(.text(text), []), .trueColor)
        == "␛[38;2;0;0;0ma␛[38;2;128;128;128mb␛[38;2;255;255;255mc␛[0m\n"
    )
  }

  @Test("A deep tree costs no stack")
  func depth() {
    var builder = ViewTreeBuilder()
    for _ in 0..<100_000 { builder.open(.stack(Stack(axis: .vertical))) }
    builder.leaf(.text(TextContent(runs: [TextRun("deep")])))
    let shown = TerminalRenderer.render(builder.finish(), options: TerminalOptions(columns: 20))
    #expect(shown == Array("deep\n".utf8))
  }

  @Test("A report beyond the limit of cells is cut")
  func limit() {
    let tall = Tree.text("a").modified(.frame(width: nil, height: 1e9, alignment: .top))
    let options = TerminalOptions(columns: 2000)
    let buffer = TerminalRenderer.draw(tall.viewTree, options: options)
    #expect(buffer.cells.count <= CellBuffer.cellLimit)
  }
}
