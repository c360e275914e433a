import ExtensionProtocol
import PseudoTerminal
import TerminalRenderer
import ViewTree

@testable import TerminalUI

/// An interface at an emulated terminal, with keys by name.
struct Stage {
  var ui: FullScreenInterface
  var terminal: TerminalEmulator
  var now = 100.0

  init(columns: Int = 40, rows: Int = 12) {
    let options = TerminalOptions(colorDepth: .none, hasAttributes: true)
    ui = FullScreenInterface(title: "Example", columns: columns, rows: rows, options: options)
    terminal = TerminalEmulator(columns: columns, rows: rows)
  }

  mutating func show(_ tree: ViewTree, unanswered: Set<UInt64> = []) {
    ui.show(tree, unanswered: unanswered, names: { _ in nil })
    draw()
  }

  mutating func draw() { terminal.feed(ui.frame()) }

  /// Types keys, by the names below or as they are.
  @discardableResult
  mutating func type(_ keys: String...) -> [ControlUse] {
    for key in keys {
      now += 1
      ui.read(Array((Stage.keys[key] ?? key).utf8), at: now)
      if key == "esc" {
        now += 1
        ui.wake(at: now)
      }
    }
    draw()
    return ui.takeUses()
  }

  /// Moves, presses or turns the mouse at a cell.
  @discardableResult
  mutating func mouse(_ button: Int, _ column: Int, _ row: Int, isRelease: Bool = false)
    -> [ControlUse]
  {
    type("\u{1B}[<\(button);\(column + 1);\(row + 1)\(isRelease ? "m" : "M")")
  }

  /// The rows without spaces at their ends.
  var rows: [String] {
    terminal.screen.lines.map { line in
      var line = line[...]
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  /// The words that are shown with their colours exchanged, above the host's row.
  var ring: String {
    var words = ""
    for row in terminal.screen.cells.dropLast() {
      for cell in row where cell.style.attributes.contains(.reverse) { words += cell.text }
    }
    return words.split(separator: " ").joined(separator: " ")
  }

  private static let keys = [
    "tab": "\t", "back-tab": "\u{1B}[Z", "enter": "\r", "esc": "\u{1B}", "up": "\u{1B}[A",
    "down": "\u{1B}[B", "right": "\u{1B}[C", "left": "\u{1B}[D", "page-down": "\u{1B}[6~",
    "page-up": "\u{1B}[5~", "home": "\u{1B}[H", "end": "\u{1B}[F", "delete": "\u{1B}[3~",
    "backspace": "\u{7F}",
  ]
}

/// Builds trees with controls.
struct Scene {
  var builder = ViewTreeBuilder()

  static func make(_ body: (inout Scene) -> Void) -> ViewTree {
    var scene = Scene()
    scene.column(body)
    return scene.builder.finish()
  }

  mutating func column(_ body: (inout Scene) -> Void) {
    open(.stack(Stack(axis: .vertical, alignment: .topLeading, spacing: 0)), body)
  }

  mutating func row(spacing: Double = 8, _ body: (inout Scene) -> Void) {
    open(.stack(Stack(axis: .horizontal, alignment: .topLeading, spacing: spacing)), body)
  }

  mutating func open(_ content: Content, _ body: (inout Scene) -> Void) {
    builder.open(content)
    body(&self)
    builder.close()
  }

  mutating func text(_ words: String) {
    builder.leaf(.text(TextContent(runs: [TextRun(words)])))
  }

  mutating func mark(
    _ number: UInt64,
    _ role: ControlMark.Role,
    _ abilities: ControlMark.Abilities = [],
    _ body: (inout Scene) -> Void
  ) {
    open(.control(ControlMark(number: number, role: role, abilities: abilities)), body)
  }

  mutating func button(
    _ number: UInt64,
    _ words: String,
    role: ButtonContent.Role = .none,
    _ abilities: ControlMark.Abilities = []
  ) {
    mark(number, .press, abilities) {
      $0.open(.button(ButtonContent(role: role))) { $0.text(words) }
    }
  }

  mutating func toggle(_ number: UInt64, _ words: String, isOn: Bool) {
    mark(number, .turn) {
      $0.open(.toggle(ToggleContent(isOn: isOn, style: .checkbox))) { $0.text(words) }
    }
  }

  mutating func field(
    _ number: UInt64,
    _ text: String,
    prompt: String = "",
    isSecure: Bool = false,
    _ abilities: ControlMark.Abilities = []
  ) {
    mark(number, .enter, abilities) {
      $0.open(
        .textField(
          TextFieldContent(text: text, prompt: prompt, isSecure: isSecure, style: .plain)
        )
      ) { $0.text(prompt) }
    }
  }

  mutating func picker(
    _ number: UInt64,
    _ words: String,
    _ options: [String],
    selected: Int?,
    style: PickerContent.Style = .menu
  ) {
    mark(number, .choose) {
      $0.open(.picker(PickerContent(selected: selected, style: style))) {
        $0.text(words)
        for option in options { $0.text(option) }
      }
    }
  }
}

extension ControlUse: CustomStringConvertible {
  package var description: String { "\(number) \(value)" }
}
