internal import ActivityStore
internal import Glibc

/// Copies a database and its log to where nobody else writes them.
struct PrivateCopy {
  let file: DatabaseFile
  /// Where copies are made.
  let folder: String

  /// `$TMPDIR` or `/tmp`.
  static var standardFolder: String {
    StoreLocation.variable("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
  }

  /// Opens a copy, which is gone when it is closed.
  ///
  /// A copy counts only if nothing was written meanwhile. The journal of an open change is not
  /// played back: it may name other files, which SQLite would delete.
  func open() throws(ImportError) -> Database {
    for attempt in 0..<10 {
      if attempt > 0 { usleep(50_000) }
      let before = file.state
      guard !file.hasOpenChange, before.allSatisfy({ $0?.isSettled ?? true }) else { continue }
      let place = try makeFolder()
      defer { remove(place) }
      try copy(file.path, to: place + "/copy")
      if before.last?.map(\.size) ?? 0 > 0 {
        try copy(file.path + "-wal", to: place + "/copy-wal")
      }
      guard file.state == before, !file.hasOpenChange else { continue }
      do throws(StoreError) {
        return try connection(place + "/copy")
      } catch {
        throw ImportError(error, file.path)
      }
    }
    throw busy
  }

  private var busy: ImportError {
    let reason =
      file.hasOpenChange
      ? "a change of it is not finished; start the program that it belongs to once, "
        + "close it and import again"
      : "it is written all the time; close the program that uses it and import again"
    return .unreadable(file: file.path, reason: reason)
  }

  /// Once the first page is read, SQLite holds the files open; their names are not needed.
  private func connection(_ path: String) throws(StoreError) -> Database {
    let database = try Database(path: path)
    // Without others, the log needs no index in a file.
    try database.execute("PRAGMA locking_mode = EXCLUSIVE")
    try database.beginSnapshot(fileSize: file.size)
    return database
  }

  private func makeFolder() throws(ImportError) -> String {
    var template = Array((folder + "/report-host-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .unreadable(
        file: file.path,
        reason: "no private copy can be made in \(folder): "
          + String(cString: strerror(errno))
      )
    }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func remove(_ folder: String) {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(folder + "/copy" + suffix) }
    rmdir(folder)
  }

  private func copy(_ source: String, to target: String) throws(ImportError) {
    let input = Glibc.open(source, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard input >= 0 else { throw .unreadable(file: source, errno: errno) }
    defer { close(input) }
    let output = Glibc.open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard output >= 0 else { throw .unreadable(file: source, errno: errno) }
    defer { close(output) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(input, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(file: source, errno: errno) }
      guard count > 0 else { return }
      try write(buffer.prefix(count), to: output, of: source)
    }
  }

  private func write(
    _ bytes: ArraySlice<UInt8>,
    to descriptor: Int32,
    of source: String
  ) throws(ImportError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        throw .unreadable(
          file: source,
          reason: "no private copy can be made in \(folder) "
            + "(\(String(cString: strerror(errno)))); set TMPDIR to a folder with room for it"
        )
      }
      rest = rest.dropFirst(count)
    }
  }
}
