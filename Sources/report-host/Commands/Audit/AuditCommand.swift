import Audit
import ExtensionHost
import Sandbox
import Sanitizer

/// `report-host audit`: tells what an extension tries, or attacks the sandbox itself.
enum AuditCommand {
  /// The form of the output.
  enum Format: String, CaseIterable {
    case table, json
  }

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let format = try arguments.choice("--format", as: Format.self) ?? .table
    if arguments.isSet("--probes") {
      try checkProbeOptions(arguments)
      return try ProbeAuditCommand.run(arguments, format: format, console: console)
    }
    try checkExtensionOptions(arguments)
    return try ExtensionAuditCommand.run(arguments, format: format, console: console)
  }

  /// Writes an audit's output and returns its status, which a reader that has gone changes nothing
  /// of: `audit … | head` must not look as if all were well.
  static func end(passed: Bool, _ write: () throws -> Void) throws -> Int32 {
    do {
      try write()
    } catch is OutputClosed {
      // What is not read is not wanted; the status is.
    }
    return passed ? 0 : 1
  }

  private static func checkProbeOptions(_ arguments: ParsedArguments) throws {
    let known = ["--probes", "--layers", "--format"]
    for option in syntax.options where arguments.isSet(option.name) {
      guard known.contains(option.name) else {
        throw UsageError("--probes and \(option.name) exclude each other", command: syntax.name)
      }
    }
  }

  private static func checkExtensionOptions(_ arguments: ParsedArguments) throws {
    if arguments.isSet("--layers") {
      throw UsageError("--layers needs --probes", command: syntax.name)
    }
    guard !arguments.operands.isEmpty else {
      throw UsageError("missing EXTENSION; or give --probes", command: syntax.name)
    }
    guard arguments.operands.count == 1 else {
      throw UsageError(
        "unexpected argument '\(arguments.operands[1])'; audit one extension at a time",
        command: syntax.name
      )
    }
  }
}
