package import ExtensionProtocol

/// Somebody whose activity a store has.
package struct Person: Hashable, Sendable {
  /// The number of its row in the table `users`.
  package var number: Int64
  package var user: ActivityReport.User

  /// Whose authorization it takes to see the person's activity.
  package var member: Member { isChild ? .child(number) : .individual }

  package var isChild: Bool { user.role == .child }
}

extension Store {
  /// Everybody in the store, the owner first.
  package func people() throws(StoreError) -> [Person] {
    let statement = try statement(
      """
      SELECT id, apple_id, given_name, family_name, role FROM users
      ORDER BY is_owner DESC, identifier
      """
    )
    defer { statement.reset() }
    var people: [Person] = []
    var nameBytes = 0
    while try statement.step() {
      nameBytes += (1...3).reduce(0) { $0 + statement.byteCount($1) }
      guard people.count < StoreLimits.deviceUsers, nameBytes <= StoreLimits.nameBytes else {
        throw .damaged("table users: more than a store has")
      }
      guard let role = ActivityReport.User.Role(rawValue: Int(clamping: statement.int64(4))) else {
        throw .damaged("table users: role \(statement.int64(4))")
      }
      people.append(
        Person(
          number: statement.int64(0),
          user: ActivityReport.User(
            appleID: statement.text(1),
            givenName: statement.text(2),
            familyName: statement.text(3),
            role: role
          )
        )
      )
    }
    return people
  }
}
