/// Makes files that import Foundation import what report-host has in its place.
///
/// FoundationShims is Foundation with the names that Linux lacks, and with classes instead of those that
/// cannot work in the sandbox. The latter hide Foundation's own only where Foundation comes through
/// FoundationShims alone.
package enum ImportRewriter {
  private static let replaced: Set<Substring> = ["Foundation", "Dispatch"]
  private static let modifiers: Set<Substring> = [
    "public", "internal", "private", "fileprivate", "package",
  ]

  /// The file with other imports, line for line; nil where it has none to change.
  package static func rewritten(_ source: String) -> String? {
    guard replaced.contains(where: { source.contains("import \($0)") }) else { return nil }
    var isChanged = false
    // By scalars: a carriage return and a line feed are one character.
    let scalars = source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = scalars.map(Substring.init).map { line in
      guard let module = importedModule(in: line) else { return line }
      isChanged = true
      return line[..<module.startIndex] + "FoundationShims" + line[module.endIndex...]
    }
    return isChanged ? lines.joined(separator: "\n") : nil
  }

  /// The name of a module that is to be replaced, where a line imports the whole of it.
  private static func importedModule(in line: Substring) -> Substring? {
    guard line.contains("import") else { return nil }
    var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
      words.removeFirst()
    }
    guard words.first == "import", let word = words.dropFirst().first else { return nil }
    let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let next = line[name.endIndex...].first
    guard replaced.contains(name), next == nil || next != "." else { return nil }
    return name
  }
}
