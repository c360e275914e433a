import Testing

@testable import ExtensionBuilder

@Suite("Diagnostics that are repeated")
struct RepeatedDiagnosticsTests {
  private static func diagnostic(_ line: Int, _ words: String) -> String {
    """
    A.swift:\(line):3: error: \(words)
    1 | let a: Int = ""
      |              `- error: \(words)


    """
  }

  @Test("are told once, where they are told first")
  func once() {
    let (first, second) = (Self.diagnostic(1, "no"), Self.diagnostic(2, "no"))
    #expect(
      RepeatedDiagnostics.removed(from: first + second + first + second) == first + second
    )
    // The last one ends without an empty line.
    #expect(RepeatedDiagnostics.removed(from: first + first.dropLast(2)) == first)
  }

  @Test("are those of one place with the same words")
  func different() {
    let output =
      Self.diagnostic(1, "no") + Self.diagnostic(1, "never") + "A.swift:1:3: note: see here\n"
    #expect(RepeatedDiagnostics.removed(from: output) == output)
  }

  @Test("are no lines of other programs")
  func otherLines() {
    let output = "ld.lld: error: no\nld.lld: error: no\n\n"
    #expect(RepeatedDiagnostics.removed(from: output) == output)
    #expect(RepeatedDiagnostics.removed(from: "") == "")
  }
}
