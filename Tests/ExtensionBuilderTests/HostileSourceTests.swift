import Foundation
import Testing

@testable import ExtensionBuilder

@Suite("Sources that would attack whoever builds them")
struct HostileSourceTests {
  @Test(
    "Paths that the compiler would take for something else are not handed to it",
    arguments: [
      "@.x/r.swift", "./@x.swift", "-load-pass-plugin=.x/a.swift", "a/../-o.swift", "a\nb.swift",
      "/tmp/a\r.swift",
    ]
  )
  func mistaken(path: String) {
    #expect(!BuildInputs.isPlainPath(path))
  }

  @Test("Others are", arguments: ["a.swift", "a-b@c/ü d.swift", "/tmp/@x/-a.swift", "../a.swift"])
  func plain(path: String) {
    #expect(BuildInputs.isPlainPath(path))
  }

  @Test("A literal ends where the text does, whatever is combined with its quotes")
  func literals() {
    let mark = "\u{301}"
    #expect(#"a"b\"#.quoted == #""a\"b\\""#)
    #expect("x\"\(mark)\\\(mark)\n".quoted == "\"x\\\"\(mark)\\\\\(mark)\\n\"")
  }

  @Test("An Info.plist of variables without an end is read in a moment", .timeLimit(.minutes(1)))
  func variables() throws {
    let text = "<plist><dict>" + String(repeating: "$(", count: 200_000) + "</dict></plist>"
    let folder = try Folder(["Info.plist": text])
    let file = try InformationFile(
      contentsOf: folder.path + "/Info.plist",
      productName: "P",
      moduleName: "P"
    )
    #expect(file.displayName == nil)
  }

  @Test(
    "A device is not replaced by the executable, which is made in the workspace; a pipe is refused"
  )
  func special() throws {
    let folder = try Folder()
    let workspace = try Workspace(environment: ["TMPDIR": folder.path])
    let output = try BuildOutput(for: "/dev/null", in: workspace)
    #expect(output.path.hasPrefix(workspace.path))
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: BuildError.self) { try BuildOutput(for: pipe, in: workspace) }
  }
}
