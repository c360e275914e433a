import Mutation
import Sanitizer
import TerminalInput

extension FuzzTarget {
  /// What a terminal sends: the same events however it is cut, and text that is safe in a field.
  static let keys = FuzzTarget(
    "keys",
    .text(words: KeySeeds.words),
    seeds: { KeySeeds.words.map { Array($0.utf8) } }
  ) { bytes in
    var whole = KeyParser()
    var pieces = KeyParser()
    let events = whole.read(bytes) + whole.expire()
    let cut = bytes.count / 2
    let others = pieces.read(bytes[..<cut]) + pieces.read(bytes[cut...]) + pieces.expire()
    try require(!whole.isWaiting && !pieces.isWaiting, "something is waited for after the end")
    try require(keys(in: events) == keys(in: others), "keys depend on how they are cut")
    for isMultiline in [false, true] {
      var editor = LineEditor(isMultiline: isMultiline)
      for event in events { try take(event, &editor) }
    }
  }

  /// Characters aside, which join where their parts come at once.
  private static func keys(in events: [InputEvent]) -> [InputEvent] {
    events.filter { if case .text = $0 { false } else { true } }
  }

  private static func take(_ event: InputEvent, _ editor: inout LineEditor) throws(Finding) {
    switch event {
    case .text(let character): editor.insert(String(character))
    case .paste(let text): editor.insert(text)
    case .key(let key, let modifiers): _ = editor.take(key, modifiers)
    case .mouse(let mouse):
      try require(mouse.column >= 0 && mouse.row >= 0, "the mouse is outside of the screen")
    }
    let text = editor.text
    try require(editor.cursor >= 0 && editor.cursor <= editor.count, "the cursor is outside")
    try require(text.count == editor.count, "characters of a text are counted otherwise")
    try require(text.utf8.count <= LineEditor.limit, "a text is longer than the limit")
    let isSafe = text.unicodeScalars.allSatisfy { scalar in
      Sanitizer.isVisible(scalar) || [0x0A, 0x20, 0x200D, 0xFE0E, 0xFE0F].contains(scalar.value)
    }
    try require(isSafe, "a text holds what a terminal may obey")
    let window = editor.window(columns: 7)
    try require(window.cursor >= 0 && window.cursor < 7, "the cursor is not shown")
  }
}

private enum KeySeeds {
  static let words = [
    "a", "é", "👩‍💻", "e\u{301}", "漢", "\r", "\t", "\u{7F}", "\u{1}", "\u{17}", "\u{B}", "\u{1B}",
    "\u{1B}[A", "\u{1B}[D", "\u{1B}OC", "\u{1B}[1;5C", "\u{1B}[3~", "\u{1B}[15;2~", "\u{1B}[Z",
    "\u{1B}[<0;10;5M", "\u{1B}[<65;1;1m", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}b", "\u{1B}[?1;2c",
    "\u{202E}", "\u{1B}]0;x\u{7}",
  ]
}
