internal import Glibc

/// A SQLite file as it lies in its folder, with what SQLite keeps beside it.
///
/// The rules are those of <https://www.sqlite.org/fileformat2.html> and
/// <https://www.sqlite.org/wal.html>.
struct DatabaseFile {
  /// How the file can be read without a change to it or its folder.
  enum Access: Hashable {
    /// Nobody has it open, and nothing lies beside it that SQLite would need.
    case resting
    /// Beside others, by SQLite's locks.
    case shared
    /// A newer log lies beside it whose index would have to be made.
    case copied
  }

  /// The path with every symbolic link followed: SQLite looks for the log beside the real file.
  let path: String
  let size: Int64
  /// Whether changes go to a log of their own (WAL) before they get to the file.
  let isLogged: Bool

  /// - Throws: ``ImportError`` where the path is no SQLite file that can be read.
  init(_ path: String) throws(ImportError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(file: path, errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(file: path, errno: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(file: path, reason: "it is not a regular file")
    }
    guard status.st_size > 0 else { throw .empty(file: path) }
    var header = [UInt8](repeating: 0, count: 100)
    guard pread(descriptor, &header, header.count, 0) == header.count,
      header.starts(with: "SQLite format 3\0".utf8)
    else { throw .unusable(file: path, reason: "it is not a SQLite database") }
    guard let real = realpath(path, nil) else { throw .unreadable(file: path, errno: errno) }
    defer { free(real) }
    self.path = String(cString: real)
    size = Int64(status.st_size)
    // "File format write version": 2 for a log, 1 for a rollback journal.
    isLogged = header[18] == 2
  }

  var access: Access {
    guard isLogged else { return .shared }
    let log = FileState(path + "-wal")
    if log != nil, FileState(path + "-shm") != nil { return .shared }
    return (log?.size ?? 0) > 0 ? .copied : .resting
  }

  /// Whether a change of the file was begun and not ended: its journal has a header.
  var hasOpenChange: Bool {
    let descriptor = open(path + "-journal", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var first: UInt8 = 0
    return read(descriptor, &first, 1) == 1 && first != 0
  }

  /// The state of the file and its log.
  var state: [FileState?] { [FileState(path), FileState(path + "-wal")] }
}

/// What shows that a file was written.
struct FileState: Hashable {
  private let device: UInt64
  private let inode: UInt64
  let size: Int64
  /// Nanoseconds since 1970.
  let modified: Int64
  private let changed: Int64

  /// The state of a file; nil where there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// Whether the clock has moved on since the file was written, so that another write would show.
  ///
  /// File systems take their times from a clock that ticks every few milliseconds.
  var isSettled: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Self.nanoseconds(now) &- modified > 20_000_000
  }
}
