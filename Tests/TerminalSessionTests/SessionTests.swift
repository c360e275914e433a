import CPseudoTerminal
import Foundation
import Glibc
import Testing

/// A terminal of the test's own with a program that has taken it.
private final class Session {
  let other: Int32
  private let held: Int32
  private(set) var process: pid_t = 0
  private(set) var shown = ""

  init(_ words: String...) throws {
    var name = [CChar](repeating: 0, count: 64)
    other = rh_pseudo_terminal(&name, name.count)
    try #require(other >= 0)
    held = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(held, UInt(TIOCSWINSZ), &size)
    let arguments = [Session.program] + words
    var pointers = arguments.map { (text: String) -> UnsafeMutablePointer<CChar>? in strdup(text) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    var environment: [UnsafeMutablePointer<CChar>?] = [strdup("SWIFT_BACKTRACE=enable=no"), nil]
    defer { free(environment[0]) }
    process = rh_start_at_terminal(name, 1, 0b111, pointers, &environment)
    try #require(process > 0)
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(held)
    close(other)
  }

  private static var program: String {
    let arguments = CommandLine.arguments
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments[0]
    return URL(filePath: bundle).deletingLastPathComponent().appending(path: "SessionFixture").path
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(other, bytes, bytes.count)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(other, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until some text has come behind what was waited for before.
  func wait(for text: String) throws {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !shown.contains(text) {
      var source = pollfd(fd: other, events: Int16(POLLIN), revents: 0)
      try #require(poll(&source, 1, 20_000) > 0, "\(shown.debugDescription)")
      let count = read(other, &buffer, buffer.count)
      try #require(count > 0)
      shown += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
    let end = shown.range(of: text)?.upperBound ?? shown.endIndex
    shown = String(shown[end...])
  }

  var isUsual: Bool {
    var attributes = termios()
    let wanted = tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    return tcgetattr(held, &attributes) == 0 && attributes.c_lflag & wanted == wanted
      && attributes.c_iflag & tcflag_t(ICRNL) != 0 && attributes.c_oflag & tcflag_t(OPOST) != 0
  }

  /// The signal that ended the program, or its code negated; 0 where it returned.
  func ending() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    process = 0
    return status & 0x7F != 0 ? status & 0x7F : -(status >> 8 & 0xFF)
  }

  /// Waits until the program has stopped.
  func isStopped() -> Bool {
    var status: Int32 = 0
    while waitpid(process, &status, WUNTRACED) < 0, errno == EINTR {}
    return status & 0xFF == 0x7F
  }
}

@Suite("Sessions at a terminal", .serialized)
struct SessionTests {
  static let enter = "\u{1B}[?1049h"
  static let leave = "\u{1B}[?25h\u{1B}[?1049l"

  private func started(_ words: String...) throws -> Session {
    let session = try words.isEmpty ? Session() : Session(words[0])
    if !words.contains("lines") { try session.wait(for: Self.enter) }
    try session.wait(for: "<ready 100x30>")
    return session
  }

  @Test("The screen is taken key by key, and given back at the end")
  func whole() throws {
    let session = try started()
    #expect(!session.isUsual)
    session.type("\r")
    try session.wait(for: "<typed \r>")
    session.type("q")
    try session.wait(for: Self.leave)
    #expect(session.ending() == 0)
    #expect(session.isUsual)
  }

  @Test(
    "Whatever ends the program, the terminal is given back first",
    arguments: [
      ("e", -7), ("a", SIGABRT), ("t", SIGILL), ("s", SIGSEGV), ("o", SIGSEGV), ("\u{3}", SIGINT),
      ("\u{1C}", SIGQUIT),
    ] as [(String, Int32)]
  )
  func endings(key: String, ending: Int32) throws {
    let session = try started()
    session.type(key)
    try session.wait(for: Self.leave)
    #if arch(arm64)
      let expected = ending == SIGILL ? SIGTRAP : ending
    #else
      let expected = ending
    #endif
    #expect(session.ending() == expected)
    #expect(session.isUsual)
  }

  @Test(
    "A signal ends the program in order, and as a signal",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
  )
  func signals(number: Int32) throws {
    let session = try started()
    kill(session.process, number)
    try session.wait(for: Self.leave)
    try session.wait(for: "<closed>")
    #expect(session.ending() == number)
    #expect(session.isUsual)
  }

  @Test("A program that hangs is ended by the second signal")
  func hanging() throws {
    let session = try started("hangs")
    kill(session.process, SIGTERM)
    usleep(100_000)
    kill(session.process, SIGTERM)
    try session.wait(for: Self.leave)
    #expect(session.ending() == SIGTERM)
    #expect(session.isUsual)
  }

  @Test("A program that hangs is ended by one signal after some seconds")
  func hangingAlone() throws {
    let session = try started("hangs")
    kill(session.process, SIGTERM)
    try session.wait(for: Self.leave)
    #expect(session.ending() == SIGTERM)
    #expect(session.isUsual)
  }

  @Test("A program that is killed leaves a guard that gives the terminal back, and ends")
  func killed() throws {
    let session = try started()
    kill(session.process, SIGKILL)
    #expect(session.ending() == SIGKILL)
    try session.wait(for: Self.leave)
    // Just behind the last bytes.
    for _ in 0..<10_000 where !session.isUsual { usleep(1000) }
    #expect(session.isUsual)
  }

  @Test("Ctrl-Z gives the terminal back, and it is taken again afterwards")
  func stop() throws {
    let session = try started()
    session.type("\u{1A}")
    // The first of a session has nobody who could wake it: the kernel ignores its stop.
    try session.wait(for: Self.leave)
    try session.wait(for: Self.enter)
    try session.wait(for: "<again>")
    #expect(!session.isUsual)
    session.type("q")
    try session.wait(for: Self.leave)
    #expect(session.ending() == 0)
    #expect(session.isUsual)
  }

  @Test("After a stop that nobody announced, the terminal is taken again")
  func resume() throws {
    let session = try started()
    kill(session.process, SIGSTOP)
    #expect(session.isStopped())
    kill(session.process, SIGCONT)
    try session.wait(for: Self.enter)
    try session.wait(for: "<resumed>")
    session.type("q")
    try session.wait(for: Self.leave)
    #expect(session.ending() == 0)
    #expect(session.isUsual)
  }

  @Test("A new size is told")
  func resize() throws {
    let session = try started()
    session.resize(columns: 40, rows: 10)
    try session.wait(for: "<size 40x10>")
  }

  @Test("A session of lines leaves the screen alone, and can hide what is typed")
  func lines() throws {
    let session = try started("lines")
    #expect(session.isUsual)
    session.type("h\n")
    try session.wait(for: "<typed h")
    #expect(!session.isUsual)
    session.type("word\n")
    try session.wait(for: "<typed word")
    kill(session.process, SIGKILL)
    #expect(session.ending() == SIGKILL)
    for _ in 0..<10_000 where !session.isUsual { usleep(1000) }
    #expect(session.isUsual)
  }
}
