import Testing
import Theme
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

  @Test("A gradient fades to what is clear, which has no colour to mix in")
  func fading() {
    let gradient = Paint.linearGradient(
      stops: [
        GradientStop(color: .rgb(1, 1, 1), location: 0),
        GradientStop(color: .system(.clear), location: 1),
      ],
      start: UnitPoint(x: 0, y: 0.5),
      end: UnitPoint(x: 1, y: 0.5)
    )
    let inks = InkResolver(theme: .dark, surface: RGB(0, 0, 0))
    let back = Ink(RGB(200, 0, 0))
    // Half of white over (200, 0, 0) at a half, nothing of it at the end.
    #expect(inks.ink(gradient, x: 0.5, y: 0.5, opacity: 1, on: back) == Ink(RGB(228, 128, 128)))
    #expect(inks.ink(gradient, x: 1, y: 0.5, opacity: 1, on: back) == back)
  }

  @Test("Low bars that stand in a row are as high as eighths of it can say")
  func lowBars() {
    let bars = [2.0, 6, 10, 18].map { height in
      shape(.roundedRectangle(cornerRadius: 1), .color(.system(.blue)))
        .modified(.frame(width: 8, height: height, alignment: .center))
    }
    let alignment = Alignment(horizontal: .center, vertical: .bottom)
    let row = Stack(axis: .horizontal, alignment: alignment, spacing: 0)
    // A row is 16 points high: one eighth for 2, three for 6, five for 10.
    #expect(screen(.node(.stack(row), bars), columns: 4) == "▁▃▅█")
    let middle = Stack(axis: .horizontal, spacing: 0)
    #expect(screen(.node(.stack(middle), bars), columns: 4) == "■■■■")
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

  @Test("The system's background is the terminal's own")
  func systemBackground() {
    let ink = InkResolver(theme: .dark, surface: RGB(40, 42, 54))
    let paint = Paint.color(.system(.background))
    #expect(ink.ink(paint, opacity: 1, on: .terminal) == Ink(RGB(40, 42, 54)))
  }
}
