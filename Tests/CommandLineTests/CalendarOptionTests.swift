import Foundation
import Testing

@Suite("When weeks and days begin")
struct CalendarOptionTests {
  private let scratch = Scratch()

  /// An hour on Sunday evening, the 1st, two hours after midnight, and ten minutes on Wednesday.
  private static let export = """
    {"buckets": {"w": {"id": "w", "type": "currentwindow", "hostname": "box", "events": [
      {"timestamp": "2026-11-01T23:00:00Z", "duration": 3600, "data": {"app": "game"}},
      {"timestamp": "2026-11-02T00:00:00Z", "duration": 7200, "data": {"app": "game"}},
      {"timestamp": "2026-11-04T12:00:00Z", "duration": 600, "data": {"app": "mail"}}]}}}
    """

  private func report(_ options: [String], environment: [String: String] = [:]) throws -> HostRun {
    let store = scratch.file("activity.sqlite")
    if !FileManager.default.fileExists(atPath: store) {
      let path = try scratch.write(Array(Self.export.utf8), to: "export.json")
      #expect(try HostRun(["import", path, "--store", store]).status == 0)
      try authorize("ActivityCharts", in: store)
    }
    return try HostRun(
      [
        "run", "ActivityCharts", "-c", "totalActivity", "--store", store, "--format", "text",
        "--now", "2026-11-28",
      ] + options,
      environment: environment
    )
  }

  @Test(
    "A period of days, weeks and months follows --day-start and --week-start",
    arguments: [
      (["-d", "2026-11-01"], "1h"), (["-d", "2026-11-01", "--day-start", "04:00"], "3h"),
      (["-d", "2026-11-02/2026-11-03", "--day-start", "01:00"], "1h"),
      (["-s", "weekly", "-d", "2026-11-04", "--week-start", "monday"], "2h 10m"),
      (["-s", "weekly", "-d", "2026-11-04", "--week-start", "sunday"], "3h 10m"),
      (
        ["-s", "weekly", "-d", "2026-11-04", "--week-start", "monday", "--day-start", "03:00"],
        "10m"
      ),
      (["-s", "weekly", "-d", "2026-W45"], "2h 10m"), (["-d", "2026-11"], "3h 10m"),
      (["-s", "hourly", "-d", "2026-11-01T00:00Z/2026-11-02T01:00Z"], "2h"),
      (["-d", "last-28-days"], "3h 10m"), (["-s", "weekly", "-d", "last-4-weeks"], "2h 10m"),
    ]
  )
  func totals(options: [String], total: String) throws {
    let host = try report(options)
    #expect(host.status == 0, "\(host.errors)")
    #expect(heading(host) == total, "\(host.output)")
  }

  /// The line of the total, below the title and the people.
  private func heading(_ host: HostRun) -> Substring {
    host.output.split(separator: "\n").dropFirst(2).first ?? ""
  }

  @Test("Without --week-start the locale decides")
  func locale() throws {
    let options = ["-s", "weekly", "-d", "2026-11-04"]
    let american = try report(options, environment: ["LANG": "en_US.UTF-8"])
    #expect(heading(american) == "3h 10m")
    let german = try report(options, environment: ["LANG": "de_DE.UTF-8"])
    #expect(heading(german) == "2h 10m")
  }
}
