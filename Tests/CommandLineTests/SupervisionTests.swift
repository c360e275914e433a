import Foundation
import Testing

@Suite("Supervision")
struct SupervisionTests {
  @Test("An extension that stays after its reply is gone while the host waits for a reader")
  func blockedOutput() throws {
    let scratch = Scratch()
    let path = try FaultyExtension.copy("stay-late", in: scratch)
    let pipe = scratch.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let host = Process()
    host.executableURL = URL(fileURLWithPath: HostRun.folder + "/report-host")
    host.arguments = ["run", path, "-c", "catalogue", "--sample", "-o", pipe]
    host.environment = ["HOME": scratch.path, "TERM": "dumb"]
    host.standardError = FileHandle.nullDevice
    try host.run()
    // Opening a pipe to write waits for a reader (fifo(7)), so the host is held there.
    #expect(hasNoChildFor(seconds: 1, host.processIdentifier, within: 10))
    #expect(host.isRunning)
    let report = try #require(FileHandle(forReadingAtPath: pipe)).readDataToEndOfFile()
    host.waitUntilExit()
    #expect(host.terminationStatus == 0)
    #expect(!report.isEmpty)
  }

  /// Whether a process has no children for so long at a stretch.
  private func hasNoChildFor(seconds: Double, _ process: Int32, within limit: Double) -> Bool {
    let path = "/proc/\(process)/task/\(process)/children"
    let start = Date()
    var lastSeen = Date()
    while Date().timeIntervalSince(start) < limit {
      let children = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      if !children.isEmpty { lastSeen = Date() }
      if Date().timeIntervalSince(lastSeen) >= seconds { return true }
      usleep(20_000)
    }
    return false
  }
}
