import Testing
import Theme

@testable import TerminalQuery

@Suite("Answers of terminals")
struct AnswerTests {
  private func answers(_ text: String) -> TerminalAnswers { TerminalAnswers(Array(text.utf8)) }

  @Test(
    "A background comes in one to four digits for each component, ended in two ways",
    arguments: [
      ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;c", RGB(0, 0, 0)),
      ("\u{1B}]11;rgb:ffff/ffff/dddd\u{7}\u{1B}[?62;c", RGB(255, 255, 221)),
      ("\u{1B}]11;rgb:80/00/ff\u{7}", RGB(128, 0, 255)),
      ("\u{1B}]11;rgb:f/0/8\u{7}", RGB(255, 0, 136)),
      ("\u{1B}]11;rgba:1e1e/1e1e/2e2e/ffff\u{1B}\\", RGB(30, 30, 46)),
    ]
  )
  func background(text: String, color: RGB) {
    #expect(answers(text).background == color)
  }

  @Test(
    "The theme is the one whose letters stand out",
    arguments: [
      ("rgb:ffff/ffff/ffff", Theme.light), ("rgb:fdfd/f6f6/e3e3", .light),
      ("rgb:0000/2b2b/3636", .dark), ("rgb:2020/2020/2020", .dark), ("rgb:ffff/ff00/0000", .light),
    ]
  )
  func theme(color: String, expected: Theme) {
    #expect(answers("\u{1B}]11;\(color)\u{7}").theme == expected)
  }

  @Test("Sixels are the fourth of the terminal's attributes, not its class")
  func sixels() {
    #expect(answers("\u{1B}[?62;4;22c").showsSixels)
    #expect(!answers("\u{1B}[?4;22c").showsSixels)
    #expect(!answers("\u{1B}[?62;22;44c").showsSixels)
  }

  @Test("Kitty's protocol is known by its answer to the picture that was asked about")
  func kitty() {
    #expect(answers("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c").showsKittyGraphics)
    #expect(!answers("\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\").showsKittyGraphics)
    #expect(!answers("\u{1B}_Gi=7;OK\u{1B}\\").showsKittyGraphics)
  }

  @Test(
    "Whatever else comes is nothing",
    arguments: [
      "", "\u{1B}", "\u{1B}]11;", "\u{1B}]11;rgb:", "\u{1B}]11;rgb:///", "\u{1B}]11;rgb:+f/-1/zz",
      "\u{1B}]11;rgb:12345/0/0", "\u{1B}]11;rgb:1/2", "\u{1B}[?", "rgb:ff/ff/ff", "\u{FFFD}\0\u{7}",
      "\u{1B}]11;red\u{7}", "typed\n", "\u{1B}[A",
    ]
  )
  func malformed(text: String) {
    #expect(answers(text) == answers("x"))
    #expect(answers(text).theme == nil)
  }

  @Test(
    "Who has no answer is not asked",
    arguments: [
      ([:], false), (["TERM": "dumb"], false), (["TERM": "linux"], false),
      (["TERM": "screen"], false), (["TERM": "vt100"], false), (["TERM": "xterm"], true),
      (["TERM": "screen-256color", "TMUX": "/tmp/tmux,1,0"], true), (["TERM": "tmux"], true),
      (["TERM": "xterm", "SSH_CONNECTION": "::1 1 ::1 22"], false),
      (["TERM": "xterm", "SSH_TTY": "/dev/pts/1"], false),
    ] as [([String: String], Bool)]
  )
  func mayAsk(environment: [String: String], expected: Bool) {
    #expect(TerminalQuery.mayAsk(environment) == expected)
  }

  @Test("A pipe is not asked")
  func pipe() {
    var ends: [Int32] = [0, 0]
    #expect(Pipe.open(&ends))
    let environment = ["TERM": "xterm-256color"]
    #expect(
      TerminalQuery.ask([.background], environment: environment, input: ends[0], output: ends[1])
        == nil
    )
    #expect(Pipe.isEmpty(ends[0]))
  }
}
