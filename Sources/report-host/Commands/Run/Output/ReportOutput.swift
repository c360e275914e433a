import ActivityStore
import ChartModel
import CivilCalendar

/// Where reports go: the surface that they are drawn on, and the file or stream that they are written
/// to.
struct ReportOutput: Sendable {
  let surface: any ReportSurface
  private let path: String?
  private let console: Console

  init(_ options: RunOptions, _ console: Console) {
    let output = options.output
    let formatter = ChartTimeFormatter(zone: options.request.query.zone)
    path = output.path
    self.console = console
    surface =
      switch output.format {
      case .terminal: TerminalSurface(output, formatter: formatter, console: console)
      case .text: TextSurface(output, formatter: formatter)
      case .html: PageSurface(output, formatter: formatter, locale: options.request.locale)
      case .json: JSONSurface(columns: output.columns)
      }
  }

  /// Writes to the output file or standard output.
  func write(_ pieces: [[UInt8]]) throws {
    if let path {
      try AtomicFile.write(pieces, to: path)
    } else {
      for piece in pieces { try console.write(piece) }
    }
  }
}
