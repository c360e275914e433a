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

  @Test("Submodules of C modules become the Swift module that has their names")
  func submodules() {
    #expect(ImportRewriter.rewritten("import os.log\nimport Darwin.C") == "import os\nimport Glibc")
    #expect(ImportRewriter.rewritten("import os.unknown\nimport os") == nil)
  }

  @Test("Other imports and words stay as they are")
  func leavesOthers() {
    let source =
      "import FoundationX\nimport struct Foundation.Date\n// import Foundation\nimportFoundation"
    #expect(ImportRewriter.rewritten(source) == nil)
  }
}
