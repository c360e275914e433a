/// The command line cannot be understood; exit code 2.
struct UsageError: Error {
  let message: String
  /// The subcommand whose help tells more; nil for the program's own.
  let command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}

/// The command was understood and failed; exit code 1.
struct CommandFailure: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
