import Glibc

/// One line on a terminal that says what goes on while it goes on; nothing where standard error is no
/// terminal.
final class ActivityLine {
  private let isShown = isatty(STDERR_FILENO) == 1

  init(_ text: String) { draw(text + "…") }

  /// Takes the line back.
  func clear() { draw("") }

  private func draw(_ text: String) {
    guard isShown else { return }
    // To the first column, and to the end of the line empty (ECMA-48, EL).
    _ = writeAll(Array("\r\u{1B}[K\(text)".utf8), to: STDERR_FILENO)
  }
}
