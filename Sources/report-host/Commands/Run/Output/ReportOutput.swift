import ActivityStore
import ChartModel
import CivilCalendar

/// Where reports go: the surface that they are drawn on, and the file or stream that they are written
/// to.
struct ReportOutput: Sendable {
  let surface: any ReportSurface
  private let path: String?
  private let console: Console

  /// - Throws: ``CommandFailure`` where there is no program for pictures, and a picture is asked for.
  init(_ options: RunOptions, _ console: Console) throws {
    let output = options.output
    let formatter = ChartTimeFormatter(zone: options.request.query.zone)
    path = output.path
    self.console = console
    surface = try Self.surface(options, formatter, console)
  }

  private static func surface(
    _ options: RunOptions,
    _ formatter: ChartTimeFormatter,
    _ console: Console
  ) throws -> any ReportSurface {
    let (output, request) = (options.output, options.request)
    if let format = output.format.picture {
      return try PictureSurface(format, output, request: request, console: console)
    }
    if let graphics = output.graphics {
      return try TerminalPictureSurface(
        graphics,
        request: request,
        columns: output.columns,
        console: console
      )
    }
    return switch output.format {
    case .text: TextSurface(output, formatter: formatter)
    case .html: PageSurface(output, formatter: formatter, locale: request.locale)
    case .json: JSONSurface(columns: output.columns)
    case .terminal, .png, .svg, .pdf:
      TerminalSurface(output, formatter: formatter, console: console)
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
