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
    let beginnings = [ImageFormat.png: "PNG", .svg: "<?xml", .pdf: "%PDF"]
    for format in ImageFormat.allCases {
      let picture = try process.draw(SampleReports.week, on: ImagePage(), as: format)
      let beginning = String(decoding: picture.prefix(5), as: UTF8.self)
      #expect(beginning.contains(beginnings[format] ?? "?"))
      #expect(try process.draw(SampleReports.week, on: ImagePage(), as: format) == picture)
      #expect(try Self.start().draw(SampleReports.week, on: ImagePage(), as: format) == picture)
    }
  }
}
