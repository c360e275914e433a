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

/// The executable while it is written: beside its place, so that it can be moved there at once.
struct TemporaryOutput: Sendable {
  let path: String
  private let place: String

  /// - Throws: ``BuildError`` where the place cannot be written to.
  init(for place: String) throws(BuildError) {
    if place.hasSuffix("/") || FileSystem.kind(of: place) == .folder {
      throw BuildError("cannot write \(place): it is a folder; name a file in it", isUsage: true)
    }
    guard FileSystem.kind(of: place) != .other else {
      throw BuildError("cannot write \(place): it is no regular file", isUsage: true)
    }
    self.place = place
    let slash = place.lastIndex(of: "/")
    let folder = slash.map { String(place[...$0]) } ?? ""
    let name = FileSystem.lastComponent(place)
    var template = Array("\(folder).\(name.prefix(200)).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .cannotWrite(place, errno) }
    close(descriptor)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func moveIntoPlace() throws(BuildError) {
    let mask = umask(0)
    umask(mask)
    guard chmod(path, 0o777 & ~mask) == 0, rename(path, place) == 0 else {
      throw .cannotWrite(place, errno)
    }
  }

  /// Removes what was not moved.
  func remove() { unlink(path) }
}
