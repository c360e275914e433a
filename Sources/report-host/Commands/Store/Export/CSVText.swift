import Sanitizer

/// Lines of a table as RFC 4180 has them.
enum CSVText {
  /// A line of cells, with its end.
  static func line(_ cells: [String]) -> String {
    cells.joined(separator: ",") + "\r\n"
  }

  /// A text from outside as a cell.
  ///
  /// Spreadsheets take a cell that begins with one of `= + - @` for a formula, which may send data
  /// away; an apostrophe in front makes it a text (OWASP, "CSV Injection").
  static func cell(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    var cell = Sanitizer.sanitized(text, limit: .max)
    if let first = cell.unicodeScalars.first, formulaStarts.contains(first) { cell = "'" + cell }
    guard cell.utf8.contains(where: { $0 == 0x2C || $0 == 0x22 }) else { return cell }
    return "\""
      + cell.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }

  /// The four, and their wide forms, which some programs take for the same.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]
}

/// Milliseconds as seconds, without zeros at the end: "12.5".
func secondsText(_ milliseconds: Int64) -> String {
  let (whole, rest) = (milliseconds / 1_000, milliseconds % 1_000)
  guard rest > 0 else { return String(whole) }
  var digits = String(rest + 1_000).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return "\(whole).\(digits)"
}
