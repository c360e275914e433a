import ImageProcess
import ImageProtocol
import TerminalGraphics
import TerminalQuery
import ViewTree

/// A report as one picture within a terminal.
struct TerminalPictureSurface: ReportSurface {
  private let kind: TerminalGraphics.Kind
  private let process: ImageProcess
  private let page: ImagePage
  private let columns: Int
  /// Pixels per point.
  private let scale: Double

  /// - Throws: ``CommandFailure`` where the program for pictures cannot be had.
  init(
    _ kind: TerminalGraphics.Kind,
    request: ReportRequest,
    columns: Int,
    console: Console
  ) throws {
    self.kind = kind
    self.columns = columns
    process = try ImageProcess.forPictures(console)
    page = ImagePage(request)
    let cellSize = console.isOutputTerminal ? TerminalQuery.cellSize() : nil
    let pixels = cellSize.map { Double($0.width) / Surroundings.cell.width }
    // A picture of kitty's is brought to its cells; sixels are as large as their pixels.
    scale = min(max(pixels ?? (kind == .kitty ? 2 : 1), 0.5), 4)
  }

  func geometry(of tree: ViewTree, names: TokenNames) throws -> [NodeGeometry] {
    try CommandFailure.telling { () throws(ImageProcessError) in
      try process.geometry(of: tree, on: page.naming(names))
    }
  }

  func pieces(of report: ShownReport) throws -> [[UInt8]] {
    let page = page.naming(report.names)
    switch kind {
    case .kitty: return [try kitty(report, page)]
    case .sixel: return [try sixel(report, page)]
    }
  }

  private func kitty(_ report: ShownReport, _ page: ImagePage) throws -> [UInt8] {
    var page = page
    // Whole rows, so that the terminal does not stretch it.
    page.rowHeight = Surroundings.cell.height
    let picture = try draw(report, page, as: .png)
    guard let height = PictureSize(png: picture)?.height else { throw Self.unreadable }
    // Pixels are whole too, so that a picture may be a part of one too high.
    let rows = (page.height ?? Double(height) / scale - 1 / scale) / Surroundings.cell.height
    return TerminalGraphics.kitty(
      png: picture,
      columns: columns,
      rows: max(Int(rows.rounded(.up)), 1)
    )
  }

  private func sixel(_ report: ShownReport, _ page: ImagePage) throws -> [UInt8] {
    let picture = try draw(report, page, as: .pixels)
    guard let size = PictureSize(pixels: picture) else { throw Self.unreadable }
    let sixels = TerminalGraphics.sixel(
      rgba: Array(picture.dropFirst(PictureSize.pixelHeader)),
      width: size.width,
      height: size.height
    )
    guard !sixels.isEmpty else {
      throw CommandFailure(
        "the report has \(size.height) rows of pixels, more than a terminal is sent as sixels; "
          + "--graphics none draws it in cells"
      )
    }
    return sixels
  }

  private func draw(
    _ report: ShownReport,
    _ page: ImagePage,
    as format: ImageFormat
  ) throws -> [UInt8] {
    try CommandFailure.telling { () throws(ImageProcessError) in
      try process.draw(report.tree, on: page, as: format, scale: scale, title: report.title)
    }
  }

  private static let unreadable = CommandFailure(
    "\(ImageProcess.programName) gave a picture that cannot be read; install it again with "
      + "'make install'"
  )
}
