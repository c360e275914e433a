import Foundation
import Testing

@Suite("Declarations that change nothing")
struct IdleBodyTests {
  private static let frameworks = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Frameworks")

  /// What returns itself because that is the answer.
  private static let answers = ["func path(in rect: CGRect) -> Path { self }"]

  @Test("a public function that returns itself says that it is accepted without effect")
  func bodies() throws {
    let files = try #require(
      FileManager.default.enumerator(at: Self.frameworks, includingPropertiesForKeys: nil)
    )
    var checked = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      for index in lines.indices where Self.returnsSelf(lines, at: index) {
        guard let comment = Self.comment(of: lines, at: index) else { continue }
        checked += 1
        let place = "\(file.lastPathComponent):\(index + 1)"
        #expect(comment.contains("Accepted without effect"), "\(place) does not say what it does")
      }
    }
    #expect(checked > 100)
  }

  private static func returnsSelf(_ lines: [String], at index: Int) -> Bool {
    if lines[index].hasSuffix("{ self }") {
      return !answers.contains { lines[index].hasSuffix($0) }
    }
    return lines[index] == "self" && index > 0 && lines[index - 1].hasSuffix("{")
      && index + 1 < lines.count && lines[index + 1] == "}"
  }

  /// The comment of the public function that a line belongs to; nil where it is none.
  private static func comment(of lines: [String], at index: Int) -> String? {
    var start = index
    while start > 0, !lines[start - 1].hasPrefix("///"), !lines[start - 1].isEmpty { start -= 1 }
    let declaration = lines[start...index].joined(separator: " ")
    guard
      declaration.hasPrefix("public") || declaration.contains(" public ")
        || declaration.hasPrefix("open"), declaration.contains("func ")
    else { return nil }
    let comment = lines[..<start].reversed().prefix { $0.hasPrefix("///") }
    return comment.joined(separator: "\n")
  }
}
