internal import Glibc

/// A file to import, of which the beginning has been looked at.
///
/// It may be a pipe: what was looked at is not read again but handed on.
package final class SourceFile {
  package let path: String
  /// The first bytes of the file.
  let head: [UInt8]
  /// Bytes in the file; nil for a pipe.
  let size: Int64?
  private var descriptor: Int32

  /// As many bytes are enough to tell all kinds of files.
  private static let headLength = 1 << 16

  /// Opens a file and reads its beginning.
  ///
  /// - Throws: ``ImportError`` where it cannot be read or has nothing in it.
  package init(path: String) throws(ImportError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(file: path, errno: errno) }
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = isFile ? Int64(status.st_size) : nil
    var head: [UInt8] = []
    var code: Int32 = 0
    var part = [UInt8](repeating: 0, count: Self.headLength)
    while head.count < Self.headLength {
      let count = Glibc.read(descriptor, &part, Self.headLength - head.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { code = errno }
      if count <= 0 { break }
      head += part[..<count]
    }
    self.head = head
    if code != 0 { throw .unreadable(file: path, errno: code) }
    if head.isEmpty { throw .empty(file: path) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Whether the file is an SQLite database.
  var isDatabase: Bool { head.starts(with: "SQLite format 3\0".utf8) }

  /// The file from its beginning on, which can be taken once.
  func stream() -> ByteStream {
    defer { descriptor = -1 }
    return ByteStream(descriptor: descriptor, head: head)
  }

  /// How much of the file has been read, from 0 to 1; zero for a pipe.
  func fraction(_ offset: Int64) -> Double {
    size.map { min(1, Double(offset) / Double(max(1, $0))) } ?? 0
  }

  /// Whether the file begins with a text, behind a byte order mark and blanks.
  func begins(with text: String) -> Bool {
    var bytes = head[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    return bytes.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.starts(with: text.utf8)
  }

  /// Whether a text stands anywhere in the beginning of the file.
  func headContains(_ text: String) -> Bool {
    let part = Array(text.utf8)
    guard let first = part.first, part.count <= head.count else { return false }
    return (0...(head.count - part.count)).contains { index in
      head[index] == first && head[index...].starts(with: part)
    }
  }
}
