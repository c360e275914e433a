import Glibc

/// One line on a terminal that is drawn again and taken back at the end; nothing where standard error
/// is no terminal.
struct TransientLine {
  let isShown = isatty(STDERR_FILENO) == 1

  func draw(_ text: String) {
    guard isShown else { return }
    // To the first column, and to the end of the line empty (ECMA-48, EL).
    _ = writeAll(Array("\r\u{1B}[K\(text)".utf8), to: STDERR_FILENO)
  }

  /// Takes the line back.
  func clear() { draw("") }

  /// Says what goes on while it goes on.
  static func during<Result>(_ text: String, _ work: () throws -> Result) rethrows -> Result {
    let line = TransientLine()
    line.draw(text + "…")
    defer { line.clear() }
    return try work()
  }
}
