internal import ActivityStore
internal import Glibc

/// The SQLite file of another program, read as it is at one moment.
///
/// It is never changed, nor is anything put beside it. Rows that the program has just written are
/// there, also those that are in its log alone. The program may go on meanwhile. Nothing of the file
/// is mapped into memory: a file that somebody cuts short would end the process.
package final class SourceDatabase {
  package let path: String
  let connection: Database
  private let file: DatabaseFile
  /// The state that the file has to keep, where no lock keeps others from writing it.
  private let required: [FileState?]?
  /// Whether all that is wanted was read and the file was as it was.
  private var wasChecked = false

  /// Calls the body with the database, and ends reading after it.
  ///
  /// - Parameter temporaryFolder: Where a copy is made if there has to be one; `$TMPDIR` or `/tmp`
  ///   where it is nil.
  /// - Throws: ``ImportError`` where the file is no database, is damaged, cannot be read or has
  ///   changed; whatever the body throws.
  package static func read<Result>(
    _ path: String,
    temporaryFolder: String? = nil,
    _ body: (SourceDatabase) throws -> Result
  ) throws -> Result {
    let source = try SourceDatabase(path, temporaryFolder ?? PrivateCopy.standardFolder)
    do {
      let result = try body(source)
      try source.checkUnchanged()
      return result
    } catch {
      // What was read of a file that changes may be anything.
      try source.checkUnchanged()
      throw error
    }
  }

  private init(_ path: String, _ temporaryFolder: String) throws(ImportError) {
    self.path = path
    let file = try DatabaseFile(path)
    let access = file.access
    let copy = PrivateCopy(file: file, folder: temporaryFolder)
    required = access == .resting ? file.state : nil
    connection =
      switch access {
      case .resting: try Self.unlocked(file)
      case .shared: try Self.shared(file, copy)
      case .copied: try copy.open()
      }
    self.file = file
  }

  private static func unlocked(_ file: DatabaseFile) throws(ImportError) -> Database {
    do throws(StoreError) {
      return try snapshot(file, .immutable)
    } catch {
      throw ImportError(error, file.path)
    }
  }

  /// Larger files without a log are copied, so that their program need not wait for long to write.
  private static let largestSharedSize: Int64 = 64 << 20

  private static func shared(
    _ file: DatabaseFile,
    _ copy: PrivateCopy
  ) throws(ImportError) -> Database {
    // A browser keeps its files locked while it runs; an index may belong to somebody else.
    guard let database = try patientSnapshot(file) else { return try copy.open() }
    if file.isLogged || file.size <= largestSharedSize { return database }
    // Its lock keeps others from writing until the copy is made.
    defer { withExtendedLifetime(database) {} }
    return try copy.open()
  }

  /// A snapshot beside others, as soon as they leave a moment for it; nil where they leave none.
  private static func patientSnapshot(_ file: DatabaseFile) throws(ImportError) -> Database? {
    for attempt in 0..<5 {
      if attempt > 0 { usleep(20_000) }
      do throws(StoreError) {
        return try snapshot(file, .readOnly)
      } catch {
        switch error {
        case .locked, .readOnly, .inaccessible: continue
        default: throw ImportError(error, file.path)
        }
      }
    }
    return nil
  }

  private static func snapshot(
    _ file: DatabaseFile,
    _ access: Database.Access
  ) throws(StoreError) -> Database {
    let database = try Database(path: file.path, access: access)
    database.setBusyTimeout(milliseconds: 100)
    try database.beginSnapshot(fileSize: file.size)
    return database
  }

  /// Checks that the file is as it was when reading began; whoever keeps what was read does so first.
  ///
  /// - Throws: ``ImportError`` where it has changed.
  func checkUnchanged() throws(ImportError) {
    guard let required, !wasChecked else { return }
    guard file.state != required else { return wasChecked = true }
    throw .unreadable(file: path, reason: "it changed while it was read; import it again")
  }
}

extension Database {
  /// Begins to read a file that somebody else made; what it holds stays as it is now.
  ///
  /// - Parameter fileSize: Honest files need far less than a step for each of their bytes.
  func beginSnapshot(fileSize: Int64) throws(StoreError) {
    try distrust()
    limitWork(rounds: Int32(clamping: 4 + fileSize / (5 << 20)))
    try execute("BEGIN")
    _ = try number("SELECT count(*) FROM sqlite_schema")
  }
}

extension ImportError {
  /// What went wrong with the SQLite file of another program.
  init(_ error: StoreError, _ path: String) {
    self =
      switch error {
      case .locked:
        .unreadable(file: path, reason: "another program keeps it locked; close that program")
      case .notAStore: .unusable(file: path, reason: "it is not a SQLite database")
      case .damaged(let what): .unusable(file: path, reason: "it is damaged (\(what))")
      case .inaccessible(_, let reason): .unreadable(file: path, reason: reason)
      case .readOnly: .unreadable(file: path, reason: "its permissions do not allow it")
      case .full: .unreadable(file: path, reason: "the disk is full")
      default: .unreadable(file: path, reason: "\(error)")
      }
  }
}
