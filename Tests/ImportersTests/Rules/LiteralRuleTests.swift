import Testing

@testable import Importers

@Suite("Rules that only look for texts")
struct LiteralRuleTests {
  @Test("An expression of texts and bars is known as such")
  func parsing() {
    #expect(
      PlainAlternatives.parse("vim|Google Docs")?.map { String(decoding: $0, as: UTF8.self) } == [
        "vim", "Google Docs",
      ]
    )
    #expect(
      PlainAlternatives.parse(#"news\.example|C\+\+"#)?.map { String(decoding: $0, as: UTF8.self) }
        == ["news.example", "C++"]
    )
    for other in [
      "a.b", "a|", "|a", "", "^a", "a$", "(a)", "a+", "[ab]", #"\bvim"#, #"a\"#, "a{2}",
    ] {
      #expect(PlainAlternatives.parse(other) == nil, "\(other)")
    }
  }

  private func search(_ texts: [String], _ text: String, foldsCase: Bool = false) -> Int32 {
    let automaton = LiteralAutomaton(
      texts.enumerated().map { (text: Array($1.utf8), rank: Int32($0)) },
      foldsCase: foldsCase
    )
    return Array(text.utf8).withUnsafeBufferPointer { automaton.search($0) }
  }

  @Test("The text of the lowest rank that stands anywhere is found")
  func ranks() {
    let texts = ["hers", "she", "he", "his"]
    #expect(search(texts, "ushers") == 0)
    #expect(search(texts, "ashe") == 1)
    #expect(search(texts, "the") == 2)
    #expect(search(texts, "hhis") == 3)
    #expect(search(texts, "hi") == LiteralAutomaton.none)
    #expect(search(texts, "") == LiteralAutomaton.none)
    #expect(search([], "he") == LiteralAutomaton.none)
  }

  @Test("A text that ends within another is found by the way")
  func suffixes() {
    #expect(search(["bc", "abcd"], "xabcx") == 0)
    #expect(search(["abcd", "bc"], "abcabcd") == 0)
    #expect(search(["é", "日本"], "le café") == 0)
    #expect(search(["é", "日本"], "日本語") == 1)
  }

  @Test("Letters of ASCII are folded where they are told to")
  func folding() {
    #expect(search(["GitHub"], "github", foldsCase: true) == 0)
    #expect(search(["github"], "GITHUB", foldsCase: true) == 0)
    #expect(search(["github"], "GITHUB") == LiteralAutomaton.none)
  }

  /// Pseudorandom numbers that are the same in every run (Park and Miller).
  private struct Sequence {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state * 48_271 % 2_147_483_647
      return Int(state % UInt64(bound))
    }
  }

  @Test("All at once find what each regular expression alone finds", arguments: [1, 2, 3, 4])
  func sameAsExpressions(seed: UInt64) throws {
    var random = Sequence(state: seed)
    func word(_ random: inout Sequence) -> String {
      String((0...random.next(3)).map { _ in Array("abAB é.")[random.next(7)] })
    }
    for _ in 0..<200 {
      let rules = (0...random.next(5)).map { number in
        let words = (0...random.next(2)).map { _ in word(&random).replacing(".", with: "\\.") }
        return CategoryRules.Rule(
          category: Array(repeating: "c\(number)", count: 1 + random.next(2)),
          regex: words.joined(separator: "|"),
          ignoresCase: random.next(2) == 0,
          fields: []
        )
      }
      let text = Array((0..<3).map { _ in word(&random) }.joined().utf8)
      let workspace = RegularExpression.Workspace()
      let matching = try rules.filter { rule in
        let expression = try RegularExpression(rule.regex, ignoresCase: rule.ignoresCase)
        return text.withUnsafeBufferPointer { expression.search($0, workspace) } == .found
      }
      let depth = matching.map(\.category.count).max()
      let expected = matching.last { $0.category.count == depth }
      var texts = RuleTexts()
      texts.add("title", text)
      #expect(RuleMatcher(CategoryRules(rules: rules)).category(of: texts) == expected?.title)
    }
  }
}
