/// A terminal without a window: what a program writes becomes a screen, and its queries are answered.
///
/// It knows what full-screen programs use of DEC's VT and xterm's control sequences. What it does not
/// know is kept by name, so that a test can ask for a program that uses nothing else.
package struct TerminalEmulator: Sendable {
  private var parser = InputParser()
  /// The screen with what was drawn so far.
  private var main: Screen
  private var alternate: Screen?
  /// What is shown while an update is not complete.
  private var held: Screen?

  package internal(set) var modes = TerminalModes()
  /// What was not understood, in order, each once.
  package private(set) var unknown: [String] = []
  /// What the terminal has to say to the program, in order.
  package private(set) var answers: [UInt8] = []
  /// The synchronized updates that were completed.
  package private(set) var updates = 0
  package private(set) var title = ""
  package private(set) var bells = 0
  /// Strings for others than this terminal (OSC, DCS, APC …), each with what introduces it.
  package private(set) var strings: [String] = []

  /// The color behind text that the terminal tells, as X11 writes it; nil to say nothing.
  package var background: String? = "rgb:0000/0000/0000"

  package init(columns: Int = 80, rows: Int = 24) {
    main = Screen(columns: columns, rows: rows)
  }

  /// What a person sees.
  package var screen: Screen { held ?? current }

  package var isAlternate: Bool { alternate != nil }

  private var current: Screen {
    get { alternate ?? main }
    set {
      if alternate == nil { main = newValue } else { alternate = newValue }
    }
    _modify {
      if var screen = alternate {
        alternate = nil
        defer { alternate = screen }
        yield &screen
      } else {
        yield &main
      }
    }
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    var inputs: [TerminalInput] = []
    for byte in bytes { parser.feed(byte) { inputs.append($0) } }
    for input in inputs { perform(input) }
  }

  package mutating func feed(_ text: String) { feed(text.utf8) }

  /// The answers, which are taken away.
  package mutating func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  package mutating func resize(columns: Int, rows: Int) {
    main.resize(columns: columns, rows: rows)
    alternate?.resize(columns: columns, rows: rows)
    held?.resize(columns: columns, rows: rows)
  }

  /// What a program left otherwise than a shell expects it; empty for a sane terminal.
  package var oddities: [String] {
    let usual = TerminalModes()
    return [
      (isAlternate, "the alternate screen is shown"),
      (!modes.showsCursor, "the cursor is hidden"),
      (modes.mouse != nil || modes.hasDecimalMouse, "the mouse is reported"),
      (modes.bracketsPaste, "what is pasted is set apart"),
      (modes.isSynchronized, "an update is not complete"),
      (modes.reportsFocus, "the focus is reported"),
      (modes.hasApplicationCursorKeys, "the arrow keys send other sequences"),
      (modes.hasApplicationKeypad, "the keypad sends other sequences"),
      (modes.cursorShape != usual.cursorShape, "the cursor has another shape"),
      (!current.wrapsLines, "lines do not wrap"),
      (!current.scrollsWhole, "only some rows scroll"),
      (current.style != ScreenStyle(), "text has another style"),
      (!parser.isComplete, "a sequence is not complete"),
    ].compactMap { $0 ? $1 : nil }
  }

  private mutating func note(unknown name: String) {
    if !unknown.contains(name), unknown.count < 100 { unknown.append(name) }
  }
}

// MARK: - Control functions

extension TerminalEmulator {
  private mutating func perform(_ input: TerminalInput) {
    switch input {
    case .print(let scalar): current.print(scalar)
    case .control(let byte): control(byte)
    case .escape(let intermediates, let final): escape(intermediates, final)
    case .sequence(let sequence):
      if !perform(sequence) { note(unknown: sequence.name) }
    case .string(let introducer, let bytes): string(introducer, bytes)
    case .malformed(let bytes): note(unknown: "malformed \(bytes.prefix(16))")
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x00: break
    case 0x07: bells += 1
    case 0x08: current.move(column: current.cursor.column - 1)
    case 0x09: current.move(column: (current.cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: current.lineFeed()
    case 0x0D: current.carriageReturn()
    default: note(unknown: "control \(byte)")
    }
  }

  private mutating func escape(_ intermediates: [UInt8], _ final: UInt8) {
    switch (intermediates, final) {
    case ([], UInt8(ascii: "7")): current.save()
    case ([], UInt8(ascii: "8")): current.restore()
    case ([], UInt8(ascii: "=")): modes.hasApplicationKeypad = true
    case ([], UInt8(ascii: ">")): modes.hasApplicationKeypad = false
    case ([], UInt8(ascii: "D")): current.lineFeed()
    case ([], UInt8(ascii: "M")): current.reverseLineFeed()
    case ([], UInt8(ascii: "E")):
      current.carriageReturn()
      current.lineFeed()
    case ([], UInt8(ascii: "c")): reset()
    // The usual character set.
    case ([UInt8(ascii: "("), UInt8(ascii: ")")], _), ([UInt8(ascii: "(")], UInt8(ascii: "B")):
      break
    // The end of a string that a bell or another string has ended already.
    case ([], UInt8(ascii: "\\")): break
    default:
      note(unknown: "ESC " + String(decoding: intermediates + [final], as: UTF8.self))
    }
  }

  private mutating func reset() {
    var fresh = TerminalEmulator(columns: main.columns, rows: main.rows)
    (fresh.unknown, fresh.answers, fresh.updates) = (unknown, answers, updates)
    (fresh.background, fresh.strings) = (background, strings)
    self = fresh
  }

  private mutating func string(_ introducer: UInt8, _ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if strings.count < 1000 { strings.append(String(UnicodeScalar(introducer)) + text) }
    guard introducer == UInt8(ascii: "]") else { return }
    if text.hasPrefix("0;") || text.hasPrefix("2;") {
      title = String(text.dropFirst(2))
    } else if text == "11;?", let background {
      answers += Array("\u{1B}]11;\(background)\u{1B}\\".utf8)
    }
  }
}

// MARK: - Modes

extension TerminalEmulator {
  /// Switches private modes; whether all are known.
  mutating func setModes(_ numbers: [Int], _ isOn: Bool) -> Bool {
    var isKnown = true
    for number in numbers {
      switch number {
      case 7: current.wrapsLines = isOn
      case 47, 1047: showAlternate(isOn, savesCursor: false)
      case 1049: showAlternate(isOn, savesCursor: true)
      case 1048: isOn ? current.save() : current.restore()
      default:
        if number == 2026 { synchronize(isOn) }
        isKnown = modes.set(number, isOn) && isKnown
      }
    }
    return isKnown
  }

  private mutating func showAlternate(_ isOn: Bool, savesCursor: Bool) {
    guard isOn != isAlternate else { return }
    if isOn {
      if savesCursor { main.save() }
      var screen = Screen(columns: main.columns, rows: main.rows)
      screen.style = main.style
      screen.wrapsLines = main.wrapsLines
      screen.move(column: main.cursor.column, row: main.cursor.row)
      alternate = screen
    } else {
      main.style = current.style
      main.wrapsLines = current.wrapsLines
      alternate = nil
      if savesCursor { main.restore() }
    }
  }

  private mutating func synchronize(_ isOn: Bool) {
    if isOn {
      held = held ?? current
    } else if held != nil {
      held = nil
      updates += 1
    }
  }
}

// MARK: - Access for control sequences

extension TerminalEmulator {
  mutating func change(_ body: (inout Screen) -> Void) { body(&current) }

  var live: Screen { current }

  mutating func answer(_ text: String) { answers += Array(text.utf8) }
}
