import Glibc
package import OutputFiles

/// Small files of the host's own, which nobody but the user may read.
package enum PrivateFile {
  /// What a file holds.
  ///
  /// - Returns: Nil where there is no regular file, it cannot be read, or it has more than `limit`
  ///   bytes.
  package static func read(_ path: String, limit: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while bytes.count <= limit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      bytes.append(contentsOf: buffer.prefix(count))
    }
    return nil
  }

  /// Replaces a file once all bytes are written, and makes the folders above it.
  ///
  /// - Throws: `OutputError` naming the file; the old one is untouched then.
  package static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    makeFolders(above: path)
    let file = try TemporaryFile(beside: try OutputPlace(path))
    do throws(OutputError) {
      try file.stream.write(bytes)
      try file.moveIntoPlace(mode: 0o600)
    } catch {
      file.discard()
      throw error
    }
  }

  /// What cannot be made is told by the file that cannot be written.
  private static func makeFolders(above path: String) {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += (folder.isEmpty && !path.hasPrefix("/") ? "" : "/") + part
      mkdir(folder, 0o700)
    }
  }
}
