/// What stands for subjects in an app's sight.
extension Store {
  /// Makes tokens of all subjects that an authorized app has none of.
  ///
  /// Imports call it too, so that reading never has to write. Several subjects that are one
  /// application, in different categories, share a token.
  func makeMissingTokens() throws(StoreError) {
    for app in try authorizedApps() {
      let missing = try statement(
        """
        SELECT DISTINCT canonical FROM subjects
        WHERE canonical NOT IN (SELECT subject FROM tokens WHERE app = ?) ORDER BY canonical
        """
      )
      try missing.bind([.integer(app)])
      var subjects: [Int64] = []
      while try missing.step() { subjects.append(missing.int64(0)) }
      missing.reset()
      let insert = try statement("INSERT INTO tokens (app, subject, token) VALUES (?, ?, ?)")
      for subject in subjects {
        try insert.run([.integer(app), .integer(subject), .blob(Self.randomToken())])
      }
    }
  }

  private func authorizedApps() throws(StoreError) -> [Int64] {
    let statement = try statement(
      """
      SELECT DISTINCT app FROM authorizations
      WHERE status = \(AuthorizationStatus.approved.rawValue) ORDER BY app
      LIMIT \(StoreLimits.deviceUsers)
      """
    )
    defer { statement.reset() }
    var apps: [Int64] = []
    while try statement.step() { apps.append(statement.int64(0)) }
    return apps
  }

  /// 128 bits that nobody can guess; the system's generator reads getrandom(2).
  private static func randomToken() -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).flatMap { _ in
      let word = generator.next()
      return (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
  }
}
