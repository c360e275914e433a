import ActivityStore
import Foundation
import Testing

@testable import Authorization

@Suite("The guardian")
struct GuardianTests {
  let family: FamilyStore

  init() throws {
    family = try FamilyStore()
  }

  private func guardian(
    _ answers: [ScriptedPrompter.Answer],
    now: Int64 = 1_000_000
  ) -> Guardian {
    Guardian(store: family.store, prompter: ScriptedPrompter(answers), now: { now })
  }

  private func setPassphrase(_ text: String = "open sesame") throws {
    try guardian([.text(text), .text(text)]).authenticate()
  }

  /// What one try ends with; nil where the passphrase was right.
  private func attempt(_ text: String, now: Int64 = 1_000_000) -> (name: String, text: String)? {
    authorizationError { try guardian([.text(text)], now: now).authenticate() }
  }

  @Test("chooses a passphrase at first, typed twice, and gives it from then on")
  func firstUse() throws {
    let prompter = ScriptedPrompter([.text("open sesame"), .text("open sesame")])
    try Guardian(store: family.store, prompter: prompter, now: { 0 }).authenticate()
    #expect(prompter.isDone)
    #expect(try family.store.guardian().passphrase?.hasPrefix("$y$") == true)
    #expect(attempt("open sesame") == nil)
    #expect(attempt("open barley")?.name == "authorizationCanceled")
  }

  @Test(
    "sets none that is short, or typed differently the second time, or not at all",
    arguments: [
      ([.text("sevenup")], "fewer than 8 characters"),
      ([.text("äöüßäöü")], "fewer than 8 characters"),
      ([.text("open sesame"), .text("open barley")], "the two passphrases differ"),
      ([.text("open sesame"), .nothing], "nothing"), ([.nothing], "nothing"),
    ] as [([ScriptedPrompter.Answer], String)]
  )
  func refusedPassphrase(answers: [ScriptedPrompter.Answer], message: String) throws {
    let error = authorizationError { try guardian(answers).authenticate() }
    #expect(error?.name == "authorizationCanceled")
    #expect(error?.text.contains(message) == true)
    #expect(try family.store.guardian() == GuardianRecord())
  }

  @Test("waits after five wrong passphrases, half a minute at first and then twice as long")
  func limit() throws {
    try setPassphrase()
    for left in [4, 3, 2, 1] {
      #expect(attempt("wrong wrong")?.text.contains("\(left) more tr") == true)
    }
    #expect(attempt("wrong wrong")?.text.contains("the next try is in 30 seconds") == true)
    // Even the right one is not tried now.
    #expect(attempt("open sesame", now: 1_000_029)?.name == "restricted")
    #expect(attempt("open sesame", now: 1_000_029)?.text.contains("in 1 seconds") == true)
    #expect(attempt("wrong wrong", now: 1_000_030)?.text.contains("in 60 seconds") == true)
    #expect(attempt("open sesame", now: 1_000_089)?.name == "restricted")
    #expect(attempt("open sesame", now: 1_000_090) == nil)
    // A right one ends the count.
    #expect(try family.store.guardian().failures == 0)
    #expect(attempt("wrong wrong", now: 1_000_091)?.text.contains("4 more tries") == true)
  }

  @Test("waits also where the store was opened anew, and asks nobody meanwhile")
  func persistence() throws {
    try setPassphrase()
    for _ in 0..<5 { _ = attempt("wrong wrong") }
    let store = try Store.openOrCreate(family.path)
    let prompter = ScriptedPrompter([.text("open sesame")])
    let again = Guardian(store: store, prompter: prompter, now: { 1_000_010 })
    #expect(authorizationError { try again.authenticate() }?.name == "restricted")
    #expect(prompter.shown == [])
  }

  @Test("waits an hour at most, whatever the clock was set to")
  func clock() throws {
    try setPassphrase()
    try family.store.updateGuardian { record in
      record.failures = 40
      record.lockedUntil = .max
    }
    #expect(attempt("open sesame")?.text.contains("in 3600 seconds") == true)
    try family.store.updateGuardian { $0.lockedUntil = 1_003_600 }
    #expect(attempt("open sesame", now: 1_003_600) == nil)
  }

  @Test("counts a try before it is made, so that one that is killed has counted")
  func charge() throws {
    try setPassphrase()
    try family.store.updateGuardian { $0.failures = 4 }
    #expect(attempt("wrong wrong")?.text.contains("30 seconds") == true)
    #expect(try family.store.guardian().lockedUntil == 1_000_030)
  }

  @Test("changes the passphrase with the old one alone")
  func change() throws {
    try setPassphrase()
    let wrong = authorizationError {
      try guardian([.text("wrong wrong"), .text("new phrase"), .text("new phrase")])
        .changePassphrase()
    }
    #expect(wrong?.name == "authorizationCanceled")
    #expect(attempt("open sesame") == nil)
    try guardian([.text("open sesame"), .text("new phrase"), .text("new phrase")])
      .changePassphrase()
    #expect(attempt("new phrase") == nil)
    #expect(attempt("open sesame")?.name == "authorizationCanceled")
  }

  @Test("is not let in by a hash that no report-host made, and the store is called damaged")
  func foreignHash() throws {
    for hash in ["", "$6$rounds=999999999$salt$x", "open sesame"] {
      try family.store.updateGuardian { $0.passphrase = hash }
      #expect(attempt("open sesame")?.name == "StoreError")
    }
  }

  @Test("cannot be asked faster by many at once")
  func concurrent() async throws {
    try setPassphrase()
    let path = family.path
    let names = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<12 {
        group.addTask {
          let store = try Store.openOrCreate(path, busyTimeout: 30_000)
          let prompter = ScriptedPrompter([.text("wrong wrong")])
          let guardian = Guardian(store: store, prompter: prompter, now: { 1_000_000 })
          return authorizationError { try guardian.authenticate() }?.name ?? "let in"
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(names.filter { $0 == "authorizationCanceled" }.count == 5)
    #expect(names.filter { $0 == "restricted" }.count == 7)
  }
}
