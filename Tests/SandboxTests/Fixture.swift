internal import Glibc
internal import Sandbox

/// The program that does what a test orders.
enum Fixture {
  /// Test programs are built next to the tests.
  static let folder: String = {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &buffer, buffer.count))
    let bytes = buffer.prefix(count).map { UInt8(bitPattern: $0) }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  }()

  static let path = folder + "/SandboxFixture"

  static func executable() throws -> ExecutableFile {
    try ExecutableFile(path: path)
  }

  /// Starts the fixture in the sandbox and gives it its order.
  static func launch(
    _ order: String,
    _ configure: (inout SandboxConfiguration) -> Void = { _ in }
  ) throws -> SandboxedProcess {
    var configuration = SandboxConfiguration()
    // Generous: tests share the machine. Tests of the deadline set their own.
    configuration.timeLimit = 30
    configure(&configuration)
    let process = try SandboxedProcess.launch(executable(), configuration: configuration)
    process.send(Array((order + "\n").utf8))
    return process
  }

  /// Runs one order in the sandbox to its end.
  static func run(
    _ order: String,
    _ configure: (inout SandboxConfiguration) -> Void = { _ in }
  ) throws -> Outcome {
    let process = try launch(order, configure)
    process.closeInput()
    return Outcome(of: process)
  }
}

/// Everything that a process did.
struct Outcome {
  var reply: [UInt8] = []
  var standardOutput: [UInt8] = []
  var standardError: [UInt8] = []
  var refusals: [Refusal] = []
  var ending: Ending

  var text: String { String(decoding: reply, as: UTF8.self) }
  var verdict: Verdict { ending.verdict }

  init(of process: SandboxedProcess) {
    var reply: [UInt8] = []
    var standardOutput: [UInt8] = []
    var standardError: [UInt8] = []
    var refusals: [Refusal] = []
    while true {
      switch process.nextEvent() {
      case .reply(let bytes): reply += bytes
      case .log(.standardOutput, let bytes): standardOutput += bytes
      case .log(.standardError, let bytes): standardError += bytes
      case .refusal(let refusal): refusals.append(refusal)
      case .ended(let ending):
        self.ending = ending
        self.reply = reply
        self.standardOutput = standardOutput
        self.standardError = standardError
        self.refusals = refusals
        return
      }
    }
  }
}
