import Foundation
import PseudoTerminal
import Testing

/// However it ends, nothing is left running and the terminal is as it was.
@Suite("The end of an opened app", .serialized)
struct EndingTests {
  private func open(_ place: PseudoTerminal.Place = .job) throws -> OpenedApp {
    let app = try OpenedApp("ScreenTimeApp", place: place)
    try app.terminal.wait(for: "Choose Activities…")
    try app.terminal.wait("the report") { !$0.screen.text.contains("Loading…") }
    #expect(!app.terminal.oddities.isEmpty)
    #expect(app.terminal.started.count >= 2)
    return app
  }

  @Test(
    "by a signal",
    arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGKILL, SIGSEGV, SIGABRT, SIGBUS, SIGILL]
  )
  func signals(number: Int32) throws {
    let app = try open()
    app.terminal.send(number)
    #expect(try app.end() == .signal(number))
  }

  @Test("by Control-C", arguments: [PseudoTerminal.Place.job, .window])
  func interrupt(place: PseudoTerminal.Place) throws {
    let app = try open(place)
    app.terminal.press(.control("c"))
    #expect(try app.end() == .signal(SIGINT))
  }

  @Test("by the terminal's", arguments: [PseudoTerminal.Place.job, .window])
  func hangUp(place: PseudoTerminal.Place) throws {
    let app = try open(place)
    app.terminal.hangUp()
    try app.terminal.end()
    try app.terminal.waitUntilAlone()
  }

  @Test("at any moment of its start", arguments: [0, 1, 2, 4, 8, 16, 32, 64, 128, 256])
  func early(milliseconds: Int) throws {
    for signal in [SIGTERM, SIGKILL] {
      let app = try OpenedApp("ScreenTimeApp")
      usleep(useconds_t(milliseconds) * 1000)
      app.terminal.send(signal)
      #expect(try app.end() == .signal(signal))
    }
  }

  @Test("by the app's, which is told in one line")
  func app() throws {
    let app = try open()
    for process in app.terminal.started where name(process).hasPrefix("ScreenTimeApp") {
      kill(process, SIGKILL)
    }
    #expect(try app.end() == .status(1))
    #expect(app.screen.text.contains("'ScreenTimeApp': the app crashed (SIGKILL)"))
  }

  @Test("does not come by an extension's, which is started again")
  func reportExtension() throws {
    let app = try open()
    for process in app.terminal.started where name(process).hasPrefix("ActivityCharts") {
      kill(process, SIGKILL)
    }
    try app.terminal.click(on: "Top Apps")
    try app.terminal.wait(for: "Safari")
    #expect(try app.quit() == .status(0))
  }

  @Test("Control-Z gives the terminal back, and fg takes it again with all that was on it")
  func suspension() throws {
    let app = try open()
    app.terminal.press(.control("z"))
    try app.terminal.waitForStop()
    try app.terminal.waitUntilSane()
    try app.terminal.goOn()
    try app.terminal.wait("the screen") { $0.emulator.isAlternate }
    try app.terminal.wait(for: "Choose Activities…")
    #expect(try app.quit() == .status(0))
  }

  private func name(_ process: Int32) -> String {
    (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) ?? ""
  }
}
