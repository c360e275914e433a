import OutputFiles
import Testing

@Suite("Names of files for titles from outside")
struct SafeFileNameTests {
  private func name(_ title: String) -> String {
    var names = SafeFileNames()
    return names.name(for: title, fallback: "context")
  }

  @Test(
    "Letters and digits stay, all else becomes a dash",
    arguments: [
      ("Pie Chart", "Pie-Chart"), ("total_activity", "total_activity"), ("../../x", "x"),
      ("/etc/passwd", "etc-passwd"), (".hidden", "hidden"), ("a\u{0}b\nc", "a-b-c"),
      ("Übersicht 2026", "Übersicht-2026"), ("日報", "日報"), ("-rf", "rf"), ("a--b", "a-b"),
      ("x\u{202E}gnp.html", "x-gnp-html"), ("\u{115F}", "context"), ("\u{E000}", "context"),
    ]
  )
  func cleans(title: String, expected: String) {
    #expect(name(title) == expected)
  }

  @Test("Titles without a letter get the fallback", arguments: ["", "..", "/", "  ", "🙂", "---"])
  func fallsBack(title: String) {
    #expect(name(title) == "context")
  }

  @Test("A long title is cut within what file systems allow, between characters")
  func cuts() {
    #expect(name(String(repeating: "x", count: 100_000)).utf8.count == 80)
    // Each takes three bytes: 26 of them are 78.
    #expect(name(String(repeating: "日", count: 500)) == String(repeating: "日", count: 26))
  }

  @Test("No two names are the same, even where case does not count")
  func distinct() {
    var names = SafeFileNames(reserved: ["index"])
    let titles = ["a b", "a/b", "A-B", "index", "", "?", "a-b-2"]
    let given = titles.map { names.name(for: $0, fallback: "context") }
    #expect(given == ["a-b", "a-b-2", "A-B-3", "index-2", "context", "context-2", "a-b-2-2"])
  }
}
