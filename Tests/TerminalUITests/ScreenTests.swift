import PseudoTerminal
import TerminalRenderer
import Testing

@testable import TerminalUI

@Suite("Bringing a screen up to date")
struct ScreenTests {
  private func buffer(_ lines: [String], columns: Int = 12) -> CellBuffer {
    var buffer = CellBuffer(columns: columns, rows: lines.count)
    for (row, line) in lines.enumerated() { buffer.write(line, at: 0, row, width: columns) }
    return buffer
  }

  private func text(_ terminal: TerminalEmulator) -> [String] {
    terminal.screen.lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test("Only what has changed is written, and nothing where nothing has")
  func changes() {
    var writer = ScreenWriter(depth: .none, hasAttributes: true)
    _ = writer.bytes(for: buffer(["one", "two"]), cursor: nil)
    #expect(writer.bytes(for: buffer(["one", "two"]), cursor: nil).isEmpty)
    let bytes = writer.bytes(for: buffer(["one", "tWo"]), cursor: nil)
    #expect(
      String(decoding: bytes, as: UTF8.self) == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[2;2HW\u{1B}[?2026l"
    )
  }

  @Test("Wide characters are replaced whole, over and under each other")
  func wide() {
    let pictures = [
      ["漢字ab"], ["x漢字b"], ["abcdef"], ["a👩‍💻de\u{301}f"], ["👩‍💻👩‍💻e\u{301}"], ["漢e\u{301}👩‍💻"], [""],
    ]
    var writer = ScreenWriter(depth: .none, hasAttributes: true)
    var terminal = TerminalEmulator(columns: 12, rows: 1)
    for first in pictures {
      for second in pictures {
        terminal.feed(writer.bytes(for: buffer(first), cursor: nil))
        terminal.feed(writer.bytes(for: buffer(second), cursor: nil))
        #expect(text(terminal) == second, "after \(first)")
      }
    }
    #expect(terminal.unknown.isEmpty)
  }

  @Test("The last cell of the screen is written without scrolling it")
  func corner() {
    var writer = ScreenWriter(depth: .none, hasAttributes: true)
    var terminal = TerminalEmulator(columns: 4, rows: 2)
    terminal.feed("\u{1B}[?7l")
    terminal.feed(writer.bytes(for: buffer(["abcd", "efgh"], columns: 4), cursor: nil))
    #expect(text(terminal) == ["abcd", "efgh"])
    terminal.feed(writer.bytes(for: buffer(["abcd", "efgX"], columns: 4), cursor: nil))
    #expect(text(terminal) == ["abcd", "efgX"])
  }

  @Test("Another size, or a screen that somebody else had, is written anew")
  func anew() {
    var writer = ScreenWriter(depth: .none, hasAttributes: true)
    _ = writer.bytes(for: buffer(["one"]), cursor: nil)
    var terminal = TerminalEmulator(columns: 20, rows: 2)
    terminal.feed("rubbish")
    terminal.feed(writer.bytes(for: buffer(["one", "two"], columns: 20), cursor: nil))
    #expect(text(terminal) == ["one", "two"])
    terminal.feed("\u{1B}[Hrubbish")
    writer.forget()
    terminal.feed(writer.bytes(for: buffer(["one", "two"], columns: 20), cursor: nil))
    #expect(text(terminal) == ["one", "two"])
  }

  @Test("The cursor is shown where it is wanted, and alone moves too")
  func cursor() {
    var writer = ScreenWriter(depth: .none, hasAttributes: true)
    var terminal = TerminalEmulator(columns: 12, rows: 1)
    terminal.feed(writer.bytes(for: buffer(["one"]), cursor: CellPoint(x: 2, y: 0)))
    #expect(terminal.modes.showsCursor)
    #expect(terminal.screen.cursor == .init(column: 2, row: 0))
    terminal.feed(writer.bytes(for: buffer(["one"]), cursor: nil))
    #expect(!terminal.modes.showsCursor)
  }

  @Test("A part of a buffer is copied without halves of wide characters")
  func copy() {
    var target = CellBuffer(columns: 6, rows: 1)
    target.copy(
      buffer(["漢a字"]),
      from: CellRect(x: 1, y: 0, width: 3, height: 1),
      to: CellPoint(x: 0, y: 0)
    )
    var writer = ScreenWriter(depth: .none, hasAttributes: true)
    var terminal = TerminalEmulator(columns: 6, rows: 1)
    terminal.feed(writer.bytes(for: target, cursor: nil))
    #expect(text(terminal) == [" a"])
  }

  @Test(
    "The help shows all of its words however narrow the screen, and scrolls",
    arguments: [80, 40]
  )
  func help(columns: Int) {
    var stage = Stage(columns: columns, rows: 24)
    stage.show(Scene.make { $0.button(1, "One") })
    stage.type("?")
    var words = Set(stage.rows.joined(separator: " ").split(separator: " "))
    stage.type("page-down")
    words.formUnion(stage.rows.joined(separator: " ").split(separator: " "))
    #expect(
      words.isSuperset(of: ["slider", "Del", "deleted", "remove", "wheel", "Ctrl-C", "quit"])
    )
    stage.type("x")
    #expect(stage.rows[0] == "One")
  }

  @Test("Hints that there is no room for are left out whole")
  func hints() {
    var stage = Stage(columns: 24, rows: 6)
    stage.show(Scene.make { $0.button(1, "One") })
    stage.type("tab")
    #expect(stage.rows[5] == " Enter press · ? help")
  }
}
