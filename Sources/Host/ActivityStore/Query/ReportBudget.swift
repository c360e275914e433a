internal import ExtensionProtocol

/// What the reports of one query may take together.
final class ReportBudget {
  /// Segments, categories and items, weighed by the memory that each takes.
  static let entries = 1_000_000
  /// Applications, web domains and categories, counted once for each report.
  static let subjects = 100_000

  private var entriesLeft = ReportBudget.entries
  private var subjectsLeft = ReportBudget.subjects
  private var nameBytesLeft = StoreLimits.nameBytes

  /// Counts a segment.
  ///
  /// - Throws: ``QueryError``, since much activity is no damage.
  func take(_ segment: ActivityReport.Segment) throws(QueryError) {
    entriesLeft -= segment.categories.reduce(2) {
      $0 + 3 + $1.applications.count + $1.webDomains.count
    }
    guard entriesLeft >= 0 else { throw .tooManyEntries(Self.entries) }
  }

  /// Counts a subject.
  func take(_ subject: ActivityReport.Subject) throws(QueryError) {
    subjectsLeft -= 1
    guard subjectsLeft >= 0 else { throw QueryError.tooManySubjects(Self.subjects) }
    nameBytesLeft -= (subject.identifier?.utf8.count ?? 0) + (subject.name?.utf8.count ?? 0)
    nameBytesLeft -= subject.token.count
    guard nameBytesLeft >= 0 else {
      throw .tooLongNames(StoreLimits.nameBytes)
    }
  }
}
