/// Deciding about apps; each in one transaction.
extension Store {
  /// Keeps a decision.
  ///
  /// An approved app gets tokens of everything in the store.
  ///
  /// - Parameter now: Seconds since 1970.
  /// - Returns: The other app that is authorized for the child, if one is; nothing has changed then.
  package func decide(
    _ status: AuthorizationStatus,
    _ identifier: String,
    for member: Member,
    now: Int64
  ) throws -> String? {
    try transaction {
      if status == .approved, let other = try app(authorizedFor: member, otherThan: identifier) {
        return other
      }
      try statement("INSERT INTO apps (identifier) VALUES (?) ON CONFLICT DO NOTHING")
        .run([.text(identifier)])
      guard let number = try appNumber(identifier) else {
        throw StoreError.damaged("a record disappeared")
      }
      try statement(
        """
        INSERT INTO authorizations (app, user, status, decided) VALUES (?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET status = excluded.status, decided = excluded.decided
        """
      ).run([
        .integer(number), .integer(member.number), .integer(status.rawValue), .integer(now),
      ])
      if status == .approved { try makeMissingTokens() }
      return nil
    }
  }

  /// Takes back what was decided about an app, for one member or for all.
  ///
  /// Every token that the app was given stands for nothing from then on; where it keeps an
  /// authorization it gets new ones.
  ///
  /// - Returns: Whether there was anything to take back.
  package func revoke(_ identifier: String, for member: Member?) throws -> Bool {
    try transaction {
      guard let number = try appNumber(identifier) else { return false }
      let condition = member == nil ? "" : " AND user = ?2"
      let removed = try statement(
        "DELETE FROM authorizations WHERE app = ?1\(condition) RETURNING status"
      )
      try removed.bind([.integer(number)] + (member.map { [.integer($0.number)] } ?? []))
      var statuses: [Int64] = []
      while try removed.step() { statuses.append(removed.int64(0)) }
      if statuses.contains(AuthorizationStatus.approved.rawValue) {
        try statement("DELETE FROM tokens WHERE app = ?").run([.integer(number)])
        try makeMissingTokens()
      }
      try statement(
        """
        DELETE FROM apps WHERE id = ?1
          AND NOT EXISTS (SELECT 1 FROM authorizations WHERE app = ?1)
        """
      ).run([.integer(number)])
      return !statuses.isEmpty
    }
  }
}
