import Testing
import ViewTree

@testable import TerminalRenderer

@Suite("What lies in front of what")
struct VisibilityTests {
  private func colored(_ tree: Tree, columns: Int = 8) -> String {
    let options = TerminalOptions(columns: columns, colorDepth: .trueColor)
    return String(decoding: TerminalRenderer.render(tree.viewTree, options: options), as: UTF8.self)
  }

  private func shape(_ kind: ShapeKind, _ paint: Paint) -> Tree {
    .node(.shape(ShapeContent(kind: kind, fill: paint)), [])
  }

  @Test("What is clear is not drawn, also where it is less than a cell")
  func clear() {
    let line = shape(.capsule, .color(.system(.clear)))
      .modified(.frame(width: nil, height: 3, alignment: .center))
    #expect(colored(.column(.text("a"), line)) == "   a\n\n")
    var faded = TextRun("b")
    faded.style.paint = .color(.system(.red, opacity: 0))
    #expect(!colored(.node(.text(TextContent(runs: [faded])), [])).contains("b"))
  }

  @Test("Words in front of a round area stand on its colour")
  func wordsOnRound() {
    let card = shape(.roundedRectangle(cornerRadius: 16), .color(.rgb(1, 1, 1)))
      .modified(.frame(width: 64, height: 64, alignment: .center))
    let text = colored(.node(.depthStack(.center), [card, .text("ab")]))
    let line = text.split(separator: "\n").first { $0.contains("ab") }
    #expect(line?.contains("48;2;255;255;255") == true)
    #expect(line?.contains("█") == false)
  }

  @Test("Words are seen through a veil, and not through a wall")
  func veils() {
    func veiled(opacity: Double) -> String {
      let black = ColorValue(base: .rgb(red: 0, green: 0, blue: 0), opacity: opacity)
      return colored(.node(.overlay(.center), [.text("ab"), shape(.rectangle, .color(black))]))
    }
    #expect(veiled(opacity: 0.4).contains("ab"))
    #expect(!veiled(opacity: 1).contains("ab"))
  }

  @Test("Edges that hardly differ from the background have no half tones on an unknown one")
  func hardEdges() {
    let dot = shape(.circle, .color(.rgb(0.1, 0.1, 0.1)))
      .modified(.frame(width: 64, height: 64, alignment: .center))
    let inks = colored(dot).split(separator: "\u{1B}").filter { $0.contains("8;2;") }
    #expect(!inks.isEmpty)
    #expect(inks.allSatisfy { $0.contains("8;2;26;26;26") })
  }
}
