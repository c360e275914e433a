import ActivityStore
import ExtensionProtocol
import Foundation
import Testing

@Suite("Authorizing")
struct AuthorizeTests {
  let family: FamilyFixture

  init() throws {
    family = try FamilyFixture()
  }

  private func words(_ options: String...) -> [String] {
    ["authorize", "ActivityCharts", "--store", family.store] + options
  }

  private func setPassphrase() throws {
    let session = try TerminalSession(["authorize", "--change-passphrase", "--store", family.store])
    try session.wait(for: "New passphrase (at least 8 characters): ")
    session.type("open sesame\n")
    try session.wait(for: "again: ")
    session.type("open sesame\n")
    #expect(try session.end() == TerminalSession.End(status: 0))
  }

  @Test("without a terminal of the session is an error and never a yes")
  func noTerminal() throws {
    for options in [["--individual"], ["--child", "Mia"]] {
      let words = ["authorize", "ActivityCharts", "--store", family.store] + options
      let session = try TerminalSession(words, isControlling: false)
      session.type("yes\nyes\n")
      #expect(try session.end() == TerminalSession.End(status: 1))
      #expect(session.output.contains("authenticationMethodUnavailable: there is no terminal"))
    }
    let run = try TerminalSession(family.run(), isControlling: false)
    #expect(try run.end() == TerminalSession.End(status: 1))
    #expect(run.output.contains("authenticationMethodUnavailable: there is no terminal"))
    #expect(try family.status() == "no extension was authorized or denied\n")
  }

  @Test("asks at the terminal itself, whatever the standard streams are")
  func streams() throws {
    let session = try TerminalSession(words("--individual"), streams: [])
    try session.wait(for: "(yes/no) ")
    session.type("yes\n")
    #expect(try session.end() == TerminalSession.End(status: 0))
    #expect(try family.status().contains("individual  approved"))
    let again = try HostRun(words("--individual"))
    #expect(again.status == 0)
    #expect(again.output == "ActivityCharts may read the activity of everybody who is no child\n")
  }

  @Test("that is answered with no changes nothing")
  func no() throws {
    let session = try TerminalSession(words("--individual"))
    try session.wait(for: "(yes/no) ")
    session.type("no\n")
    #expect(try session.end() == TerminalSession.End(status: 1))
    #expect(session.output.contains("authorizationCanceled: the answer was no"))
    #expect(try family.status() == "no extension was authorized or denied\n")
  }

  @Test("for a child takes the passphrase, which is not shown")
  func child() throws {
    try setPassphrase()
    let wrong = try TerminalSession(words("--child", "Mia"))
    try wrong.wait(for: "Guardian's passphrase: ")
    #expect(!wrong.echoes)
    wrong.type("open barley\n")
    #expect(try wrong.end() == TerminalSession.End(status: 1))
    #expect(wrong.echoes)
    #expect(wrong.output.contains("authorizationCanceled: the passphrase is wrong; 4 more tries"))
    #expect(!wrong.output.contains("barley"))
    let right = try TerminalSession(words("--child", "Mia"))
    try right.wait(for: "Guardian's passphrase: ")
    right.type("open sesame\n")
    #expect(try right.end() == TerminalSession.End(status: 0))
    #expect(right.output.contains("ActivityCharts may read the activity of Mia"))
    #expect(try family.status().contains("Mia"))
  }

  @Test("for a child waits after five wrong passphrases, also in another process")
  func limit() throws {
    try setPassphrase()
    let store = try Store.openOrCreate(family.store)
    try store.updateGuardian { $0.failures = 4 }
    let fifth = try TerminalSession(words("--child", "Mia"))
    try fifth.wait(for: "passphrase: ")
    fifth.type("open barley\n")
    #expect(try fifth.end() == TerminalSession.End(status: 1))
    #expect(fifth.output.contains("the next try is in 30 seconds"))
    let locked = try TerminalSession(words("--child", "Mia"))
    #expect(try locked.end() == TerminalSession.End(status: 1))
    #expect(locked.output.contains("restricted: there were 5 wrong passphrases; try again in "))
    #expect(!locked.output.contains("passphrase: "))
  }

  @Test(
    "that is interrupted at the passphrase shows what is typed again and changes nothing",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  )
  func interrupted(signal: Int32) throws {
    try setPassphrase()
    let before = family.bytes()
    let session = try TerminalSession(words("--child", "Mia"))
    try session.wait(for: "passphrase: ")
    #expect(!session.echoes)
    session.type("open ses")
    if signal == SIGINT { session.type("\u{3}") } else { session.send(signal) }
    #expect(try session.end() == TerminalSession.End(signal: signal))
    #expect(session.echoes)
    #expect(family.bytes() == before)
  }

  @Test("that is stopped at the passphrase goes on where it was")
  func stopped() throws {
    try setPassphrase()
    let session = try TerminalSession(words("--child", "Mia"))
    try session.wait(for: "passphrase: ")
    session.send(SIGSTOP)
    try session.waitForStop()
    session.send(SIGCONT)
    session.type("open sesame\n")
    #expect(try session.end() == TerminalSession.End(status: 0))
  }

  @Test("that is to be stopped by its terminal forgets what was typed and asks again")
  func stoppedFromTerminal() throws {
    try setPassphrase()
    let session = try TerminalSession(words("--child", "Mia"))
    try session.wait(for: "passphrase: ")
    // The kernel does not stop the only process of a session, which nobody could continue.
    session.type("open bar\u{1A}")
    try session.wait(for: "passphrase: ")
    #expect(!session.echoes)
    session.type("open sesame\n")
    #expect(try session.end() == TerminalSession.End(status: 0))
    #expect(session.echoes)
  }

  @Test("with a passphrase that is not UTF-8 takes it as it is typed")
  func encoding() throws {
    let phrase: [UInt8] = [0xE4, 0xF6, 0xFC, 0xDF, 0xFF, 0xFE, 0xC0, 0xE4, 0x0A]
    let session = try TerminalSession(["authorize", "--change-passphrase", "--store", family.store])
    try session.wait(for: "characters): ")
    session.type(phrase)
    try session.wait(for: "again: ")
    session.type(phrase)
    #expect(try session.end() == TerminalSession.End(status: 0))
    let again = try TerminalSession(words("--child", "Mia"))
    try again.wait(for: "passphrase: ")
    again.type(phrase)
    #expect(try again.end() == TerminalSession.End(status: 0))
  }

  @Test(
    "says by Apple's names of errors what is wrong, on one line",
    arguments: [
      (["--child", "Mai"], "invalidArgument: no child is called “Mai”; did you mean “Mia”?"),
      (["--child", "Robin"], "invalidAccountType: “Robin” is no child"),
      (
        ["--individual", "--store", "/nowhere/x"], "unavailable: store “/nowhere/x” does not exist"
      ),
    ]
  )
  func errors(options: [String], message: String) throws {
    let store = options.contains("--store") ? [] : ["--store", family.store]
    let host = try HostRun(["authorize", "ActivityCharts"] + options + store)
    #expect(host.status == 1)
    #expect(host.errors.hasPrefix("report-host authorize: \(message)"))
    #expect(host.errors.split(separator: "\n").count == 1)
  }

  @Test("a second extension for a child is a conflict that names the first and the remedy")
  func conflict() throws {
    let store = try Store.openOrCreate(family.store)
    let mia = try #require(try store.people().first { $0.user.givenName == "Mia" })
    _ = try store.decide(.approved, "/opt/Other", for: mia.member, now: 0)
    let host = try HostRun(words("--child", "Mia"))
    #expect(host.status == 1)
    #expect(
      host.errors.contains("authorizationConflict: “/opt/Other” is authorized for Mia already")
    )
    #expect(
      host.errors.hasSuffix(
        "run: report-host revoke /opt/Other --child Mia --store \(family.store)\n"
      )
    )
  }

  @Test("is shown by status, as a table and as JSON")
  func status() throws {
    try authorize("ActivityCharts", in: family.store)
    let table = try HostRun(["status", "ActivityCharts", "--store", family.store])
    #expect(table.status == 0)
    let lines = table.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("ActivityCharts  individual  approved  2027-01-15  /") == true)
    let host = try HostRun(["status", "--store", family.store, "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(host.outputBytes))
    let rows = try #require((object as? [String: Any])?["authorizations"] as? [[String: Any]])
    #expect(rows.count == 1)
    #expect(rows.first?["status"] as? String == "approved")
    #expect(rows.first?["decided"] as? Int == 1_800_000_000)
  }
}
