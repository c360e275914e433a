internal import Glibc

/// Where a user wants a file to be.
package struct OutputPlace: Hashable, Sendable {
  /// The path with links followed: a link stands for its target.
  package let path: String
  /// Whether a device, pipe or socket is there, which is written into and never replaced by a file.
  package let isStream: Bool
  /// Whether it is a device, which does not wait for a reader as a pipe does.
  package let isDevice: Bool

  /// Looks at what is there.
  ///
  /// - Throws: ``OutputError`` for a folder, and for a link to what does not exist: a file moved over
  ///   it would replace the link.
  package init(_ path: String) throws(OutputError) {
    let type = Self.type(of: path)
    if type == nil, Self.isLink(path) {
      throw OutputError(
        path,
        "it is a link to what does not exist; remove it or make its target"
      )
    }
    if path.hasSuffix("/") || type == S_IFDIR {
      throw OutputError(path, "it is a folder; name a file in it", isUsage: true)
    }
    self.path = type == nil ? path : Self.resolved(path)
    isStream = type.map { $0 != S_IFREG } ?? false
    isDevice = type == S_IFCHR
  }

  /// The place of a file that only the host makes: a link in it is replaced and not followed, since no
  /// user put it there.
  ///
  /// - Throws: ``OutputError`` for what is neither a file nor a link.
  package init(ofOwnFile path: String) throws(OutputError) {
    var status = stat()
    let type = lstat(path, &status) == 0 ? status.st_mode & S_IFMT : S_IFREG
    guard type == S_IFREG || type == S_IFLNK else {
      throw OutputError(path, "it is no file; remove it")
    }
    (self.path, isStream, isDevice) = (path, false, false)
  }

  /// Opens what is written into.
  ///
  /// - Throws: ``OutputError``.
  package func openStream() throws(OutputError) -> OutputStream {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw OutputError(path, code: errno) }
    return OutputStream(path: path, descriptor: descriptor, replaces: false)
  }

  private static func resolved(_ path: String) -> String {
    guard let target = realpath(path, nil) else { return path }
    defer { free(target) }
    return String(cString: target)
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func type(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
