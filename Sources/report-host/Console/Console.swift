import Glibc
import OutputFiles
import Sanitizer

/// The program's own surroundings: its environment and its three standard streams.
struct Console: Sendable {
  let environment: [String: String]

  init() {
    var environment: [String: String] = [:]
    var pointer = environ
    while let entry = pointer.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        environment[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      pointer += 1
    }
    self.environment = environment
  }

  /// An environment variable that is set and not empty.
  subscript(name: String) -> String? {
    guard let value = environment[name], !value.isEmpty else { return nil }
    return value
  }

  /// Whether standard output is a terminal.
  var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The terminal's size in cells; nil where standard output is none or does not say.
  var terminalSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes to standard output.
  ///
  /// - Throws: ``OutputClosed`` when the reader has gone, ``CommandFailure`` for any other error.
  func write(_ bytes: [UInt8]) throws {
    switch writeAll(bytes, to: STDOUT_FILENO) {
    case 0: return
    case EPIPE: throw OutputClosed()
    case let code: throw CommandFailure("cannot write to standard output: \(errorText(code))")
    }
  }

  /// Writes text to standard output; throws as ``write(_:)-([UInt8])`` does.
  ///
  /// Names of files, extensions and contexts come from outside, so all text is made safe to show
  /// here, whoever put it together.
  func write(_ text: String) throws {
    try write(Array(Sanitizer.sanitizedLines(text, limit: .max).utf8))
  }

  /// Writes a line, or several, to standard error; they are made safe to show.
  ///
  /// Nothing can be done where that fails.
  func note(_ line: String) {
    let line = Sanitizer.sanitizedLines(line, limit: .max)
    _ = writeAll(Array((line + "\n").utf8), to: STDERR_FILENO)
  }
}

extension Console {
  /// Writes a question to standard error, behind which the answer goes.
  func prompt(_ question: String) {
    _ = writeAll(Array(Sanitizer.sanitized(question, limit: 4096).utf8), to: STDERR_FILENO)
  }

  /// Writes an error, on one line and safe to show, with the command's name in front.
  func complain(_ message: String, in command: String?) {
    let name = command.map { "report-host \($0)" } ?? "report-host"
    note("\(Sanitizer.sanitized(name, limit: 64)): \(Sanitizer.sanitized(message, limit: 4096))")
  }
}

/// Standard output was closed by its reader, as `head` does; not an error worth a word.
struct OutputClosed: Error {}

/// Writes all bytes to a descriptor and returns 0 or the error number.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  OutputStream.writeAll(bytes, to: descriptor)
}

/// The system's words for an error number.
func errorText(_ code: Int32) -> String {
  String(cString: strerror(code))
}
