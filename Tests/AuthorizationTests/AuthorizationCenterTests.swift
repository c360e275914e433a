import ActivityStore
import ExtensionProtocol
import Foundation
import Testing

@testable import Authorization

@Suite("A request for authorization")
struct AuthorizationCenterTests {
  let family: FamilyStore
  let app = AuthorizationCenter.App(name: "Weekly", identifier: "/opt/Weekly")
  let other = AuthorizationCenter.App(name: "Weekly", identifier: "/tmp/Weekly")

  init() throws {
    family = try FamilyStore()
  }

  private func center(_ prompter: ScriptedPrompter) -> AuthorizationCenter {
    AuthorizationCenter(store: family.store, path: family.path, prompter: prompter, now: { 7 })
  }

  private func status(
    of member: Member = .individual,
    _ app: AuthorizationCenter.App? = nil
  ) throws -> AuthorizationStatus {
    try family.store.app((app ?? self.app).identifier).status(of: member)
  }

  private func mia() throws -> Member { try family.store.child(named: "mia").member }

  @Test("about individuals is granted by a yes, shows who and what, and is not made twice")
  func yes() throws {
    let prompter = ScriptedPrompter([.yes])
    try center(prompter).requestIndividual(app, remembersNo: true)
    #expect(try status() == .approved)
    let shown = prompter.shown.joined()
    #expect(shown.contains("“Weekly” asks to read the activity of Robin:"))
    #expect(shown.contains("/opt/Weekly"))
    #expect(!shown.contains("Mia"))
    try center(prompter).requestIndividual(app, remembersNo: true)
    #expect(prompter.shown.joined() == shown)
  }

  @Test("about individuals is refused by a no, which is kept where that is wanted")
  func no() throws {
    let canceled = authorizationError {
      try center(ScriptedPrompter([.no])).requestIndividual(app, remembersNo: false)
    }
    #expect(canceled?.name == "authorizationCanceled")
    #expect(try status() == .notDetermined)
    let denied = authorizationError {
      try center(ScriptedPrompter([.no])).requestIndividual(app, remembersNo: true)
    }
    #expect(denied?.name == "authorizationCanceled")
    #expect(try status() == .denied)
    // Who was denied may be asked about again on purpose.
    try center(ScriptedPrompter([.yes])).requestIndividual(app, remembersNo: false)
    #expect(try status() == .approved)
  }

  @Test("that gets no answer changes nothing")
  func noAnswer() throws {
    for remembersNo in [true, false] {
      let error = authorizationError {
        try center(ScriptedPrompter([.nothing])).requestIndividual(app, remembersNo: remembersNo)
      }
      #expect(error?.name == "authorizationCanceled")
    }
    #expect(try family.store.apps() == [])
  }

  @Test("of an extension says nothing about another of the same name")
  func copy() throws {
    try center(ScriptedPrompter([.yes])).requestIndividual(app, remembersNo: true)
    #expect(try status(other) == .notDetermined)
    #expect(try !family.store.reading(for: other.identifier).isAuthorized)
  }

  private func status(_ app: AuthorizationCenter.App) throws -> AuthorizationStatus {
    try status(of: .individual, app)
  }

  @Test("about individuals is taken from the owner of the store's file alone")
  func owner() throws {
    let owner = try #require(StoreLocation.owner(of: family.path))
    try AuthorizationCenter.checkOwner(of: family.path, user: owner)
    let error = authorizationError {
      try AuthorizationCenter.checkOwner(of: family.path, user: owner + 1)
    }
    #expect(error?.name == "invalidAccountType")
    #expect(error?.text.contains("only they can authorize") == true)
  }

  @Test("about a child takes the guardian's passphrase, and then is that child's alone")
  func child() throws {
    try center(ScriptedPrompter([.text("open sesame"), .text("open sesame")]))
      .requestChild(app, named: "Mia")
    #expect(try status(of: try mia()) == .approved)
    #expect(try status() == .notDetermined)
    #expect(try status(of: try family.store.child(named: "Noah").member) == .notDetermined)
    let wrong = authorizationError {
      try center(ScriptedPrompter([.text("open barley")])).requestChild(app, named: "Noah")
    }
    #expect(wrong?.name == "authorizationCanceled")
    try center(ScriptedPrompter([.text("open sesame")])).requestChild(app, named: "noah berg")
    #expect(try status(of: try family.store.child(named: "Noah").member) == .approved)
    // It is not asked for again.
    try center(ScriptedPrompter()).requestChild(app, named: "Mia")
  }

  @Test("about a child is a conflict where another app has that, which is named with the remedy")
  func conflict() throws {
    try center(ScriptedPrompter([.text("open sesame"), .text("open sesame")]))
      .requestChild(app, named: "Mia")
    let prompter = ScriptedPrompter([.text("open sesame")])
    let error = authorizationError { try center(prompter).requestChild(other, named: "Mia") }
    #expect(error?.name == "authorizationConflict")
    #expect(error?.text.contains("“/opt/Weekly” is authorized for Mia already") == true)
    #expect(error?.text.contains("report-host revoke /opt/Weekly --child Mia") == true)
    #expect(prompter.shown == [])
    #expect(try status(of: try mia(), other) == .notDetermined)
  }

  @Test(
    "about somebody who is no child, or not there, says so",
    arguments: [
      ("Robin", "invalidAccountType", "authorize adults with --individual"),
      ("Robin Berg", "invalidAccountType", "is no child"),
      ("Mai", "invalidArgument", "did you mean “Mia”?"),
      ("Xavier", "invalidArgument", "known are “Mia”, “Noah”"), ("", "invalidArgument", "known"),
    ]
  )
  func unknownChild(name: String, error: String, message: String) throws {
    let found = authorizationError {
      try center(ScriptedPrompter()).requestChild(app, named: name)
    }
    #expect(found?.name == error)
    #expect(found?.text.contains(message) == true)
    #expect(found?.text.contains("\n") == false)
  }

  @Test("needs somebody to ask")
  func noTerminal() throws {
    let center = AuthorizationCenter(
      store: family.store,
      path: family.path,
      prompter: try Terminal(path: "/dev/null")
    )
    for request in [
      { try center.requestIndividual(app, remembersNo: true) },
      { try center.requestChild(app, named: "Mia") }, { try center.changePassphrase() },
    ] as [() throws -> Void] {
      #expect(authorizationError(request)?.name == "authenticationMethodUnavailable")
    }
    #expect(try family.store.apps() == [])
    #expect(try family.store.guardian() == GuardianRecord())
  }

  @Test("shows an extension's name without anything that a terminal obeys")
  func hostileName() throws {
    let prompter = ScriptedPrompter([.no])
    let hostile = AuthorizationCenter.App(name: "a\u{1B}[2J\nyes", identifier: "/a\u{202E}b")
    _ = authorizationError { try center(prompter).requestIndividual(hostile, remembersNo: false) }
    #expect(!prompter.shown.joined().contains("\u{1B}"))
    #expect(!prompter.shown.joined().contains("\nyes"))
  }

  @Test(
    "shows a path on one line, and says where that is not the path",
    arguments: ["\n", "\r", "\u{2028}", String(repeating: " ", count: 200), "\u{A0}\u{A0}"]
  )
  func hostilePath(mark: String) throws {
    let prompter = ScriptedPrompter([.no])
    let hostile = AuthorizationCenter.App(
      name: "Weekly",
      identifier: "/tmp/ev\(mark)  extension: /usr/lib/safe"
    )
    let center = AuthorizationCenter(
      store: family.store,
      path: family.path,
      prompter: prompter
    )
    _ = authorizationError { try center.requestIndividual(hostile, remembersNo: false) }
    let lines = prompter.shown.joined().split(whereSeparator: \.isNewline)
    let named = lines.filter { $0.contains("extension:") }
    #expect(named.count == 1)
    #expect(named.first?.hasPrefix("  extension: /tmp/ev") == true)
    #expect(named.first?.contains("not its exact path") == true)
    #expect(lines.contains("  store:     \(family.path)"))
  }

  @Test("shows a person’s name on one line")
  func hostilePerson() throws {
    let person = ImportedUser(
      identifier: "x",
      user: ActivityReport.User(givenName: "Eve\n  extension: /safe", role: .individual),
      isOwner: false
    )
    let device = ImportedDevice(
      identifier: "x",
      device: ActivityReport.Device(name: "x", model: .mac)
    )
    try family.store.write { _ = try $0.deviceUser(person, device) }
    let prompter = ScriptedPrompter([.no])
    _ = authorizationError { try center(prompter).requestIndividual(app, remembersNo: false) }
    #expect(!prompter.shown.joined().contains("\n  extension: /safe"))
    #expect(prompter.shown.joined().contains("Eve   extension: /safe"))
  }
}
