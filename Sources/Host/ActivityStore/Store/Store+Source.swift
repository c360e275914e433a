package import ExtensionProtocol
internal import CivilCalendar

extension Store: ActivitySource {
  package func deviceUsers() throws -> [DeviceUser] {
    let statement = try statement(
      """
      SELECT p.id, u.apple_id, u.given_name, u.family_name, u.role, u.is_owner, d.name, d.model,
        p.last_updated
      FROM device_users p JOIN users u ON u.id = p.user JOIN devices d ON d.id = p.device
      ORDER BY u.is_owner DESC, u.identifier, d.identifier
      """
    )
    var found: [DeviceUser] = []
    var nameBytes = 0
    while try statement.step() {
      guard found.count < StoreLimits.deviceUsers else {
        throw StoreError.damaged("table device_users: more than \(StoreLimits.deviceUsers) rows")
      }
      nameBytes += [1, 2, 3, 6].reduce(0) { $0 + statement.byteCount($1) }
      guard nameBytes <= StoreLimits.nameBytes else {
        throw StoreError.damaged("table users: names of more than \(StoreLimits.nameBytes) bytes")
      }
      guard let role = ActivityReport.User.Role(rawValue: Int(clamping: statement.int64(4))),
        let model = ActivityReport.Device.Model(rawValue: Int(clamping: statement.int64(7)))
      else { throw StoreError.damaged("a user's role or a device's model") }
      let lastUpdated = statement.int64(8)
      guard lastUpdated.magnitude <= Self.largestNumber else {
        throw StoreError.damaged("table device_users: last_updated is \(lastUpdated)")
      }
      found.append(
        DeviceUser(
          number: statement.int64(0),
          user: ActivityReport.User(
            appleID: try checked(statement.text(1), "users", "apple_id"),
            givenName: try checked(statement.text(2), "users", "given_name"),
            familyName: try checked(statement.text(3), "users", "family_name"),
            role: role
          ),
          device: ActivityReport.Device(
            name: try checked(statement.text(6), "devices", "name"),
            model: model
          ),
          isOwner: statement.int64(5) != 0,
          lastUpdated: lastUpdated
        )
      )
    }
    return found
  }

  /// The protocol's limit (docs/protocol.md, section 3): what is beyond it no import has written, and
  /// no extension would take it.
  private static let largestNumber: UInt64 = 1 << 53

  private func checked(
    _ text: String?,
    _ table: String,
    _ column: String
  ) throws(StoreError) -> String? {
    guard let text, text.utf8.count > StoreLimits.nameLength else { return text }
    throw .damaged("table \(table): a text of \(text.utf8.count) bytes in \(column)")
  }

  /// Whether there is no activity at all.
  package func isEmpty() throws(StoreError) -> Bool {
    try database.number("SELECT EXISTS (SELECT 1 FROM bins)") == 0
  }

  package func forEachBin(
    of deviceUser: DeviceUser,
    in span: Range<Int64>,
    _ body: (ActivityBin) throws -> Void
  ) throws {
    let statement = try statement(
      """
      SELECT bin, activity FROM bins WHERE device_user = ? AND bin >= ? AND bin < ? ORDER BY bin
      """
    )
    try statement.bind([
      .integer(deviceUser.number), .integer(span.lowerBound), .integer(span.upperBound),
    ])
    defer { statement.reset() }
    var bin = ActivityBin(index: 0)
    var upcoming = span.lowerBound
    while try statement.step() {
      let index = statement.int64(0)
      // SQLite trusts the order of a table's pages; a bin that came twice would count twice.
      guard span.contains(index), index >= upcoming else {
        throw StoreError.damaged("table bins: bin \(index) is out of order")
      }
      upcoming = index + 1
      try statement.withBlob(1) { try BinCoding.decode($0, index: index, into: &bin) }
      try body(bin)
    }
  }

  /// A subject without a token; an app's come from ``AppReading``.
  package func subject(_ number: UInt32) throws -> SourceSubject {
    try subject(number, app: Self.noApp)
  }

  /// A subject with the token that an app knows it by.
  func subject(_ number: UInt32, app: Int64) throws -> SourceSubject {
    let statement = try statement(
      """
      SELECT s.kind, s.identifier, s.name, s.category, t.token FROM subjects s
      LEFT JOIN tokens t ON t.app = ?2 AND t.subject = s.canonical WHERE s.id = ?1
      """
    )
    try statement.bind([.integer(Int64(number)), .integer(app)])
    defer { statement.reset() }
    guard try statement.step(),
      let kind = ActivityReport.Subject.Kind(rawValue: Int(clamping: statement.int64(0)))
    else { throw StoreError.damaged("subject number \(number)") }
    let category = UInt32(clamping: statement.int64(3))
    // Nothing may lead in a circle: a category is its own, and nothing else is.
    guard kind == .category || category != number else {
      throw StoreError.damaged("category of subject \(number)")
    }
    let token = statement.bytes(4)
    guard token.count <= StoreLimits.nameLength else {
      throw StoreError.damaged("table tokens: one of \(token.count) bytes")
    }
    let identifier = try checked(statement.text(1), "subjects", "identifier")
    return SourceSubject(
      subject: ActivityReport.Subject(
        kind: kind,
        identifier: kind == .category ? nil : identifier,
        name: try checked(statement.text(2), "subjects", "name"),
        token: token
      ),
      category: kind == .category ? number : category
    )
  }

  package func subjects(
    _ kind: ActivityReport.Subject.Kind,
    named name: String
  ) throws -> [UInt32] {
    let statement = try statement(
      """
      SELECT id FROM subjects
      WHERE kind = ?1 AND (identifier = ?2 COLLATE NOCASE OR name = ?2 COLLATE NOCASE) ORDER BY id
      LIMIT \(StoreLimits.namesakes)
      """
    )
    try statement.bind([.integer(Int64(kind.rawValue)), .text(name)])
    var found: [UInt32] = []
    while try statement.step() { found.append(UInt32(clamping: statement.int64(0))) }
    return found
  }

  package func names(of kind: ActivityReport.Subject.Kind) throws -> [String] {
    let statement = try statement(
      "SELECT identifier, name FROM subjects WHERE kind = ? ORDER BY id LIMIT 20000"
    )
    try statement.bind([.integer(Int64(kind.rawValue))])
    var names: [String] = []
    var nameBytes = 0
    // They are for suggestions only.
    while nameBytes <= StoreLimits.nameBytes, try statement.step() {
      nameBytes += statement.byteCount(0) + statement.byteCount(1)
      let pair = [statement.text(1), statement.text(0)].compactMap(\.self)
      names += pair.count == 2 && pair[0] == pair[1] ? [pair[0]] : pair
    }
    statement.reset()
    return names
  }

  package func intervals(
    of subject: UInt32,
    deviceUser: DeviceUser,
    inBin index: Int64
  ) throws -> [Interval] {
    let start = index * ActivityBin.milliseconds
    let bin = Interval(start, start + ActivityBin.milliseconds)
    return try sessions(
      of: subject,
      deviceUser.number,
      day: start.flooredQuotient(by: IntervalCoding.day)
    ).compactMap { $0.intersection(bin) }
  }
}
