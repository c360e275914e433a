internal import Glibc

/// Files that are read as a whole, up to a limit.
package enum BoundedFile {
  /// Why there are no bytes.
  package enum ReadError: Error, Hashable, Sendable {
    case system(code: Int32)
    case notRegular
    case tooLarge

    /// The reason in words.
    package var reason: String {
      switch self {
      case .system(let code): String(cString: strerror(code))
      case .notRegular: "it is no regular file"
      case .tooLarge: "it is too large"
      }
    }
  }

  /// What a file holds.
  ///
  /// - Parameters:
  ///   - limit: The most bytes.
  ///   - takesStreams: Whether a pipe or device will do, which is then waited for; otherwise opening one
  ///     cannot block.
  ///   - followsLinks: Whether a link in its place stands for its target.
  package static func bytes(
    of path: String,
    limit: Int,
    takesStreams: Bool = false,
    followsLinks: Bool = true
  ) throws(ReadError) -> [UInt8] {
    let flags = (takesStreams ? 0 : O_NONBLOCK) | (followsLinks ? 0 : O_NOFOLLOW)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else { throw .system(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(code: errno) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    guard isRegular || takesStreams else { throw .notRegular }
    guard !isRegular || status.st_size <= limit else { throw .tooLarge }
    var bytes: [UInt8] = []
    if isRegular { bytes.reserveCapacity(Int(status.st_size)) }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while bytes.count <= limit {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        let code = errno
        if code == EINTR { continue }
        throw .system(code: code)
      }
      bytes += buffer.prefix(count)
    }
    throw .tooLarge
  }
}
