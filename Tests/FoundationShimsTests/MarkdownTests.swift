import Foundation
import FoundationShims
import Testing

@Suite("Markdown")
struct MarkdownTests {
  private func runs(_ markdown: String) -> [MarkdownRun] { InlineMarkdown.runs(of: markdown) }

  @Test("emphasis, code, strikethrough and links are read")
  func inline() {
    #expect(
      runs("a **b** _c_ `d` ~~e~~ [f](https://g.h)") == [
        MarkdownRun(text: "a "),
        MarkdownRun(text: "b", intent: .stronglyEmphasized),
        MarkdownRun(text: " "),
        MarkdownRun(text: "c", intent: .emphasized),
        MarkdownRun(text: " "),
        MarkdownRun(text: "d", intent: .code),
        MarkdownRun(text: " "),
        MarkdownRun(text: "e", intent: .strikethrough),
        MarkdownRun(text: " "),
        MarkdownRun(text: "f", link: "https://g.h"),
      ]
    )
  }

  @Test("emphasis stands inside emphasis, and three stars are both")
  func nested() {
    #expect(
      runs("**a _b_**") == [
        MarkdownRun(text: "a ", intent: .stronglyEmphasized),
        MarkdownRun(text: "b", intent: [.stronglyEmphasized, .emphasized]),
      ]
    )
    #expect(
      runs("***a***") == [MarkdownRun(text: "a", intent: [.stronglyEmphasized, .emphasized])]
    )
    #expect(
      runs("[**a**](b)") == [MarkdownRun(text: "a", intent: .stronglyEmphasized, link: "b")]
    )
  }

  @Test(
    "marks without a partner, inside words or after a backslash are words",
    arguments: [
      ("5 * 3 * 2", "5 * 3 * 2"), ("snake_case_name", "snake_case_name"), ("a ** b", "a ** b"),
      ("\\*a\\*", "*a*"), ("[a]", "[a]"), ("`a", "`a"), ("~5 min to ~10 min", "~5 min to ~10 min"),
      ("a < b > c", "a < b > c"), ("a & b", "a & b"), ("a &amp; b", "a & b"),
      ("1 line\n2", "1 line\n2"),
    ]
  )
  func plain(markdown: String, expected: String) {
    #expect(runs(markdown) == [MarkdownRun(text: expected)])
  }

  @Test("bare addresses are links, without the marks that follow them")
  func bare() {
    #expect(
      runs("See https://a.b/c?d=e, or x@y.org.") == [
        MarkdownRun(text: "See "),
        MarkdownRun(text: "https://a.b/c?d=e", link: "https://a.b/c?d=e"),
        MarkdownRun(text: ", or "),
        MarkdownRun(text: "x@y.org", link: "mailto:x@y.org"),
        MarkdownRun(text: "."),
      ]
    )
  }

  @Test("a text of nothing but marks is read in little time and kept")
  func hostile() {
    for mark in ["*", "_", "[", "`", "~", "*a ", "[a](", "**a", "<"] {
      let text = String(repeating: mark, count: 5000)
      #expect(!runs(text).isEmpty)
    }
  }

  @Test("attributed strings carry intents and links; blocks lose their marks")
  func attributed() throws {
    let string = try AttributedString(markdown: "# Title\n\nsome **bold**\nwords [x](https://y.z)")
    #expect(String(string.characters) == "Titlesome bold words x")
    let intents = string.runs.compactMap(\.inlinePresentationIntent)
    #expect(intents == [.stronglyEmphasized])
    #expect(string.runs.compactMap(\.link) == [URL(string: "https://y.z")])
    let inline = try AttributedString(
      markdown: "# a\n b",
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    )
    #expect(String(inline.characters) == "# a\n b")
  }
}
