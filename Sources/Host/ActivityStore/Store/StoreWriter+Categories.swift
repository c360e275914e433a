internal import Categories
internal import ExtensionProtocol

/// Which category a subject belongs to.
extension StoreWriter {
  /// What the user chose; otherwise what the source or a rule says, or what is known of it.
  func categoryName(of subject: ImportedSubject) throws -> String {
    try store.override(of: subject.kind, subject.identifier) ?? subject.category
      ?? Categories.category(subject.kind, subject.identifier)
  }

  /// Puts all subjects into the categories that they belong to by now, and makes the days again on
  /// which those that moved were used.
  func resolveCategories() throws {
    var moved: Set<UInt32> = []
    for (number, subject, category) in try store.filedSubjects() {
      let now = try self.number(ofCategory: try categoryName(of: subject))
      guard now != category else { continue }
      try store.statement("UPDATE subjects SET category = ? WHERE id = ?")
        .run([.integer(Int64(now)), .integer(Int64(number))])
      moved.insert(number)
    }
    guard !moved.isEmpty else { return }
    for (deviceUser, day) in try store.days(of: moved) {
      changedDays[deviceUser, default: []].insert(day)
    }
  }
}
