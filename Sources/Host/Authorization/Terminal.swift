internal import CTerminal
internal import Glibc
internal import Sanitizer

/// The terminal of the person who runs the host, whatever the standard streams are.
///
/// What is asked here a program that only has the host's input cannot answer.
package final class Terminal {
  private let descriptor: Int32

  /// Opens the terminal of the process' session.
  ///
  /// - Throws: ``AuthorizationError/authenticationMethodUnavailable(_:)`` where it has none.
  package init(path: String = "/dev/tty") throws(AuthorizationError) {
    descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .authenticationMethodUnavailable(
        "there is no terminal to ask at; run the command at one, not from a script or service"
      )
    }
    guard isatty(descriptor) == 1 else {
      close(descriptor)
      throw .authenticationMethodUnavailable("\(path) is no terminal; run the command at one")
    }
  }

  deinit { close(descriptor) }

  /// Shows lines, made safe.
  package func write(_ text: String) {
    var bytes = Array(Sanitizer.sanitizedLines(text, limit: .max).utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }

  /// Asks for a passphrase, which is not shown while it is typed.
  ///
  /// - Throws: ``AuthorizationError/authorizationCanceled(_:)`` where there is none.
  package func passphrase(_ prompt: String) throws(AuthorizationError) -> Passphrase {
    let passphrase = try Passphrase()
    try read(prompt, hidden: true, into: passphrase)
    guard passphrase.count > 0 else { throw .authorizationCanceled("no passphrase was typed") }
    guard !passphrase.hasNUL else {
      throw .authorizationCanceled("a passphrase cannot hold a NUL character")
    }
    return passphrase
  }

  /// Asks until yes or no was typed, in full: one key pressed by accident is no answer.
  ///
  /// - Throws: ``AuthorizationError/authorizationCanceled(_:)`` at the end of input, or after three
  ///   other answers.
  package func confirm(_ prompt: String) throws(AuthorizationError) -> Bool {
    for attempt in 0..<3 {
      let line = try Passphrase()
      try read(attempt == 0 ? prompt : "Please type yes or no: ", hidden: false, into: line)
      switch line.word {
      case "yes": return true
      case "no": return false
      default: continue
      }
    }
    throw .authorizationCanceled("neither yes nor no was typed; nothing was changed")
  }

  private func read(
    _ prompt: String,
    hidden: Bool,
    into line: Passphrase
  ) throws(AuthorizationError) {
    let prompt = Array(Sanitizer.sanitizedLines(prompt, limit: .max).utf8)
    var result = 0
    line.fill { buffer in
      result = prompt.withUnsafeBytes { text in
        rh_prompt(
          descriptor,
          text.baseAddress,
          text.count,
          hidden ? 1 : 0,
          buffer.baseAddress,
          buffer.count
        )
      }
      return result
    }
    guard result < 0 else { return }
    switch Int32(-result) {
    case ENODATA: throw .authorizationCanceled("nothing was typed; nothing was changed")
    case EINTR: throw .authorizationCanceled("it was interrupted; nothing was changed")
    case EMSGSIZE:
      throw .authorizationCanceled("a line has at most \(Passphrase.capacity) bytes here")
    case let code:
      throw .authenticationMethodUnavailable(
        "the terminal cannot be used (\(String(cString: strerror(code)))); use another"
      )
    }
  }
}

extension Passphrase {
  /// A short answer in small letters, without spaces around it; empty for anything else.
  fileprivate var word: String {
    guard count <= 16, !hasNUL else { return "" }
    let text = withCString { $0.map { String(cString: $0) } ?? "" }
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    return words.count == 1 ? String(words[0]) : ""
  }
}
