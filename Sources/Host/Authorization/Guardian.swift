package import ActivityStore

/// The guardian of the children in a store, whom a passphrase tells from others.
///
/// The passphrase keeps children from authorizing apps by themselves. It is no lock on the store's
/// file, which its owner can change by other means.
package struct Guardian {
  private let store: Store
  private let prompter: any Prompter
  private let now: () -> Int64

  /// - Parameters:
  ///   - store: Opened for writing.
  ///   - now: Seconds since 1970.
  package init(store: Store, prompter: any Prompter, now: @escaping () -> Int64) {
    self.store = store
    self.prompter = prompter
    self.now = now
  }

  /// Asks for the passphrase, or for a new one where none was set yet.
  ///
  /// - Throws: ``AuthorizationError`` where it is wrong, may not be tried yet or is not given.
  package func authenticate() throws {
    let record = try store.guardian()
    guard record.passphrase != nil else {
      prompter.write("No guardian's passphrase was set yet; it is set now, for all children.\n")
      return try setFirst()
    }
    try checkLock(record)
    try attempt(try prompter.passphrase("Guardian's passphrase: "))
  }

  /// Asks for the old passphrase, if there is one, and sets another.
  ///
  /// - Throws: As ``authenticate()`` does.
  package func changePassphrase() throws {
    guard try store.guardian().passphrase != nil else { return try setFirst() }
    try authenticate()
    let hash = try PassphraseHash.make(try newPassphrase())
    try store.updateGuardian { $0 = GuardianRecord(passphrase: hash) }
  }

  private func setFirst() throws {
    let hash = try PassphraseHash.make(try newPassphrase())
    try store.updateGuardian { record in
      guard record.passphrase == nil else {
        throw AuthorizationError.authorizationCanceled(
          "a passphrase was set meanwhile by another process; try again with that one"
        )
      }
      record = GuardianRecord(passphrase: hash)
    }
  }

  private func newPassphrase() throws -> Passphrase {
    let shortest = Passphrase.shortest
    let first = try prompter.passphrase("New passphrase (at least \(shortest) characters): ")
    guard first.characterCount >= shortest else {
      throw AuthorizationError.authorizationCanceled(
        "the passphrase has fewer than \(shortest) characters; choose a longer one"
      )
    }
    guard try prompter.passphrase("The same again: ").isEqual(to: first) else {
      throw AuthorizationError.authorizationCanceled(
        "the two passphrases differ; nothing was changed"
      )
    }
    return first
  }

  /// Tries a passphrase.
  ///
  /// The failure is counted before the passphrase is looked at and taken back afterwards, so that
  /// several processes, or one that is killed in between, cannot try more often.
  private func attempt(_ passphrase: Passphrase) throws {
    let charged = try store.updateGuardian { record in
      try checkLock(record)
      record.failures += record.failures < .max ? 1 : 0
      let delay = AttemptLimit.delay(afterFailures: record.failures)
      record.lockedUntil = delay > 0 ? now() + delay : 0
      return record
    }
    guard let stored = charged.passphrase, PassphraseHash.isKnown(stored) else {
      throw StoreError.damaged("table guardian: a passphrase that no report-host made")
    }
    guard PassphraseHash.matches(passphrase, stored) else { throw wrong(after: charged.failures) }
    try store.updateGuardian { record in
      record.failures = 0
      record.lockedUntil = 0
    }
  }

  private func wrong(after failures: Int64) -> AuthorizationError {
    let delay = AttemptLimit.delay(afterFailures: failures)
    guard delay > 0 else {
      let left = AttemptLimit.freeFailures - failures
      return .authorizationCanceled(
        "the passphrase is wrong; \(left) more \(left == 1 ? "try" : "tries") before a wait"
      )
    }
    return .authorizationCanceled("the passphrase is wrong; the next try is in \(delay) seconds")
  }

  private func checkLock(_ record: GuardianRecord) throws {
    let now = now()
    guard let end = AttemptLimit.lock(record.lockedUntil, now: now) else { return }
    throw AuthorizationError.restricted(
      "there were \(record.failures) wrong passphrases; try again in \(end - now) seconds"
    )
  }
}
