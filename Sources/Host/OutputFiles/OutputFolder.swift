internal import CFileExchange
internal import Glibc

/// A folder of files that is written as a whole: beside its place, then moved there at once.
///
/// It is private to the user (mode 0700, its files 0600). A folder that is already there is replaced
/// only if all that is in it was written by this: it holds a list of its files, and nothing else may
/// be in it, so that nobody's own files are ever removed. A signal that ends the process removes what is
/// not finished.
package struct OutputFolder: Sendable {
  /// The name of the list of files, one a line.
  package static let listName = ".report-host-files"

  private let place: String
  private let temporary: String
  private var names: [String] = []

  /// Makes an empty folder beside a place.
  ///
  /// - Throws: ``OutputError`` where something is in its place that is not to be replaced.
  package init(at path: String) throws(OutputError) {
    place = try Self.place(path)
    _ = try Self.replaceableNames(in: place)
    temporary = try Self.makeFolder(beside: place)
    rh_begin_unfinished(temporary)
  }

  /// Writes a file into the folder.
  ///
  /// - Parameter name: A name without slashes that was not used before.
  /// - Throws: ``OutputError``.
  package mutating func write(_ pieces: [[UInt8]], to name: String) throws(OutputError) {
    guard Self.isPlain(name), !names.contains(name), name != Self.listName else {
      throw OutputError(place, "'\(name)' cannot be a file in it")
    }
    names.append(name)
    try put(pieces, name)
  }

  /// Moves the folder to its place.
  ///
  /// - Throws: ``OutputError``; the new folder is removed then, and what was in its place is
  ///   untouched.
  package func moveIntoPlace() throws(OutputError) {
    let list = (names + [Self.listName]).map { $0 + "\n" }.joined()
    do throws(OutputError) {
      try put([Array(list.utf8)], Self.listName)
      let old = try Self.replaceableNames(in: place)
      if old.isEmpty {
        // In place of an empty folder too (rename(2)).
        guard rename(temporary, place) == 0 else { throw OutputError(place, code: errno) }
      } else {
        try exchange(with: old)
      }
    } catch {
      discard()
      throw error
    }
    rh_end_unfinished(temporary)
  }

  /// Removes the folder instead.
  package func discard() {
    Self.remove(names + [Self.listName], in: temporary)
    rh_end_unfinished(temporary)
  }

  /// Puts the new folder in the place of the old one at once, then removes that.
  private func exchange(with old: Set<String>) throws(OutputError) {
    let refusal = rh_exchange_files(temporary, place)
    guard refusal != 0 else { return Self.remove(Array(old), in: temporary) }
    // Some file systems cannot exchange; then there is a moment without either.
    guard refusal == EINVAL || refusal == ENOSYS else { throw OutputError(place, code: refusal) }
    let aside = try Self.makeFolder(beside: place)
    guard rename(place, aside) == 0 else {
      let code = errno
      rmdir(aside)
      throw OutputError(place, code: code)
    }
    guard rename(temporary, place) == 0 else {
      let code = errno
      rename(aside, place)
      throw OutputError(place, code: code)
    }
    Self.remove(Array(old), in: aside)
  }

  private func put(_ pieces: [[UInt8]], _ name: String) throws(OutputError) {
    let descriptor = open(
      "\(temporary)/\(name)",
      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
      0o600
    )
    guard descriptor >= 0 else { throw OutputError("\(place)/\(name)", code: errno) }
    let stream = OutputStream(path: "\(place)/\(name)", descriptor: descriptor, replaces: true)
    do throws(OutputError) {
      for piece in pieces { try stream.write(piece) }
    } catch {
      stream.close()
      throw error
    }
    // Some file systems have no fsync.
    var code: Int32 = fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw OutputError(stream.path, code: code, keepsOld: true) }
  }

  // MARK: What is there

  /// The path with links followed, without slashes at its end.
  private static func place(_ path: String) throws(OutputError) -> String {
    var short = Substring(path)
    while short.count > 1, short.last == "/" { short.removeLast() }
    var status = stat()
    if let target = realpath(String(short), nil) {
      defer { free(target) }
      return String(cString: target)
    }
    if lstat(String(short), &status) == 0 {
      throw OutputError(
        path,
        "it is a link to what does not exist; remove it or make its target"
      )
    }
    return String(short)
  }

  /// What is in a folder that may be replaced; nothing where there is none.
  private static func replaceableNames(in place: String) throws(OutputError) -> Set<String> {
    var status = stat()
    guard lstat(place, &status) == 0 else { return [] }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw OutputError(place, "it is no folder; name one, or what does not exist", isUsage: true)
    }
    guard let contents = FolderContents(of: place) else { throw OutputError(place, code: errno) }
    let listed = listedNames(in: place)
    for name in contents.names.sorted() where !listed.contains(name) || !isFile(name, in: place) {
      throw OutputError(
        place,
        "it holds '\(name)', which report-host did not write there; name another folder",
        isUsage: true
      )
    }
    return contents.names
  }

  private static func listedNames(in folder: String) -> Set<String> {
    let descriptor = open("\(folder)/\(listName)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while text.count < listLimit {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      text += buffer[..<count]
    }
    let lines = text.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    return Set(lines.filter(isPlain))
  }

  /// The most bytes of a list that are read.
  private static let listLimit = 16 << 20

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 < 0x20 }
  }

  private static func isFile(_ name: String, in folder: String) -> Bool {
    var status = stat()
    return lstat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  // MARK: Making and removing

  private static func makeFolder(beside place: String) throws(OutputError) -> String {
    var template = HiddenName.template(beside: place)
    guard mkdtemp(&template) != nil else { throw OutputError(place, code: errno) }
    return HiddenName.path(template)
  }

  /// Removes files and the folder that they are in; it stays where there is anything else in it.
  private static func remove(_ names: [String], in folder: String) {
    for name in names { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}
