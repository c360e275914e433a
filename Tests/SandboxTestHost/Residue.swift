internal import Glibc

/// What a host could leave behind, counted.
struct Residue {
  let counts: [(name: String, count: Int)]

  static func now() -> Residue {
    Residue(counts: [
      ("memory", residentKibibytes()),
      ("namespaces", networkNamespaces()),
      ("mounts", lines("/proc/self/mountinfo").count),
      ("descriptors", (0..<1024).count { fcntl($0, F_GETFD) >= 0 }),
      ("children", waitpid(-1, nil, WNOHANG) < 0 ? 0 : 1),
    ])
  }

  /// One line for each count: its name, what it was and what it is.
  func printed(since earlier: Residue) -> String {
    zip(earlier.counts, counts).map { "\($0.name) \($0.count) \($1.count)\n" }.joined()
  }

  private static func residentKibibytes() -> Int {
    let line = lines("/proc/self/status").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
      .flatMap { Int($0) } ?? -1
  }

  /// Those of all processes that may be looked at; one without a process cannot be seen.
  private static func networkNamespaces() -> Int {
    var found: Set<String> = []
    guard let folder = opendir("/proc") else { return -1 }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard Int(name) != nil else { continue }
      var link = [CChar](repeating: 0, count: 64)
      let count = readlink("/proc/\(name)/ns/net", &link, link.count)
      guard count > 0 else { continue }
      found.insert(String(decoding: link[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return found.count
  }

  private static func lines(_ path: String) -> [Substring] {
    guard let file = fopen(path, "re") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}
