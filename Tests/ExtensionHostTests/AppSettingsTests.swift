internal import ExtensionHost
internal import Foundation
internal import Testing

@Suite("The settings of apps")
struct AppSettingsTests {
  private let folder = TemporaryFolder()

  private func settings(_ app: String) -> AppSettings {
    AppSettings(app: app, folder: folder.path)
  }

  @Test("are kept for each app by its path, and read again")
  func kept() throws {
    let first = settings("/opt/one/Planner")
    let second = settings("/opt/two/Planner")
    #expect(first.load() == nil)
    try first.save([1, 2, 3])
    try second.save([])
    try first.save([4])
    #expect(settings("/opt/one/Planner").load() == [4])
    #expect(second.load() == [])
  }

  @Test("are readable by their owner alone")
  func areOwn() throws {
    let own = settings("/opt/Planner")
    try own.save([1])
    #expect(try folder.mode(of: own.path) == 0o600)
    #expect(try folder.mode(of: (own.path as NSString).deletingLastPathComponent) == 0o700)
  }

  @Test("of a file that is damaged, or another app's, are none")
  func damaged() throws {
    let own = settings("/opt/Planner")
    try own.save([1, 2, 3])
    let bytes = try Data(contentsOf: URL(filePath: own.path))
    try bytes.dropLast().write(to: URL(filePath: own.path))
    #expect(own.load() == nil)
    let other = settings("/opt/Other")
    try other.save([])
    try bytes.write(to: URL(filePath: other.path))
    #expect(other.load() == nil)
  }

  @Test("go into no other file through a link in their place")
  func link() throws {
    let own = settings("/opt/Planner")
    try own.save([1])
    let other = folder.path + "/other"
    try Data("mine".utf8).write(to: URL(filePath: other))
    try FileManager.default.removeItem(atPath: own.path)
    try FileManager.default.createSymbolicLink(atPath: own.path, withDestinationPath: other)
    #expect(own.load() == nil)
    try own.save([2])
    #expect(try Data(contentsOf: URL(filePath: other)) == Data("mine".utf8))
    #expect(own.load() == [2])
  }

  @Test("that cannot be written name the file")
  func unwritable() throws {
    let own = AppSettings(app: "/opt/Planner", folder: "/proc/apps")
    let error = #expect(throws: (any Error).self) { try own.save([1]) }
    #expect("\(try #require(error))".contains("/proc/apps/Planner-"))
  }

  @Test("go to the user's data folder")
  func standard() {
    let home = AppSettings.standardFolder(environment: ["HOME": "/home/a"])
    #expect(home == "/home/a/.local/share/report-host/apps")
    let data = AppSettings.standardFolder(environment: ["HOME": "/home/a", "XDG_DATA_HOME": "/d"])
    #expect(data == "/d/report-host/apps")
    let relative = AppSettings.standardFolder(environment: ["XDG_DATA_HOME": "d"])
    #expect(relative == nil)
  }
}
