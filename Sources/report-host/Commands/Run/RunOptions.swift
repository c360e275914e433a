import ActivityStore
import ExtensionProtocol
import TerminalRenderer
import Theme

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

  let extensionName: String
  let context: String?
  let format: Format
  let outputPath: String?
  let columns: Int
  let color: Color
  let theme: Theme
  let isASCII: Bool
  let sandbox: SandboxOptions
  let source: ActivitySourceChoice
  let query: ActivityQuery
  let locale: UserLocale

  init(_ arguments: ParsedArguments, console: Console) throws {
    extensionName = arguments.operands[0]
    context = arguments.value("--context")
    format = try arguments.choice("--format") ?? .terminal
    outputPath = arguments.value("--output")
    columns = try Self.columns(arguments, console)
    color = try arguments.choice("--color") ?? .auto
    theme = try Self.theme(arguments, console)
    isASCII = arguments.isSet("--ascii")
    sandbox = try SandboxOptions(arguments)
    source = try ActivitySourceChoice(arguments, console)
    locale = UserLocale(console: console)
    query = try ActivityQuery(arguments, console, locale)
  }

  private static func columns(_ arguments: ParsedArguments, _ console: Console) throws -> Int {
    if let columns = try arguments.integer("--width", in: 1...2000) { return columns }
    if arguments.value("--output") == nil, let size = console.terminalSize { return size.columns }
    guard let columns = console["COLUMNS"].flatMap({ Int($0) }), (1...2000).contains(columns) else {
      return 80
    }
    return columns
  }

  private static func theme(_ arguments: ParsedArguments, _ console: Console) throws -> Theme {
    switch try arguments.choice("--theme", as: Scheme.self) {
    case .light: .light
    case .dark: .dark
    case nil: TerminalCapabilities(environment: console.environment, isTerminal: true).theme
    }
  }
}
