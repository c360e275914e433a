/// What was decided about apps.
extension Store {
  /// The number that no app has.
  static let noApp: Int64 = -1

  /// The number of an app; nil where nothing was decided about it.
  func appNumber(_ identifier: String) throws(StoreError) -> Int64? {
    let statement = try statement("SELECT id FROM apps WHERE identifier = ?")
    try statement.bind([.text(identifier)])
    defer { statement.reset() }
    return try statement.step() ? statement.int64(0) : nil
  }

  /// What was decided about one app.
  package func app(_ identifier: String) throws(StoreError) -> AuthorizedApp {
    var app = AuthorizedApp(identifier: identifier)
    guard let number = try appNumber(identifier) else { return app }
    let statement = try statement(
      "SELECT user, status, decided FROM authorizations WHERE app = ? ORDER BY user"
    )
    try statement.bind([.integer(number)])
    defer { statement.reset() }
    while try statement.step() {
      app.decisions.append(try decision(statement, first: 0))
      guard app.decisions.count <= StoreLimits.deviceUsers else { throw Self.tooManyDecisions }
    }
    return app
  }

  /// All apps that somebody decided about, by path.
  package func apps() throws(StoreError) -> [AuthorizedApp] {
    let statement = try statement(
      """
      SELECT a.identifier, z.user, z.status, z.decided FROM authorizations z
      JOIN apps a ON a.id = z.app ORDER BY a.identifier, z.user
      """
    )
    defer { statement.reset() }
    var apps: [AuthorizedApp] = []
    var rows = 0
    while try statement.step() {
      rows += 1
      guard rows <= StoreLimits.deviceUsers else { throw Self.tooManyDecisions }
      // PATH_MAX; a longer one is no path.
      guard statement.byteCount(0) <= 4_096, let identifier = statement.text(0) else {
        throw .damaged("table apps: an identifier of \(statement.byteCount(0)) bytes")
      }
      if apps.last?.identifier != identifier {
        apps.append(AuthorizedApp(identifier: identifier))
      }
      apps[apps.count - 1].decisions.append(try decision(statement, first: 1))
    }
    return apps
  }

  private static let tooManyDecisions = StoreError.damaged(
    "table authorizations: more than \(StoreLimits.deviceUsers) rows"
  )

  private func decision(
    _ statement: Statement,
    first: Int32
  ) throws(StoreError) -> AuthorizationDecision {
    guard let status = AuthorizationStatus(rawValue: statement.int64(first + 1)),
      status != .notDetermined
    else { throw .damaged("table authorizations: status \(statement.int64(first + 1))") }
    return AuthorizationDecision(
      member: Member(number: statement.int64(first)),
      status: status,
      decided: statement.int64(first + 2)
    )
  }

  /// The app that already has a child's authorization; one app at a time can, as on Apple's systems.
  package func app(authorizedFor member: Member, otherThan identifier: String) throws(StoreError)
    -> String?
  {
    guard case .child = member else { return nil }
    let statement = try statement(
      """
      SELECT a.identifier FROM authorizations z JOIN apps a ON a.id = z.app
      WHERE z.user = ? AND z.status = \(AuthorizationStatus.approved.rawValue)
        AND a.identifier <> ? LIMIT 1
      """
    )
    try statement.bind([.integer(member.number), .text(identifier)])
    defer { statement.reset() }
    return try statement.step() ? statement.text(0) : nil
  }
}
