import Glibc
import Synchronization

/// Places in memory for files that a target needs by name.
enum MemoryFile {
  private static let count = Atomic(0)

  /// A name for a file in a file system in memory, if there is one; each call gives another.
  static func path(_ name: String) -> String {
    let folder = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    let number = count.add(1, ordering: .relaxed).newValue
    return "\(folder)/report-host-fuzz-\(getpid())-\(number)-\(name)"
  }

  /// Replaces a file.
  static func write(_ bytes: [UInt8], to path: String) throws(Finding) {
    let descriptor = open(path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Finding("\(path) cannot be written") }
    defer { close(descriptor) }
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    guard count == bytes.count else { throw Finding("\(path) cannot be written") }
  }

  static func read(_ path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
    }
  }

  /// Removes a store and what SQLite puts beside it.
  static func removeStore(_ path: String) {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
  }
}
