import Foundation
import Testing

@Suite("All contexts in a folder")
struct FolderTests {
  private let scratch = Scratch()
  private static let fixed = ["--sample", "--now", "2026-11-08T12:00:00Z", "-z", "UTC"]

  private var place: String { scratch.file("reports") }

  private func run(_ extensionName: String, _ options: String...) throws -> HostRun {
    try HostRun(["run", extensionName, "--all-contexts", "-o", place] + Self.fixed + options)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place).sorted()
  }

  private func index() throws -> String {
    String(decoding: try scratch.bytes("reports/index.html"), as: UTF8.self)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("Each context is a page, the index leads to all, and all of it is private")
  func pages() throws {
    let host = try run("ActivityCharts")
    #expect(host.status == 0)
    #expect(host.output == "")
    #expect(host.errors == "")
    let names = try names()
    #expect(names.contains("Pie-Chart.html"))
    for name in names where name.hasSuffix(".html") && name != "index.html" {
      #expect(try index().contains("href=\"./\(name)\""))
      #expect(try mode(place + "/" + name) == 0o600)
    }
    #expect(try mode(place) == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["reports"])
  }

  @Test("A file is the same as if its context had been asked for alone")
  func sameAsAlone() throws {
    #expect(try run("ActivityCharts", "--format", "text").status == 0)
    let alone = try HostRun(
      ["run", "ActivityCharts", "-c", "Pie Chart", "--format", "text"] + Self.fixed
    )
    #expect(try scratch.bytes("reports/Pie-Chart.txt") == alone.outputBytes)
    #expect(try index().contains("href=\"./Pie-Chart.txt\""))
  }

  @Test("Files for terminals have colours, as their ending says")
  func terminal() throws {
    #expect(try run("ActivityCharts", "--format", "terminal").status == 0)
    #expect(try scratch.bytes("reports/Pie-Chart.ans").contains(0x1B))
  }

  @Test("Another run replaces the folder, files of other forms included")
  func replaces() throws {
    #expect(try run("ActivityCharts").status == 0)
    #expect(try run("ActivityCharts", "-f", "json").status == 0)
    let pages = try names().filter { $0.hasSuffix(".html") }
    #expect(pages == ["index.html"])
  }

  @Test("A folder with files of the user's is refused and left alone")
  func keepsForeign() throws {
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    _ = try scratch.write(Array("mine".utf8), to: "reports/letter")
    let host = try run("ActivityCharts")
    #expect(host.status == 2)
    #expect(host.errors.contains("it holds 'letter', which report-host did not write"))
    #expect(try names() == ["letter"])
  }

  @Test("A context's name that leads out of the folder becomes a plain one")
  func hostileName() throws {
    // As long as the name that it replaces, zero byte aside.
    let name = Array("../../../out<b".utf8)
    let original = URL(fileURLWithPath: HostRun.folder + "/CExtension")
    var bytes = [UInt8](try Data(contentsOf: original))
    let start = try #require(
      FaultyExtension.find(Array("Total Activity".utf8) + [0], in: bytes)
    )
    bytes.replaceSubrange(start..<start + name.count, with: name)
    let path = try scratch.write(bytes, to: "extension", mode: 0o755)
    #expect(try run(path).status == 0)
    #expect(try names() == [".report-host-files", "index.html", "out-b.html"])
    #expect(try index().contains("../../../out&lt;b"))
    let beside = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(beside.sorted() == ["extension", "reports"])
  }

  /// The runtime's fixture, some of whose contexts fail, as an extension.
  private func fixture() throws -> String {
    let bundle = scratch.file("Fixture.appex")
    try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
    let keys: [String: Any] = [
      "CFBundleExecutable": "RuntimeFixture",
      "EXAppExtensionAttributes": [
        "EXExtensionPointIdentifier": "com.apple.deviceactivityui.report-extension"
      ],
    ]
    let list = try PropertyListSerialization.data(fromPropertyList: keys, format: .xml, options: 0)
    try list.write(to: URL(fileURLWithPath: bundle + "/Info.plist"))
    try FileManager.default.copyItem(
      atPath: HostRun.folder + "/RuntimeFixture",
      toPath: bundle + "/RuntimeFixture"
    )
    return bundle
  }

  @Test("Contexts that fail do not lose the others, and the index says what went wrong")
  func failures() throws {
    let host = try run(fixture(), "--time-limit", "1", "-f", "text")
    #expect(host.status == 1)
    #expect(host.errors.contains("context 'Failing': 'RuntimeFixture': the extension reports: no"))
    #expect(
      host.errors.contains(
        "context 'Stuck': 'RuntimeFixture': the extension did not answer in time"
      )
    )
    let names = try names()
    #expect(names.contains("Echo.txt"))
    #expect(names.contains("Restless.txt"))
    #expect(names.contains("Failing.error.txt"))
    #expect(names.contains("Stuck.error.txt"))
    let failing = String(decoding: try scratch.bytes("reports/Failing.error.txt"), as: UTF8.self)
    #expect(failing == "'RuntimeFixture': the extension reports: no\n")
    #expect(try index().contains("the extension reports: no"))
  }

  @Test("Where no context gives a report nothing is written")
  func allFail() throws {
    #expect(try run("ActivityCharts", "-f", "text").status == 0)
    let before = try names()
    let failing = try FaultyExtension.copy("abort-within", in: scratch)
    let host = try run(failing, "--time-limit", "1")
    #expect(host.status == 1)
    #expect(try names() == before)
  }
}
