import PseudoTerminal
import Testing

@Suite("The Screen Time app at a terminal", .serialized)
struct ScreenTimeAppTests {
  @Test("shows a report, another one for another context, and ends without a trace")
  func contexts() throws {
    let app = try OpenedApp("ScreenTimeApp")
    try app.terminal.wait(for: "Choose Activities…")
    try app.terminal.wait("the report") { !$0.screen.text.contains("Loading…") }
    #expect(app.terminal.emulator.isAlternate)
    try app.terminal.click(on: "Top Apps")
    try app.terminal.wait(for: "Safari")
    #expect(app.terminal.emulator.unknown.isEmpty)
    #expect(try app.quit() == .status(0))
  }

  @Test("keeps what was chosen in the picker until it is chosen otherwise, over a restart too")
  func choice() throws {
    let home = try OpenedApp.Home()
    let app = try OpenedApp("ScreenTimeApp", home: home)
    try app.terminal.wait(for: "All activities")
    try app.terminal.click(on: "Choose Activities…")
    try app.terminal.wait(for: "Done")
    try app.terminal.click(on: "☐")
    try app.terminal.wait(for: "☑")
    try app.terminal.click(on: "Cancel")
    try app.terminal.wait(forNo: "Cancel")
    #expect(app.screen.position(of: "All activities") != nil)
    try app.terminal.click(on: "Choose Activities…")
    try app.terminal.wait(for: "Done")
    try app.terminal.click(on: "☐")
    try app.terminal.wait(for: "☑")
    try app.terminal.click(on: "Done")
    try app.terminal.wait(for: "1 activity")
    #expect(try app.quit() == .status(0))
    let again = try OpenedApp("ScreenTimeApp", home: home)
    try again.terminal.wait(for: "1 activity")
    #expect(try again.quit() == .status(0))
  }

  @Test("follows the terminal's size, and draws nothing outside of it")
  func resize() throws {
    let app = try OpenedApp("ScreenTimeApp")
    try app.terminal.wait(for: "Choose Activities…")
    app.terminal.resize(columns: 60, rows: 24)
    try app.terminal.settle()
    try app.terminal.wait(for: "Choose Activities…")
    #expect(app.screen.lines.last?.contains("q quit") == true)
    app.terminal.resize(columns: 20, rows: 4)
    try app.terminal.settle()
    app.terminal.resize(columns: 140, rows: 50)
    try app.terminal.wait(for: "Choose Activities…")
    #expect(try app.quit() == .status(0))
  }
}
