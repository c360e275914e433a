internal import CivilCalendar

/// Why a store cannot be used; one line with the remedy.
package enum StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(path: String)
  case notAStore(path: String)
  case newer(path: String, version: Int32, known: Int32)
  case readOnly(path: String)
  case locked(path: String)
  /// What is damaged; whoever knows the file adds its name with ``naming(_:)``.
  case damaged(String)
  case damagedFile(path: String, String)
  case inaccessible(path: String, reason: String)
  case full(path: String)
  /// Activity that would make a store too large to be read.
  case tooMuch(String)

  package var description: String {
    switch self {
    case .missing(let path):
      "store \(quoted(path)) does not exist; import activity into it first"
    case .notAStore(let path):
      "\(quoted(path)) is not an activity store; name another file with --store"
    case .newer(let path, let version, let known):
      "store \(quoted(path)) has version \(version), this report-host knows up to \(known); "
        + "update report-host"
    case .readOnly(let path):
      "store \(quoted(path)) cannot be written; check its permissions and its folder's"
    case .locked(let path):
      "store \(quoted(path)) is in use by another process; try again when it has finished"
    case .damaged(let what):
      "the store is damaged (\(what)); move it away and import again"
    case .damagedFile(let path, let what):
      "store \(quoted(path)) is damaged (\(what)); move it away and import again"
    case .inaccessible(let path, let reason):
      "store \(quoted(path)) cannot be opened (\(reason)); check the path and its permissions"
    case .full(let path):
      "store \(quoted(path)) cannot grow, the disk is full; free some space"
    case .tooMuch(let what):
      "\(what), more than a store holds; leave it out of the import"
    }
  }
}

extension StoreError {
  /// The same error with the name of the damaged file.
  package func naming(_ path: String) -> StoreError {
    if case .damaged(let what) = self { .damagedFile(path: path, what) } else { self }
  }
}
