import Foundation
import ImageProcess
import ImageProtocol
import Testing
import TreeSamples
import ViewTree

/// The real program, on whole reports.
@Suite("The picture program")
struct StudioTests {
  /// The folder that the tests and the programs were built into.
  static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  static func start() throws -> ImageProcess {
    try ImageProcess.start(
      hostPath: folder + "/report-host",
      environment: ProcessInfo.processInfo.environment
    )
  }

  @Test("a report becomes a picture in each format, and the same one again")
  func formats() throws {
    let process = try Self.start()
    let beginnings = [ImageFormat.png: "PNG", .svg: "<?xml", .pdf: "%PDF", .pixels: "RGBA"]
    for format in ImageFormat.allCases {
      let picture = try process.draw(SampleReports.week, on: ImagePage(), as: format)
      let beginning = String(decoding: picture.prefix(5), as: UTF8.self)
      #expect(beginning.contains(beginnings[format] ?? "?"))
      #expect(try process.draw(SampleReports.week, on: ImagePage(), as: format) == picture)
      #expect(try Self.start().draw(SampleReports.week, on: ImagePage(), as: format) == picture)
    }
  }

  @Test("places and pictures come from one process, in any order")
  func places() throws {
    let process = try Self.start()
    var builder = ViewTreeBuilder()
    builder.open(.geometry(Geometry(id: 7)))
    builder.leaf(.divider)
    builder.close()
    let tree = builder.finish()
    let page = ImagePage(width: 300, height: 200)
    let places = try process.geometry(of: tree, on: page)
    #expect(places.map(\.id) == [7])
    #expect(places.first?.width == places.first?.proposedWidth)
    #expect(try !process.draw(tree, on: page, as: .svg).isEmpty)
    #expect(try process.geometry(of: tree, on: page) == places)
  }

  @Test("a page in a terminal takes whole rows, all of them painted, unless its height is given")
  func rows() throws {
    let process = try Self.start()
    var builder = ViewTreeBuilder()
    builder.open(.frame(width: 8, height: 50, alignment: .center))
    builder.leaf(.divider)
    builder.close()
    let tree = builder.finish()
    func pixels(_ page: ImagePage) throws -> (height: UInt8, last: [UInt8]) {
      let bytes = try process.draw(tree, on: page, as: .pixels, scale: 1)
      // Four letters, the width and the height of 32 bits each, the last byte last.
      return (try #require(bytes.dropFirst(11).first), Array(bytes.suffix(4)))
    }
    // 50 points and 16 on both sides; rows of 16 make 96 of them.
    #expect(try pixels(ImagePage(width: 100)).height == 82)
    let rows = try pixels(ImagePage(width: 100, rowHeight: 16))
    #expect(rows.height == 96)
    #expect(rows.last == [255, 255, 255, 255])
    #expect(try pixels(ImagePage(width: 100, height: 90, rowHeight: 16)).height == 90)
  }

  @Test("without any font it says what to install, and goes on")
  func noFonts() throws {
    // Of a name of its own: what the system offers lies in a folder that the first user owns.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "fonts.conf")
    try Data("<?xml version='1.0'?><fontconfig></fontconfig>".utf8).write(to: file)
    let process = try ImageProcess.start(
      hostPath: Self.folder + "/report-host",
      environment: ["FONTCONFIG_FILE": file.path]
    )
    for _ in 0..<2 {
      let error = #expect(throws: ImageProcessError.self) {
        try process.draw(SampleReports.day, on: ImagePage(), as: .png)
      }
      #expect(error?.description.contains("no fonts are installed") == true)
      #expect(error?.description.contains("fonts-dejavu-core") == true)
    }
  }

  @Test("what cannot be drawn is told in one line, and the next request is answered")
  func failures() throws {
    let process = try Self.start()
    func words(_ page: ImagePage, scale: Double = 1) -> String {
      let error = #expect(throws: ImageProcessError.self) {
        try process.draw(SampleReports.day, on: page, as: .png, scale: scale)
      }
      return error?.description ?? ""
    }
    #expect(words(ImagePage(timeZone: "Mars/Olympus")).contains("Mars/Olympus"))
    #expect(words(ImagePage(width: 0)).contains("width"))
    #expect(words(ImagePage(width: 40_000)).contains("--size"))
    #expect(words(ImagePage(), scale: 900).contains("--scale"))
    #expect(try !process.draw(SampleReports.day, on: ImagePage(), as: .png).isEmpty)
  }

  @Test("every kind of node is drawn in every format")
  func everyNode() throws {
    let process = try Self.start()
    for content in Samples.all {
      let tree = Samples.tree(content)
      for format in ImageFormat.allCases {
        #expect(try !process.draw(tree, on: ImagePage(width: 120), as: format, scale: 1).isEmpty)
      }
    }
  }
}
