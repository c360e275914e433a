extension ControlSequence {
  /// The sequence as it is written in manuals.
  var name: String {
    let numbers = parameters.map { $0.value.map(String.init) ?? "" }.joined(separator: ";")
    let prefix = self.prefix == 0 ? "" : String(UnicodeScalar(self.prefix))
    return "CSI \(prefix)\(numbers)" + String(decoding: intermediates + [final], as: UTF8.self)
  }

  fileprivate var numbers: [Int] { parameters.map { $0.value ?? 0 } }
}

extension TerminalEmulator {
  /// Does what a control sequence says; whether it is known.
  mutating func perform(_ sequence: ControlSequence) -> Bool {
    switch (sequence.prefix, sequence.intermediates) {
    case (0, []):
      return moveCursor(sequence) || erase(sequence) || shift(sequence) || other(sequence)
    case (UInt8(ascii: "?"), []): return performPrivate(sequence)
    case (UInt8(ascii: "?"), [UInt8(ascii: "$")]) where sequence.final == UInt8(ascii: "p"):
      reportMode(sequence.number(or: 0))
      return true
    case (0, [UInt8(ascii: " ")]) where sequence.final == UInt8(ascii: "q"):
      modes.cursorShape = sequence.number(or: 0)
      return true
    case (UInt8(ascii: ">"), []) where sequence.final == UInt8(ascii: "c"):
      answer("\u{1B}[>0;0;0c")
      return true
    default: return false
    }
  }

  private mutating func performPrivate(_ sequence: ControlSequence) -> Bool {
    switch sequence.final {
    case UInt8(ascii: "h"): setModes(sequence.numbers, true)
    case UInt8(ascii: "l"): setModes(sequence.numbers, false)
    default: false
    }
  }

  private mutating func moveCursor(_ sequence: ControlSequence) -> Bool {
    let count = sequence.number()
    let cursor = live.cursor
    switch sequence.final {
    case UInt8(ascii: "A"): change { $0.move(row: cursor.row - count) }
    case UInt8(ascii: "B"), UInt8(ascii: "e"): change { $0.move(row: cursor.row + count) }
    case UInt8(ascii: "C"), UInt8(ascii: "a"): change { $0.move(column: cursor.column + count) }
    case UInt8(ascii: "D"): change { $0.move(column: cursor.column - count) }
    case UInt8(ascii: "E"): change { $0.move(column: 0, row: cursor.row + count) }
    case UInt8(ascii: "F"): change { $0.move(column: 0, row: cursor.row - count) }
    case UInt8(ascii: "G"), UInt8(ascii: "`"): change { $0.move(column: count - 1) }
    case UInt8(ascii: "d"): change { $0.move(row: count - 1) }
    case UInt8(ascii: "H"), UInt8(ascii: "f"):
      change { $0.move(column: sequence.number(1) - 1, row: count - 1) }
    default: return false
    }
    return true
  }

  private mutating func erase(_ sequence: ControlSequence) -> Bool {
    let (cursor, columns, rows) = (live.cursor, live.columns, live.rows)
    let line: Range<Int>
    switch sequence.number(or: 0) {
    case 0: line = cursor.column..<columns
    case 1: line = 0..<cursor.column + 1
    case 2, 3: line = 0..<columns
    default: return false
    }
    switch sequence.final {
    case UInt8(ascii: "K"): change { $0.erase(cursor.row, line) }
    case UInt8(ascii: "X"):
      change { $0.erase(cursor.row, cursor.column..<cursor.column + sequence.number()) }
    case UInt8(ascii: "J"):
      change { screen in
        switch sequence.number(or: 0) {
        case 0: screen.erase(rows: cursor.row + 1..<max(rows, cursor.row + 1))
        case 1: screen.erase(rows: 0..<cursor.row)
        // 3 erases only what has scrolled out, which is not kept here.
        case 3: return
        default: return screen.erase(rows: 0..<rows)
        }
        screen.erase(cursor.row, line)
      }
    default: return false
    }
    return true
  }

  private mutating func shift(_ sequence: ControlSequence) -> Bool {
    let count = sequence.number()
    let row = live.cursor.row
    let isInside = live.region.contains(row)
    switch sequence.final {
    case UInt8(ascii: "@"): change { $0.insertCells(count) }
    case UInt8(ascii: "P"): change { $0.deleteCells(count) }
    case UInt8(ascii: "L"): if isInside { change { $0.scrollDown(count, from: row) } }
    case UInt8(ascii: "M"): if isInside { change { $0.scrollUp(count, from: row) } }
    case UInt8(ascii: "S"): change { $0.scrollUp(count, from: $0.region.lowerBound) }
    case UInt8(ascii: "T"): change { $0.scrollDown(count, from: $0.region.lowerBound) }
    default: return false
    }
    return true
  }

  private mutating func other(_ sequence: ControlSequence) -> Bool {
    switch sequence.final {
    case UInt8(ascii: "m"):
      var isKnown = true
      change { isKnown = $0.style.select(sequence.parameters) }
      return isKnown
    case UInt8(ascii: "r"):
      let top = sequence.number() - 1
      let end = sequence.number(1, or: live.rows)
      change { $0.setRegion(min(top, end)..<end) }
    case UInt8(ascii: "s"): change { $0.save() }
    case UInt8(ascii: "u"): change { $0.restore() }
    case UInt8(ascii: "c"): answer("\u{1B}[?62;22c")
    case UInt8(ascii: "n"): return report(sequence.number(or: 0))
    default: return false
    }
    return true
  }

  /// Device status reports: 5 asks whether all is well, 6 where the cursor is.
  private mutating func report(_ kind: Int) -> Bool {
    switch kind {
    case 5: answer("\u{1B}[0n")
    case 6: answer("\u{1B}[\(live.cursor.row + 1);\(live.cursor.column + 1)R")
    default: return false
    }
    return true
  }

  /// DECRQM: 1 for on, 2 for off, 0 for a mode that is not known.
  private mutating func reportMode(_ mode: Int) {
    let state = [7: live.wrapsLines, 1049: isAlternate][mode] ?? modes.isOn(mode)
    answer("\u{1B}[?\(mode);\(state.map { $0 ? 1 : 2 } ?? 0)$y")
  }
}
