import Foundation
import Testing

/// A report extension whose note says that it is an app; as one it only says hello.
@Suite("An app among the programs")
struct AppProgramTests {
  private let scratch = Scratch()
  private let path: String

  init() throws {
    let original = URL(filePath: HostRun.folder + "/CExtension")
    var bytes = [UInt8](try Data(contentsOf: original))
    let owner = Array("report-host\0".utf8) + [1, 0, 0, 0]
    let start = try #require(FaultyExtension.find(owner, in: bytes)) + owner.count
    let name = Array("report-host.app\0".utf8)
    bytes.replaceSubrange(start..<start + name.count, with: name)
    path = try scratch.write(bytes, to: "Planner", mode: 0o755)
  }

  @Test("is listed apart from extensions, and inspected")
  func listed() throws {
    let list = try HostRun(["extensions"], environment: ["REPORT_HOST_PATH": scratch.path])
    #expect(list.status == 0)
    let parts = list.output.components(separatedBy: "\n\nApps, which report-host open opens:\n")
    #expect(parts.count == 2)
    #expect(parts.last?.hasPrefix("Planner\n  \(path)\n  scenes: Total Activity\n") == true)
    #expect(parts.first?.contains("Planner") == false)
    let inspection = try HostRun(["inspect", path])
    #expect(inspection.status == 0)
    #expect(inspection.output.contains("extension point:  report-host.app\n"))
    #expect(inspection.output.contains("scenes:           Total Activity\n"))
  }

  @Test("is no report extension, and which command opens it is told")
  func isNoExtension() throws {
    for words in [["audit", path], ["inspect", path, "--tree"]] {
      let host = try HostRun(words)
      #expect(host.status == 1)
      #expect(host.errors.contains("it is an app, and '\(words[0])' takes report extensions"))
      #expect(host.errors.contains("run: report-host open \(path)\n"))
      #expect(host.errors.split(separator: "\n").count == 1)
    }
  }
}
