/// Turns what a terminal sends into events, however it is cut into pieces.
///
/// Keys come as control characters, as "ESC [ …" or "ESC O …" (ECMA-48; XTerm Control Sequences, "PC-Style
/// Function Keys"), pasted text between brackets ("Bracketed Paste Mode"), the mouse as "ESC [ < …"
/// ("SGR-Mode"). Whatever else comes disappears. What is kept is bounded, whatever comes.
package struct KeyParser: Sendable {
  private var pending: [UInt8] = []
  private var pasted: [UInt8]?
  private var events: [InputEvent] = []

  /// The most bytes of an unfinished sequence; a longer one is no key.
  static let sequenceLimit = 64
  /// The most bytes of one event of pasted text.
  static let pasteLimit = 1 << 16
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  package init() {}

  /// Whether something has begun whose rest may still come.
  package var isWaiting: Bool { pasted != nil || !pending.isEmpty }

  /// How long the rest may take, in seconds; an escape without one is the key.
  ///
  /// A paste may stop for a while on a slow line, and what follows must not be taken for keys.
  package var patience: Double { pasted == nil ? 0.05 : 10 }

  /// The events in bytes, with what came before.
  package mutating func read(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// What was unfinished stands for itself, since nothing more has come.
  package mutating func expire() -> [InputEvent] {
    if let text = pasted {
      pasted = nil
      addPaste(text)
    }
    let rest = pending
    pending = []
    if rest.first == 0x1B {
      events.append(.key(.escape))
      // "ESC [" alone is Alt and the bracket.
      for byte in rest.dropFirst() where byte > 0x20 && byte < 0x7F { takePlain(byte, []) }
    }
    return takeEvents()
  }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    if pasted != nil { return takePasted(byte) }
    if let first = pending.first {
      if first == 0x1B { continueSequence(byte) } else { continueText(byte) }
    } else if byte == 0x1B || byte >= 0xC2 && byte <= 0xF4 {
      pending = [byte]
    } else {
      takePlain(byte, [])
    }
  }

  // MARK: Characters

  /// A control character or one of ASCII; a byte that begins no character is nothing.
  private mutating func takePlain(_ byte: UInt8, _ modifiers: KeyModifiers) {
    switch byte {
    case 0x0D, 0x0A: events.append(.key(.enter, modifiers))
    case 0x09: events.append(.key(.tab, modifiers))
    case 0x08, 0x7F: events.append(.key(.backspace, modifiers))
    case 0x00: events.append(.key(.control(" "), modifiers))
    case 0x01...0x1A:
      events.append(.key(.control(Character(Unicode.Scalar(byte + 0x60))), modifiers))
    case 0x20...0x7E where modifiers.isEmpty:
      events.append(.text(Character(Unicode.Scalar(byte))))
    default: break
    }
  }

  private static func length(of first: UInt8) -> Int {
    first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  private mutating func continueText(_ byte: UInt8) {
    guard byte & 0xC0 == 0x80 else {
      pending = []
      return take(byte)
    }
    pending.append(byte)
    guard let first = pending.first, pending.count >= KeyParser.length(of: first) else { return }
    let text = String(validating: pending, as: UTF8.self)
    pending = []
    guard let character = text?.first else { return }
    addText(character)
  }

  /// A mark or a joined part belongs to the character before it, where both came at once.
  private mutating func addText(_ character: Character) {
    if case .text(let last)? = events.last {
      let joined = String(last) + String(character)
      if joined.count == 1, let whole = joined.first, joined.utf8.count <= 64 {
        events[events.count - 1] = .text(whole)
        return
      }
    }
    events.append(.text(character))
  }

  // MARK: Sequences

  private mutating func continueSequence(_ byte: UInt8) {
    if byte == 0x1B {
      // Twice: the first was the key.
      events.append(.key(.escape))
      pending = [0x1B]
      return
    }
    if byte == 0x18 || byte == 0x1A { return pending = [] }
    pending.append(byte)
    guard pending.count > 2 else {
      if byte != UInt8(ascii: "["), byte != UInt8(ascii: "O") { endEscaped(byte) }
      return
    }
    let isControlSequence = pending[1] == UInt8(ascii: "[")
    if isControlSequence, byte >= 0x20, byte < 0x40 {
      if pending.count > KeyParser.sequenceLimit { pending = [] }
      return
    }
    let sequence = pending
    pending = []
    if isControlSequence { endControl(sequence) } else { endShift(byte) }
  }

  /// A character behind an escape: with the Alt key.
  private mutating func endEscaped(_ byte: UInt8) {
    pending = []
    switch byte {
    case 0x21...0x7E: events.append(.key(.control(Character(Unicode.Scalar(byte))), .alt))
    default: takePlain(byte, .alt)
    }
  }

  /// "ESC O" and a letter (single shift three).
  private mutating func endShift(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      events.append(.key(.function(Int(byte) - 0x4F)))
    case UInt8(ascii: "M"): events.append(.key(.enter))
    default: if let key = KeyParser.key(of: byte) { events.append(.key(key)) }
    }
  }

  private static func key(of final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  private mutating func endControl(_ sequence: [UInt8]) {
    guard let final = sequence.last else { return }
    let body = sequence.dropFirst(2).dropLast()
    if body.first == UInt8(ascii: "<") {
      return takeMouse(KeyParser.numbers(body.dropFirst()), isRelease: final == UInt8(ascii: "m"))
    }
    let numbers = KeyParser.numbers(body)
    let modifiers = KeyParser.modifiers(numbers.count > 1 ? numbers[1] : 1)
    if final == UInt8(ascii: "~") {
      takeNumbered(numbers.first ?? 0, modifiers)
    } else if final == UInt8(ascii: "Z") {
      events.append(.key(.tab, .shift))
    } else if (UInt8(ascii: "P")...UInt8(ascii: "S")).contains(final), body.first != 0x3F {
      events.append(.key(.function(Int(final) - 0x4F), modifiers))
    } else if let key = KeyParser.key(of: final) {
      events.append(.key(key, modifiers))
    }
  }

  /// Numbers between semicolons; what is no number is 0.
  private static func numbers(_ body: some Sequence<UInt8>) -> [Int] {
    var numbers = [0]
    for byte in body {
      if byte == 0x3B {
        numbers.append(0)
      } else if byte >= 0x30, byte < 0x3A {
        numbers[numbers.count - 1] = min(numbers[numbers.count - 1] * 10 + Int(byte) - 0x30, 99_999)
      }
    }
    return numbers
  }

  /// The keys that are held, as one more than a sum of bits.
  private static func modifiers(_ number: Int) -> KeyModifiers {
    KeyModifiers(rawValue: UInt8(truncatingIfNeeded: max(0, number - 1)) & 7)
  }

  private mutating func takeNumbered(_ number: Int, _ modifiers: KeyModifiers) {
    let key: Key
    switch number {
    case 1, 7: key = .home
    case 2: key = .insert
    case 3: key = .delete
    case 4, 8: key = .end
    case 5: key = .pageUp
    case 6: key = .pageDown
    case 11...15: key = .function(number - 10)
    case 17...21: key = .function(number - 11)
    case 23, 24: key = .function(number - 12)
    case 200:
      pasted = []
      return
    default: return
    }
    events.append(.key(key, modifiers))
  }

  private mutating func takeMouse(_ numbers: [Int], isRelease: Bool) {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return }
    let action: MouseEvent.Action
    switch numbers[0] & ~0b11100 {
    case 0: action = isRelease ? .release : .press
    case 32: action = .drag
    case 64: action = .wheelUp
    case 65: action = .wheelDown
    case 66: action = .wheelLeft
    case 67: action = .wheelRight
    default: return
    }
    events.append(.mouse(MouseEvent(action, column: numbers[1] - 1, row: numbers[2] - 1)))
  }

  // MARK: Pasted text

  private mutating func takePasted(_ byte: UInt8) {
    guard var text = pasted else { return }
    // Taken out of its place, so that it is not copied for each byte.
    pasted = []
    text.append(byte)
    if byte == UInt8(ascii: "~"), text.suffix(6).elementsEqual(KeyParser.pasteEnd) {
      text.removeLast(6)
      pasted = nil
      addPaste(text)
    } else if text.count >= KeyParser.pasteLimit, byte < 0x80, !KeyParser.mayEnd(text) {
      addPaste(text)
    } else if text.count > KeyParser.pasteLimit + 64 {
      // Much that is not ASCII, or no text at all: a character may be cut.
      addPaste(text)
    } else {
      pasted = text
    }
  }

  /// Whether the last bytes may be the beginning of the paste's end.
  private static func mayEnd(_ text: [UInt8]) -> Bool {
    (1..<pasteEnd.count).contains { text.suffix($0).elementsEqual(pasteEnd.prefix($0)) }
  }

  private mutating func addPaste(_ text: [UInt8]) {
    guard !text.isEmpty else { return }
    events.append(.paste(String(decoding: text, as: UTF8.self)))
  }
}
