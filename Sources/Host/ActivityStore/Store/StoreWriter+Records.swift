internal import ExtensionProtocol

/// Users, devices, subjects and their tokens.
extension StoreWriter {
  /// The number of a user on a device; both are added where they are new.
  package func deviceUser(_ user: ImportedUser, _ device: ImportedDevice) throws -> Int64 {
    let userNumber = try number(
      """
      INSERT INTO users (identifier, apple_id, given_name, family_name, role, is_owner)
      VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """,
      [
        .text(user.identifier), .text(user.user.appleID), .text(user.user.givenName),
        .text(user.user.familyName), .integer(Int64(user.user.role.rawValue)),
        .integer(user.isOwner ? 1 : 0),
      ],
      find: "SELECT id FROM users WHERE identifier = ?",
      [.text(user.identifier)]
    )
    let deviceNumber = try number(
      "INSERT INTO devices (identifier, name, model) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
      [
        .text(device.identifier), .text(device.device.name),
        .integer(Int64(device.device.model.rawValue)),
      ],
      find: "SELECT id FROM devices WHERE identifier = ?",
      [.text(device.identifier)]
    )
    return try number(
      "INSERT INTO device_users (user, device) VALUES (?, ?) ON CONFLICT DO NOTHING",
      [.integer(userNumber), .integer(deviceNumber)],
      find: "SELECT id FROM device_users WHERE user = ? AND device = ?",
      [.integer(userNumber), .integer(deviceNumber)]
    )
  }

  private func number(
    _ insert: String,
    _ values: [Statement.Value],
    find: String,
    _ keys: [Statement.Value]
  ) throws -> Int64 {
    try store.statement(insert).run(values)
    let statement = try store.statement(find)
    try statement.bind(keys)
    guard try statement.step() else { throw StoreError.damaged("a record disappeared") }
    defer { statement.reset() }
    return statement.int64(0)
  }

  /// The number of a subject, which gets a random token where it is new.
  func number(
    kind: ActivityReport.Subject.Kind,
    identifier: String,
    _ name: String?,
    _ category: UInt32?
  ) throws -> UInt32 {
    let find = try store.statement("SELECT id FROM subjects WHERE kind = ? AND identifier = ?")
    try find.bind([.integer(Int64(kind.rawValue)), .text(identifier)])
    if try find.step() {
      defer { find.reset() }
      return UInt32(clamping: find.int64(0))
    }
    let insert =
      category == nil
      ? "INSERT INTO subjects (kind, identifier, name) VALUES (?, ?, ?)"
      : "INSERT INTO subjects (kind, identifier, name, category) VALUES (?, ?, ?, ?)"
    try store.statement(insert).run(
      [.integer(Int64(kind.rawValue)), .text(identifier), .text(name)]
        + (category.map { [.integer(Int64($0))] } ?? [])
    )
    let number = store.database.lastInsertedRow
    try store.statement("INSERT INTO tokens (subject, token) VALUES (?, ?)")
      .run([.integer(number), .blob(Self.randomToken())])
    return UInt32(clamping: number)
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
