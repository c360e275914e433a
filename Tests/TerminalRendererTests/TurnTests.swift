import Testing
import Theme
import ViewTree

@testable import TerminalRenderer

@Suite("Turned, scaled and masked content in a terminal")
struct TurnTests {
  private func shape(_ kind: ShapeKind, width: Double, height: Double) -> Tree {
    Tree.node(.shape(ShapeContent(kind: kind, fill: .color(.system(.red)))), [])
      .modified(.frame(width: width, height: height, alignment: .center))
  }

  private let middle = UnitPoint(x: 0.5, y: 0.5)

  /// Which cells something is seen in.
  private func covered(_ tree: Tree, columns: Int) -> [String] {
    let options = TerminalOptions(columns: columns, colorDepth: .trueColor)
    let buffer = TerminalRenderer.draw(tree.viewTree, options: options)
    return (0..<buffer.rows).map { row in
      String(
        (0..<columns).map { column in
          let cell = buffer[column, row]
          return cell.glyph != .blank || cell.background != .terminal ? "#" : "."
        }
      )
    }
  }

  @Test("A quarter of a turn makes a wide rectangle tall")
  func rotation() {
    // 64 × 32 points in the middle of 64 × 64: four cells wide and four rows high once turned.
    let turned = shape(.rectangle, width: 64, height: 32)
      .modified(.rotation(degrees: 90, anchor: middle))
      .modified(.frame(width: 64, height: 64, alignment: .center))
    #expect(covered(turned, columns: 8) == Array(repeating: "..####..", count: 4))
  }

  @Test("Scaling grows a shape and leaves the layout")
  func scale() {
    let scaled = shape(.rectangle, width: 32, height: 32)
      .modified(.scale(x: 2, y: 0.5, anchor: middle))
      .modified(.frame(width: 64, height: 32, alignment: .center))
    let options = TerminalOptions(columns: 8, colorDepth: .trueColor)
    let buffer = TerminalRenderer.draw(scaled.viewTree, options: options)
    // 64 × 16 points in the middle of two rows: the lower and the upper half of a cell.
    let rows = (0..<2).map { row in (0..<8).map { buffer[$0, row].glyph } }
    #expect(rows[0] == Array(repeating: Glyph("▄"), count: 8))
    #expect(rows[1] == Array(repeating: Glyph("▀"), count: 8))
  }

  @Test("A ring that starts at the top by a turn is drawn from there")
  func ring() {
    var content = ShapeContent(kind: .circle)
    content.stroke = Stroke(paint: .color(.system(.red)), width: 16, trimFrom: 0, trimTo: 0.5)
    let half = Tree.node(.shape(content), [])
      .modified(.rotation(degrees: -90, anchor: middle))
      .modified(.frame(width: 64, height: 64, alignment: .center))
    // The right half, clockwise from the top.
    for row in covered(half, columns: 8) {
      #expect(row.hasPrefix("...."))
      #expect(row.dropFirst(4).contains("#"))
    }
  }

  @Test("Words are not turned, nor what stands with them")
  func words() {
    let text = Tree.text("abc").modified(.rotation(degrees: 90, anchor: middle))
    #expect(screen(text) == "abc")
  }

  @Test("A colour cut to a circle is one")
  func clip() {
    let cut = shape(.rectangle, width: 64, height: 64).modified(.clip(.circle))
    let circle = shape(.circle, width: 64, height: 64)
    #expect(covered(cut, columns: 8) == covered(circle, columns: 8))
    #expect(screen(cut, columns: 8) == screen(circle, columns: 8))
  }

  @Test("Words that mask a colour have that colour")
  func mask() {
    let fill = Tree.node(.shape(ShapeContent(kind: .rectangle, fill: .color(.system(.red)))), [])
    let masked = Tree.node(.mask(.center), [fill, .text("abc")])
      .modified(.frame(width: 24, height: 16, alignment: .center))
    let options = TerminalOptions(columns: 3, colorDepth: .trueColor)
    let buffer = TerminalRenderer.draw(masked.viewTree, options: options)
    #expect((0..<3).map { buffer[$0, 0].glyph } == [Glyph("a"), Glyph("b"), Glyph("c")])
    #expect(buffer[0, 0].foreground == Ink(Theme.dark.rgb(.red)))
    #expect(buffer[0, 0].background == .terminal)
  }

  @Test(
    "No angle and no factor stops the host",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0]
  )
  func hostile(number: Double) {
    let anchors = [middle, UnitPoint(x: number, y: -number)]
    for anchor in anchors {
      for kind in [ShapeKind.circle, .rectangle, .capsule] {
        var content = ShapeContent(kind: kind, fill: .color(.system(.red)))
        content.stroke = Stroke(paint: .color(.system(.blue)), width: 9, dash: [3])
        let tree = Tree.node(.shape(content), [])
          .modified(.rotation(degrees: number, anchor: anchor))
          .modified(.scale(x: number, y: 1, anchor: anchor))
          .modified(.rotation(degrees: 45, anchor: anchor))
          .modified(.frame(width: 80, height: 64, alignment: .center))
        #expect(covered(tree, columns: 20).count == 4)
      }
    }
  }
}
