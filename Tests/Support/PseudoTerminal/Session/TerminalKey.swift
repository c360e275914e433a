/// A key that is pressed at a terminal.
package enum TerminalKey: Hashable, Sendable {
  case text(String)
  /// With the control key, such as "c".
  case control(Character)
  case enter, tab, backTab, escape, space, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  case function(Int)

  /// What xterm sends.
  func bytes(_ modes: TerminalModes) -> [UInt8] {
    switch self {
    case .text(let text): Array(text.utf8)
    case .control(let character):
      character.asciiValue.map { [$0 & 0x1F] } ?? []
    case .enter: [0x0D]
    case .tab: [0x09]
    case .escape: [0x1B]
    case .space: [0x20]
    case .backspace: [0x7F]
    default: Array(sequence(modes).utf8)
    }
  }

  private func sequence(_ modes: TerminalModes) -> String {
    let cursor = modes.hasApplicationCursorKeys ? "\u{1B}O" : "\u{1B}["
    return switch self {
    case .backTab: "\u{1B}[Z"
    case .delete: "\u{1B}[3~"
    case .up: cursor + "A"
    case .down: cursor + "B"
    case .right: cursor + "C"
    case .left: cursor + "D"
    case .home: cursor + "H"
    case .end: cursor + "F"
    case .pageUp: "\u{1B}[5~"
    case .pageDown: "\u{1B}[6~"
    case .function(let number): Self.functionKeys[number] ?? ""
    default: ""
    }
  }

  private static let functionKeys = [
    1: "\u{1B}OP", 2: "\u{1B}OQ", 3: "\u{1B}OR", 4: "\u{1B}OS", 5: "\u{1B}[15~", 6: "\u{1B}[17~",
    7: "\u{1B}[18~", 8: "\u{1B}[19~", 9: "\u{1B}[20~", 10: "\u{1B}[21~", 11: "\u{1B}[23~",
    12: "\u{1B}[24~",
  ]
}

/// What is done with the mouse.
package enum MouseAction: Hashable, Sendable {
  case press, drag, release, wheelUp, wheelDown

  fileprivate var code: Int {
    switch self {
    case .press, .release: 0
    case .drag: 32
    case .wheelUp: 64
    case .wheelDown: 65
    }
  }

  /// The report of mode 1006.
  func report(at position: Screen.Position) -> String {
    let final = self == .release ? "m" : "M"
    return "\u{1B}[<\(code);\(position.column + 1);\(position.row + 1)\(final)"
  }
}
