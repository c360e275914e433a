import ActivityStore
import Authorization

/// The store that decisions are kept in.
enum AuthorizationStore {
  /// Opens a store that is there to decide something.
  ///
  /// - Throws: ``AuthorizationError/unavailable(_:)`` where there is none, or it cannot be written;
  ///   `StoreError` where it is none.
  static func open(_ path: String) throws -> Store {
    _ = try read(path)
    do {
      return try Store.openOrCreate(path)
    } catch {
      if case .readOnly = error { throw AuthorizationError.unavailable("\(error)") }
      throw error
    }
  }

  /// Opens a store that is there to look at what was decided.
  static func read(_ path: String) throws -> Store {
    guard let store = try Store.open(path) else {
      throw AuthorizationError.unavailable("\(StoreError.missing(path: path))")
    }
    return store
  }
}
