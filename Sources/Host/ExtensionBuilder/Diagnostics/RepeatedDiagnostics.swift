internal import ResourceFormat

/// What the compiler says more than once of the same place.
///
/// It checks a declaration anew for each of its uses, and tells what is wrong with it each time.
enum RepeatedDiagnostics {
  /// A compiler's output with each diagnostic where it is told first.
  static func removed(from output: String) -> String {
    var seen: Set<Substring> = []
    var result = ""
    for part in parts(of: output) {
      var words = part
      while words.last?.isNewline == true { words.removeLast() }
      if seen.insert(words).inserted { result += part }
    }
    return result
  }

  /// The output in parts, each from the line of a diagnostic to the next such line.
  private static func parts(of output: String) -> [Substring] {
    var parts: [Substring] = []
    var start = output.startIndex
    var line = start
    while line < output.endIndex {
      let end = output[line...].firstIndex(where: \.isNewline) ?? output.endIndex
      if line > start, isBeginning(output[line..<end]) {
        parts.append(output[start..<line])
        start = line
      }
      line = end < output.endIndex ? output.index(after: end) : end
    }
    parts.append(output[start...])
    return parts
  }

  /// Whether a line names a place and what is wrong there, as "a.swift:3:5: error: …" does.
  private static func isBeginning(_ line: Substring) -> Bool {
    for severity in [": error: ", ": warning: ", ": note: "] {
      guard let found = line.firstOccurrence(of: severity) else { continue }
      let place = line[..<found.lowerBound].split(separator: ":").suffix(2)
      if place.count == 2, place.allSatisfy({ $0.allSatisfy(\.isNumber) }) { return true }
    }
    return false
  }
}
