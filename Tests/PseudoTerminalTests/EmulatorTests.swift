import PseudoTerminal
import Testing

@Suite("The terminal emulator")
struct EmulatorTests {
  private func emulator(_ text: String, columns: Int = 10, rows: Int = 4) -> TerminalEmulator {
    var emulator = TerminalEmulator(columns: columns, rows: rows)
    emulator.feed(text)
    return emulator
  }

  private func lines(_ text: String, columns: Int = 10, rows: Int = 4) -> [String] {
    emulator(text, columns: columns, rows: rows).screen.lines
  }

  private func position(_ column: Int, _ row: Int) -> Screen.Position {
    Screen.Position(column: column, row: row)
  }

  @Test("Text stands where the cursor is put, counted from 1")
  func placed() {
    #expect(lines("\u{1B}[2;3Hab\u{1B}[Hc\u{1B}[4Gd") == ["c  d", "  ab", "", ""])
  }

  @Test("A full row wraps at the next character and not before")
  func wrapping() {
    let full = emulator("0123456789")
    #expect(full.screen.cursor == position(9, 0))
    #expect(lines("0123456789ab") == ["0123456789", "ab", "", ""])
    #expect(lines("0123456789\r\nab") == ["0123456789", "ab", "", ""])
    #expect(lines("\u{1B}[?7l0123456789ab") == ["012345678b", "", "", ""])
  }

  @Test("The last row scrolls, or the last of a region")
  func scrolling() {
    #expect(lines("a\r\nb\r\nc\r\nd\r\ne") == ["b", "c", "d", "e"])
    #expect(
      lines("a\r\nb\r\nc\r\nd\u{1B}[2;3r\u{1B}[3;1H\n\rx") == ["a", "c", "x", "d"]
    )
    #expect(lines("a\r\nb\r\nc\r\nd\u{1B}[H\u{1B}M") == ["", "a", "b", "c"])
    #expect(lines("a\r\nb\r\nc\r\nd\u{1B}[2S") == ["c", "d", "", ""])
    #expect(lines("a\r\nb\r\nc\r\nd\u{1B}[2;1H\u{1B}[L") == ["a", "", "b", "c"])
    #expect(lines("a\r\nb\r\nc\r\nd\u{1B}[2;1H\u{1B}[M") == ["a", "c", "d", ""])
  }

  @Test("Rows and the screen are erased from the cursor, to it, or all")
  func erasing() {
    let three = "abc\r\ndef\r\nghi\u{1B}[2;2H"
    #expect(lines(three + "\u{1B}[K") == ["abc", "d", "ghi", ""])
    #expect(lines(three + "\u{1B}[1K") == ["abc", "  f", "ghi", ""])
    #expect(lines(three + "\u{1B}[2K") == ["abc", "", "ghi", ""])
    #expect(lines(three + "\u{1B}[J") == ["abc", "d", "", ""])
    #expect(lines(three + "\u{1B}[1J") == ["", "  f", "ghi", ""])
    #expect(lines(three + "\u{1B}[2J") == ["", "", "", ""])
    #expect(lines(three + "\u{1B}[X") == ["abc", "d f", "ghi", ""])
    #expect(lines(three + "\u{1B}[P") == ["abc", "df", "ghi", ""])
    #expect(lines(three + "\u{1B}[2@") == ["abc", "d  ef", "ghi", ""])
  }

  @Test("Colors of all three kinds and attributes are kept by cell")
  func styles() {
    let screen = emulator(
      "\u{1B}[1;4;31ma\u{1B}[22;38;2;1;2;3mb\u{1B}[0;48;5;200;97mc\u{1B}[md\u{1B}[7;38:2::9:8:7me"
    ).screen
    var expected = ScreenStyle()
    expected.attributes = [.bold, .underline]
    expected.foreground = .palette(1)
    #expect(screen.style(of: "a") == expected)
    expected.attributes = .underline
    expected.foreground = .rgb(1, 2, 3)
    #expect(screen.style(of: "b") == expected)
    expected = ScreenStyle()
    expected.background = .palette(200)
    expected.foreground = .palette(15)
    #expect(screen.style(of: "c") == expected)
    #expect(screen.style(of: "d") == ScreenStyle())
    expected = ScreenStyle()
    expected.attributes = .reverse
    expected.foreground = .rgb(9, 8, 7)
    #expect(screen.style(of: "e") == expected)
  }

  @Test("Wide characters and emoji take two cells, marks none")
  func widths() {
    let screen = emulator("日e\u{301}👩‍👩‍👧x").screen
    #expect(screen.lines[0] == "日e\u{301}👩‍👩‍👧x")
    #expect(screen.cursor == position(6, 0))
    #expect(screen.position(of: "x") == position(5, 0))
    #expect(screen.cells[0][1].isContinuation)
  }

  @Test("A wide character that does not fit goes to the next row")
  func wideAtEnd() {
    #expect(lines("012345678日") == ["012345678", "日", "", ""])
  }

  @Test("Half of a wide character that is overwritten leaves a space")
  func halves() {
    #expect(lines("日本\u{1B}[2Gx") == [" x本", "", "", ""])
    #expect(lines("日本\u{1B}[3Gx") == ["日x", "", "", ""])
  }

  @Test("The alternate screen leaves the other one and its cursor alone")
  func alternate() {
    var emulator = emulator("sh$ ")
    emulator.feed("\u{1B}[?1049h\u{1B}[2J\u{1B}[Hfull")
    #expect(emulator.isAlternate)
    #expect(emulator.screen.lines[0] == "full")
    emulator.feed("\u{1B}[?1049l")
    #expect(!emulator.isAlternate)
    #expect(emulator.screen.lines[0] == "sh$")
    #expect(emulator.screen.cursor == position(4, 0))
  }

  @Test("A synchronized update is shown when it is complete")
  func synchronized() {
    var emulator = emulator("old")
    emulator.feed("\u{1B}[?2026h\u{1B}[2J\u{1B}[Hnew")
    #expect(emulator.screen.lines[0] == "old")
    emulator.feed("\u{1B}[?2026l")
    #expect(emulator.screen.lines[0] == "new")
    #expect(emulator.updates == 1)
  }

  @Test("A terminal is sane until a mode is left on, and each is named")
  func oddities() {
    #expect(emulator("a\r\n\u{1B}[1mb\u{1B}[m").oddities.isEmpty)
    let left = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1002;1006;2004h\u{1B}[1m"
    #expect(
      emulator(left).oddities == [
        "the alternate screen is shown", "the cursor is hidden", "the mouse is reported",
        "what is pasted is set apart", "text has another style",
      ]
    )
    #expect(emulator(left + "\u{1B}c").oddities.isEmpty)
    #expect(emulator("\u{1B}[").oddities == ["a sequence is not complete"])
  }

  @Test("Queries for attributes, cursor, modes and the background are answered")
  func answers() {
    var emulator = emulator("ab\u{1B}[c\u{1B}[6n\u{1B}[?2026$p\u{1B}[?9999$p\u{1B}]11;?\u{1B}\\")
    let expected =
      "\u{1B}[?62;22c\u{1B}[1;3R\u{1B}[?2026;2$y\u{1B}[?9999;0$y"
      + "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\"
    #expect(String(decoding: emulator.takeAnswers(), as: UTF8.self) == expected)
    #expect(emulator.takeAnswers().isEmpty)
  }

  @Test("What is not understood is told by name and changes nothing")
  func unknown() {
    let emulator = emulator("a\u{1B}[?4242hb\u{1B}[5$zc")
    #expect(emulator.screen.lines[0] == "abc")
    #expect(emulator.unknown == ["CSI ?4242h", "CSI 5$z"])
  }

  @Test("Strings of operating system commands are kept and not shown")
  func strings() {
    let emulator = emulator("\u{1B}]0;title\u{7}a\u{1B}]8;;x\u{1B}\\b\u{1B}_G\u{1B}\\")
    #expect(emulator.title == "title")
    #expect(emulator.screen.lines[0] == "ab")
    #expect(emulator.strings == ["]0;title", "]8;;x", "_G"])
  }

  @Test("Bytes may come one by one")
  func piecewise() {
    var one = TerminalEmulator(columns: 10, rows: 4)
    let bytes = Array("\u{1B}[2;3H\u{1B}[38;2;9;8;7m日é\u{1B}]0;t\u{1B}\\x".utf8)
    for byte in bytes { one.feed([byte]) }
    var all = TerminalEmulator(columns: 10, rows: 4)
    all.feed(bytes)
    #expect(one.screen == all.screen)
    #expect(one.title == "t")
  }

  @Test("A resized screen keeps what fits")
  func resized() {
    var emulator = emulator("0123456789\r\nab")
    emulator.resize(columns: 5, rows: 2)
    #expect(emulator.screen.lines == ["01234", "ab"])
    #expect(emulator.screen.cursor == position(2, 1))
  }
}
