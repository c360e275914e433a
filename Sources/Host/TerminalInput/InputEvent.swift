/// What somebody did at the terminal.
package enum InputEvent: Hashable, Sendable {
  case key(Key, KeyModifiers = [])
  /// A character, with its marks.
  case text(Character)
  /// Text that was pasted, in one piece; longer pastes come in several.
  case paste(String)
  case mouse(MouseEvent)
}

/// A key that is no character.
package enum Key: Hashable, Sendable {
  case enter, tab, escape, backspace, delete, insert
  case up, down, left, right
  case home, end, pageUp, pageDown
  case function(Int)
  /// A letter, with the control key.
  case control(Character)
}

/// The keys held with another.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = KeyModifiers(rawValue: 1)
  package static let alt = KeyModifiers(rawValue: 2)
  package static let control = KeyModifiers(rawValue: 4)
}

/// What the mouse did, at a cell counted from 0.
package struct MouseEvent: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case press, drag, release
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  package var action: Action
  package var column: Int
  package var row: Int

  package init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }
}
