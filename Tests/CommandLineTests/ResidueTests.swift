import Foundation
import Testing

/// What is left of runs once they are over.
///
/// Counts are small here; with REPORT_HOST_SOAK set they are those of a soak.
@Suite("Nothing is left behind", .serialized)
struct ResidueTests {
  static let isSoak = ProcessInfo.processInfo.environment["REPORT_HOST_SOAK"] != nil

  /// The processes that execute a file.
  private func processes(of path: String) -> [Int32] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { Int32($0) }.filter { id in
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe")
      return link?.hasPrefix(path) == true
    }
  }

  /// Waits until no process executes a file; namespaces are taken down after the last has gone.
  private func isGone(_ path: String) -> Bool {
    for _ in 0..<500 {
      if processes(of: path).isEmpty { return true }
      usleep(10_000)
    }
    return false
  }

  private func mounts() throws -> Int {
    try String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8).split(separator: "\n").count
  }

  private func start(_ path: String, limit: Int) throws -> Process {
    let host = Process()
    host.executableURL = URL(fileURLWithPath: HostRun.folder + "/report-host")
    host.arguments = [
      "run", path, "-c", "catalogue", "--sample", "--time-limit", String(limit),
    ]
    host.environment = ["HOME": "/nonexistent", "PATH": "/usr/bin:/bin", "TZ": "UTC"]
    host.standardInput = FileHandle.nullDevice
    host.standardOutput = FileHandle.nullDevice
    host.standardError = FileHandle.nullDevice
    try host.run()
    return host
  }

  @Test("after runs that end well, badly and too late: no process, mount or file")
  func runs() throws {
    let scratch = Scratch()
    let before = try mounts()
    for index in 0..<(Self.isSoak ? 200 : 9) {
      let probe = ["none", "abort-within", "print-escapes"][index % 3]
      let path = try FaultyExtension.copy(probe, in: scratch)
      let host = try start(path, limit: 10)
      host.waitUntilExit()
      #expect(host.terminationReason == .exit)
      #expect(isGone(path))
    }
    #expect(try mounts() == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["extension"])
  }

  @Test("of a host that is killed at any moment: its extension goes with it")
  func killed() throws {
    let scratch = Scratch()
    let path = try FaultyExtension.copy("spin", in: scratch)
    for index in 0..<(Self.isSoak ? 50 : 8) {
      let host = try start(path, limit: 60)
      usleep(UInt32(index * 7919 % 60_000))
      kill(host.processIdentifier, SIGKILL)
      host.waitUntilExit()
      #expect(isGone(path))
    }
  }

  @Test("by many runs at once, which all end right")
  func together() throws {
    let scratch = Scratch()
    let path = try FaultyExtension.copy("none", in: scratch)
    let hosts = try (0..<(Self.isSoak ? 100 : 12)).map { _ in try start(path, limit: 60) }
    for host in hosts {
      host.waitUntilExit()
      #expect(host.terminationReason == .exit)
      #expect(host.terminationStatus == 0)
    }
    #expect(isGone(path))
  }

  @Test(
    "by many runs of one host: no descriptor, child, mount, namespace or file, and no memory",
    arguments: ["answer", "crash", "probe socket-inet", "probe ptrace"]
  )
  func oneHost(order: String) throws {
    let scratch = Scratch()
    let output = Pipe()
    let host = Process()
    host.executableURL = URL(fileURLWithPath: HostRun.folder + "/SandboxTestHost")
    host.arguments = [HostRun.folder + "/SandboxFixture", order, Self.isSoak ? "1000" : "25"]
    host.environment = ["HOME": scratch.path, "TMPDIR": scratch.path]
    host.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    host.standardOutput = output
    try host.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    host.waitUntilExit()
    #expect(host.terminationStatus == 0)
    let counts = Self.counts(text)
    for name in ["descriptors", "children", "mounts"] {
      let count = try #require(counts[name])
      #expect(count.after == count.before, "\(name)")
    }
    // Others may come and go while the other tests run.
    let namespaces = try #require(counts["namespaces"])
    #expect(!Self.isSoak || namespaces.after <= namespaces.before)
    // Kibibytes. Measured: a few hundred in the first runs, then none.
    let memory = try #require(counts["memory"])
    #expect(memory.after - memory.before < 2048)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
    if Self.isSoak { print("1,000 runs of '\(order)':\n\(text)") }
  }

  /// The lines of SandboxTestHost that have a name, a count before and one after.
  private static func counts(_ text: String) -> [String: (before: Int, after: Int)] {
    var counts: [String: (before: Int, after: Int)] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let before = Int(words[1]), let after = Int(words[2]) else {
        continue
      }
      counts[String(words[0])] = (before, after)
    }
    return counts
  }
}
