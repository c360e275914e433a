/// `report-host audit --probes`.
enum ProbeAuditCommand {
  static func run(
    _ arguments: ParsedArguments,
    format: AuditCommand.Format,
    console: Console
  ) throws -> Int32 {
    throw CommandFailure("this build has no probes")
  }
}
