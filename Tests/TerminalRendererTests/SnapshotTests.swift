import Foundation
import Testing
import TreeSamples
import ViewTree

@testable import TerminalRenderer

/// Compares whole reports with files.
///
/// `REPORT_HOST_RECORD=1` writes the files anew; the test still fails then, so that nobody takes a
/// recording for a comparison. Escape characters are kept as `␛`.
@Suite("Snapshots")
struct SnapshotTests {
  private static let reports: [String: ViewTree] = [
    "day": SampleReports.day, "week": SampleReports.week, "controls": SampleReports.controls,
  ]
  private static let names = Samples.all.map(\.name) + reports.keys.sorted()

  @Test(
    "Reports look as recorded at 40, 80, 120 and 200 columns",
    arguments: names
  )
  func plain(name: String) throws {
    for columns in [40, 80, 120, 200] {
      try compare(name, options: TerminalOptions(columns: columns), suffix: "\(columns)")
    }
  }

  @Test("Reports look as recorded in each depth of colour", arguments: names)
  func colored(name: String) throws {
    for depth in [ColorDepth.ansi16, .ansi256, .trueColor] {
      let options = TerminalOptions(columns: 80, colorDepth: depth, hasAttributes: true)
      try compare(name, options: options, suffix: "80-\(depth)")
    }
    let ascii = TerminalOptions(columns: 80, isASCII: true)
    try compare(name, options: ascii, suffix: "80-ascii")
  }

  private func compare(_ name: String, options: TerminalOptions, suffix: String) throws {
    let sample = Samples.all.first { $0.name == name }?.tree.viewTree
    let tree = try #require(sample ?? Self.reports[name])
    let bytes = TerminalRenderer.render(tree, options: options)
    let shown = String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(name)/\(suffix).txt")
    if ProcessInfo.processInfo.environment["REPORT_HOST_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(shown.utf8).write(to: file)
      Issue.record("Recorded \(name)/\(suffix)")
      return
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == shown)
  }
}
