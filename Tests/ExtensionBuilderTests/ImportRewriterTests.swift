import ExtensionBuilder
import Testing

@Suite("Imports of Foundation")
struct ImportRewriterTests {
  @Test("Foundation and Dispatch are replaced where all of them is imported")
  func replacesImports() {
    let source = "import SwiftUI\r\nimport Foundation\r\n@preconcurrency import Dispatch // why\n"
    #expect(
      ImportRewriter.rewritten(source)
        == "import SwiftUI\r\nimport FoundationShims\r\n@preconcurrency import FoundationShims // why\n"
    )
  }

  @Test("Other imports and words stay as they are")
  func leavesOthers() {
    let source =
      "import FoundationX\nimport struct Foundation.Date\n// import Foundation\nimportFoundation"
    #expect(ImportRewriter.rewritten(source) == nil)
  }
}
