import Audit
import Glibc

/// The command `report-host`: picks the subcommand, reports errors, sets the exit status.
@main
enum ReportHost {
  /// The version of the host and of the SDK beside it.
  static let version = "0.1.0"

  /// The subcommands in the order of the help text.
  static let commands = [
    Command(syntax: RunCommand.syntax, run: RunCommand.run),
    Command(syntax: OpenCommand.syntax, run: OpenCommand.run),
    Command(syntax: ExtensionsCommand.syntax, run: ExtensionsCommand.run),
    Command(syntax: BuildCommand.syntax, run: BuildCommand.run),
    Command(syntax: ImportCommand.syntax, run: ImportCommand.run),
    SourcesCommand.group,
    CategoriesCommand.group,
    StoreCommand.group,
    Command(syntax: AuthorizeCommand.syntax, run: AuthorizeCommand.run),
    Command(syntax: RevokeCommand.syntax, run: RevokeCommand.run),
    Command(syntax: StatusCommand.syntax, run: StatusCommand.run),
    Command(syntax: PickCommand.syntax, run: PickCommand.run),
    Command(syntax: InspectCommand.syntax, run: InspectCommand.run),
    Command(syntax: AuditCommand.syntax, run: AuditCommand.run),
    Command(syntax: DoctorCommand.syntax, run: DoctorCommand.run),
  ]

  static func main() {
    occupyStandardStreams()
    signal(SIGPIPE, SIG_IGN)
    // A limit on files' sizes is an error of the write, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst()), console: Console()))
  }

  /// Sees to it that descriptors 0 to 2 are open, so that nothing opened later takes their numbers and
  /// is written to as if it were a standard stream.
  ///
  /// They are opened the wrong way round: using one still fails as with a closed descriptor.
  private static func occupyStandardStreams() {
    while true {
      let descriptor = open("/dev/null", O_RDWR | O_CLOEXEC)
      guard (0...STDERR_FILENO).contains(descriptor) else {
        if descriptor > STDERR_FILENO { close(descriptor) }
        return
      }
      close(descriptor)
      let mode = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      guard open("/dev/null", mode | O_CLOEXEC) == descriptor else { return }
    }
  }

  /// Runs a command line and returns the exit status.
  static func run(_ words: [String], console: Console) -> Int32 {
    let name = words.first.map { first in
      commands.resolve(first, words.dropFirst())?.command.syntax.name ?? first
    }
    do {
      return try dispatch(words, console: console)
    } catch is OutputClosed {
      return 0
    } catch let error as UsageError {
      let help = error.command.map { "report-host \($0) --help" } ?? "report-host --help"
      console.complain(error.message, in: error.command)
      console.note("Try '\(help)' for more.")
      return 2
    } catch let error as CommandFailure {
      console.complain(error.message, in: name)
      return 1
    } catch {
      console.complain("\(error)", in: name)
      return 1
    }
  }

  private static func dispatch(_ words: [String], console: Console) throws -> Int32 {
    let overview = Help.overview(of: commands.map(\.syntax))
    guard let first = words.first else {
      console.note(overview)
      return 2
    }
    switch first {
    case "--help", "-h":
      try console.write(overview)
      return 0
    case "--version":
      try console.write("report-host \(version)\n")
      return 0
    case Scratch.command:
      return ScratchRun.run(Array(words.dropFirst()))
    case "help":
      guard let name = words.dropFirst().first else {
        try console.write(overview)
        return 0
      }
      try console.write(Help.text(for: command(named: name, words.dropFirst(2)).command))
      return 0
    default:
      let (command, rest) = try command(named: first, words.dropFirst())
      return try run(command, rest, console: console)
    }
  }

  private static func run(
    _ command: Command,
    _ words: ArraySlice<String>,
    console: Console
  ) throws -> Int32 {
    try command.checkSubcommand(words)
    let arguments = try ParsedArguments(words, syntax: command.syntax)
    if arguments.isSet("--help") {
      try console.write(Help.text(for: command))
      return 0
    }
    return try command.run(arguments, console)
  }

  private static func command(
    named name: String,
    _ words: ArraySlice<String>
  ) throws -> (command: Command, rest: ArraySlice<String>) {
    if let found = commands.resolve(name, words) { return found }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let hint = didYouMean(name, in: commands.map(\.syntax.name))
    throw UsageError("unknown \(kind) '\(name)'\(hint)")
  }
}
