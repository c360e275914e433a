internal import CSQLite

/// A connection to one SQLite file.
package final class Database {
  private let handle: OpaquePointer
  /// What is left of the work that all statements may do, for ``limitWork(rounds:)``.
  private let work = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  package let path: String

  /// How to open a file that is there.
  package enum Access { case readWrite, readOnly, immutable }

  /// Opens a file that is there.
  ///
  /// - Throws: ``StoreError`` where it cannot be opened.
  package init(path: String, access: Access = .readWrite) throws(StoreError) {
    self.path = path
    work.initialize(to: 0)
    var opened: OpaquePointer?
    let flags =
      switch access {
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
      case .readOnly: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
      case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
      }
    let name = access == .immutable ? Self.immutableAddress(path) : path
    let code = sqlite3_open_v2(name, &opened, flags, nil)
    guard let opened else {
      throw .inaccessible(path: path, reason: "out of memory")
    }
    handle = opened
    guard code == SQLITE_OK, rh_sqlite_harden(opened) == SQLITE_OK else { throw error(code) }
  }

  deinit {
    // Statements end before their database, whose last one closes it.
    sqlite3_progress_handler(handle, 0, nil, nil)
    sqlite3_close_v2(handle)
    work.deallocate()
  }

  /// Waits this long for another process before it gives up.
  package func setBusyTimeout(milliseconds: Int32) { sqlite3_busy_timeout(handle, milliseconds) }

  /// Ends reading that goes on for longer, or takes larger rows, than any store of a sane size has.
  ///
  /// Pages that lead in circles are found by SQLite only in part.
  ///
  /// - Parameter rounds: Of ten million steps each; a year of heavy use takes a part of one.
  package func limitWork(rounds: Int32 = 200) {
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, StoreLimits.rowLength)
    work.pointee = rounds
    rh_sqlite_limit_work(handle, work)
  }

  /// Prepares for a file that somebody else made: what its schema names is not run.
  package func distrust() throws(StoreError) {
    let code = rh_sqlite_distrust(handle)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Runs statements that give no rows.
  package func execute(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  package func prepare(_ sql: String) throws(StoreError) -> Statement {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle,
      sql,
      -1,
      UInt32(SQLITE_PREPARE_PERSISTENT),
      &statement,
      nil
    )
    guard code == SQLITE_OK, let statement else { throw error(code) }
    return Statement(statement, self)
  }

  /// The first column of the first row, as a number; zero where there is none.
  package func number(_ sql: String) throws(StoreError) -> Int64 {
    let statement = try prepare(sql)
    return try statement.step() ? statement.int64(0) : 0
  }

  /// Whether the file may only be read.
  package var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// The store's word for a result code of SQLite.
  func error(_ code: Int32) -> StoreError {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: .locked(path: path)
    case SQLITE_READONLY, SQLITE_PERM: .readOnly(path: path)
    case SQLITE_NOTADB: .notAStore(path: path)
    case SQLITE_CORRUPT, SQLITE_FORMAT, SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_MISMATCH,
      SQLITE_CONSTRAINT, SQLITE_RANGE:
      .damaged(message)
    case SQLITE_FULL: .full(path: path)
    // The file beside the store that writers share cannot grow either, which SQLite calls otherwise.
    case SQLITE_IOERR, SQLITE_CANTOPEN:
      StoreLocation.isFull(path, sqlite3_system_errno(handle))
        ? .full(path: path) : .inaccessible(path: path, reason: message)
    case SQLITE_INTERRUPT: .damaged("reading it does not come to an end")
    default: .inaccessible(path: path, reason: message)
    }
  }

  private var message: String { String(cString: sqlite3_errmsg(handle)) }

  /// The path as a `file:` address that promises that nobody writes the file.
  private static func immutableAddress(_ path: String) -> String {
    var address = "file:"
    for byte in path.utf8 {
      let isPlain =
        (0x61...0x7A).contains(byte | 0x20) || (0x2D...0x39).contains(byte) || byte == 0x5F
      if isPlain {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16)
        address += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return address + "?immutable=1"
  }
}
