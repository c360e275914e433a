import Foundation
import Testing

@Suite("A build that is interrupted")
struct BuildInterruptionTests {
  /// Takes the compiler many seconds to check, and is wrong.
  private static let slow = """
    let a = 1, b: Double = 2
    let z = [1: [a + 1, 2.5 + b, "x"], 2: [3 * a - 4.0 + b / 2, "y" + 1, a + b * 3 - 2.0]]
      .map { $0.value.map { $0 * 2 + 1 - a + b } }.reduce(0) { $0 + $1 + 2.0 * 3 }
    """

  @Test("It leaves no files and no compiler behind")
  func leavesNothing() throws {
    let scratch = Scratch()
    let source = try scratch.write(Array(Self.slow.utf8), to: "Slow.swift")
    let temporary = scratch.file("temporary")
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let host = Process()
    host.executableURL = URL(fileURLWithPath: HostRun.folder + "/report-host")
    host.arguments = ["build", source, "-o", scratch.file("Built")]
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    host.environment = ["HOME": scratch.path, "PATH": path, "TMPDIR": temporary]
    host.standardOutput = FileHandle.nullDevice
    host.standardError = FileHandle.nullDevice
    try host.run()
    // The frontend is what checks the source; the driver started it.
    let isCompiling = Self.waits { Self.compilers(in: temporary).contains { $0 == "-frontend" } }
    #expect(isCompiling)
    host.terminate()
    host.waitUntilExit()
    #expect(host.terminationReason == .uncaughtSignal)
    #expect(host.terminationStatus == SIGTERM)
    #expect(Self.waits { Self.compilers(in: temporary).isEmpty })
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(names.sorted() == ["Slow.swift", "temporary"])
  }

  /// Waits until something holds, for a minute at most.
  private static func waits(until condition: () -> Bool) -> Bool {
    for _ in 0..<6_000 {
      if condition() { return true }
      usleep(10_000)
    }
    return false
  }

  /// The first arguments of processes whose temporary files go into a folder of builds.
  private static func compilers(in folder: String) -> [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { $0.allSatisfy(\.isNumber) }.compactMap { process in
      guard let environment = text("/proc/\(process)/environ"),
        environment.contains("TMPDIR=\(folder)/report-host-build."),
        let words = text("/proc/\(process)/cmdline")?.split(separator: "\0")
      else { return nil }
      return words.dropFirst().first.map(String.init) ?? ""
    }
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
