import Testing
import ViewTree

@testable import TerminalRenderer

@Suite("Text in a terminal")
struct TextTests {
  @Test("Lines break at spaces, which disappear there")
  func wraps() {
    #expect(
      screen(.text("Total time on all devices"), columns: 10) == "Total time\non all\ndevices"
    )
  }

  @Test("Lines break behind hyphens and inside words that are too long")
  func wrapsInside() {
    #expect(screen(.text("well-known"), columns: 6) == "well-\nknown")
    // A hyphen that begins a word belongs to it.
    #expect(screen(.text("see --option"), columns: 9) == "see\n--option")
    #expect(screen(.text("abcdefgh"), columns: 3) == "abc\ndef\ngh")
  }

  @Test("Chinese breaks between characters, and a wide one is never cut in half")
  func wrapsChinese() {
    #expect(screen(.text("屏幕使用时间"), columns: 5) == "屏幕\n使用\n时间")
    #expect(screen(.text("使用，时间"), columns: 5) == "使\n用，\n时间")
  }

  @Test("Line feeds end lines, and other controls disappear")
  func lines() {
    #expect(screen(.text("a\nb\r\n\nc")) == "a\nb\n\nc")
    #expect(screen(.text("\u{1B}[2Ja\u{7}b")) == "[2Jab")
  }

  @Test("Text that does not fit loses its end, middle or beginning")
  func truncation() {
    let words = "com.example.application"
    func cut(_ mode: Truncation) -> String {
      screen(.text(words, lineLimit: 1, truncation: mode), columns: 9)
    }
    #expect(cut(.tail) == "com.exam…")
    #expect(cut(.middle) == "com.…tion")
    #expect(cut(.head) == "…lication")
  }

  @Test("The last line of a limit takes the ellipsis")
  func lineLimit() {
    #expect(screen(.text("one two three four", lineLimit: 2), columns: 8) == "one two\nthree f…")
  }

  @Test("Wide and combined characters keep columns aligned")
  func widths() {
    let tree = Tree.column(
      alignment: .leading,
      .row(.text("👨\u{200D}👩\u{200D}👧"), .text("|")),
      .row(.text("é"), .text("|")),
      .row(.text("日"), .text("|"))
    )
    #expect(screen(tree) == "👨\u{200D}👩\u{200D}👧 |\né |\n日 |")
  }

  @Test(
    "Words read from the right are isolated from what stands beside them, where that is asked for"
  )
  func rightToLeft() {
    let tree = Tree.row(.text("\u{5D0}\u{5D1} 1"), .text("3h"), .text("\u{5D2}"))
    func shown(_ isolates: Bool) -> String {
      let options = TerminalOptions(columns: 10, isolatesRightToLeft: isolates)
      let bytes = TerminalRenderer.render(tree.viewTree, options: options)
      return String(decoding: bytes.dropLast(), as: UTF8.self)
    }
    #expect(shown(false) == "\u{5D0}\u{5D1} 1 3h \u{5D2}")
    #expect(
      shown(true) == "\u{2068}\u{5D0}\u{5D1} 1\u{2069} 3h \u{2068}\u{5D2}\u{2069}"
    )
  }

  @Test("Lines stand as the text's alignment says")
  func alignment() {
    let text = TextContent(runs: [TextRun("aaaa bb")], alignment: .trailing)
    #expect(screen(.node(.text(text), []), columns: 5) == "aaaa\n  bb")
  }

  @Test("A wrapped text leaves what it does not need to its neighbour")
  func fitted() {
    // At 9 cells "aaaa bbbb cc" needs two lines of at most 9; broken at 7 it needs 4.
    let tree = Tree.row(spacing: 0, .text("aaaa bbbb"), .spacer, .text("|"))
    #expect(screen(tree, columns: 8) == "aaaa   |\nbbbb")
  }
}
