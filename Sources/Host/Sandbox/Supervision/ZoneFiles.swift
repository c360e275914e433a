internal import Glibc
internal import Synchronization

/// The time zone database of the machine (tzfile(5)), as this host has read it.
///
/// Which file is read when must not depend on what a process does, or whoever watches the folder
/// would learn of it. So a report's own zone is read at every launch, and all others together, once,
/// when a process asks for any.
enum ZoneFiles {
  static let folder = "/usr/share/zoneinfo"

  private static let sizeLimit = 256 << 10
  private static let countLimit = 4096
  /// The same zones again, with other rules for leap seconds.
  private static let twins: Set<String> = ["posix", "right"]

  private static let known = Mutex<[String: [UInt8]]>([:])

  /// The file of one zone; nil if there is none.
  static func file(_ zone: String) -> [UInt8]? {
    guard !zone.isEmpty, !zone.split(separator: "/").contains("..") else { return nil }
    return known.withLock { known in
      if let bytes = known[zone] { return bytes }
      let bytes = read(folder + "/" + zone)
      known[zone] = bytes
      return bytes
    }
  }

  /// All zones by name.
  static let all: [String: [UInt8]] = {
    var files: [String: [UInt8]] = [:]
    var folders = [""]
    while let next = folders.popLast() {
      for name in folderEntries(of: folder + "/" + next).sorted() {
        let zone = next.isEmpty ? name : next + "/" + name
        switch fileType(of: folder + "/" + zone) {
        case S_IFDIR where !twins.contains(zone) && folders.count < countLimit: folders.append(zone)
        case S_IFREG where files.count < countLimit: files[zone] = read(folder + "/" + zone)
        default: continue
        }
      }
    }
    return files
  }()

  private static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let size = Int(exactly: status.st_size), (1...sizeLimit).contains(size)
    else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      filled = max(0, Glibc.read(descriptor, buffer.baseAddress, size))
    }
    return bytes.count == size ? bytes : nil
  }
}
