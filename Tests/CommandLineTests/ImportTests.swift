import Foundation
import Testing

@Suite("Importing and reporting")
struct ImportTests {
  private let scratch = Scratch()
  private var store: String { scratch.file("activity.sqlite") }

  /// Two days of windows on one desktop, around the end of summer time in Europe.
  private static let export = """
    {"buckets": {
      "aw-watcher-window_box": {"id": "aw-watcher-window_box", "type": "currentwindow",
        "client": "aw-watcher-window", "hostname": "box", "created": "2026-10-24T00:00:00Z",
        "events": [
          {"timestamp": "2026-10-24T21:30:00Z", "duration": 3607,
            "data": {"app": "firefox", "title": "a"}},
          {"timestamp": "2026-10-25T00:30:00Z", "duration": 5411,
            "data": {"app": "code", "title": "b"}},
          {"timestamp": "2026-10-25T22:59:30Z", "duration": 61,
            "data": {"app": "code", "title": "c"}}]},
      "aw-watcher-afk_box": {"id": "aw-watcher-afk_box", "type": "afkstatus",
        "client": "aw-watcher-afk", "hostname": "box", "created": "2026-10-24T00:00:00Z",
        "events": [
          {"timestamp": "2026-10-24T20:00:00Z", "duration": 82800, "data": {"status": "not-afk"}},
          {"timestamp": "2026-10-25T19:00:00Z", "duration": 18000, "data": {"status": "not-afk"}}]}
    }}
    """

  private func importExport(_ text: String = export) throws -> HostRun {
    let path = try scratch.write(Array(text.utf8), to: "export.json")
    let host = try HostRun(["import", path, "--store", store])
    try authorize("ActivityCharts", in: store)
    return host
  }

  private func report(_ options: [String]) throws -> HostRun {
    try HostRun(
      [
        "run", "ActivityCharts", "--context", "barGraph", "--store", store, "--format", "text",
        "--during", "2026-10-24/2026-10-27", "--now", "2026-10-28",
      ] + options
    )
  }

  /// The rows of the table below the chart, as day and duration.
  private func rows(_ host: HostRun) -> [String: String] {
    var rows: [String: String] = [:]
    for line in host.output.split(separator: "\n") {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      guard words.count > 3, words[0].hasSuffix(","), words[2] == "Oct" else { continue }
      rows[words[0...2].joined(separator: " ")] = words[3...].joined(separator: " ")
    }
    return rows
  }

  @Test("A summary that cannot be written says that the activity was kept")
  func fullOutput() throws {
    let path = try scratch.write(Array(Self.export.utf8), to: "export.json")
    let host = try HostRun(["import", path, "--store", store], output: "/dev/full")
    #expect(host.status == 1)
    #expect(
      host.errors == """
        report-host import: the activity was imported, but cannot write to standard output: \
        No space left on device

        """
    )
    try authorize("ActivityCharts", in: store)
    #expect(try report(["--time-zone", "UTC", "--segment", "daily"]).output.contains("24 Oct"))
  }

  @Test("A day of 25 hours has all its seconds, and midnight cuts what lies across it")
  func daylightSaving() throws {
    #expect(try importExport().status == 0)
    // Sunday the 25th runs from 22:00 to 23:00 UTC: 1807 + 5411 + 30 s.
    let host = try report(["--time-zone", "Europe/Berlin", "--segment", "daily"])
    #expect(
      rows(host) == ["Sat, 24 Oct": "30m", "Sun, 25 Oct": "2h 48s", "Mon, 26 Oct": "31s"]
    )
    // 1800 + 7248 + 31 s.
    #expect(host.output.contains("2h 31m 19s"))
  }

  @Test("In a half-hour zone days begin at half past")
  func halfHourZone() throws {
    #expect(try importExport().status == 0)
    // Days begin at 18:30 UTC: 3607 + 5411 s on the 25th, 61 s on the 26th.
    let host = try report(["--time-zone", "Asia/Kolkata", "--segment", "daily"])
    #expect(
      rows(host) == ["Sat, 24 Oct": "0s", "Sun, 25 Oct": "2h 30m 18s", "Mon, 26 Oct": "1m 1s"]
    )
  }

  @Test("Importing a file again changes no figure")
  func again() throws {
    #expect(try importExport().status == 0)
    let once = try report(["--time-zone", "Europe/Berlin"])
    #expect(try importExport().status == 0)
    #expect(try report(["--time-zone", "Europe/Berlin"]).output == once.output)
  }

  @Test("An application filter leaves the other applications out of the categories")
  func filter() throws {
    #expect(try importExport().status == 0)
    let host = try HostRun([
      "run", "ActivityCharts", "-c", "topApps", "--store", store, "--format", "text", "--during",
      "2026-10-24/2026-10-27", "--now", "2026-10-28", "--application", "firefox",
    ])
    #expect(host.status == 0)
    #expect(host.output.lowercased().contains("firefox"))
    #expect(!host.output.lowercased().contains("code"))
  }

  @Test(
    "A broken export names the place and leaves the store as it was",
    arguments: [
      ("", "empty"), ("not JSON", "is of no kind that is known"),
      ("[1, 2", "is of no kind that is known"),
      (String(export.dropLast(40)), "byte"),
      (export.replacingOccurrences(of: "\"2026-10-25T22:59:30Z\"", with: "\"yesterday\""), "event"),
    ]
  )
  func broken(text: String, word: String) throws {
    #expect(try importExport().status == 0)
    let before = try report([]).output
    let host = try importExport(text)
    #expect(host.status == 1)
    #expect(host.errors.contains(word))
    #expect(host.errors.split(separator: "\n").count == 1)
    #expect(try report([]).output == before)
  }

  @Test("A file that is not there is an error that names it")
  func missing() throws {
    let host = try HostRun(["import", "/nowhere.json", "--store", store])
    #expect(host.status == 1)
    #expect(host.errors.contains("/nowhere.json"))
    #expect(!FileManager.default.fileExists(atPath: store))
  }
}
