import CPseudoTerminal
import Foundation
import Testing

/// One run of the host at a terminal of its own, which a test types at.
final class TerminalSession {
  private let terminal: Int32
  /// Open in the test too, so that the other end never sees a hang-up.
  private let held: Int32
  private let process: pid_t
  private var isReaped = false
  private let home = Scratch()
  /// All that was shown.
  private(set) var output = ""

  /// Seconds to wait for anything, much more than it takes on a busy machine.
  private static let patience = 30.0

  /// How the host ended.
  struct End: Equatable {
    /// The exit status; nil where a signal ended it.
    var status: Int32?
    var signal: Int32?
  }

  /// Starts the host.
  ///
  /// - Parameters:
  ///   - streams: The standard streams that are the terminal; the others are empty.
  ///   - isControlling: Whether the session has the terminal for its own.
  ///   - environment: Variables beside HOME, PATH, TZ (UTC), TERM (dumb) and COLUMNS (80).
  init(
    _ arguments: [String],
    streams: Set<Int32> = [0, 1, 2],
    isControlling: Bool = true,
    environment: [String: String] = [:]
  ) throws {
    var name = [CChar](repeating: 0, count: 64)
    terminal = rh_pseudo_terminal(&name, name.count)
    try #require(terminal >= 0)
    held = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    let texts = [HostRun.folder + "/report-host"] + arguments
    var words = texts.map { (text: String) -> UnsafeMutablePointer<CChar>? in strdup(text) }
    let base = [
      "HOME": home.path, "PATH": "/usr/bin:/bin", "TZ": "UTC", "TERM": "dumb", "COLUMNS": "80",
    ]
    var variables = base.merging(environment) { $1 }.map { variable in
      strdup("\(variable.key)=\(variable.value)")
    }
    defer { for text in words + variables { free(text) } }
    words.append(nil)
    variables.append(nil)
    let bits = streams.reduce(UInt32(0)) { $0 | 1 << UInt32($1) }
    process = rh_start_at_terminal(name, isControlling ? 1 : 0, bits, words, variables)
    try #require(process > 0)
  }

  deinit {
    if !isReaped, process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(held)
    close(terminal)
  }

  /// Waits until something is shown that was not waited for before.
  func wait(for text: String) throws {
    let limit = Date() + Self.patience
    while true {
      // What it wrote before it ended is there by then.
      let isOver = hasEnded
      readAll()
      if let range = unseen.range(of: text) {
        seen = output.distance(from: output.startIndex, to: range.upperBound)
        return
      }
      try #require(!isOver && Date() < limit, "“\(text)” is not in: \(output)")
      usleep(5_000)
    }
  }

  private var bytes: [UInt8] = []
  private var seen = 0
  private var unseen: Substring { output.dropFirst(seen) }

  /// Whether the host has ended; it is not reaped by that.
  private var hasEnded: Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) != 0
      || information.si_signo == SIGCHLD
  }

  /// Reads what was shown meanwhile.
  private func readAll() {
    var source = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while poll(&source, 1, 0) > 0 {
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { return }
      bytes += buffer.prefix(count)
      output = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    }
  }

  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) { _ = write(terminal, bytes, bytes.count) }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Whether what is typed is shown.
  var echoes: Bool {
    var attributes = termios()
    return tcgetattr(terminal, &attributes) == 0 && attributes.c_lflag & tcflag_t(ECHO) != 0
  }

  /// The processes that the host has started and not reaped.
  var children: String {
    get throws {
      try String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
    }
  }

  /// Waits until the host has stopped.
  func waitForStop() throws {
    var status: Int32 = 0
    try #require(waitpid(process, &status, WUNTRACED) == process)
    try #require(status & 0xFF == 0x7F, "not stopped: \(status)")
  }

  /// Waits for the end.
  func end() throws -> End {
    let limit = Date() + Self.patience
    while !hasEnded {
      readAll()
      try #require(Date() < limit, "no end after: \(output)")
      usleep(5_000)
    }
    readAll()
    var status: Int32 = 0
    try #require(waitpid(process, &status, 0) == process)
    isReaped = true
    let signal = status & 0x7F
    return signal == 0 ? End(status: status >> 8 & 0xFF) : End(signal: signal)
  }
}
