/// Makes files that import Foundation import what report-host has in its place.
///
/// FoundationShims is Foundation with the names that Linux lacks, and with classes instead of those that
/// cannot work in the sandbox. The latter hide Foundation's own only where Foundation comes through
/// FoundationShims alone.
package enum ImportRewriter {
  /// What is imported instead; submodules of C modules of Apple's are in the Swift module here.
  private static let replacements: [Substring: String] = [
    "Foundation": "FoundationShims", "Dispatch": "FoundationShims",
    "os.log": "os", "os.signpost": "os", "os.lock": "os", "os.activity": "os",
    "Darwin": "Glibc", "Darwin.C": "Glibc",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "internal", "private", "fileprivate", "package",
  ]

  /// The file with other imports, line for line; nil where it has none to change.
  package static func rewritten(_ source: String) -> String? {
    guard replacements.keys.contains(where: { source.contains("import \($0)") }) else { return nil }
    var isChanged = false
    // By scalars: a carriage return and a line feed are one character.
    let scalars = source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = scalars.map(Substring.init).map { line in
      guard let module = importedModule(in: line), let other = replacements[module] else {
        return line
      }
      isChanged = true
      return line[..<module.startIndex] + other + line[module.endIndex...]
    }
    return isChanged ? lines.joined(separator: "\n") : nil
  }

  /// The name of the module that a line imports the whole of.
  private static func importedModule(in line: Substring) -> Substring? {
    guard line.contains("import") else { return nil }
    var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
      words.removeFirst()
    }
    guard words.first == "import", let word = words.dropFirst().first else { return nil }
    return word.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}
