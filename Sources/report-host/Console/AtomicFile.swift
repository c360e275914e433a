import Glibc

/// Writes files so that a reader sees the old content or the new, never a part.
enum AtomicFile {
  /// Puts bytes into a file, replacing it only when all of them are on the disk.
  ///
  /// The new file is private to the user (mode 0600), since a report is.
  ///
  /// - Throws: ``CommandFailure`` naming the file; the old file is untouched then.
  static func write(_ pieces: [[UInt8]], to path: String) throws {
    try write(to: path) { put in for piece in pieces { try put(piece) } }
  }

  /// Lets the body put bytes into a file piece by piece, as ``write(_:to:)`` does.
  ///
  /// - Throws: ``CommandFailure`` naming the file, or what the body throws; the old file is untouched
  ///   then.
  static func write(
    to path: String,
    _ body: (_ put: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    // A link stands for its target, which is replaced or written to.
    if isDangling(path) {
      throw CommandFailure(
        "cannot write \(path): it is a link to what does not exist; remove it or make its target"
      )
    }
    let path = resolved(path)
    let type = fileType(of: path)
    if path.hasSuffix("/") || type == S_IFDIR {
      throw CommandFailure("cannot write \(path): it is a folder; name a file in it")
    }
    if let type, type != S_IFREG { return try writeThrough(to: path, body) }
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw CommandFailure("cannot write \(path): \(errorText(errno))")
    }
    let temporary = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
    var code: Int32 = 0
    do {
      try body { bytes in
        code = writeAll(bytes, to: descriptor)
        guard code == 0 else { throw WriteError() }
      }
    } catch is WriteError {
      // The code says why.
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    if code == 0, fsync(descriptor) != 0, errno != EINVAL { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw CommandFailure("cannot write \(path): \(errorText(code)); nothing was replaced")
    }
  }

  /// Ends a body whose bytes could not be written.
  private struct WriteError: Error {}

  /// Writes into a device or pipe, which must not be replaced by a file.
  private static func writeThrough(
    to path: String,
    _ body: (_ put: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandFailure("cannot write \(path): \(errorText(errno))")
    }
    defer { close(descriptor) }
    try body { bytes in
      let code = writeAll(bytes, to: descriptor)
      guard code == 0 else { throw CommandFailure("cannot write \(path): \(errorText(code))") }
    }
  }

  /// Where a path leads; the path itself where nothing is there yet.
  private static func resolved(_ path: String) -> String {
    guard !path.hasSuffix("/"), let target = realpath(path, nil) else { return path }
    defer { free(target) }
    return String(cString: target)
  }

  /// Whether a path is a link that leads nowhere; renaming a file over it would replace the link.
  private static func isDangling(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
      && fileType(of: path) == nil
  }

  private static func fileType(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
