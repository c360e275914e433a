import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Foundation
import Importers

/// A folder with a store and the exports that are imported into it.
final class ExportFixture {
  let folder: URL
  let store: Store
  /// 2026-11-02 08:00 UTC.
  static let eight: Int64 = 1_793_606_400
  static let now: Int64 = eight + 30 * 86_400

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = try Store.openOrCreate(folder.appending(path: "activity.sqlite").path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @discardableResult
  func load(
    _ json: String,
    options: ImportOptions = ImportOptions(now: ExportFixture.now)
  ) throws -> ImportReport {
    try load(Data(json.utf8), options: options)
  }

  @discardableResult
  func load(
    _ data: Data,
    options: ImportOptions = ImportOptions(now: ExportFixture.now)
  ) throws -> ImportReport {
    try Import.load(
      try file(data),
      format: .activityWatch,
      into: store,
      options: options
    )
  }

  func file(_ data: Data) throws -> String {
    let url = folder.appending(path: "export.json")
    try data.write(to: url)
    return url.path
  }

  /// The day of ``eight`` as one segment per device.
  func day() throws -> [ActivityReport] {
    try reports(.daily)
  }

  func reports(_ segment: ActivityReport.SegmentKind) throws -> [ActivityReport] {
    try ActivityQuery(
      interval: try TimeZoneRules.utc.period("2026-11-02", now: Self.now, firstWeekday: 2),
      segment: segment,
      zone: .utc,
      firstWeekday: 2,
      users: .all,
      now: Self.now
    ).reports(from: store)
  }

  /// Identifier or category name, and milliseconds, of the first device's day.
  func durations() throws -> [String: Int64] {
    guard let report = try day().first else { return [:] }
    var found = ["total": report.segments[0].totalDuration]
    for category in report.segments[0].categories {
      for item in category.applications {
        found[report.subjects[item.application].identifier ?? ""] = item.duration
      }
      for item in category.webDomains {
        found[report.subjects[item.webDomain].identifier ?? ""] = item.duration
      }
    }
    return found
  }
}

/// JSON of events and buckets.
enum Export {
  /// An event some seconds after eight o'clock.
  static func event(_ start: Double, _ duration: Double, _ data: String) -> String {
    let milliseconds = Int((start * 1_000).rounded())
    let moment = TimeZoneRules.utc.rfc3339(ExportFixture.eight + Int64(milliseconds / 1_000))
    let fraction = String(format: ".%03d000+00:00", milliseconds % 1_000)
    return """
      {"timestamp": "\(moment.dropLast())\(fraction)", "duration": \(duration), "data": \(data)}
      """
  }

  static func app(_ start: Double, _ duration: Double, _ name: String) -> String {
    event(start, duration, #"{"app": "\#(name)", "title": "Secret – 秘密 \"x\""}"#)
  }

  static func status(_ start: Double, _ duration: Double, _ status: String) -> String {
    event(start, duration, #"{"status": "\#(status)"}"#)
  }

  static func page(
    _ start: Double,
    _ duration: Double,
    _ url: String,
    audible: Bool = false,
    incognito: Bool = false
  ) -> String {
    event(
      start,
      duration,
      #"{"url": "\#(url)", "title": "T", "audible": \#(audible), "incognito": \#(incognito)}"#
    )
  }

  static func bucket(
    _ id: String,
    _ type: String,
    host: String = "desk",
    client: String = "aw-client",
    _ events: [String]
  ) -> String {
    """
    {"id": "\(id)", "created": "2026-01-01T00:00:00+00:00", "name": null, "type": "\(type)",
     "client": "\(client)", "hostname": "\(host)", "events": [\(events.joined(separator: ",\n"))]}
    """
  }

  static func windows(_ events: [String], host: String = "desk") -> String {
    bucket("aw-watcher-window_\(host)", "currentwindow", host: host, events)
  }

  static func afk(_ events: [String], host: String = "desk") -> String {
    bucket("aw-watcher-afk_\(host)", "afkstatus", host: host, events)
  }

  static func web(_ events: [String]) -> String {
    bucket("aw-watcher-web-firefox", "web.tab.current", host: "unknown", events)
  }

  /// An export as both servers write it.
  static func file(_ buckets: [String]) -> String {
    let map = buckets.enumerated().map { "\"b\($0.offset)\": \($0.element)" }
    return "{\"buckets\": {\(map.joined(separator: ", "))}}"
  }
}
