import Testing
import ViewTree

@Suite("Modifiers in a terminal")
struct ModifierTests {
  private let all = PaddingInsets(top: nil, leading: nil, bottom: nil, trailing: nil)

  @Test("Default padding is a row and two columns")
  func padding() {
    let tree = Tree.row(spacing: 0, .text("a").modified(.padding(all)), .text("b"))
    #expect(screen(tree) == "\n  a  b\n")
  }

  @Test("Padding of less than half a cell disappears")
  func smallPadding() {
    let insets = PaddingInsets(top: 8, leading: 4, bottom: 8, trailing: 4)
    #expect(screen(.text("a").modified(.padding(insets))) == "a")
  }

  @Test("A frame of 80 points is ten cells and centres its child")
  func frame() {
    let framed = Tree.text("ab").modified(.frame(width: 80, height: nil, alignment: .center))
    #expect(screen(.row(spacing: 0, framed, .text("|"))) == "    ab    |")
    let tall = Tree.text("ab").modified(.frame(width: nil, height: 48, alignment: .bottom))
    #expect(screen(tall) == "\n\nab")
  }

  @Test("A frame with an infinite limit takes the line")
  func flexibleFrame() {
    let frame = FlexibleFrame(maxWidth: .infinity, alignment: .trailing)
    #expect(screen(.text("ab").modified(.flexibleFrame(frame)), columns: 8) == "      ab")
  }

  @Test("A frame with a least width keeps it")
  func minWidth() {
    let frame = FlexibleFrame(minWidth: 40, alignment: .leading)
    let tree = Tree.row(spacing: 0, .text("ab").modified(.flexibleFrame(frame)), .text("|"))
    #expect(screen(tree) == "ab   |")
  }

  @Test("A fixed size keeps text on one line beyond its frame")
  func fixedSize() {
    let text = Tree.text("abc def").modified(.fixedSize(horizontal: true, vertical: false))
    #expect(screen(text, columns: 5) == "abc d")
  }

  @Test("A border goes around its content")
  func border() {
    let tree = Tree.text("ab").modified(.border(.color(.system(.red)), width: 1))
    #expect(screen(tree) == "┌──┐\n│ab│\n└──┘")
    #expect(screen(tree, ascii: true) == "+--+\n|ab|\n+--+")
  }

  @Test("An offset moves what is drawn and leaves its space")
  func offset() {
    let tree = Tree.row(.text("a").modified(.offset(x: 16, y: 0)), .text("b"))
    #expect(screen(tree) == "  b")
  }

  @Test("A hidden view keeps its space")
  func hidden() {
    #expect(screen(.row(.text("abc").modified(.hidden), .text("d"))) == "    d")
  }

  @Test("A fixed ratio turns width into height")
  func aspectRatio() {
    // 10 cells are 80 points; at 2:1 that is 40 points, 2.5 rows, rounded to 3.
    let shape = Tree.node(
      .shape(ShapeContent(kind: .rectangle, fill: .color(.system(.blue)))),
      []
    )
    let tree = shape.modified(.aspectRatio(2, .fit))
    #expect(
      screen(tree, columns: 10) == Array(repeating: "██████████", count: 3).joined(separator: "\n")
    )
  }

  @Test("A ratio inside a frame of a fixed height follows the height")
  func aspectRatioByHeight() {
    // 2 rows are 32 points; at 1:1 that is 32 points, 4 cells.
    let shape = Tree.node(
      .shape(ShapeContent(kind: .rectangle, fill: .color(.system(.blue)))),
      []
    )
    let tree = Tree.row(
      .text("a"),
      shape.modified(.aspectRatio(1, .fit)).modified(
        .frame(width: nil, height: 32, alignment: .center)
      )
    )
    #expect(screen(tree) == "a ████\n  ████")
  }

  @Test(
    "Numbers without a size never stop layout",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude]
  )
  func hostileNumbers(number: Double) {
    let insets = PaddingInsets(top: number, leading: number, bottom: number, trailing: number)
    let frame = FlexibleFrame(
      minWidth: number,
      idealWidth: number,
      maxWidth: number,
      minHeight: number,
      idealHeight: number,
      maxHeight: number
    )
    let contents: [Content] = [
      .padding(insets), .frame(width: number, height: number, alignment: .center),
      .flexibleFrame(frame), .offset(x: number, y: number), .opacity(number),
      .aspectRatio(number, .fill), .layoutPriority(number),
      .scale(x: number, y: number, anchor: .center),
      .border(.color(.rgb(number, number, number)), width: number),
    ]
    for content in contents {
      let tree = Tree.row(spacing: number, .text("a").modified(content), .text("b"))
      #expect(!screen(tree).utf8.contains(0x1B))
    }
  }
}
