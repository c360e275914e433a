internal import Glibc

/// A folder for what a build makes on the way, removed with all that is in it.
struct Workspace: Sendable {
  let path: String

  /// Makes the folder in `TMPDIR`.
  init(environment: [String: String]) throws(BuildError) {
    let parent = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array((parent + "/report-host-build.XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw BuildError("cannot make a folder in \(parent): \(String(cString: strerror(errno)))")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func file(_ name: String) -> String { path + "/" + name }

  func makeFolder(_ name: String) throws(BuildError) {
    guard mkdir(file(name), 0o700) == 0 else { throw .cannotWrite(file(name), errno) }
  }

  func link(_ target: String, as name: String) throws(BuildError) {
    guard symlink(target, file(name)) == 0 else { throw .cannotWrite(file(name), errno) }
  }

  /// The environment of the toolchain's programs, whose own temporary files go into the folder.
  func environment(_ outer: [String: String]) -> [String: String] {
    outer.merging(["TMPDIR": path]) { $1 }
  }

  func remove() {
    var folders = [path]
    var next = 0
    while next < folders.count {
      let folder = folders[next]
      next += 1
      for name in FileSystem.entries(of: folder, hidden: true) {
        let entry = folder + "/" + name
        // Links are removed and not followed.
        if unlink(entry) != 0 { folders.append(entry) }
      }
    }
    for folder in folders.reversed() { rmdir(folder) }
  }
}
