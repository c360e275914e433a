import CPseudoTerminal
import Foundation
import Glibc
import Testing

/// Pipes, whose ends the process closes at its own end.
enum Pipe {
  static func open(_ ends: inout [Int32]) -> Bool { pipe(&ends) == 0 }

  static func isEmpty(_ end: Int32) -> Bool {
    var source = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) == 0
  }
}

/// A terminal of the test's own with a program at it.
private final class Session {
  let other: Int32
  private(set) var process: pid_t = 0
  private let held: Int32
  private var shown = ""

  /// - Parameter timeout: The milliseconds that the program waits for an answer, more than any test
  ///   takes; nil for as long as reports wait.
  init(_ kind: String = "xterm", typed: String = "", timeout: Int? = 20_000) throws {
    var name = [CChar](repeating: 0, count: 64)
    other = rh_pseudo_terminal(&name, name.count)
    try #require(other >= 0)
    held = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    type(typed)
    let arguments = [Session.program, kind] + (timeout.map { ["\($0)"] } ?? [])
    var words = arguments.map { (text: String) -> UnsafeMutablePointer<CChar>? in strdup(text) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var none: [UnsafeMutablePointer<CChar>?] = [nil]
    process = rh_start_at_terminal(name, 1, 0b111, words, &none)
    try #require(process > 0)
  }

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(held)
    close(other)
  }

  private static var program: String {
    let arguments = CommandLine.arguments
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments[0]
    return URL(filePath: bundle).deletingLastPathComponent().appending(path: "TerminalFixture").path
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(other, bytes, bytes.count)
  }

  /// Everything that was shown until some text came.
  func shown(until text: String) throws -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !shown.contains(text) {
      var source = pollfd(fd: other, events: Int16(POLLIN), revents: 0)
      try #require(poll(&source, 1, 20_000) > 0, "\(shown.debugDescription)")
      let count = read(other, &buffer, buffer.count)
      try #require(count > 0)
      shown += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
    return shown
  }

  var isUsual: Bool {
    var attributes = termios()
    return tcgetattr(other, &attributes) == 0
      && attributes.c_lflag & tcflag_t(ECHO | ICANON) == tcflag_t(ECHO | ICANON)
      && attributes.c_iflag & tcflag_t(ICRNL) != 0
  }

  /// The signal that ended the program, 0 for none.
  func ending() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F
  }

  /// What waits to be read by the next program.
  func waiting() -> Int32 {
    var attributes = termios()
    tcgetattr(held, &attributes)
    attributes.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(held, TCSANOW, &attributes)
    var count: Int32 = 0
    _ = ioctl(held, UInt(FIONREAD), &count)
    return count
  }
}

@Suite("Conversations with terminals", .serialized)
struct ConversationTests {
  private static let last = "\u{1B}[c"

  @Test("A terminal that knows its colour is believed, and put back as it was")
  func answer() throws {
    let session = try Session()
    #expect(try session.shown(until: Self.last).contains("\u{1B}]11;?\u{1B}\\"))
    session.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4;22c")
    #expect(try session.shown(until: ">").contains("<light kitty sixels>"))
    #expect(session.ending() == 0)
    #expect(session.isUsual)
  }

  @Test("A terminal that knows nothing but its attributes ends the wait at once")
  func onlyAttributes() throws {
    let session = try Session()
    _ = try session.shown(until: Self.last)
    session.type("\u{1B}[?1;2c")
    #expect(try session.shown(until: ">").contains("<unknown>"))
  }

  @Test("A silent terminal is not waited for, and left as it was")
  func silent() throws {
    let session = try Session(timeout: nil)
    _ = try session.shown(until: Self.last)
    let start = ContinuousClock.now
    #expect(try session.shown(until: ">").contains("<nothing>"))
    // The time-out, and what a busy machine adds.
    #expect(ContinuousClock.now - start < .seconds(15))
    #expect(session.isUsual)
  }

  @Test(
    "What was typed before stays for who reads next, and nothing is asked",
    arguments: ["ls\n", "l"]
  )
  func typed(text: String) throws {
    let session = try Session(typed: text)
    let shown = try session.shown(until: ">")
    #expect(shown.contains("<nothing>"))
    #expect(!shown.contains("\u{1B}"))
    #expect(session.ending() == 0)
    #expect(session.waiting() == Int32(text.utf8.count))
  }

  @Test("What is typed behind the last answer stays")
  func typedBehind() throws {
    let session = try Session()
    _ = try session.shown(until: Self.last)
    session.type("\u{1B}[?1;2cls\n")
    _ = try session.shown(until: ">")
    #expect(session.ending() == 0)
    #expect(session.waiting() == 3)
  }

  @Test(
    "A signal takes effect once the terminal is as it was",
    arguments: [SIGINT, SIGTERM, SIGHUP]
  )
  func signals(number: Int32) throws {
    let session = try Session()
    _ = try session.shown(until: Self.last)
    kill(session.process, number)
    #expect(session.ending() == number)
    #expect(session.isUsual)
  }

  @Test("A program that is killed while it waits leaves the terminal as it was")
  func killed() throws {
    let session = try Session()
    _ = try session.shown(until: Self.last)
    #expect(!session.isUsual)
    kill(session.process, SIGKILL)
    #expect(session.ending() == SIGKILL)
    let limit = ContinuousClock.now + .seconds(20)
    while !session.isUsual, ContinuousClock.now < limit { usleep(5_000) }
    #expect(session.isUsual)
  }

  @Test("A dumb terminal sees no query")
  func dumb() throws {
    let session = try Session("dumb")
    #expect(try session.shown(until: ">").hasPrefix("<nothing>"))
  }
}
