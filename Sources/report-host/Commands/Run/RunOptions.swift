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
  let output: OutputOptions

  init(_ arguments: ParsedArguments, console: Console) throws {
    output = try OutputOptions(arguments, console: console)
    request = try ReportRequest(
      arguments,
      console: console,
      surroundings: output.surroundings
    )
    context = arguments.value("--context")
  }
}
