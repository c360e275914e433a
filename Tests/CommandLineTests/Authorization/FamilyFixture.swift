import Foundation
import Testing

/// A store with an adult and two children, imported by the host.
final class FamilyFixture {
  let scratch = Scratch()
  var store: String { scratch.file("activity.sqlite") }

  /// Half an hour in one application, on the day before the reports.
  private static func export(_ application: String, _ host: String) -> String {
    """
    {"buckets": {"w": {"id": "w", "type": "currentwindow", "hostname": "\(host)", "events": [
      {"timestamp": "2026-11-03T08:00:00Z", "duration": 1800, "data": {"app": "\(application)"}}]}}}
    """
  }

  init() throws {
    for (name, application, options) in [
      ("Robin", "code", []), ("Mia", "minecraft", ["--role", "child"]),
      ("Noah", "firefox", ["--role", "child"]),
    ] as [(String, String, [String])] {
      let text = Self.export(application, "box of \(name)")
      let path = try scratch.write(Array(text.utf8), to: "\(name).json")
      let host = try HostRun(["import", path, "--user", name, "--store", store] + options)
      try #require(host.status == 0, "\(host.errors)")
    }
  }

  /// The words of a run that shows all of it.
  func run(_ name: String = "ActivityCharts", _ options: [String] = []) -> [String] {
    [
      "run", name, "--context", "topApps", "--store", store, "--format", "text", "--during",
      "2026-11-02/2026-11-05", "--now", "2026-11-05",
    ] + options
  }

  /// What the store says was decided, as `status` shows it.
  func status() throws -> String { try HostRun(["status", "--store", store]).output }

  /// The bytes of the store's file and its log, to see whether anything was written.
  func bytes() -> [Data] {
    ["activity.sqlite", "activity.sqlite-wal"].map { name in
      (try? Data(contentsOf: URL(filePath: scratch.file(name)))) ?? Data()
    }
  }
}
