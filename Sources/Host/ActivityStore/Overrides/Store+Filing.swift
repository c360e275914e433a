internal import CivilCalendar
internal import ExtensionProtocol

/// Which subjects are in which categories, and where they were used.
extension Store {
  /// All applications and web domains, in the order of their identifiers.
  package func categorizedSubjects() throws -> [FiledSubject] {
    let statement = try statement(
      """
      SELECT s.kind, s.identifier, s.name, c.identifier, nullif(s.rule, '')
      FROM subjects s JOIN subjects c ON c.id = s.category
      WHERE s.kind != \(ActivityReport.Subject.Kind.category.rawValue)
      ORDER BY s.kind, s.identifier, s.rule
      """
    )
    var found: [FiledSubject] = []
    while try statement.step() {
      guard found.count < Int(SubjectTable.numberLimit),
        let kind = ActivityReport.Subject.Kind(rawValue: Int(clamping: statement.int64(0)))
      else { throw StoreError.damaged("table subjects") }
      found.append(
        FiledSubject(
          kind: kind,
          identifier: statement.text(1) ?? "",
          name: statement.text(2),
          category: statement.text(3) ?? "",
          given: statement.text(4)
        )
      )
    }
    return found
  }

  /// Every application and web domain as its import named it, and the number of its category.
  func filedSubjects() throws -> [(number: UInt32, subject: ImportedSubject, category: UInt32)] {
    let statement = try statement(
      """
      SELECT id, kind, identifier, nullif(rule, ''), category FROM subjects
      WHERE kind != \(ActivityReport.Subject.Kind.category.rawValue) ORDER BY id
      """
    )
    var found: [(number: UInt32, subject: ImportedSubject, category: UInt32)] = []
    while try statement.step() {
      guard let kind = ActivityReport.Subject.Kind(rawValue: Int(clamping: statement.int64(1)))
      else { throw StoreError.damaged("table subjects: a kind") }
      let subject = ImportedSubject(
        kind: kind,
        identifier: statement.text(2) ?? "",
        name: nil,
        category: statement.text(3)
      )
      found.append(
        (
          UInt32(clamping: statement.int64(0)), subject,
          UInt32(clamping: statement.int64(4))
        )
      )
    }
    return found
  }

  /// The days on which any of some subjects was used.
  func days(of subjects: Set<UInt32>) throws -> [(deviceUser: Int64, day: Int64)] {
    var found: [(deviceUser: Int64, day: Int64)] = []
    let sessions = try statement("SELECT device_user, day, subject FROM sessions")
    while try sessions.step() {
      guard subjects.contains(UInt32(clamping: sessions.int64(2))) else { continue }
      found.append((sessions.int64(0), sessions.int64(1)))
    }
    let hours = try statement("SELECT device_user, bin FROM hours")
    while try hours.step() {
      let (deviceUser, bin) = (hours.int64(0), hours.int64(1))
      guard let block = try hourBlock(at: bin, deviceUser),
        block.items.contains(where: { subjects.contains($0.subject) })
      else { continue }
      found.append((deviceUser, bin.flooredQuotient(by: ActivityBin.perDay)))
    }
    return found
  }

  /// The category that an hour's record counts a subject in, where that is not the one it is in now.
  func recordedCategory(of subject: UInt32) throws -> UInt32? {
    let statement = try statement(
      """
      SELECT c.id FROM subjects s JOIN subjects c ON c.kind = ? AND c.identifier = s.rule
      WHERE s.id = ? AND c.id != s.category
      """
    )
    try statement.bind([
      .integer(Int64(ActivityReport.Subject.Kind.category.rawValue)), .integer(Int64(subject)),
    ])
    defer { statement.reset() }
    return try statement.step() ? UInt32(clamping: statement.int64(0)) : nil
  }
}
