import CPseudoTerminal
import Foundation
import Synchronization
import Testing

@testable import Authorization

/// A terminal of the test's own, and its other end.
private final class PseudoTerminal {
  let other: Int32
  let path: String
  /// Kept open, so that the other end does not see a hang-up before the host opens it.
  private let held: Int32
  private var shown: [UInt8] = []

  init() throws {
    var name = [CChar](repeating: 0, count: 64)
    other = rh_pseudo_terminal(&name, name.count)
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try #require(other >= 0)
    held = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
  }

  deinit {
    close(held)
    close(other)
  }

  /// Waits until a line has come through; the kernel hands it on in its own time.
  func awaitLine() throws {
    var source = pollfd(fd: held, events: Int16(POLLIN), revents: 0)
    try #require(poll(&source, 1, 20_000) == 1)
  }

  var echoes: Bool {
    var attributes = termios()
    return tcgetattr(other, &attributes) == 0 && attributes.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Types an answer once a prompt has come, and returns whether it was shown while typed.
  func answer(_ bytes: [UInt8], after prompt: String) -> Bool {
    shown = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while !String(decoding: shown, as: UTF8.self).contains(prompt) {
      var source = pollfd(fd: other, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 20_000) > 0 else { return false }
      let count = read(other, &buffer, buffer.count)
      guard count > 0 else { return false }
      shown += buffer.prefix(count)
    }
    let echoed = echoes
    _ = write(other, bytes, bytes.count)
    return echoed
  }
}

/// A host that asks on a thread of its own, so that it waits for nobody but its terminal.
private final class Asking<Value: Sendable>: Sendable {
  private let answer = Mutex<Result<Value, any Error>?>(nil)

  init(at path: String, _ ask: @escaping @Sendable (Terminal) throws -> Value) {
    let thread = Thread { [self] in
      let result = Result { try ask(try Terminal(path: path)) }
      answer.withLock { $0 = result }
    }
    thread.start()
  }

  func result() throws -> Result<Value, any Error> {
    for _ in 0..<6_000 {
      if let result = answer.withLock({ $0 }) { return result }
      usleep(5_000)
    }
    throw Unanswered()
  }

  struct Unanswered: Error {}
}

@Suite("A terminal", .serialized)
struct TerminalTests {
  /// What the host makes of lines that are typed one at each prompt.
  private func typed<Value: Sendable>(
    _ lines: [UInt8]...,
    to ask: @escaping @Sendable (Terminal) throws -> Value
  ) throws -> (value: Result<Value, any Error>, echoed: Bool, echoesAfterwards: Bool) {
    let pseudo = try PseudoTerminal()
    let asking = Asking(at: pseudo.path, ask)
    let echoed = lines.map { pseudo.answer($0, after: ": ") }.allSatisfy { $0 }
    return (try asking.result(), echoed, pseudo.echoes)
  }

  private static func passphrase(_ terminal: Terminal) throws -> [UInt8] {
    let passphrase = try terminal.passphrase("Passphrase: ")
    return passphrase.withCString { start in
      (0..<passphrase.count).map { UInt8(bitPattern: start?[$0] ?? 0) }
    }
  }

  @Test("does not show a passphrase, and shows what is typed again afterwards")
  func hidden() throws {
    let outcome = try typed(Array("open sesame\n".utf8), to: Self.passphrase)
    #expect(try outcome.value.get() == Array("open sesame".utf8))
    #expect(!outcome.echoed)
    #expect(outcome.echoesAfterwards)
  }

  @Test("takes a passphrase in any encoding")
  func encoding() throws {
    let bytes: [UInt8] = [0xE4, 0xFF, 0xFE, 0xC0, 0x80, 0x41]
    #expect(try typed(bytes + [0x0A], to: Self.passphrase).value.get() == bytes)
  }

  @Test("takes a passphrase of 511 bytes and none that is longer")
  func length() throws {
    let longest = [UInt8](repeating: 0x61, count: 511)
    #expect(try typed(longest + [0x0A], to: Self.passphrase).value.get() == longest)
    let outcome = try typed(longest + [0x61, 0x0A], to: Self.passphrase)
    #expect(authorizationError { _ = try outcome.value.get() }?.name == "authorizationCanceled")
    #expect(outcome.echoesAfterwards)
  }

  @Test(
    "takes no passphrase that is empty, ends the input or holds a NUL",
    arguments: [[0x0A], [0x04], [0x61, 0x00, 0x62, 0x0A]] as [[UInt8]]
  )
  func none(bytes: [UInt8]) throws {
    let outcome = try typed(bytes, to: Self.passphrase)
    #expect(authorizationError { _ = try outcome.value.get() }?.name == "authorizationCanceled")
    #expect(outcome.echoesAfterwards)
  }

  @Test(
    "takes yes and no in full, whatever their case",
    arguments: [("yes\n", true), ("no\n", false), (" YES \n", true), ("No\n", false)]
  )
  func answers(text: String, isYes: Bool) throws {
    let outcome = try typed(Array(text.utf8)) { try $0.confirm("Well: ") }
    #expect(try outcome.value.get() == isYes)
    #expect(outcome.echoed)
  }

  @Test("asks again after another answer, and after one that is not UTF-8")
  func asksAgain() throws {
    let invalid: [UInt8] = [0x79, 0x65, 0x73, 0xFF, 0x0A]
    let outcome = try typed(invalid, Array("y\n".utf8), Array("yes\n".utf8)) {
      try $0.confirm("Well: ")
    }
    #expect(try outcome.value.get())
  }

  @Test(
    "takes nothing else for an answer, three times",
    arguments: ["y", "", "yess", "yes no", "1", "true", "n", "yes\u{0}", "\u{FFFD}"]
  )
  func otherAnswers(text: String) throws {
    let line = Array("\(text)\n".utf8)
    let outcome = try typed(line, line, line) { try $0.confirm("Well: ") }
    #expect(authorizationError { _ = try outcome.value.get() }?.name == "authorizationCanceled")
  }

  @Test("takes the end of input for no answer")
  func end() throws {
    let outcome = try typed([0x04]) { try $0.confirm("Well: ") }
    #expect(authorizationError { _ = try outcome.value.get() }?.name == "authorizationCanceled")
  }

  @Test("forgets what was typed before it asked")
  func typedAhead() throws {
    let pseudo = try PseudoTerminal()
    let path = pseudo.path
    let ahead = Array("yes\n".utf8)
    #expect(write(pseudo.other, ahead, ahead.count) == ahead.count)
    try pseudo.awaitLine()
    let asking = Asking(at: path) { try $0.confirm("Well: ") }
    #expect(pseudo.answer(Array("no\n".utf8), after: "Well: "))
    #expect(try asking.result().get() == false)
  }

  @Test("is none where a file or device of another kind is in its place")
  func noTerminal() {
    for path in ["/dev/null", "/nowhere", "/"] {
      let error = authorizationError { _ = try Terminal(path: path) }
      #expect(error?.name == "authenticationMethodUnavailable")
    }
  }
}
