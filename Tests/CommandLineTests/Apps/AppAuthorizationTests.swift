import Foundation
import Testing

@Suite("An open app that asks for authorization")
struct AppAuthorizationTests {
  private let family: FamilyFixture

  init() throws { family = try FamilyFixture() }

  private func open() throws -> TerminalSession {
    try TerminalSession([
      "open", "ScreenTimeApp", "--screen-reader", "--store", family.store, "--now",
      "2026-11-03T12:00",
    ])
  }

  /// Answers the question of an app that was just opened.
  private func answer(_ word: String, in session: TerminalSession) throws {
    try session.wait(for: "report-host asks: Show activity in ScreenTimeApp?")
    try session.wait(for: "asks to show the activity of Robin")
    try session.wait(for: "Type yes or no")
    // What is typed at once was meant for something else.
    Thread.sleep(forTimeInterval: 1)
    session.type(word + "\n")
  }

  @Test("has its report made after a yes, which is asked for once")
  func yes() throws {
    let first = try open()
    try answer("yes", in: first)
    try first.wait(for: "Robin on 1 device")
    first.type("q\n")
    #expect(try first.end() == TerminalSession.End(status: 0))
    #expect(try family.status().contains("approved"))
    let second = try open()
    try second.wait(for: "Robin on 1 device")
    second.type("q\n")
    #expect(try second.end() == TerminalSession.End(status: 0))
    #expect(!second.output.contains("report-host asks"))
  }

  @Test("has none after a no, which is remembered")
  func no() throws {
    let session = try open()
    try answer("no", in: session)
    try session.wait(for: "ScreenTimeApp may not show the activity of Robin, Mia, Noah.")
    session.type("q\n")
    #expect(try session.end() == TerminalSession.End(status: 0))
    #expect(!session.output.contains("on 1 device"))
    #expect(try family.status().contains("denied"))
  }
}
