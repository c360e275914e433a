/// What a store knows of the guardian, who authorizes apps for children.
package struct GuardianRecord: Hashable, Sendable {
  /// The passphrase's hash; nil until one was set.
  package var passphrase: String?
  /// Wrong passphrases in a row.
  package var failures: Int64
  /// Until when no passphrase is tried; seconds since 1970.
  package var lockedUntil: Int64

  package init(passphrase: String? = nil, failures: Int64 = 0, lockedUntil: Int64 = 0) {
    self.passphrase = passphrase
    self.failures = failures
    self.lockedUntil = lockedUntil
  }
}

extension Store {
  package func guardian() throws(StoreError) -> GuardianRecord {
    let statement = try statement(
      "SELECT passphrase, failures, locked_until FROM guardian WHERE id = 1"
    )
    defer { statement.reset() }
    guard try statement.step() else { return GuardianRecord() }
    guard statement.byteCount(0) <= 1_024 else {
      throw .damaged("table guardian: a passphrase of \(statement.byteCount(0)) bytes")
    }
    return GuardianRecord(
      passphrase: statement.text(0),
      failures: max(0, statement.int64(1)),
      lockedUntil: statement.int64(2)
    )
  }

  /// Changes what the store knows of the guardian, with nobody else in between.
  ///
  /// - Throws: ``StoreError``, or what the body throws; nothing has changed then.
  package func updateGuardian<Result>(
    _ body: (inout GuardianRecord) throws -> Result
  ) throws -> Result {
    try transaction {
      var record = try guardian()
      let before = record
      let result = try body(&record)
      guard record != before else { return result }
      try statement(
        """
        INSERT INTO guardian (id, passphrase, failures, locked_until) VALUES (1, ?, ?, ?)
        ON CONFLICT DO UPDATE SET passphrase = excluded.passphrase,
          failures = excluded.failures, locked_until = excluded.locked_until
        """
      ).run([
        .text(record.passphrase), .integer(record.failures), .integer(record.lockedUntil),
      ])
      return result
    }
  }
}
