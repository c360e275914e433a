internal import Glibc
internal import OutputFiles

/// What is read of the file system.
enum FileSystem {
  /// What a path leads to, with links followed.
  enum Kind { case file, folder, other }

  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The names in a folder in byte order, without those that begin with a dot unless asked for.
  static func entries(of folder: String, hidden: Bool = false) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") || hidden && name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What files may have at most; no source or resource comes near.
  static let sizeLimit = 16 << 20

  /// The bytes of a regular file; nil where it cannot be read or is larger than a limit.
  static func bytes(of path: String, limit: Int = sizeLimit) -> [UInt8]? {
    try? BoundedFile.bytes(of: path, limit: limit)
  }

  /// The first bytes of a file, and how many there are behind them.
  static func beginning(of path: String, limit: Int) -> (bytes: [UInt8], rest: Int) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return ([], 0) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while bytes.count < limit {
      let count = read(descriptor, &buffer, min(buffer.count, limit - bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    return (bytes, max(0, size - bytes.count))
  }

  /// The text of a file; nil where it is not readable UTF-8 or UTF-16 with a byte order mark.
  static func text(of path: String, limit: Int = sizeLimit) -> String? {
    guard let bytes = bytes(of: path, limit: limit) else { return nil }
    return text(in: bytes)
  }

  /// Decodes UTF-8, or UTF-16 with a byte order mark, as `.strings` files have been for long.
  static func text(in bytes: [UInt8]) -> String? {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
      return String(validating: content, as: UTF8.self)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self)
  }

  /// Writes a whole file.
  ///
  /// - Throws: ``BuildError`` naming it.
  static func write(_ bytes: [UInt8], to path: String) throws(BuildError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotWrite(path, errno) }
    defer { close(descriptor) }
    let code = OutputStream.writeAll(bytes, to: descriptor)
    guard code == 0 else { throw .cannotWrite(path, code) }
  }

  /// An absolute path without links; nil where nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The part of a path behind its last slash.
  static func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// A file's name without what stands behind its last dot.
  static func baseName(_ path: String) -> String {
    let name = lastComponent(path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
