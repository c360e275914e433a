internal import Glibc

/// What is kept of a source between two times of reading it.
struct SourceState: Hashable {
  /// What shows whether the file was written; empty where that cannot be told.
  var fingerprint = ""
  /// How far each part of it has been read.
  var positions: [String: Int64] = [:]

  init() {}

  /// Reads what ``text`` wrote; anything else is a source that was never read.
  init(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, lines.count <= 10_000 else { return }
    fingerprint = String(first)
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let position = Int64(parts[0]), position >= 0 else { continue }
      positions[String(parts[1])] = position
    }
  }

  /// One line for the file, one for each part.
  var text: String {
    let parts = positions.filter { !$0.key.contains("\n") }.sorted { $0.key < $1.key }
    return ([fingerprint] + parts.map { "\($0.value) \($0.key)" }).joined(separator: "\n")
  }

  /// What shows whether a file, or the log that SQLite keeps beside it, was written.
  ///
  /// Empty where there is no file, or it is no regular one. Of the log the time of its last change
  /// does not count: SQLite sets its owner anew whenever root opens the file, to read it too.
  static func fingerprint(of path: String) -> String {
    let states = ["", "-wal"].map { suffix -> String in
      var status = stat()
      guard stat(path + suffix, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        return ""
      }
      let (modified, changed) = (status.st_mtim, status.st_ctim)
      let changes = suffix.isEmpty ? [Int64(changed.tv_sec), Int64(changed.tv_nsec)] : []
      let numbers = [
        Int64(bitPattern: UInt64(status.st_dev)), Int64(bitPattern: UInt64(status.st_ino)),
        Int64(status.st_size), Int64(modified.tv_sec), Int64(modified.tv_nsec),
      ]
      return (numbers + changes).map(String.init).joined(separator: ":")
    }
    return states[0].isEmpty ? "" : states.joined(separator: " ")
  }

  /// Why a path without a fingerprint is no source.
  static func obstacle(_ path: String) -> ImportError {
    var status = stat()
    guard stat(path, &status) == 0 else { return .unreadable(file: path, errno: errno) }
    return .unreadable(file: path, reason: "a source has to be a file, which can be read again")
  }
}
