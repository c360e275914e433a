import Foundation

/// An extension that `report-host build` made of files that a test wrote.
struct BuiltExtension {
  /// The folder with the sources, and what was built from them beside it.
  let scratch = Scratch()
  let build: HostRun
  private let path: String

  /// One home for all builds: the compiler keeps there what it makes of the system's headers.
  private static let home = Scratch()
  private static let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  ]

  /// Writes files and builds them.
  ///
  /// - Parameters:
  ///   - files: Texts by paths within the sources' folder, which is called Reports.
  ///   - options: Options of the build.
  init(
    _ files: [String: String],
    options: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    for (name, text) in files {
      let file = URL(fileURLWithPath: scratch.file("Reports/\(name)"))
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    path = scratch.file("Built")
    build = try HostRun(
      ["build", scratch.file("Reports"), "-o", path] + options,
      home: Self.home,
      environment: Self.environment.merging(environment) { $1 }
    )
  }

  /// Whether there is an executable.
  var exists: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// What lies beside the sources.
  var leftovers: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: scratch.path)
    return (names ?? []).filter { $0 != "Reports" }
  }

  /// Runs one of its scenes on the sample family.
  func run(_ context: String, options: [String] = []) throws -> HostRun {
    try HostRun(["run", path, "--context", context, "--sample"] + options)
  }

  func inspect() throws -> HostRun { try HostRun(["inspect", path]) }
}

/// A scene that shows a text, as source.
enum SourceText {
  /// A whole extension with one scene, "Total Activity", that shows a view.
  static func report(showing view: String, before: String = "", with helpers: String = "") -> String
  {
    """
    import DeviceActivity
    import SwiftUI
    extension DeviceActivityReport.Context { static let total = Self("Total Activity") }
    @main
    struct Reports: DeviceActivityReportExtension {
      var body: some DeviceActivityReportScene { TotalReport { ReportView(count: $0) } }
    }
    struct TotalReport: DeviceActivityReportScene {
      let context: DeviceActivityReport.Context = .total
      let content: (Int) -> ReportView
      func makeConfiguration(
        representing data: DeviceActivityResults<DeviceActivityData>
      ) async -> Int {
        var count = 0
        for await user in data { _ = user; count += 1 }
        \(before)
        return count
      }
    }
    struct ReportView: View {
      let count: Int
      var body: some View { \(view) }
    }
    \(helpers)
    """
  }
}
