import Foundation
import PseudoTerminal
import Testing

@Suite("Programs at a terminal")
struct SessionTests {
  private func shell(_ script: String, place: PseudoTerminal.Place = .job) throws -> PseudoTerminal
  {
    try PseudoTerminal(["/bin/sh", "-c", script], columns: 40, rows: 10, place: place)
  }

  @Test("A program sees the terminal's size, and its output is on the screen")
  func size() throws {
    let terminal = try shell("stty size; echo done")
    try terminal.wait(for: "10 40")
    #expect(try terminal.end() == .status(0))
    #expect(terminal.screen.lines.prefix(2) == ["10 40", "done"])
    #expect(terminal.oddities.isEmpty)
  }

  @Test("What is typed reaches the program", arguments: [PseudoTerminal.Place.job, .window])
  func typing(place: PseudoTerminal.Place) throws {
    let terminal = try shell("read line; echo \"<$line>\"; exit 3", place: place)
    terminal.type("hello")
    terminal.press(.enter)
    try terminal.wait(for: "<hello>")
    #expect(try terminal.end() == .status(3))
  }

  @Test("A new size is signalled")
  func resizing() throws {
    let terminal = try shell(
      "trap 'stty size; exit' WINCH; echo ready; while :; do sleep 0.05; done"
    )
    try terminal.wait(for: "ready")
    terminal.resize(columns: 30, rows: 8)
    try terminal.wait(for: "8 30")
    #expect(try terminal.end() == .status(0))
  }

  @Test("Control-Z stops a job, which goes on in the foreground")
  func stopping() throws {
    let terminal = try shell("echo ready; read line; echo \"<$line>\"")
    try terminal.wait(for: "ready")
    terminal.press(.control("z"))
    try terminal.waitForStop()
    try terminal.goOn()
    terminal.type("again\r")
    try terminal.wait(for: "<again>")
    #expect(try terminal.end() == .status(0))
  }

  @Test("Control-C ends a program by a signal", arguments: [PseudoTerminal.Place.job, .window])
  func interrupting(place: PseudoTerminal.Place) throws {
    let terminal = try PseudoTerminal(["/bin/cat"], place: place)
    terminal.type("x\r")
    try terminal.wait(for: "x")
    terminal.press(.control("c"))
    #expect(try terminal.end() == .signal(SIGINT))
  }

  @Test("A closed terminal hangs up", arguments: [PseudoTerminal.Place.job, .window])
  func hangingUp(place: PseudoTerminal.Place) throws {
    let terminal = try PseudoTerminal(["/bin/sleep", "600"], place: place)
    terminal.hangUp()
    #expect(try terminal.end() == .signal(SIGHUP))
  }

  @Test("A program that is killed and leaves another is told of")
  func leftovers() throws {
    let terminal = try shell("sleep 601 & echo ready; exec sleep 602")
    try terminal.wait(for: "ready")
    #expect(terminal.started.count == 1)
    terminal.send(SIGKILL)
    #expect(try terminal.end() == .signal(SIGKILL))
    #expect(terminal.leftovers.count == 1)
    for process in terminal.started { kill(process, SIGKILL) }
    try terminal.waitUntilAlone()
  }

  @Test("Attributes and modes that are left are told of")
  func insane() throws {
    let terminal = try shell("stty -echo; printf '\\033[?25l'")
    try terminal.end()
    #expect(
      terminal.oddities == [
        "the cursor is hidden", "the terminal's attributes are others: local",
      ]
    )
  }

  @Test("A program that does not start ends with the shell's status")
  func missing() throws {
    let terminal = try PseudoTerminal(["/no/such/program"])
    #expect(try terminal.end() == .status(127))
  }

  @Test("The terminal answers what a program asks")
  func answering() throws {
    let terminal = try shell("stty raw -echo; printf '\\033[6n'; dd bs=1 count=6 2>&- | od -An -c")
    try terminal.wait(for: "033   [   1   ;   1   R")
    try terminal.end()
  }
}
