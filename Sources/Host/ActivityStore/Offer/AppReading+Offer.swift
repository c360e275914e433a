internal import ExtensionProtocol

extension AppReading: TokenSource {
  /// What those used whom the app is authorized for: its children, and of the others the store's
  /// owner.
  ///
  /// In a store that has no owner it is all who are no children.
  package func offered() throws -> OfferedSubjects {
    let people = try deviceUsers().filter(allows)
    let owners = people.filter(\.isOwner)
    var used: Set<Int64> = []
    for person in people
    where person.user.role == .child || owners.isEmpty || person.isOwner {
      used.formUnion(try usedSubjects(by: person.number))
    }
    return used.isEmpty ? OfferedSubjects() : try offered(used)
  }

  /// The numbers of the subjects that somebody used on a device.
  private func usedSubjects(by deviceUser: Int64) throws -> Set<Int64> {
    var used: Set<Int64> = []
    for table in ["sessions", "moments"] {
      let statement = try store.statement(
        "SELECT DISTINCT subject FROM \(table) WHERE device_user = ?"
      )
      try statement.bind([.integer(deviceUser)])
      while try statement.step() { used.insert(statement.int64(0)) }
    }
    let hours = try store.statement("SELECT block FROM hours WHERE device_user = ?")
    try hours.bind([.integer(deviceUser)])
    while try hours.step() {
      let block = try hours.withBlob(0) { try HourCoding.decode($0) }
      for item in block.items { used.insert(Int64(item.subject)) }
    }
    return used
  }

  private func offered(_ used: Set<Int64>) throws -> OfferedSubjects {
    let statement = try store.statement(
      """
      SELECT s.id, s.canonical, s.kind, s.category, s.identifier, s.name, t.token FROM subjects s
      JOIN tokens t ON t.app = ? AND t.subject = s.canonical ORDER BY s.id
      """
    )
    try statement.bind([.integer(app)])
    defer { statement.reset() }
    var offered = OfferedSubjects()
    var seen: Set<Int64> = []
    var nameBytes = 0
    while try statement.step() {
      let kind = try kind(statement)
      guard kind == .category || used.contains(statement.int64(0)),
        seen.insert(statement.int64(1)).inserted
      else { continue }
      nameBytes += statement.byteCount(4) + statement.byteCount(5) + statement.byteCount(6)
      guard nameBytes <= StoreLimits.nameBytes else {
        throw StoreError.damaged(
          "table subjects: names of more than \(StoreLimits.nameBytes) bytes"
        )
      }
      offered.add(statement, kind)
    }
    return offered
  }

  private func kind(_ statement: Statement) throws(StoreError) -> ActivityReport.Subject.Kind {
    let number = Int(clamping: statement.int64(2))
    guard let kind = ActivityReport.Subject.Kind(rawValue: number) else {
      throw .damaged("table subjects: kind \(number)")
    }
    return kind
  }
}

extension OfferedSubjects {
  /// Adds a row with the columns id, canonical, kind, category, identifier, name and token.
  fileprivate mutating func add(_ row: Statement, _ kind: ActivityReport.Subject.Kind) {
    let identifier = row.text(4) ?? ""
    if kind == .category {
      let number = UInt32(clamping: row.int64(0))
      let name = row.text(5) ?? identifier
      categories.append(Category(number: number, name: name, token: row.bytes(6)))
    } else {
      items.append(
        Item(
          kind: kind,
          identifier: identifier,
          name: row.text(5),
          token: row.bytes(6),
          category: UInt32(clamping: row.int64(3))
        )
      )
    }
  }
}
