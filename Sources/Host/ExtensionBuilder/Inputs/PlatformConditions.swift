/// Takes the branches of conditional compilation that an iPhone has.
///
/// What an extension puts behind `#if os(iOS)` is the extension; the compiler, which builds for Linux, would
/// leave it out. Other platforms stay what they are: no.
package enum PlatformConditions {
  private static let directives: [Substring] = ["#if", "#elseif"]

  /// The file with other conditions, line for line; nil where it has none to change.
  package static func rewritten(_ source: String) -> String? {
    guard source.contains("iOS"), source.contains("#if") else { return nil }
    var isChanged = false
    // By scalars: a carriage return and a line feed are one character.
    let scalars = source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = scalars.map { scalars -> Substring in
      let line = Substring(scalars)
      guard isCondition(line) else { return line }
      let changed = line.replacing(/\bos\(\s*iOS\s*\)/, with: "true")
      isChanged = isChanged || changed != line
      return changed
    }
    return isChanged ? lines.joined(separator: "\n") : nil
  }

  private static func isCondition(_ line: Substring) -> Bool {
    let word = line.drop { $0 == " " || $0 == "\t" }.prefix { $0 == "#" || $0.isLetter }
    return directives.contains(word)
  }
}
