internal import Glibc

/// Which file it is, whatever path leads to it.
struct FileIdentity: Equatable, Sendable {
  let device: UInt64
  let inode: UInt64

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }

  /// The file that a descriptor has open.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }
}

/// A path without links, if there is anything at it.
func resolvedPath(_ path: String) -> String? {
  guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// Up to `count` bytes of an open file; fewer at its end.
func readBytes(_ descriptor: Int32, offset: UInt64, count: Int) -> [UInt8] {
  guard let position = off_t(exactly: offset), count > 0 else { return [] }
  return Array(unsafeUninitializedCapacity: count) { buffer, filled in
    while filled < count, let base = buffer.baseAddress {
      let (next, overflow) = position.addingReportingOverflow(filled)
      let part = overflow ? 0 : pread(descriptor, base + filled, count - filled, next)
      if part <= 0 { break }
      filled += part
    }
  }
}
