import Glibc
package import OutputFiles

/// Small files of the host's own, which nobody but the user may read, and where a link stands for
/// nothing: what is in them may come from an app, which is not to end up in another file.
package enum PrivateFile {
  /// What a file holds.
  ///
  /// - Returns: Nil where there is no regular file, it cannot be read, or it has more than `limit`
  ///   bytes.
  package static func read(_ path: String, limit: Int) -> [UInt8]? {
    try? BoundedFile.bytes(of: path, limit: limit, followsLinks: false)
  }

  /// Replaces a file once all bytes are written, and makes the folders above it.
  ///
  /// - Throws: `OutputError` naming the file; the old one is untouched then.
  package static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    makeFolders(above: path)
    let file = try TemporaryFile(beside: try OutputPlace(ofOwnFile: path))
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
