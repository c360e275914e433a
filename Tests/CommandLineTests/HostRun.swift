import Foundation

/// One run of the `report-host` executable that was built with the tests.
struct HostRun {
  let status: Int32
  /// Whether a signal ended the host; never right.
  let wasSignalled: Bool
  let outputBytes: [UInt8]
  let errors: String
  /// Seconds.
  let duration: Double
  /// The most memory that the host itself was seen to have, in bytes.
  let peakMemory: Int

  var output: String { String(decoding: outputBytes, as: UTF8.self) }

  /// Test programs are built next to the tests.
  static let folder: String = {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return (path as NSString).deletingLastPathComponent
  }()

  /// Runs the host with a clean environment.
  ///
  /// - Parameters:
  ///   - arguments: The command line after `report-host`.
  ///   - home: The folder that is HOME; a new empty one by default.
  ///   - environment: Variables beside HOME, PATH, TZ (UTC) and TERM (dumb).
  ///   - output: A device to write to instead of a file whose bytes are kept.
  ///   - wrapper: A program that runs the host, such as prlimit(1), with its arguments.
  init(
    _ arguments: [String],
    home: Scratch = Scratch(),
    environment: [String: String] = [:],
    output: String? = nil,
    under wrapper: [String] = []
  ) throws {
    let scratch = Scratch()
    let process = Process()
    let words = wrapper + [Self.folder + "/report-host"] + arguments
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    let base = ["HOME": home.path, "PATH": "/usr/bin:/bin", "TZ": "UTC", "TERM": "dumb"]
    process.environment = base.merging(environment) { $1 }
    // Files and not pipes: nothing here can fill up and block.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput =
      try output.map { try FileHandle(forWritingTo: URL(filePath: $0)) }
      ?? scratch.handle("output")
    process.standardError = try scratch.handle("errors")
    let start = Date()
    try process.run()
    var peak = 0
    while process.isRunning {
      // The last one, not the largest: the first may still be that of the tests, whose memory the
      // process shares until it executes the host.
      peak = Self.peakMemory(of: process.processIdentifier) ?? peak
      usleep(2000)
    }
    peakMemory = peak
    process.waitUntilExit()
    duration = Date().timeIntervalSince(start)
    status = process.terminationStatus
    wasSignalled = process.terminationReason == .uncaughtSignal
    outputBytes = output == nil ? try scratch.bytes("output") : []
    errors = String(decoding: try scratch.bytes("errors"), as: UTF8.self)
  }

  /// The kernel's record of a process; what wait4(2) tells counts its children in.
  private static func peakMemory(of process: Int32) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first.map { $0 << 10 }
  }
}

/// A folder of its own that is removed with the value that holds it.
final class Scratch: Sendable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "report-host-tests-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { path + "/" + name }

  func write(_ bytes: [UInt8], to name: String, mode: Int = 0o600) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file(name))
    return file(name)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }

  fileprivate func handle(_ name: String) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: file(name), contents: nil)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: file(name)))
  }
}
