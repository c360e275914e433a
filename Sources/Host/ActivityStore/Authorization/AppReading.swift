package import ExtensionProtocol

/// A store as one app may read it: the people it is authorized for, and its own tokens.
package struct AppReading: ActivitySource {
  let store: Store
  let app: Int64
  /// The pairs of users and devices that the app is authorized for.
  private let authorized: Set<Int64>

  /// Whether the app is authorized for anybody who is in the store.
  package var isAuthorized: Bool { !authorized.isEmpty }

  init(_ store: Store, app identifier: String) throws(StoreError) {
    self.store = store
    guard let number = try store.appNumber(identifier) else {
      (app, authorized) = (Store.noApp, [])
      return
    }
    app = number
    let statement = try store.statement(
      """
      SELECT p.id FROM device_users p JOIN users u ON u.id = p.user
      JOIN authorizations z ON z.app = ? AND z.user =
        CASE u.role WHEN \(ActivityReport.User.Role.child.rawValue) THEN nullif(u.id, 0) ELSE 0 END
      WHERE z.status = \(AuthorizationStatus.approved.rawValue)
      LIMIT \(StoreLimits.deviceUsers + 1)
      """
    )
    try statement.bind([.integer(number)])
    defer { statement.reset() }
    var authorized: Set<Int64> = []
    while try statement.step() { authorized.insert(statement.int64(0)) }
    self.authorized = authorized
  }

  /// Whether the app may see what a user does on a device.
  package func allows(_ deviceUser: DeviceUser) -> Bool { authorized.contains(deviceUser.number) }

  /// What a token of the app's stands for; nil for another's, and for one that was revoked.
  package func subject(token: [UInt8]) throws -> SourceSubject? {
    let statement = try store.statement(
      """
      SELECT s.id FROM tokens t JOIN subjects s ON s.canonical = t.subject
      WHERE t.token = ? AND t.app = ? ORDER BY s.id LIMIT 1
      """
    )
    try statement.bind([.blob(token), .integer(app)])
    defer { statement.reset() }
    guard try statement.step() else { return nil }
    return try subject(UInt32(clamping: statement.int64(0)))
  }

  package func subject(_ number: UInt32) throws -> SourceSubject {
    try store.subject(number, app: app)
  }

  /// Everybody, for queries by name; the activity of those that ``allows(_:)`` refuses is empty.
  package func deviceUsers() throws -> [DeviceUser] { try store.deviceUsers() }

  package func forEachBin(
    of deviceUser: DeviceUser,
    in span: Range<Int64>,
    _ body: (ActivityBin) throws -> Void
  ) throws {
    guard allows(deviceUser) else { return }
    try store.forEachBin(of: deviceUser, in: span, body)
  }

  package func subjects(
    _ kind: ActivityReport.Subject.Kind,
    named name: String
  ) throws -> [UInt32] {
    try store.subjects(kind, named: name)
  }

  package func names(of kind: ActivityReport.Subject.Kind) throws -> [String] {
    try store.names(of: kind)
  }

  package func intervals(
    of subject: UInt32,
    deviceUser: DeviceUser,
    inBin index: Int64
  ) throws -> [Interval] {
    guard allows(deviceUser) else { return [] }
    return try store.intervals(of: subject, deviceUser: deviceUser, inBin: index)
  }

  package func hourBins(of deviceUser: DeviceUser, in span: Range<Int64>) throws -> [Int64] {
    allows(deviceUser) ? try store.hourBins(of: deviceUser, in: span) : []
  }
}

extension Store {
  /// The store as an app may read it.
  ///
  /// - Parameter identifier: The path of its executable, without links.
  package func reading(for identifier: String) throws(StoreError) -> AppReading {
    try AppReading(self, app: identifier)
  }
}
