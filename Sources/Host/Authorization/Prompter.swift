/// Whoever can be asked.
package protocol Prompter {
  /// Shows lines.
  func write(_ text: String)
  /// Asks for a passphrase without showing it.
  func passphrase(_ prompt: String) throws(AuthorizationError) -> Passphrase
  /// Asks a question that is answered with yes or no.
  func confirm(_ prompt: String) throws(AuthorizationError) -> Bool
}

extension Terminal: Prompter {}
