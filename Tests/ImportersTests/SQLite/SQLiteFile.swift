import CSQLite
import Foundation

/// A SQLite file in a folder of its own, and the program that writes it.
final class SQLiteFile {
  struct Failure: Error { let message: String }

  let folder: URL
  let path: String
  private var handle: OpaquePointer?

  /// Makes a file with what the statements say.
  init(_ statements: String = "") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sqlite-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appending(path: "source.db").path
    try open()
    try execute(statements)
  }

  deinit {
    close()
    chmod(folder.path, 0o700)
    try? FileManager.default.removeItem(at: folder)
  }

  func open() throws {
    guard handle == nil, sqlite3_open(path, &handle) == SQLITE_OK else {
      throw Failure(message: "cannot open \(path)")
    }
  }

  func close() {
    sqlite3_close(handle)
    handle = nil
  }

  func execute(_ statements: String) throws {
    guard sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK else {
      throw Failure(message: handle.map { String(cString: sqlite3_errmsg($0)) } ?? "closed")
    }
  }

  /// What lies in the folder, by name.
  var contents: [String: Data] {
    var found: [String: Data] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      found[name] = try? Data(contentsOf: folder.appending(path: name))
    }
    return found
  }

  /// Changes the bytes of the file.
  func patch(_ change: (inout Data) -> Void) throws {
    var data = try Data(contentsOf: URL(filePath: path))
    change(&data)
    try data.write(to: URL(filePath: path))
  }
}
