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
    let host = try HostRun(
      ["build", source, "-o", scratch.file("Built")],
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "TMPDIR": temporary,
      ],
      under: ["/usr/bin/timeout", "-s", "TERM", "2"]
    )
    #expect(host.status == 124)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(names.sorted() == ["Slow.swift", "temporary"])
  }
}
