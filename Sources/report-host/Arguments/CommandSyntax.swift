/// What a subcommand takes, as help and the parser both read it.
struct CommandSyntax: Sendable {
  /// The words that call it, such as "run" or "store verify".
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// The positional arguments.
  var operands: [Operand] = []
  var options: [Option] = []
  /// The ways to call the command, without its name; by default one, made from the rest.
  var forms: [String] = []
  /// Paragraphs after the options: examples, files, exit codes.
  var discussion = ""

  /// A positional argument.
  struct Operand: Sendable {
    let name: String
    let help: String
    var isOptional = false
    var isRepeating = false
  }

  /// An option that starts with dashes.
  struct Option: Sendable {
    /// The long name with its dashes.
    let name: String
    /// The short name with its dash.
    var short: String?
    /// What stands for the value in help; nil for a flag.
    var value: String?
    let help: String
    /// Whether it may be given several times.
    var isRepeating = false
  }

  /// What it is called within its group.
  var lastWord: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// The options with those that every command has.
  var allOptions: [Option] {
    options + [Option(name: "--help", short: "-h", help: "Show this help")]
  }

  /// The lines that show how to call the command.
  var usage: String {
    guard forms.isEmpty else {
      return forms.map { "report-host \(name) \($0)" }.joined(separator: "\n       ")
    }
    var words = ["report-host", name]
    if !options.isEmpty { words.append("[OPTION]…") }
    for operand in operands {
      let word = operand.name + (operand.isRepeating ? "…" : "")
      words.append(operand.isOptional ? "[\(word)]" : word)
    }
    return words.joined(separator: " ")
  }
}
