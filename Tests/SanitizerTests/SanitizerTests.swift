import Sanitizer
import Testing

@Suite("Sanitizer")
struct SanitizerTests {
  @Test(
    "A path that cannot be shown on one line as it is is said to be so",
    arguments: [
      ("/a\nb", "/a b"), ("/a\u{1B}[2J", "/a[2J"), ("/a   b", "/a b"), ("/\u{202E}x", "/x"),
    ]
  )
  func path(path: String, shown: String) {
    #expect(
      Sanitizer.path(path)
        == shown + " (not its exact path, which has characters that cannot be shown)"
    )
    #expect(Sanitizer.path("/home/Jörg/a b 👩‍👧") == "/home/Jörg/a b 👩‍👧")
  }

  @Test(
    "Terminal commands lose what makes them commands",
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"),
      ("\u{1B}]0;title\u{07}x", "]0;titlex"),
      ("\u{1B}]8;;http://a.example\u{1B}\\link", "]8;;http://a.example\\link"),
      ("\u{1B}]52;c;aGk=\u{07}", "]52;c;aGk="),
      ("\u{1B}]0;never ends", "]0;never ends"),
      ("\u{1B}P1$r\u{1B}\\", "P1$r\\"),
      ("\u{1B}_apc\u{1B}\\", "_apc\\"),
      ("\u{9B}31mred", "31mred"),
      ("\u{9D}0;t\u{9C}", "0;t"),
      ("\u{90}q\u{98}s\u{9E}p\u{9F}a", "qspa"),
      ("\u{1B}[6n", "[6n"),
      ("a\u{0}b\u{7}c\u{8}d\u{7F}e\u{E}f", "abcdef"),
    ]
  )
  func commands(text: String, expected: String) {
    #expect(Sanitizer.sanitized(text) == expected)
    #expect(!Sanitizer.sanitized(text).utf8.contains { $0 < 0x20 })
  }

  @Test(
    "Invisible and direction-changing characters disappear",
    arguments: [
      "\u{202E}", "\u{202A}", "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{200B}",
      "\u{200C}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{2028}", "\u{2029}", "\u{E0041}",
      "\u{E007F}",
      "\u{FFFE}", "\u{1FFFF}", "\u{FFF9}", "\u{115F}", "\u{3164}", "\u{FFA0}", "\u{180E}",
      "\u{E0100}", "\u{FE00}", "\u{34F}", "\u{1D173}",
    ]
  )
  func invisible(text: String) {
    #expect(Sanitizer.sanitized("a" + text + "b") == "ab")
  }

  @Test("Characters without an agreed look become the replacement character")
  func replaced() {
    #expect(Sanitizer.sanitized("a\u{E000}b\u{F0000}c\u{378}") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
  }

  @Test(
    "Words of all scripts pass unchanged",
    arguments: [
      "Screen Time", "Größe", "Ελληνικά", "Русский", "עברית", "العربية", "हिन्दी", "ไทย", "日本語",
      "한국어", "€ 5 – “x”…", "▁▂▃", "👨\u{200D}👩\u{200D}👧", "❤\u{FE0F}\u{200D}🔥", "🇩🇪", "👍🏽",
      "1\u{FE0F}\u{20E3}", "🏃🏽\u{200D}♀\u{FE0F}",
    ]
  )
  func passes(text: String) {
    #expect(Array(Sanitizer.sanitized(text).utf8) == Array(text.utf8))
  }

  @Test("A joiner passes only between two emoji")
  func joiners() {
    #expect(Sanitizer.sanitized("a\u{200D}b") == "ab")
    #expect(Sanitizer.sanitized("👨\u{200D}b") == "👨b")
    #expect(Sanitizer.sanitized("👨\u{200D}") == "👨")
    #expect(Sanitizer.sanitized("a\u{FE0F}") == "a")
  }

  @Test("A chain of joined emoji is cut into several")
  func joinerChain() {
    let chain = Array(repeating: "👨", count: 1000).joined(separator: "\u{200D}")
    let longest = Sanitizer.sanitized(chain).map(\.unicodeScalars.count).max()
    #expect(longest == 2 * Sanitizer.markLimit + 1)
  }

  @Test("A megabyte of combining marks leaves eight")
  func marks() {
    let text = "e" + String(repeating: "\u{301}", count: 500_000) + "x"
    let clean = Sanitizer.sanitized(text, limit: 1_000_000)
    #expect(clean.unicodeScalars.count == 10)
    #expect(Sanitizer.sanitized("\u{301}a") == "a")
  }

  @Test("Spaces, tabs and line breaks become single spaces or line feeds")
  func spaces() {
    #expect(Sanitizer.sanitized("a\tb\u{A0}c\u{202F}d\u{3000}e") == "a b c d e")
    #expect(Sanitizer.sanitized("a\nb\r\nc\rd") == "a b c d")
    #expect(Sanitizer.sanitizedLines("a\nb\r\nc\rd") == "a\nb\nc\nd")
    #expect(Sanitizer.sanitizedLines("a\u{85}b\u{B}c\u{C}d\u{2028}e") == "abcde")
  }

  @Test("Text beyond the limit ends in an ellipsis")
  func limit() {
    #expect(Sanitizer.sanitized("abcdef", limit: 4) == "abcd…")
    #expect(Sanitizer.sanitized("abcd", limit: 4) == "abcd")
    #expect(Sanitizer.sanitized("äbcdef", limit: 4) == "äbcd…")
    #expect(Sanitizer.sanitized(String(repeating: "x", count: 100_000)).count == 65_537)
  }
}
