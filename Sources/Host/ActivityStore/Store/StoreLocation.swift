internal import Glibc
internal import OutputFiles

/// Where the store of a user is.
package enum StoreLocation {
  /// `$XDG_DATA_HOME/report-host/activity.sqlite`.
  package static func standard(environment: (String) -> String? = variable) -> String {
    let folder = UserFolder.data.path(home: Account.find()?.home, environment)
    return (folder ?? "/report-host") + "/activity.sqlite"
  }

  /// A variable of the process' environment.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The number of the user whom a store belongs to; nil where there is none.
  package static func owner(of path: String) -> UInt32? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_uid : nil
  }

  /// Makes an empty file that only its owner may read, and the folders above it.
  static func create(_ path: String) throws(StoreError) {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += (folder.isEmpty && !path.hasPrefix("/") ? "" : "/") + part
      if mkdir(folder, 0o700) != 0 && errno != EEXIST && errno != EISDIR {
        throw failure(path, errno)
      }
    }
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(path, errno) }
    close(descriptor)
  }

  /// Whether there is no room where a store is, or an error number says that.
  static func isFull(_ path: String, _ code: Int32) -> Bool {
    if [ENOSPC, EDQUOT].contains(code) { return true }
    var status = statvfs()
    return statvfs(path, &status) == 0 && status.f_blocks > 0 && status.f_bavail == 0
  }

  private static func failure(_ path: String, _ code: Int32) -> StoreError {
    [ENOSPC, EDQUOT].contains(code)
      ? .full(path: path) : .inaccessible(path: path, reason: String(cString: strerror(code)))
  }

  /// Whether a file is there, and whether it has content.
  static func status(_ path: String) throws(StoreError) -> Status {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      guard lstat(path, &status) != 0 else {
        throw .inaccessible(
          path: path,
          reason: code == ENOENT
            ? "it is a link to nothing that is there" : String(cString: strerror(code))
        )
      }
      if code == ENOENT || code == ENOTDIR { return .missing }
      throw .inaccessible(path: path, reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAStore(path: path) }
    return status.st_size == 0 ? .empty : .filled
  }

  /// The bytes of a file; zero where there is none.
  static func size(_ path: String) -> Int64 {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : 0
  }

  enum Status { case missing, empty, filled }
}
