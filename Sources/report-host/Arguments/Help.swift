/// Help texts, made from the commands' syntax.
enum Help {
  /// The program's own help: what it is and its commands.
  static func overview(of commands: [CommandSyntax]) -> String {
    """
    Screen Time style reports for Linux: runs untrusted report extensions in a sandbox and prints
    the views that they send back.

    usage: report-host COMMAND [ARGUMENT]…

    Commands:
    \(list(commands))

    Options:
      -h, --help     Show this help, or a command's: report-host COMMAND --help
      --version      Show the version

    Exit status: 0 done, 1 the report or command failed, 2 wrong usage.

    """
  }

  private static func list(_ commands: [CommandSyntax]) -> String {
    let width = commands.map(\.lastWord.count).max() ?? 0
    return commands.map { "  \(padded($0.lastWord, to: width))  \($0.summary)" }
      .joined(separator: "\n")
  }

  /// A command's help.
  static func text(for command: Command) -> String {
    let syntax = command.syntax
    var text = "\(syntax.summary)\n\nusage: \(syntax.usage)\n"
    if !command.subcommands.isEmpty {
      text += "\nCommands:\n\(list(command.subcommands.map(\.syntax)))\n"
    }
    if !syntax.operands.isEmpty {
      text += "\nArguments:\n" + table(syntax.operands.map { ($0.name, $0.help) })
    }
    text += "\nOptions:\n" + table(syntax.allOptions.map { (name(of: $0), $0.help) })
    if !syntax.discussion.isEmpty { text += "\n\(syntax.discussion)\n" }
    return text
  }

  private static func name(of option: CommandSyntax.Option) -> String {
    let short = option.short.map { "\($0), " } ?? ""
    return short + option.name + (option.value.map { " \($0)" } ?? "")
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let indent = String(repeating: " ", count: width + 4)
    return rows.map { name, help in
      let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
      return "  \(padded(name, to: width))  \(lines.joined(separator: "\n\(indent)"))\n"
    }.joined()
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
