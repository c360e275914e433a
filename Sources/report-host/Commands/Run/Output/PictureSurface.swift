import ActivityStore
import CivilCalendar
import ImageProcess
import ImageProtocol
import PlainTree
import Theme
import ViewTree

/// A picture: PNG, SVG or PDF, laid out in points and drawn by the program for pictures.
struct PictureSurface: ReportSurface {
  private let process: ImageProcess
  private let format: ImageFormat
  private let scale: Double
  private let page: ImagePage

  /// Starts the program for pictures, so that one that is missing is told before anything else runs.
  ///
  /// - Throws: ``CommandFailure`` where it cannot be had.
  init(
    _ format: ImageFormat,
    _ output: OutputOptions,
    request: ReportRequest,
    console: Console
  ) throws {
    self.format = format
    scale = Double(output.scale)
    page = ImagePage(request)
    process = try ImageProcess.forPictures(console)
  }

  func geometry(of tree: ViewTree, names: TokenNames) throws -> [NodeGeometry] {
    try CommandFailure.telling { () throws(ImageProcessError) in
      try process.geometry(of: tree, on: page.naming(names))
    }
  }

  func pieces(of report: ShownReport) throws -> [[UInt8]] {
    let picture = try CommandFailure.telling { () throws(ImageProcessError) in
      try process.draw(
        report.tree,
        on: page.naming(report.names),
        as: format,
        scale: scale,
        title: report.title
      )
    }
    return [picture]
  }
}

extension ImagePage {
  /// The page that a report was asked for.
  init(_ request: ReportRequest) {
    self.init(
      width: request.surroundings.width,
      height: request.surroundings.height,
      theme: request.surroundings.theme,
      timeZone: request.query.zone.identifier,
      locale: request.locale.identifier
    )
  }

  /// The same with what tokens stand for.
  func naming(_ names: TokenNames) -> ImagePage {
    var page = self
    page.resolveToken = { names.tokenName(of: $0) }
    return page
  }
}

extension ImageProcess {
  /// Starts the program that belongs to this host.
  ///
  /// - Throws: ``CommandFailure`` where it cannot be had.
  static func forPictures(_ console: Console) throws -> ImageProcess {
    try CommandFailure.telling { () throws(ImageProcessError) in
      try ImageProcess.start(
        hostPath: LocatedExtension.hostPath() ?? "",
        environment: console.environment
      )
    }
  }
}

extension CommandFailure {
  /// Does work of the program for pictures; what goes wrong is a failure of the command.
  static func telling<Result>(
    _ work: () throws(ImageProcessError) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(ImageProcessError) {
      return try work()
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
