import ImageProcess
import ImageProtocol
import TerminalGraphics
import TerminalQuery
import ViewTree

/// A report as one picture within a terminal, by kitty's protocol.
struct TerminalPictureSurface: ReportSurface {
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
    process = try ImageProcess.forPictures(console)
    // What a terminal does not say is as on a screen with two pixels per point.
    let cellSize = console.isOutputTerminal ? TerminalQuery.cellSize() : nil
    page = ImagePage(request)
    self.columns = columns
    let pixels = cellSize.map { Double($0.width) / Surroundings.cell.width } ?? 2
    scale = min(max(pixels, 0.5), 4)
  }

  func geometry(of tree: ViewTree, names: TokenNames) throws -> [NodeGeometry] {
    try CommandFailure.telling { () throws(ImageProcessError) in
      try process.geometry(of: tree, on: page.naming(names))
    }
  }

  func pieces(of report: ShownReport) throws -> [[UInt8]] {
    var page = page.naming(report.names)
    var picture = try draw(report, page)
    guard let height = PNGHeader(picture)?.height else {
      throw CommandFailure("the picture of the report is none")
    }
    // Whole rows, so that the terminal does not stretch it.
    let rows = max(Int((Double(height) / scale / Surroundings.cell.height).rounded(.up)), 1)
    if page.height == nil {
      page.height = Double(rows) * Surroundings.cell.height
      picture = try draw(report, page)
    }
    return [TerminalGraphics.kitty(png: picture, columns: columns, rows: rows)]
  }

  private func draw(_ report: ShownReport, _ page: ImagePage) throws -> [UInt8] {
    try CommandFailure.telling { () throws(ImageProcessError) in
      try process.draw(report.tree, on: page, as: .png, scale: scale, title: report.title)
    }
  }
}

/// What the beginning of a PNG file says (PNG Specification, third edition, 11.2.1).
struct PNGHeader {
  let width: Int
  let height: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(at start: Int) -> Int {
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    (width, height) = (number(at: 16), number(at: 20))
  }
}
