package import ExtensionProtocol
package import Foundation
import Glibc

/// A process of a fixture with the two pipes of the protocol, held the way a host holds it.
package final class FixtureProcess {
  package struct StartFailure: Error {
    package var code: Int32
  }

  package let id: pid_t
  private let toProcess: Int32
  private let fromProcess: Int32
  private let log: Int32
  private var frames = FrameReader(limit: FrameLimit.process)
  private var waiting: [[UInt8]] = []
  private var status: Int32?

  /// The folder that the build has put this test and the fixtures into.
  package static var buildFolder: URL {
    let arguments = CommandLine.arguments
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
  }

  package init(_ name: String, isHosted: Bool = true) throws {
    let path = Self.buildFolder.appendingPathComponent(name).path
    let input = try Self.connection()
    let output = try Self.connection()
    let errors = try Self.connection()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errors.process, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.process, 2)
    if isHosted {
      posix_spawn_file_actions_adddup2(&actions, input.process, 3)
      posix_spawn_file_actions_adddup2(&actions, output.process, 4)
    } else {
      posix_spawn_file_actions_addopen(&actions, 3, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 4, "/dev/null", O_WRONLY, 0)
    }
    var child: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    var environment: [UnsafeMutablePointer<CChar>?] = [
      strdup("SWIFT_ROOT=/"), strdup("SWIFT_BACKTRACE=enable=no"), strdup("TZ=UTC"),
    ]
    environment.append(nil)
    defer { for string in arguments + environment { free(string) } }
    let code = posix_spawn(&child, path, &actions, nil, &arguments, &environment)
    for descriptor in [input.process, output.process, errors.process] { Glibc.close(descriptor) }
    guard code == 0 else { throw StartFailure(code: code) }
    (id, toProcess, fromProcess, log) = (child, input.host, output.host, errors.host)
    // A process that never answers fails its test, and does not hold all others up.
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(fromProcess, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    signal(SIGPIPE, SIG_IGN)
  }

  deinit {
    if status == nil {
      kill(id, SIGKILL)
      _ = wait()
    }
    for descriptor in [toProcess, fromProcess, log] { Glibc.close(descriptor) }
  }

  /// Two connected ends.
  ///
  /// Sockets and not pipes, since they can be made close-on-exec in one step; another test may be
  /// starting a process at the same time.
  private static func connection() throws -> (host: Int32, process: Int32) {
    var ends: [Int32] = [0, 0]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw StartFailure(code: errno) }
    // Above the numbers that the process gets its ends under.
    let process = fcntl(ends[1], F_DUPFD_CLOEXEC, 64)
    Glibc.close(ends[1])
    return (ends[0], process)
  }

  package func send(_ message: HostMessage) throws { send(bytes: try message.frame()) }

  package func send(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(toProcess, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Receives hello and answers it.
  package func greet(features: [String] = []) throws -> ProcessHello? {
    guard case .hello(let hello)? = try receive() else { return nil }
    try send(.hello(HostHello(version: 1, features: features)))
    return hello
  }

  /// Uses a control, and waits for the tree that shows it.
  package func event(
    _ sequence: UInt64,
    on control: UInt64,
    _ value: ControlValue,
    id: UInt64 = 1
  ) throws -> ProcessMessage {
    let event = ControlEvent(sequence: sequence, control: control, value: value)
    try send(.event(id: id, event))
    while let message = try receive() {
      if case .tree(_, _, sequence) = message { return message }
    }
    throw StartFailure(code: ECONNRESET)
  }

  /// Asks for a scene and waits for the answer.
  package func render(
    _ context: String,
    id: UInt64 = 1,
    activity: [ActivityReport] = []
  ) throws -> ProcessMessage? {
    let environment = Environment(
      locale: "en_GB",
      timeZone: "UTC",
      firstWeekday: 2,
      now: 0,
      width: nil,
      height: nil,
      colorScheme: .light
    )
    try send(.render(RenderRequest(id: id, context: context, environment: environment)))
    for report in activity { try send(.activity(id: id, report)) }
    try send(.end(id: id))
    while let message = try receive() {
      // An app may send its settings at any time.
      guard case .settings = message else { return message }
    }
    return nil
  }

  /// The next message; nil once the process has closed its end.
  package func receive() throws -> ProcessMessage? {
    try receiveItem().map { try ProcessMessage(frame: $0) }
  }

  /// The bytes of the next message; nil once the process has closed its end.
  package func receiveItem() throws -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while waiting.isEmpty {
      let count = read(fromProcess, &buffer, buffer.count)
      guard count > 0 else { return nil }
      try frames.feed(buffer[..<count], into: &waiting)
    }
    return waiting.removeFirst()
  }

  /// Ends what the process can read.
  package func closeInput() { shutdown(toProcess, Int32(SHUT_WR)) }

  /// Ends both directions, as the end of a host does.
  package func hangUp() {
    shutdown(toProcess, Int32(SHUT_RDWR))
    shutdown(fromProcess, Int32(SHUT_RDWR))
  }

  /// What the process wrote to its standard output and error, once it has ended.
  package func output() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(log, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The exit code, or minus the number of the signal that ended the process.
  package func wait() -> Int32 {
    if let status { return status }
    var word: Int32 = 0
    while waitpid(id, &word, 0) < 0, errno == EINTR {}
    let signal = word & 0x7F
    let result = signal == 0 ? word >> 8 & 0xFF : -signal
    status = result
    return result
  }
}
