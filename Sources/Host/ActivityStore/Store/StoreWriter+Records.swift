internal import ExtensionProtocol

/// Users, devices and subjects.
extension StoreWriter {
  /// The number of a user on a device; both are added where they are new.
  ///
  /// - Parameter device: Nil for pages of which nobody knows the device: they count on each of the
  ///   user's desktops.
  package func deviceUser(_ user: ImportedUser, _ device: ImportedDevice?) throws -> Int64 {
    try checkNames(user, device)
    let userNumber = try number(of: user)
    let deviceNumber = try device.map(number(of:)) ?? 0
    try checkCount(userNumber, deviceNumber)
    return try number(
      "INSERT INTO device_users (user, device) VALUES (?, ?) ON CONFLICT DO NOTHING",
      [.integer(userNumber), .integer(deviceNumber)],
      find: "SELECT id FROM device_users WHERE user = ? AND device = ?",
      [.integer(userNumber), .integer(deviceNumber)]
    )
  }

  /// Whoever writes more than reports take would lock the whole store.
  private func checkNames(_ user: ImportedUser, _ device: ImportedDevice?) throws(StoreError) {
    let names = [
      user.identifier, user.user.appleID, user.user.givenName, user.user.familyName,
      device?.identifier, device?.device.name,
    ]
    guard let long = names.compactMap({ $0?.utf8.count }).max(),
      long > StoreLimits.deviceNameLength
    else { return }
    throw .tooMuch("a person or device has a name of \(long) bytes")
  }

  private func checkCount(_ user: Int64, _ device: Int64) throws {
    let others =
      try store.rows(
        "SELECT count(*) FROM device_users WHERE NOT (user = ? AND device = ?)",
        [.integer(user), .integer(device)]
      ) { $0.int64(0) }.first ?? 0
    guard others < StoreLimits.deviceUsers else {
      throw StoreError.tooMuch("there are more than \(StoreLimits.deviceUsers) devices")
    }
  }

  private func number(of user: ImportedUser) throws -> Int64 {
    try number(
      """
      INSERT INTO users (identifier, apple_id, given_name, family_name, role, is_owner)
      VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (identifier)
      """ + (user.isExplicit ? " DO UPDATE SET role = excluded.role" : " DO NOTHING"),
      [
        .text(user.identifier), .text(user.user.appleID), .text(user.user.givenName),
        .text(user.user.familyName), .integer(Int64(user.user.role.rawValue)),
        .integer(user.isOwner ? 1 : 0),
      ],
      find: "SELECT id FROM users WHERE identifier = ?",
      [.text(user.identifier)]
    )
  }

  private func number(of device: ImportedDevice) throws -> Int64 {
    try number(
      """
      INSERT INTO devices (identifier, name, model) VALUES (?, ?, ?) ON CONFLICT (identifier)
      """ + (device.isExplicit ? " DO UPDATE SET model = excluded.model" : " DO NOTHING"),
      [
        .text(device.identifier), .text(device.device.name),
        .integer(Int64(device.device.model.rawValue)),
      ],
      find: "SELECT id FROM devices WHERE identifier = ?",
      [.text(device.identifier)]
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

  /// The number of a subject, which is added where it is new.
  func number(of subject: ImportedSubject) throws -> UInt32 {
    let rule = subject.category ?? ""
    if let known = try find(subject.kind, subject.identifier, rule) { return known }
    let category = try number(ofCategory: try categoryName(of: subject))
    return try insert(subject.kind, subject.identifier, rule, subject.name, category)
  }

  /// The number of a category, which is added where it is new.
  package func number(ofCategory name: String) throws -> UInt32 {
    try find(.category, name, "") ?? insert(.category, name, "", name, nil)
  }

  private func find(
    _ kind: ActivityReport.Subject.Kind,
    _ identifier: String,
    _ rule: String
  ) throws -> UInt32? {
    let statement = try store.statement(
      "SELECT id FROM subjects WHERE kind = ? AND identifier = ? AND rule = ?"
    )
    try statement.bind([.integer(Int64(kind.rawValue)), .text(identifier), .text(rule)])
    defer { statement.reset() }
    return try statement.step() ? UInt32(clamping: statement.int64(0)) : nil
  }

  private func insert(
    _ kind: ActivityReport.Subject.Kind,
    _ identifier: String,
    _ rule: String,
    _ name: String?,
    _ category: UInt32?
  ) throws -> UInt32 {
    let statement = try store.statement(
      """
      INSERT INTO subjects (kind, identifier, rule, name, category, canonical)
      VALUES (?1, ?2, ?3, ?4, nullif(?5, 0), ifnull(
        (SELECT min(id) FROM subjects WHERE kind = ?1 AND identifier = ?2),
        (SELECT ifnull(max(id), 0) + 1 FROM subjects)
      )) RETURNING id, canonical
      """
    )
    try statement.bind([
      .integer(Int64(kind.rawValue)), .text(identifier), .text(rule), .text(name),
      .integer(Int64(category ?? 0)),
    ])
    guard try statement.step() else { throw StoreError.damaged("a subject disappeared") }
    let (number, canonical) = (statement.int64(0), statement.int64(1))
    statement.reset()
    if number == canonical { hasNewSubjects = true }
    return UInt32(clamping: number)
  }
}
