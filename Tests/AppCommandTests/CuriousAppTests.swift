import Foundation
import PseudoTerminal
import Testing

@Suite("An app that prints all that it is sent, at a terminal", .serialized)
struct CuriousAppTests {
  @Test("is sent the same whoever makes its report, and nothing of what is done in it")
  func frames() throws {
    let shown = try visit(by: "ActivityCharts", until: "Screen Time")
    let refused = try visit(by: "CExtension", until: "This report cannot be shown.")
    #expect(shown.count > 6)
    #expect(shown == refused)
  }

  /// Uses the app, looks at its report and looks through it, and leaves; what the app printed.
  private func visit(by reports: String, until words: String) throws -> [String] {
    let app = try OpenedApp("CuriousApp", ["--extension", "\(OpenedApp.folder)/\(reports)"])
    try tell(app, "alone")
    try tell(app, "report Bar Graph")
    try app.terminal.wait(for: words)
    try app.terminal.settle()
    for row in [10, 20, 30] {
      let place = Screen.Position(column: 50, row: row)
      try app.terminal.mouse(.wheelDown, at: place)
      try app.terminal.click(at: place)
    }
    app.terminal.press(.escape)
    try app.terminal.settle(quietFor: 0.5)
    app.terminal.press(.pageDown, .pageDown, .pageUp)
    try app.terminal.settle(quietFor: 0.5)
    try app.terminal.click(on: "Press")
    try app.terminal.settle(quietFor: 0.5)
    #expect(try app.quit() == .status(0))
    return app.terminal.transcript.split(whereSeparator: \.isNewline).compactMap { line in
      line.range(of: "frame ").map { String(line[$0.upperBound...]) }
    }
  }

  /// Pastes a command into the app's field, which has the focus from the beginning.
  private func tell(_ app: OpenedApp, _ command: String) throws {
    try app.terminal.wait("the field") { $0.screen.lines.last?.contains("Enter done") == true }
    try app.terminal.settle(quietFor: 0.5)
    // One event: of two at once, how many answers the host takes up is a matter of time.
    app.terminal.paste(command)
    try app.terminal.settle(quietFor: 0.5)
  }

  @Test("cannot write on the host's row, nor draw over its question")
  func imitation() throws {
    let app = try OpenedApp("CuriousApp", ["--scene", "Imitate"])
    try app.terminal.wait(for: "May CuriousApp see everything?")
    #expect(app.screen.lines.last?.contains("CuriousApp") == true)
    #expect(app.screen.lines.last?.contains("q quit") == true)
    #expect(app.screen.position(of: "OUTSIDE") == nil)
    #expect(app.terminal.emulator.bells == 0)
    #expect(app.terminal.emulator.title.isEmpty)
    #expect(app.terminal.emulator.unknown.isEmpty)
    #expect(app.terminal.emulator.isAlternate)
    #expect(try app.quit() == .status(0))
  }
}
