internal import Glibc

extension Store {
  /// Writes a consistent copy of the store, which may be in use, without what was deleted from it.
  ///
  /// The copy is written beside the target under another name and takes its place when it is
  /// complete; only its owner may read it.
  ///
  /// - Parameter replaces: Whether a file that is there may be replaced.
  /// - Throws: ``BackupError``, ``StoreError``; what is at the target is then as it was.
  package func backup(to path: String, replaces: Bool) throws {
    try BackupError.check(path, store: database.path, replaces)
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw BackupError.unwritable(path, reason: Self.reason()) }
    let temporary = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
    defer { unlink(temporary) }
    // SQLite fills an empty file, which mkstemp(3) has made private.
    let statement = try database.prepare("VACUUM INTO ?")
    do throws(StoreError) {
      try statement.run([.text(temporary)])
      try Self.makeLogged(temporary)
    } catch {
      close(descriptor)
      throw error.writing(path)
    }
    guard fsync(descriptor) == 0 else {
      defer { close(descriptor) }
      throw BackupError.unwritable(path, reason: Self.reason())
    }
    close(descriptor)
    if replaces {
      guard rename(temporary, path) == 0 else {
        throw BackupError.unwritable(path, reason: Self.reason())
      }
    } else {
      // Unlike rename(2), link(2) never replaces what another process has just put there.
      guard link(temporary, path) == 0 else {
        if errno == EEXIST { throw BackupError.exists(path) }
        throw BackupError.unwritable(path, reason: Self.reason())
      }
    }
  }

  /// A copy keeps a log beside it as a store does, so that it can take its place.
  private static func makeLogged(_ path: String) throws(StoreError) {
    let copy = try Database(path: path)
    try copy.execute("PRAGMA journal_mode = WAL")
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}

/// Why a copy of a store cannot be written; one line with the remedy.
package enum BackupError: Error, Hashable, Sendable, CustomStringConvertible {
  case exists(String)
  case noFile(String)
  case storeItself(String)
  case unwritable(String, reason: String)

  package var description: String {
    switch self {
    case .exists(let path): "\(path) exists; name another file, or replace it with --force"
    case .noFile(let path): "\(path) is no file; name a file that is not there yet"
    case .storeItself(let path): "\(path) is the store itself; name another file"
    case .unwritable(let path, let reason):
      "cannot write \(path): \(reason); what was there is as it was"
    }
  }

  fileprivate static func check(
    _ path: String,
    store: String,
    _ replaces: Bool
  ) throws(BackupError) {
    var (target, source) = (Glibc.stat(), Glibc.stat())
    guard lstat(path, &target) == 0 else {
      if path.hasSuffix("/") { throw .noFile(path) }
      return
    }
    if stat(store, &source) == 0, stat(path, &target) == 0, source.st_dev == target.st_dev,
      source.st_ino == target.st_ino
    {
      throw .storeItself(path)
    }
    guard lstat(path, &target) == 0, target.st_mode & S_IFMT == S_IFREG else {
      throw .noFile(path)
    }
    guard replaces else { throw .exists(path) }
  }
}

extension StoreError {
  /// An error of the copy, not of the store, where the disk is the reason.
  fileprivate func writing(_ path: String) -> any Error {
    switch self {
    case .full: BackupError.unwritable(path, reason: "the disk is full")
    case .inaccessible(_, let reason): BackupError.unwritable(path, reason: reason)
    default: self
    }
  }
}
