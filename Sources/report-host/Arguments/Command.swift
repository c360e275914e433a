/// A subcommand, or a group of them such as `report-host store`.
struct Command: Sendable {
  /// What it takes.
  let syntax: CommandSyntax
  /// The commands of a group, whose names begin with the group's.
  var subcommands: [Command] = []

  /// Does the work and returns the exit status.
  ///
  /// It throws ``UsageError`` for status 2, ``CommandFailure`` or any other error for status 1.
  let run: @Sendable (ParsedArguments, Console) throws -> Int32
}

extension Command {
  /// Makes a group, which does nothing itself.
  init(group syntax: CommandSyntax, _ subcommands: [Command]) {
    var syntax = syntax
    syntax.forms = ["COMMAND [ARGUMENT]…"]
    let name = syntax.name
    self.init(syntax: syntax, subcommands: subcommands) { _, _ in
      throw UsageError("missing COMMAND", command: name)
    }
  }

  /// Complains about a first word that is no command of the group.
  ///
  /// - Throws: ``UsageError`` that names the nearest.
  func checkSubcommand(_ words: ArraySlice<String>) throws {
    guard !subcommands.isEmpty, let word = words.first, !word.hasPrefix("-") else { return }
    throw UsageError(
      "unknown command '\(word)'" + didYouMean(word, in: subcommands.map(\.syntax.lastWord)),
      command: syntax.name
    )
  }
}

extension [Command] {
  /// Follows words into groups as far as they name commands.
  ///
  /// - Returns: The command and the words behind its name; nil where there is no such command.
  func resolve(
    _ name: String,
    _ words: ArraySlice<String>
  ) -> (command: Command, rest: ArraySlice<String>)? {
    guard let command = first(where: { $0.syntax.lastWord == name }) else { return nil }
    if let next = words.first, let found = command.subcommands.resolve(next, words.dropFirst()) {
      return found
    }
    return (command, words)
  }
}
