internal import ActivityStore
internal import ExtensionProtocol

/// The users of Apple's Screen Time store, by their rows.
struct ScreenTimePeople {
  private var users: [Int64: SourceUser] = [:]
  /// The row of the one whose device the file comes from.
  private var owner: Int64?

  /// More than a family has.
  private static let limit = 1_000

  init(_ database: SourceDatabase, _ tables: SourceTables) throws(ImportError) {
    guard tables.has("ZCOREUSER", "Z_PK") else { return }
    let rows = try database.rows(ScreenTimeQueries.users(tables))
    var locals: [Int64] = []
    while users.count < Self.limit, try rows.next() {
      guard let key = rows.integer(0) else { continue }
      users[key] = Self.user(rows, key)
      if rows.row.kind(6) != .null { locals.append(key) }
    }
    // A file of one person alone is that person's.
    owner = locals.count == 1 ? locals[0] : users.count == 1 ? users.first?.key : nil
  }

  /// Whether it is open which of several users is the one whose file this is.
  var hasNoOwner: Bool { owner == nil && users.count > 1 }

  /// The user of a row; nil for the one whose file this is, who is the one that the import is for.
  func user(_ key: Int64) -> SourceUser? { key == owner ? nil : users[key] }

  private static func user(_ rows: SourceRows, _ key: Int64) -> SourceUser {
    let (givenName, familyName) = (rows.text(3), rows.text(4))
    let name = [givenName, familyName].compactMap(\.self).joined(separator: " ")
    let account = rows.text(1) ?? rows.integer(1).map(String.init) ?? String(key)
    return SourceUser(
      // The same as for a name on the command line, so that a person's other devices join.
      identifier: name.isEmpty ? "apple:" + account : "name:" + name.lowercased(),
      user: ActivityReport.User(
        appleID: rows.text(2),
        givenName: givenName ?? (familyName == nil ? "User \(account)" : nil),
        familyName: familyName,
        role: role(type: rows.text(5), isParent: rows.integer(7) == 1)
      )
    )
  }

  /// A child is who a parent's account manages.
  private static func role(type: String?, isParent: Bool) -> ActivityReport.User.Role {
    let children = ["child", "teen"]
    return !isParent && children.contains(type?.lowercased() ?? "") ? .child : .individual
  }
}
