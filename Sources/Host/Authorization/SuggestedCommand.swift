internal import ActivityStore

/// A command line of report-host's that an error suggests, as a shell takes it.
package enum SuggestedCommand {
  /// - Parameter path: The store that it is about, which is named where it is not the user's own.
  package static func line(_ words: [String], store path: String) -> String {
    let option = path == StoreLocation.standard() ? [] : ["--store", path]
    return (["report-host"] + words + option).map(quoted).joined(separator: " ")
  }

  /// A word that a shell leaves as it is.
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        || "/._-+@%,:=".utf8.contains(byte)
    }
    if isPlain, !word.isEmpty { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
  }
}
