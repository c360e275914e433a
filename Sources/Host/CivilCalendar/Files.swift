internal import Glibc

/// The bytes of a regular file; nil where there is none or it exceeds the limit.
func readFile(_ path: String, limit: Int) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
    status.st_size <= limit
  else { return nil }
  var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
  var filled = 0
  while filled < bytes.count {
    let count = bytes.withUnsafeMutableBytes {
      read(descriptor, $0.baseAddress.map { $0 + filled }, $0.count - filled)
    }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { break }
    filled += count
  }
  bytes.removeLast(bytes.count - filled)
  return bytes
}

/// Where a symbolic link leads; nil where there is none.
func readLink(_ path: String) -> String? {
  var bytes = [CChar](repeating: 0, count: 4_096)
  let count = readlink(path, &bytes, bytes.count)
  guard count > 0 else { return nil }
  return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// The names in a directory, in no order.
func entries(of directory: String) -> [(name: String, isDirectory: Bool)] {
  guard let stream = opendir(directory) else { return [] }
  defer { closedir(stream) }
  var found: [(name: String, isDirectory: Bool)] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    found.append((name, entry.pointee.d_type == UInt8(DT_DIR)))
  }
  return found
}
