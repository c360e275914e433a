extension Sanitizer {
  /// A path on one line; of one that cannot be shown as it is that is said.
  ///
  /// A line break in a path could otherwise begin a line that looks like the program's own, and so
  /// could many spaces in a terminal that wraps: of several in a row one is shown.
  package static func path(_ path: String, limit: Int = 4096) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in sanitized(path, limit: limit).unicodeScalars
    where scalar != " " || shown.last != " " {
      shown.append(scalar)
    }
    guard !shown.elementsEqual(path.unicodeScalars) else { return path }
    return String(shown) + " (not its exact path, which has characters that cannot be shown)"
  }
}
