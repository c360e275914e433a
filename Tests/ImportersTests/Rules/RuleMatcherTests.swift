import Testing

@testable import Importers

@Suite("The report on category rules")
struct RuleMatcherTests {
  private func matcher(_ rules: [(name: String, regex: String)]) -> RuleMatcher {
    RuleMatcher(
      CategoryRules(
        rules: rules.map {
          CategoryRules.Rule(category: [$0.name], regex: $0.regex, ignoresCase: false, fields: [])
        }
      )
    )
  }

  private func title(_ text: String) -> RuleTexts {
    var texts = RuleTexts()
    texts.add("title", Array(text.utf8))
    return texts
  }

  @Test("names a rule that is no regular expression; the others count")
  func broken() {
    let matcher = matcher([("Good", "x"), ("Bad", "(x")])
    #expect(matcher.category(of: title("x")) == "Good")
    #expect(
      matcher.notes == [
        "category rules: 1",
        "category rules that are no regular expressions of PCRE2: "
          + "“Bad” (missing closing parenthesis at byte 2)",
      ]
    )
  }

  @Test("names a rule that costs too much, which is switched off after sixteen texts")
  func costly() {
    let matcher = matcher([("Good", "!1!"), ("Bad", "(a+)+$")])
    let prefix = String(repeating: "a", count: 60)
    #expect(matcher.category(of: title(prefix + "!1!")) == "Good")
    #expect(
      matcher.notes.last == "category rules that cost too much: “Bad” (1 text without an answer)"
    )
    for number in 2...16 { _ = matcher.category(of: title(prefix + "!\(number)!")) }
    #expect(
      matcher.notes.last
        == "category rules that cost too much: “Bad” (switched off, 16 texts without an answer)"
    )
    #expect(matcher.category(of: title("aaa")) == nil)
  }

  @Test("What was found for a text is found again")
  func memory() {
    let matcher = matcher([("A", "^a"), ("B", "b$")])
    for _ in 0..<3 {
      #expect(matcher.category(of: title("ax")) == "A")
      #expect(matcher.category(of: title("xb")) == "B")
      #expect(matcher.category(of: title("xx")) == nil)
    }
  }

  @Test("Texts are told apart by all their bytes and by where one ends and the next begins")
  func fingerprints() {
    let key = TextFingerprint.Key()
    func fingerprint(_ fields: [(StaticString, String)]) -> TextFingerprint {
      var texts = RuleTexts()
      for (field, text) in fields { texts.add(field, Array(text.utf8)) }
      return TextFingerprint(texts, key: key)
    }
    let long = String(repeating: "x", count: 24)
    let all = [
      fingerprint([("a", "bc")]), fingerprint([("ab", "c")]), fingerprint([("a", "b"), ("", "c")]),
      fingerprint([("a", "")]), fingerprint([("", "a")]), fingerprint([]),
      fingerprint([("t", long + "a")]), fingerprint([("t", long + "b")]),
      fingerprint([("t", "a" + long)]), fingerprint([("t", long + "\0")]),
      fingerprint([("t", long)]),
    ]
    for (index, one) in all.enumerated() {
      for other in all[..<index] { #expect(one != other) }
    }
    #expect(fingerprint([("a", "bc")]) == all[0])
  }
}
