internal import ActivityStore
internal import Sanitizer

/// A command line of report-host's that an error suggests, as a shell takes it.
package enum SuggestedCommand {
  /// - Parameter path: The store that it is about, which is named where it is not the user's own.
  package static func line(_ words: [String], store path: String) -> String {
    let option = path == StoreLocation.standard() ? [] : ["--store", path]
    return (["report-host"] + words + option).map(quoted).joined(separator: " ")
  }

  /// A word that a shell leaves as it is, on one line and without what a terminal would not show.
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        || "/._-+@%,:=".utf8.contains(byte)
    }
    if isPlain, !word.isEmpty { return word }
    guard Sanitizer.sanitized(word, limit: .max).unicodeScalars.elementsEqual(word.unicodeScalars)
    else { return escaped(word) }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
  }

  /// A word in dollar-single-quotes (POSIX.1-2024, 2.2.4), its bytes in octal where they cannot be
  /// shown.
  private static func escaped(_ word: String) -> String {
    var text = "$'"
    for byte in word.utf8 {
      let isShown = (0x20...0x7E).contains(byte) && byte != 0x27 && byte != 0x5C
      if isShown {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      }
    }
    return text + "'"
  }
}
