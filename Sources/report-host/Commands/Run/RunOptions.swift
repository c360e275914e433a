import ExtensionProtocol

/// What `report-host run` was asked for.
struct RunOptions {
  /// The lengths of segments, by Apple's names.
  enum Segment: String, CaseIterable {
    case hourly, daily, weekly

    var kind: ActivityReport.SegmentKind {
      switch self {
      case .hourly: .hourly
      case .daily: .daily
      case .weekly: .weekly
      }
    }
  }

  let request: ReportRequest
  let context: String?
  /// The folder that all contexts go to; nil for one report.
  let folder: String?
  let output: OutputOptions

  init(_ arguments: ParsedArguments, console: Console) throws {
    output = try OutputOptions(arguments, console: console)
    request = try ReportRequest(
      arguments,
      console: console,
      surroundings: output.surroundings
    )
    context = arguments.value("--context")
    folder = try Self.folder(arguments)
  }

  /// - Throws: ``UsageError`` where `--all-contexts` has no folder, or one context is named beside it.
  private static func folder(_ arguments: ParsedArguments) throws -> String? {
    guard arguments.isSet("--all-contexts") else { return nil }
    guard !arguments.isSet("--context") else {
      throw UsageError(
        "--all-contexts and --context exclude each other",
        command: arguments.syntax.name
      )
    }
    guard let path = arguments.value("--output") else {
      throw UsageError(
        "--all-contexts writes a folder: name it with -o FOLDER",
        command: arguments.syntax.name
      )
    }
    return path
  }
}
