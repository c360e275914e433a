/// What a program has switched in a terminal.
package struct TerminalModes: Hashable, Sendable {
  /// Which moves of the mouse are reported.
  package enum Mouse: Int, Hashable, Sendable {
    /// Presses and releases (1000).
    case buttons = 1000
    /// Moves with a button held, too (1002).
    case drags = 1002
    /// All moves (1003).
    case moves = 1003
  }

  package internal(set) var showsCursor = true
  package internal(set) var mouse: Mouse?
  /// Mouse reports are in decimal numbers and not in bytes (1006).
  package internal(set) var hasDecimalMouse = false
  /// What is pasted is set apart (2004).
  package internal(set) var bracketsPaste = false
  /// What is drawn is shown when it is complete (2026).
  package internal(set) var isSynchronized = false
  /// The focus of the window is reported (1004).
  package internal(set) var reportsFocus = false
  /// The arrow keys send SS3 (DECCKM, 1).
  package internal(set) var hasApplicationCursorKeys = false
  /// The keypad sends its own sequences (DECKPAM).
  package internal(set) var hasApplicationKeypad = false
  /// The shape of the cursor (DECSCUSR); 0 is the terminal's own.
  package internal(set) var cursorShape = 0

  /// Switches a private mode of DEC's or xterm's; whether it is known.
  mutating func set(_ mode: Int, _ isOn: Bool) -> Bool {
    switch mode {
    case 1: hasApplicationCursorKeys = isOn
    case 12: break  // whether the cursor blinks
    case 25: showsCursor = isOn
    case 1000, 1002, 1003: mouse = isOn ? Mouse(rawValue: mode) : nil
    case 1004: reportsFocus = isOn
    case 1006: hasDecimalMouse = isOn
    case 2004: bracketsPaste = isOn
    case 2026: isSynchronized = isOn
    default: return false
    }
    return true
  }

  /// Whether a mode is on; nil where it is not known.
  func isOn(_ mode: Int) -> Bool? {
    switch mode {
    case 1: hasApplicationCursorKeys
    case 25: showsCursor
    case 1000, 1002, 1003: mouse?.rawValue == mode
    case 1004: reportsFocus
    case 1006: hasDecimalMouse
    case 2004: bracketsPaste
    case 2026: isSynchronized
    default: nil
    }
  }
}
