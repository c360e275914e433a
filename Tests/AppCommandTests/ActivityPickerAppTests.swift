import PseudoTerminal
import Testing

@Suite("The picker app at a terminal", .serialized)
struct ActivityPickerAppTests {
  @Test("An inline picker is searched and confirmed by keys alone")
  func inline() throws {
    let app = try OpenedApp("ActivityPickerApp")
    try app.terminal.wait(for: "What should be silent in the evening?")
    #expect(app.screen.position(of: "You can change this at any time.") != nil)
    app.terminal.press(.text("/"))
    app.terminal.type("mine")
    try app.terminal.wait(for: "Minecraft")
    try app.terminal.wait(for: "1 found")
    app.terminal.press(.enter)
    try app.focus(on: "☐ ■ Minecraft")
    app.terminal.press(.space)
    try app.terminal.wait(for: "☑")
    #expect(app.screen.position(of: "0 applications, 0 categories, 0 web domains") != nil)
    try app.focus(on: "Done")
    app.terminal.press(.enter)
    try app.terminal.wait(for: "1 applications, 0 categories, 0 web domains")
    try app.terminal.wait(for: "Confirmed 1 times")
    #expect(try app.quit() == .status(0))
  }

  @Test("A sheet is used by the mouse; the app shows names that it does not know")
  func sheet() throws {
    let app = try OpenedApp("ActivityPickerApp")
    try app.terminal.click(on: "Sheet")
    try app.terminal.click(on: "Choose Activities…")
    try app.terminal.click(on: "Search")
    app.terminal.type("minec")
    try app.terminal.click(on: "Minecraft")
    try app.terminal.wait(for: "☑")
    try app.terminal.click(on: "Done")
    try app.terminal.wait(for: "1 more than before")
    try app.terminal.wait(for: "Minecraft")
    #expect(try app.quit() == .status(0))
  }

  @Test("Escape closes a sheet, and everything stays as it was")
  func escape() throws {
    let app = try OpenedApp("ActivityPickerApp")
    try app.terminal.click(on: "Sheet")
    try app.terminal.click(on: "Choose Activities…")
    try app.terminal.wait(for: "Done")
    // Its search field is left first.
    try app.terminal.wait(for: "Esc leave the field")
    app.terminal.press(.escape)
    try app.terminal.wait(for: "Esc back")
    app.terminal.press(.escape)
    try app.terminal.wait(forNo: "Done")
    #expect(app.screen.position(of: "Nothing was changed yet") != nil)
    #expect(try app.quit() == .status(0))
  }

  @Test("A screen reader gets lines, numbers to type, and no sequence that moves a cursor")
  func spoken() throws {
    let app = try OpenedApp("ActivityPickerApp", ["--screen-reader"])
    try app.terminal.wait(for: "What should be silent in the evening?")
    try app.terminal.settle()
    #expect(!app.terminal.transcript.contains("\u{1B}"))
    app.terminal.type("q\r")
    #expect(try app.end() == .status(0))
  }
}
