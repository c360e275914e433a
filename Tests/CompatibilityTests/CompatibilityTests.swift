import CompatibilityTables
import Foundation
import Testing

@Suite("The pages about compatibility")
struct CompatibilityTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the build that these tests run from.
  private static var build: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }

  @Test("they say what the frameworks' symbols are; `make compatibility` writes them")
  func pages() throws {
    let pages = try CompatibilityPages(root: Self.root, build: Self.build)
    if ProcessInfo.processInfo.environment["REPORT_HOST_RECORD"] == "1" {
      return try pages.write(to: Self.root)
    }
    for (path, text) in pages.texts.sorted(by: { $0.key < $1.key }) {
      let url = Self.root.appending(path: path)
      let kept = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      let change = Self.firstChange(from: kept, to: text)
      #expect(change == nil, "\(path) is out of date; `make compatibility` writes it anew")
    }
  }

  @Test("a family works, works in part or is without effect by what its forms say")
  func states() {
    func symbol(_ path: String..., idle: Bool = false) -> SymbolGraph.Symbol {
      SymbolGraph.Symbol(
        method: path,
        documentation: idle ? "Accepted without effect: no." : "Does."
      )
    }
    let table = CompatibilityTable(
      CompatibilityTable.families([
        symbol("View", "blur(radius:)", idle: true), symbol("View", "pad(_:)"),
        symbol("View", "pad(_:_:)", idle: true), symbol("Idle", idle: true),
        symbol("Idle", "go()"), symbol("View", "_hidden()"),
      ]),
      apple: AppleNames("# facts\nView: pad mask\nPath\nText: bold"),
      isElsewhere: { ["Text", "Text.bold"].contains($0) }
    )
    #expect(
      table.rows.map { "\($0.name): \($0.state.words)" } == [
        "Idle: accepted without effect", "Idle.go: accepted without effect", "Path: absent",
        "Text: works", "Text.bold: works", "View: absent",
        "View.blur: accepted without effect", "View.mask: absent",
        "View.pad: works; 1 of 2 forms without effect",
      ]
    )
    #expect(table.counts == (3, 3, 3))
  }

  /// The first line that differs, as it is and as it should be.
  private static func firstChange(from old: String, to new: String) -> String? {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(before.count, after.count) {
      let (left, right) = (
        index < before.count ? before[index] : "", index < after.count ? after[index] : ""
      )
      if left != right { return "line \(index + 1): “\(left)” is now “\(right)”" }
    }
    return nil
  }
}
