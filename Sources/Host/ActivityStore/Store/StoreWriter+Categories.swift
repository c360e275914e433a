internal import Categories

/// Which category a subject belongs to.
extension StoreWriter {
  /// What the source or a rule says; otherwise what is known of it.
  func categoryName(of subject: ImportedSubject) throws -> String {
    subject.category ?? Categories.category(subject.kind, subject.identifier)
  }
}
