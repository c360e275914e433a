import ExtensionProtocol

/// What `report-host run` was asked for.
struct RunOptions {
  /// The form of the output.
  enum Format: String, CaseIterable {
    case terminal, text, json
  }

  /// How many colours to use.
  enum Color: String, CaseIterable {
    case auto, none
    case ansi16 = "16"
    case ansi256 = "256"
    case truecolor
  }

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

  /// The brightness of the surface.
  enum Scheme: String, CaseIterable {
    case light, dark
  }

  let request: ReportRequest
  let context: String?
  let format: Format
  let outputPath: String?
  let color: Color
  let isASCII: Bool

  init(_ arguments: ParsedArguments, console: Console) throws {
    request = try ReportRequest(arguments, console: console)
    context = arguments.value("--context")
    format = try arguments.choice("--format") ?? .terminal
    outputPath = arguments.value("--output")
    color = try arguments.choice("--color") ?? .auto
    isASCII = arguments.isSet("--ascii")
  }
}
