import CPseudoTerminal
import Foundation

/// A program at a terminal of its own, and a person who reads its screen and types.
///
/// Everything that waits does so until it happens, or for much longer than it takes on a busy machine.
/// What the program has started and left behind is ended with this value.
package final class PseudoTerminal {
  /// How the program stands under its terminal.
  package enum Place: Sendable {
    /// A job of a shell's in the foreground, which can be stopped.
    case job
    /// The first process of the terminal's session, as in a window of its own.
    case window
  }

  /// How the program ended.
  package enum End: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  /// Something that did not happen, or cannot be done.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Seconds to wait for anything.
  package static let patience = 60.0

  package private(set) var emulator: TerminalEmulator
  /// All bytes that the program wrote.
  package private(set) var output: [UInt8] = []
  /// The program's process number.
  package private(set) var program: Int32 = 0

  private var terminal: Int32
  /// Open in the test too, so that the other end never sees a hang-up by the program's end.
  private var held: Int32
  private let keeper: pid_t
  private let connection: Int32
  private let usual: termios
  private var status: Int32?
  private var isStopped = false

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: The program's path and its arguments.
  ///   - environment: All of its variables; TERM is `xterm-256color` where it is not there.
  package init(
    _ words: [String],
    columns: Int = 80,
    rows: Int = 24,
    place: Place = .job,
    environment: [String: String] = ["PATH": "/usr/bin:/bin", "TZ": "UTC"]
  ) throws {
    emulator = TerminalEmulator(columns: columns, rows: rows)
    var name = [CChar](repeating: 0, count: 64)
    terminal = rh_pseudo_terminal(&name, name.count)
    guard terminal >= 0 else { throw Failure(description: "no terminal: errno \(-terminal)") }
    held = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    _ = rh_set_terminal_size(held, Int32(columns), Int32(rows))
    usual = Self.attributes(of: held)
    let variables = ["TERM": "xterm-256color"].merging(environment) { $1 }
    var pointers = words.map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in pointers + settings { free(text) } }
    var end: Int32 = -1
    keeper = rh_start_kept(name, place == .job ? 1 : 0, &pointers, &settings, &end)
    connection = end
    guard keeper > 0 else { throw Failure(description: "no keeper: errno \(-keeper)") }
    try wait("the program to start") { $0.program > 0 }
  }

  deinit {
    close(connection)
    if keeper > 0 { waitpid(keeper, nil, 0) }
    if held >= 0 { close(held) }
    if terminal >= 0 { close(terminal) }
  }

  private static func attributes(of terminal: Int32) -> termios {
    var attributes = termios()
    tcgetattr(terminal, &attributes)
    return attributes
  }

  package var screen: Screen { emulator.screen }

  /// What the program wrote, as text.
  package var transcript: String { String(decoding: output, as: UTF8.self) }

  package func fail(_ problem: String) -> Failure {
    let written = String(transcript.suffix(2000)).debugDescription
    let state = status.map { "ended: \($0)" } ?? (isStopped ? "stopped" : "running")
    let unknown = emulator.unknown.isEmpty ? "" : "\nnot understood: \(emulator.unknown)"
    return Failure(
      description: "\(problem); the program is \(state); the screen is\n\(screen.text)\n"
        + "written last: \(written)\(unknown)"
    )
  }
}

// MARK: - Waiting

extension PseudoTerminal {
  /// Waits until something is so.
  ///
  /// - Parameter needsProgram: Whether it cannot come any more once the program has ended and what it
  ///   wrote before is read.
  package func wait(
    _ name: String,
    atMost seconds: Double = patience,
    needsProgram: Bool = true,
    until isSo: (PseudoTerminal) throws -> Bool
  ) throws {
    let limit = ContinuousClock.now + .seconds(seconds)
    while true {
      let hasEnded = status != nil
      advance(waiting: 0)
      if try isSo(self) { return }
      guard !(needsProgram && hasEnded), ContinuousClock.now < limit else {
        throw fail("\(name) did not come")
      }
      advance(waiting: 20)
    }
  }

  /// Waits until a text is on the screen.
  package func wait(for text: String) throws {
    try wait(text.debugDescription) { $0.screen.position(of: text) != nil }
  }

  /// Waits until a text is no longer on the screen.
  package func wait(forNo text: String) throws {
    try wait("the end of \(text.debugDescription)") { $0.screen.position(of: text) == nil }
  }

  /// Waits until something was written since a number of bytes.
  package func wait(for text: String, after count: Int) throws {
    try wait("the writing of \(text.debugDescription)") { terminal in
      String(decoding: terminal.output.dropFirst(count), as: UTF8.self).contains(text)
    }
  }

  /// Waits until nothing has been written for a time, given that nothing tells when all is done.
  package func settle(quietFor seconds: Double = 0.3) throws {
    var count = output.count
    var since = ContinuousClock.now
    try wait("quiet") { terminal in
      if terminal.output.count != count {
        (count, since) = (terminal.output.count, ContinuousClock.now)
      }
      return terminal.status != nil || ContinuousClock.now - since > .seconds(seconds)
    }
  }

  /// Waits until the program has stopped.
  package func waitForStop() throws { try wait("the stop") { $0.isStopped } }

  /// Waits until the program has ended.
  @discardableResult
  package func end() throws -> End {
    try wait("the end") { $0.status != nil }
    advance(waiting: 0)
    guard let status else { throw fail("no end") }
    let signal = status & 0x7F
    return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
  }

  package var hasEnded: Bool {
    advance(waiting: 0)
    return status != nil
  }

  /// Takes what came from the program and its keeper, and answers the program's queries.
  private func advance(waiting milliseconds: Int32) {
    var sources = [
      pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
      pollfd(fd: connection, events: Int16(POLLIN), revents: 0),
    ]
    var timeout = milliseconds
    while poll(&sources, 2, timeout) > 0 {
      timeout = 0
      if sources[1].revents != 0, !takeChange() { return }
      if sources[0].revents != 0, !takeOutput() {
        // Nobody has the terminal open; the poll would come back at once.
        sources[0].fd = -1
        if sources[1].revents == 0 { usleep(useconds_t(milliseconds) * 1000) }
      }
    }
  }

  private func takeOutput() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(terminal, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    emulator.feed(buffer[..<count])
    write(emulator.takeAnswers())
    return true
  }

  private func takeChange() -> Bool {
    var change = rh_change()
    let size = MemoryLayout<rh_change>.size
    guard recv(connection, &change, size, Int32(MSG_DONTWAIT)) == size else {
      return false
    }
    program = change.program
    switch change.status {
    case 0xFFFF: isStopped = false
    case let word where word & 0xFF == 0x7F: isStopped = true
    case let word: status = word
    }
    return true
  }
}

// MARK: - The person

extension PseudoTerminal {
  /// Types, as fast as the program reads.
  package func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, terminal >= 0 {
      let count = rest.withUnsafeBytes { Foundation.write(terminal, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  package func type(_ text: String) { write(Array(text.utf8)) }

  package func press(_ keys: TerminalKey...) {
    for key in keys { write(key.bytes(emulator.modes)) }
  }

  /// Pastes, set apart if the program asked for it.
  package func paste(_ text: String) {
    type(emulator.modes.bracketsPaste ? "\u{1B}[200~\(text)\u{1B}[201~" : text)
  }

  /// Uses the mouse; a program that does not want that is a failure.
  package func mouse(_ action: MouseAction, at position: Screen.Position) throws {
    guard emulator.modes.mouse != nil, emulator.modes.hasDecimalMouse else {
      throw fail("the program does not read the mouse")
    }
    type(action.report(at: position))
  }

  package func click(at position: Screen.Position) throws {
    try mouse(.press, at: position)
    try mouse(.release, at: position)
  }

  /// Clicks on the first character of a text that is on the screen, or that comes.
  package func click(on text: String, occurrence: Int = 1) throws {
    var found: Screen.Position?
    try wait(text.debugDescription) {
      found = $0.screen.position(of: text, occurrence: occurrence)
      return found != nil
    }
    if let found { try click(at: found) }
  }

  package func resize(columns: Int, rows: Int) {
    emulator.resize(columns: columns, rows: rows)
    _ = rh_set_terminal_size(terminal, Int32(columns), Int32(rows))
  }

  /// Sends a signal to the program.
  package func send(_ signal: Int32) { kill(program, signal) }

  /// Lets a stopped job go on in the foreground, as `fg` does.
  package func goOn() throws {
    var command = UInt8(RH_GO_ON)
    guard Foundation.write(connection, &command, 1) == 1 else { throw fail("the keeper is gone") }
    try wait("the program to go on") { !$0.isStopped }
  }

  /// Closes the terminal, as a window is closed or a connection lost.
  package func hangUp() {
    close(held)
    close(terminal)
    (held, terminal) = (-1, -1)
  }
}

// MARK: - What is left

extension PseudoTerminal {
  /// What is not as a shell expects it to be when it has the terminal again; empty for a sane one.
  package var oddities: [String] {
    advance(waiting: 0)
    guard terminal >= 0 else { return [] }
    let changes = Self.changes(usual, Self.attributes(of: terminal))
    return emulator.oddities
      + (changes.isEmpty ? [] : ["the terminal's attributes are others: \(changes)"])
  }

  /// The fields in which attributes differ (termios(3)).
  private static func changes(_ before: termios, _ after: termios) -> String {
    var (one, two) = (before, after)
    let controls = withUnsafeBytes(of: &one.c_cc) { one in
      withUnsafeBytes(of: &two.c_cc) { $0.elementsEqual(one) }
    }
    return [
      (before.c_iflag != after.c_iflag, "input"), (before.c_oflag != after.c_oflag, "output"),
      (before.c_cflag != after.c_cflag, "control"), (before.c_lflag != after.c_lflag, "local"),
      (!controls, "characters"),
    ].compactMap { $0 ? $1 : nil }.joined(separator: ", ")
  }

  /// Waits until the terminal is as it was; somebody else than the program may put it back.
  package func waitUntilSane() throws {
    do {
      try wait("a sane terminal", atMost: 20, needsProgram: false) { $0.oddities.isEmpty }
    } catch {
      throw fail("the terminal is not sane: \(oddities)")
    }
  }

  /// The processes that the program has started, their own and so on, and that have not ended.
  package var leftovers: [String] {
    descendants(of: keeper).filter { $0 != program || status != nil }.map(Self.describe)
  }

  /// Waits until nothing is left but the program itself, if it runs.
  package func waitUntilAlone() throws {
    do {
      try wait("the end of what was started", atMost: 20, needsProgram: false) {
        $0.leftovers.isEmpty
      }
    } catch {
      throw fail("processes are left: \(leftovers)")
    }
  }

  /// The processes that the program has started, directly or not.
  package var started: [Int32] { descendants(of: keeper).filter { $0 != program } }

  private func descendants(of process: pid_t) -> [pid_t] {
    let tasks =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    let children = tasks.flatMap { task in
      let path = "/proc/\(process)/task/\(task)/children"
      let list = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return list.split(separator: " ").compactMap { pid_t($0) }
    }
    return children.flatMap { [$0] + descendants(of: $0) }
  }

  private static func describe(_ process: pid_t) -> String {
    let name = (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) ?? "gone"
    return "\(process) \(name.filter { $0 != "\n" })"
  }
}
