import ExtensionProtocol
import PseudoTerminal
import Testing
import ViewTree

@testable import TerminalUI

/// Numbers that look random and are the same each time.
private struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func roll(_ sides: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % sides
  }
}

@Suite("Apps and people that do anything")
struct HostileTests {
  private func tree(_ dice: inout Dice) -> ViewTree {
    var scene = Scene()
    add(&scene, &dice, depth: 0)
    return scene.builder.finish()
  }

  private func add(_ scene: inout Scene, _ dice: inout Dice, depth: Int) {
    let number = UInt64(dice.roll(12))
    let role = ControlMark.Role.allCases[dice.roll(9)]
    let abilities = ControlMark.Abilities(rawValue: UInt64(dice.roll(16)))
    let count = depth > 4 ? 0 : dice.roll(4)
    var copy = dice
    let children: (inout Scene) -> Void = { scene in
      for _ in 0..<count { add(&scene, &copy, depth: depth + 1) }
    }
    let one: (inout Scene) -> Void = { scene in scene.column(children) }
    switch dice.roll(14) {
    case 0: scene.text("word \(number)")
    case 1: scene.field(number, "text", isSecure: dice.roll(2) == 0, abilities)
    case 2: scene.picker(number, "p", ["a", "b"], selected: dice.roll(4) - 1)
    case 3: scene.picker(number, "p", ["a", "b"], selected: 9, style: .segmented)
    case 4: scene.mark(number, role, abilities, one)
    case 5: scene.mark(number, role, abilities) { $0.open(.list(.plain), children) }
    case 6:
      scene.mark(number, role, abilities) {
        $0.open(.scroll(ScrollAxes(horizontal: true, vertical: true)), one)
      }
    case 7:
      scene.mark(number, .dismiss) {
        $0.open(.presentation(Presentation(kind: Presentation.Kind.allCases[Int(number) % 5]))) {
          $0.text("below")
          $0.column(children)
        }
      }
    case 8: scene.open(.disabled, one)
    case 9:
      scene.mark(number, .press) {
        $0.open(.menu) {
          $0.text("menu")
          $0.column(children)
        }
      }
    case 10:
      scene.open(.frame(width: 1e12, height: -5, alignment: .center), one)
    case 11: scene.mark(number, .slide) { $0.open(.slider(SliderContent(fraction: .nan))) { _ in } }
    case 12: scene.mark(number, .turn) { $0.open(.disclosure(isExpanded: true), one) }
    default: scene.column(children)
    }
    dice = copy
    _ = dice.roll(2)
  }

  private static let keys = [
    "\t", "\u{1B}[Z", "\r", " ", "\u{1B}\u{1B}[A", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D",
    "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~", "+", "-", "/", "?", "x", "é",
    "漢",
    "\u{7F}", "\u{17}", "\u{1B}[<0;5;2M", "\u{1B}[<32;9;3M", "\u{1B}[<0;9;3m", "\u{1B}[<64;3;3M",
    "\u{1B}[<65;30;9M", "\u{1B}[<0;1;5M", "\u{1B}[200~ab\nc\u{1B}[201~",
  ]

  @Test(
    "do not stop the interface, and whatever it writes a terminal understands",
    arguments: 1...12
  )
  func anything(seed: UInt64) {
    var dice = Dice(seed)
    var stage = Stage(columns: 10 + dice.roll(60), rows: 1 + dice.roll(20))
    for _ in 0..<12 {
      stage.show(tree(&dice), unanswered: [UInt64(dice.roll(12))])
      for _ in 0..<12 { stage.type(Self.keys[dice.roll(Self.keys.count)]) }
      if dice.roll(4) == 0 {
        let (columns, rows) = (1 + dice.roll(90), 1 + dice.roll(30))
        stage.terminal.resize(columns: columns, rows: rows)
        stage.ui.resize(columns: columns, rows: rows)
        stage.draw()
      }
    }
    #expect(stage.terminal.unknown.isEmpty)
    #expect(stage.terminal.screen.lines.count == stage.ui.rows)
  }

  @Test("do not stop the interface in words", arguments: 1...20)
  func words(seed: UInt64) {
    var dice = Dice(seed)
    var ui = SpokenInterface(title: "Example")
    for round in 0..<20 {
      ui.show(tree(&dice), unanswered: [], names: { _ in nil })
      let line = ["\(dice.roll(9))", "\(dice.roll(9))=1", "n", "b", "3+", "=", "2=x"][dice.roll(7)]
      ui.read(Array("\(line)\n".utf8), at: Double(round))
      #expect(!ui.frame().contains(0x1B))
    }
  }

  @Test("Thousands of disabled controls and sheets cost no more than what they are")
  func many() {
    var scene = Scene()
    for _ in 0..<2_000 {
      scene.builder.open(.presentation(Presentation(kind: .sheet)))
      scene.open(.disabled) { $0.button(1, "a") }
    }
    scene.button(2, "top")
    var stage = Stage()
    stage.show(scene.builder.finish())
    #expect(stage.ui.surfaces.count == 9)
    #expect(stage.type("tab", "enter") == [ControlUse(2, .press)])
  }
}
