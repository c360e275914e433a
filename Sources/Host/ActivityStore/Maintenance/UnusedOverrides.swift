internal import ExtensionProtocol

/// Categories that the user chose for what a deletion forgets, which would tell of it.
///
/// A choice that was made beforehand, for what was never imported, stays.
struct UnusedOverrides {
  private struct Key: Hashable {
    var kind: ActivityReport.Subject.Kind
    var identifier: String
  }

  private let store: Store
  private let before: Set<Key>

  /// Notes what choices are about before anything is deleted.
  init(_ store: Store) throws {
    self.store = store
    before = try Self.subjects(store)
  }

  /// Deletes the choices that were about subjects before and are about none now.
  func delete() throws {
    let left = try Self.subjects(store)
    let gone = Self.covering(before.subtracting(left)).subtracting(Self.covering(left))
    for choice in try store.overrides()
    where gone.contains(Key(kind: choice.kind, identifier: choice.identifier)) {
      try store.statement("DELETE FROM overrides WHERE kind = ? AND identifier = ?")
        .run([.integer(Int64(choice.kind.rawValue)), .text(choice.identifier)])
    }
  }

  private static func subjects(_ store: Store) throws -> Set<Key> {
    Set(
      try store.filedSubjects().map {
        Key(kind: $0.subject.kind, identifier: Store.overrideKey($0.subject.identifier))
      }
    )
  }

  /// What a choice may name to be about some subjects: themselves, and domains above a domain.
  private static func covering(_ subjects: Set<Key>) -> Set<Key> {
    var found: Set<Key> = []
    for subject in subjects {
      var parent = Substring(subject.identifier)
      while !parent.isEmpty {
        found.insert(Key(kind: subject.kind, identifier: String(parent)))
        guard subject.kind == .webDomain, let dot = parent.firstIndex(of: ".") else { break }
        parent = parent[dot...].dropFirst()
      }
    }
    return found
  }
}
