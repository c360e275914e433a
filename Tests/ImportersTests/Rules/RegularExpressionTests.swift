import Testing

@testable import Importers

@Suite("Regular expressions of category rules")
struct RegularExpressionTests {
  private func outcome(
    _ pattern: String,
    _ text: [UInt8],
    ignoresCase: Bool = false
  ) throws -> RegularExpression.Outcome {
    let expression = try RegularExpression(pattern, ignoresCase: ignoresCase)
    return text.withUnsafeBufferPointer { expression.search($0, RegularExpression.Workspace()) }
  }

  @Test(
    "mean what they mean to Python and Rust",
    arguments: [
      (#"^\w+$"#, "Straße", true), (#"\bcafé\b"#, "le café noir", true),
      (#"\d{3}"#, "١٢٣", true), (#"(?=a)a(?!b)"#, "ab", false), (#"(?=a)a(?!b)"#, "ac", true),
      (#"(?P<word>x)(?P=word)"#, "xx", true), (#"(?i)GITHUB"#, "github", true),
      (#"caf\u00e9"#, "café", true), (#"\U0001F600"#, "😀", true), (#"\u{1F600}"#, "😀", true),
      (#"a\\u00e9"#, #"a\u00e9"#, true), (#"end\Z"#, "the end", true), (#"a.c"#, "a\nc", false),
      (#"a.c"#, "aéc", true), (#"\x{e9}"#, "é", true), ("", "", true),
    ]
  )
  func dialect(pattern: String, text: String, isFound: Bool) throws {
    #expect(try outcome(pattern, Array(text.utf8)) == (isFound ? .found : .absent))
  }

  @Test("ignore case in all scripts where they are told to")
  func ignoringCase() throws {
    #expect(try outcome("ÜBER", Array("über".utf8), ignoresCase: true) == .found)
    #expect(try outcome("ÜBER", Array("über".utf8)) == .absent)
  }

  @Test("search around bytes that are no UTF-8")
  func invalidText() throws {
    #expect(try outcome("b", [0xFF, 0x61, 0xC3, 0x62]) == .found)
    #expect(try outcome("a.b", [0x61, 0xFF, 0x62]) == .absent)
  }

  @Test("give up where they would take for ever")
  func catastrophic() throws {
    let text = Array((String(repeating: "a", count: 60) + "!").utf8)
    #expect(try outcome("(a+)+$", text) == .tooCostly)
    #expect(try outcome("(?:a|a?)+$", text) == .tooCostly)
  }

  @Test("that are none say why and where")
  func failure() {
    let error = #expect(throws: RegularExpression.Failure.self) {
      try RegularExpression("a(b", ignoresCase: false)
    }
    #expect(error == RegularExpression.Failure(message: "missing closing parenthesis", offset: 3))
    #expect(throws: RegularExpression.Failure.self) {
      try RegularExpression("((((a{1000}){1000}){1000}){1000})", ignoresCase: false)
    }
  }
}
