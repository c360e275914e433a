internal import ExtensionProtocol

/// What a store has of its subjects, each looked up once.
final class SubjectCache {
  private let store: Store
  private var known: [UInt32: SourceSubject] = [:]

  init(_ store: Store) { self.store = store }

  /// What the store has of a subject; throws as ``Store/subject(_:)`` does.
  func subject(_ number: UInt32) throws -> SourceSubject {
    if let found = known[number] { return found }
    let found = try store.subject(number)
    known[number] = found
    return found
  }
}
