import ActivityStore
import Testing

@testable import Authorization

@Suite("A request that is asked about step by step")
struct AuthorizationDialogueTests {
  let family: FamilyStore
  let app = AuthorizationCenter.App(name: "Weekly", identifier: "/opt/Weekly", showsReports: true)

  init() throws {
    family = try FamilyStore()
  }

  private func dialogue(_ subject: AuthorizationDialogue.Subject) -> AuthorizationDialogue {
    AuthorizationDialogue(
      store: family.store,
      path: family.path,
      app: app,
      subject: subject,
      now: { 7 }
    )
  }

  private func question(_ step: AuthorizationDialogue.Step) -> AuthorizationDialogue.Question? {
    if case .ask(let question) = step { question } else { nil }
  }

  private func failure(_ step: AuthorizationDialogue.Step) -> String? {
    if case .failed(let error) = step { error.name } else { nil }
  }

  private func passphrase(_ text: String) throws -> AuthorizationDialogue.Answer {
    .passphrase(try Passphrase(text.utf8))
  }

  private func isApproved(_ step: AuthorizationDialogue.Step) -> Bool {
    if case .approved = step { true } else { false }
  }

  private func status(of member: Member) throws -> AuthorizationStatus {
    try family.store.app(app.identifier).status(of: member)
  }

  @Test("decides nothing before there is an answer")
  func individual() throws {
    var dialogue = dialogue(.individual)
    let asked = try #require(question(dialogue.begin()))
    #expect(asked.explanation.contains("“Weekly” asks to show the activity of Robin:"))
    #expect(asked.explanation.contains("app:       /opt/Weekly"))
    #expect(!asked.isSecret)
    #expect(try status(of: .individual) == .notDetermined)
    #expect(try isApproved(dialogue.answer(.yes)))
    #expect(try status(of: .individual) == .approved)
    #expect(try isApproved(dialogue.begin()))
  }

  @Test("remembers a no")
  func no() throws {
    var dialogue = dialogue(.individual)
    _ = try dialogue.begin()
    #expect(try failure(dialogue.answer(.no)) == "authorizationCanceled")
    #expect(try status(of: .individual) == .denied)
  }

  @Test("has a new passphrase typed twice, and asks anew where the two differ")
  func newPassphrase() throws {
    let mia = try family.store.child(named: "mia").member
    var dialogue = dialogue(.child("Mia"))
    #expect(try question(dialogue.begin())?.isSecret == true)
    let again = try question(dialogue.answer(passphrase("open sesame")))
    #expect(again?.prompt == "The same again: ")
    #expect(again?.problem == nil)
    let anew = try question(dialogue.answer(passphrase("open barley")))
    #expect(anew?.problem?.contains("differ") == true)
    #expect(try question(dialogue.answer(passphrase("open sesame"))) != nil)
    #expect(try isApproved(dialogue.answer(passphrase("open sesame"))))
    #expect(try status(of: mia) == .approved)
  }

  @Test("asks for a wrong passphrase again, five times before a wait")
  func wrongPassphrase() throws {
    try Guardian(
      store: family.store,
      prompter: ScriptedPrompter([.text("open sesame"), .text("open sesame")]),
      now: { 7 }
    ).authenticate()
    var dialogue = dialogue(.child("Mia"))
    #expect(try question(dialogue.begin())?.prompt == "Guardian's passphrase: ")
    for left in [4, 3, 2, 1] {
      let asked = try question(dialogue.answer(passphrase("open barley")))
      #expect(asked?.problem?.contains("\(left) more") == true)
    }
    #expect(try failure(dialogue.answer(passphrase("open barley"))) == "restricted")
  }

  @Test("fails without a question where there is nobody to authorize for")
  func nobody() throws {
    var unknown = dialogue(.child("Nobody"))
    #expect(try failure(unknown.begin()) == "invalidArgument")
    var adult = dialogue(.child("Robin"))
    #expect(try failure(adult.begin()) == "invalidAccountType")
  }
}
