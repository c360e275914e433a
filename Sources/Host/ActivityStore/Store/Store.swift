internal import CivilCalendar

/// The activity that was imported, in one SQLite file.
///
/// A store belongs to the thread that opened it.
package final class Store {
  let database: Database
  var statements: [String: Statement] = [:]

  /// How long to wait for another process that writes, in milliseconds.
  package static let busyTimeout: Int32 = 2_000

  /// Opens a store for reports; nil where there is none or nothing was ever imported into it.
  ///
  /// - Throws: ``StoreError`` where the file is not a store, newer, damaged or in use.
  package static func open(
    _ path: String,
    busyTimeout: Int32 = Store.busyTimeout
  ) throws(StoreError) -> Store? {
    guard try StoreLocation.status(path) == .filled else { return nil }
    do throws(StoreError) {
      let store = try opened(path, busyTimeout)
      store.database.limitWork()
      return try store.prepareSchema(create: false) ? store : nil
    } catch {
      throw error.naming(path)
    }
  }

  /// Opens a store for imports and makes it where there is none.
  ///
  /// - Throws: ``StoreError`` where it cannot be made or written, or the file is not a store.
  package static func openOrCreate(
    _ path: String,
    busyTimeout: Int32 = Store.busyTimeout
  ) throws(StoreError) -> Store {
    if try StoreLocation.status(path) == .missing { try StoreLocation.create(path) }
    do throws(StoreError) {
      let store = Store(try Database(path: path))
      store.database.setBusyTimeout(milliseconds: busyTimeout)
      guard !store.database.isReadOnly else { throw .readOnly(path: path) }
      _ = try store.prepareSchema(create: true)
      return store
    } catch {
      throw error.naming(path)
    }
  }

  private init(_ database: Database) { self.database = database }

  /// A store that lies in a folder which may not be written can still be read, as long as no writer
  /// has left a log beside it.
  private static func opened(_ path: String, _ busyTimeout: Int32) throws(StoreError) -> Store {
    let database = try Database(path: path)
    database.setBusyTimeout(milliseconds: busyTimeout)
    do throws(StoreError) {
      _ = try database.number("PRAGMA application_id")
      _ = try database.number("SELECT count(*) FROM sqlite_schema")
    } catch {
      switch error {
      case .inaccessible, .readOnly:
        guard try StoreLocation.status(path + "-wal") != .filled else { throw error }
        return Store(try Database(path: path, access: .immutable))
      default: throw error
      }
    }
    return Store(database)
  }

  /// Checks that the file is a store of a version that is known, and makes the tables of a new one.
  ///
  /// - Returns: Whether there are tables.
  private func prepareSchema(create: Bool) throws(StoreError) -> Bool {
    let id = try database.number("PRAGMA application_id")
    let version = try database.number("PRAGMA user_version")
    guard id == Schema.applicationID else {
      guard id == 0, version == 0, try database.number("SELECT count(*) FROM sqlite_schema") == 0
      else { throw .notAStore(path: database.path) }
      if create { try createSchema() }
      return create
    }
    guard version <= Schema.version else {
      throw .newer(
        path: database.path,
        version: Int32(clamping: version),
        known: Int32(Schema.version)
      )
    }
    guard version > 0 else { throw .damagedFile(path: database.path, "version \(version)") }
    if version < Schema.version { try migrate(from: version) }
    try checkSchema()
    return true
  }

  /// Refuses a file that holds anything but the tables of a store.
  ///
  /// A view in place of a table could be read without end, and a trigger would run with every
  /// import.
  private func checkSchema() throws(StoreError) {
    let statement = try database.prepare(
      "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL LIMIT 100"
    )
    var missing = Schema.definitions
    while try statement.step() {
      guard missing.remove(statement.text(2) ?? "") != nil else {
        let type = statement.text(0) ?? "entry"
        let name = quoted(statement.text(1) ?? "")
        throw .damagedFile(path: database.path, "its \(type) \(name) is none of a store")
      }
    }
    guard missing.isEmpty else {
      throw .damagedFile(path: database.path, "\(missing.count) of its tables are missing")
    }
  }

  private func createSchema() throws(StoreError) {
    try database.execute("PRAGMA journal_mode = WAL")
    try database.execute("BEGIN IMMEDIATE")
    // Another process may have been faster.
    if try database.number("PRAGMA user_version") == 0 {
      try database.execute(Schema.statements)
    }
    try database.execute("COMMIT")
  }

  /// Runs the body so that all of it happens or nothing.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try database.execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try database.execute("COMMIT")
      return result
    } catch {
      try? database.execute("ROLLBACK")
      throw error
    }
  }

  /// A statement that is prepared once and used again.
  func statement(_ sql: String) throws(StoreError) -> Statement {
    if let known = statements[sql] {
      known.reset()
      return known
    }
    let statement = try database.prepare(sql)
    statements[sql] = statement
    return statement
  }
}
