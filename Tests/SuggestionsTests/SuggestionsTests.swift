import Testing

@testable import Suggestions

@Suite("Suggestions")
struct SuggestionsTests {
  @Test(
    "Edit distance counts insertions, deletions, replacements and swaps",
    arguments: [
      ("", "abc", 3), ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("contxt", "context", 1),
      ("hosuryl", "hourly", 2), ("ab", "ba", 1), ("same", "same", 0),
    ]
  )
  func editDistance(left: String, right: String, expected: Int) {
    #expect(Suggestions.editDistance(Array(left.utf8), Array(right.utf8)) == expected)
    #expect(Suggestions.editDistance(Array(right.utf8), Array(left.utf8)) == expected)
  }

  @Test("The nearest word comes first and far words are left out")
  func nearest() {
    let known = ["context", "segment", "content", "width"]
    #expect(Suggestions.near("contxt", in: known) == ["context", "content"])
    #expect(Suggestions.near("zzzzzz", in: known).isEmpty)
  }

  @Test("A beginning of a word is near, in any case")
  func prefix() {
    #expect(
      Suggestions.near("EUROPE/BER", in: ["Europe/Berlin", "Asia/Tokyo"]) == ["Europe/Berlin"]
    )
  }

  @Test("Nothing is near an empty word")
  func empty() {
    #expect(Suggestions.near("", in: ["a", "b"]).isEmpty)
  }
}
