import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Glibc
import Importers
import Mutation

extension FuzzTarget {
  /// A JSON export of ActivityWatch, into a store that has something already.
  ///
  /// A file that is refused leaves nothing in the store. What was imported does not change when it is
  /// imported again, and no segment holds more than its time.
  static let importer = FuzzTarget(
    "activitywatch-export",
    .text(words: ExportSeeds.words),
    seeds: { ExportSeeds.all }
  ) { bytes in
    let (export, path) = (MemoryFile.path("export.json"), MemoryFile.path("import.sqlite"))
    defer { MemoryFile.removeStore(path) }
    defer { unlink(export) }
    try MemoryFile.write(bytes, to: export)
    var store: Store?
    func open() throws -> Store {
      let opened = try Store.openOrCreate(path)
      store = opened
      return opened
    }
    let options = ImportOptions(now: now)
    let report: ImportReport
    do {
      report = try Import.load(export, into: open(), options: options)
    } catch is ImportError {
      let left = try store.map { try StoreCheck.reports($0, now - 86_400..<now, now: now) } ?? []
      return try require(left.isEmpty, "a file that is refused has left something in the store")
    }
    guard let store, let span = report.span else { return }
    let first = try StoreCheck.reports(store, span, now: now)
    _ = try Import.load(export, into: store, options: options)
    let second = try StoreCheck.reports(store, span, now: now)
    try require(first == second, "imported twice, a file counts differently")
    try StoreCheck.checkCapacity(first)
  }

  /// 2026-12-02 08:00 UTC.
  private static let now: Int64 = 1_796_198_400
}

/// What must hold of every report.
enum StoreCheck {
  static func reports(
    _ source: any ActivitySource,
    _ span: Range<Int64>,
    now: Int64
  ) throws -> [ActivityReport] {
    let end = min(span.upperBound, span.lowerBound &+ 40 * 86_400)
    return try ([.hourly, .daily, .weekly] as [ActivityReport.SegmentKind]).flatMap { kind in
      try ActivityQuery(
        interval: span.lowerBound..<max(end, span.lowerBound),
        segment: kind,
        zone: .utc,
        users: .all,
        now: now
      ).reports(from: source)
    }
  }

  /// No more than a segment's time, in any of its sums; and the frame can be sent.
  static func checkCapacity(_ reports: [ActivityReport]) throws {
    for report in reports {
      for segment in report.segments {
        let capacity = (segment.end - segment.start) * 1_000
        try require(segment.totalDuration <= capacity, "a segment's total is over its time")
        for category in segment.categories {
          try require(category.duration <= capacity, "a category is over its segment's time")
          let durations =
            category.applications.map(\.duration) + category.webDomains.map(\.duration)
          try require(durations.allSatisfy { $0 <= capacity }, "an item is over its segment's time")
        }
        let longest = (segment.longestEnd ?? 0) - (segment.longestStart ?? 0)
        try require(longest >= 0, "the longest session ends before it starts")
      }
      let frame = try HostMessage.activity(id: 1, report).frame()
      let again = try HostMessage(frame: Array(frame.dropFirst(4)))
      try require(again == .activity(id: 1, report), "a report does not reach the process as it is")
    }
  }
}

private enum ExportSeeds {
  private static func event(_ time: String, _ duration: String, _ data: String) -> String {
    #"{"timestamp": "2026-11-02T\#(time)+00:00", "duration": \#(duration), "data": \#(data)}"#
  }

  private static func bucket(_ id: String, _ type: String, _ events: [String]) -> String {
    """
    "\(id)": {"id": "\(id)", "type": "\(type)", "client": "aw", "hostname": "desk", \
    "events": [\(events.joined(separator: ", "))]}
    """
  }

  static let all: [[UInt8]] = [
    "{\"buckets\": {"
      + [
        bucket(
          "w",
          "currentwindow",
          [
            event("08:00:00.000000", "30", #"{"app": "firefox", "title": "t"}"#),
            event("08:00:32", "1.5e1", #"{"app": "Code", "title": "\u00e9\ud83d\ude00"}"#),
            event("23:59:50", "20", #"{"app": "firefox"}"#),
          ]
        ), bucket("a", "afkstatus", [event("08:00:00", "900", #"{"status": "not-afk"}"#)]),
        bucket(
          "aw-watcher-web-firefox",
          "web.tab.current",
          [event("08:00:01", "5", #"{"url": "https://a.example/x", "audible": true}"#)]
        ),
      ].joined(separator: ", ") + "}}",
    "[{\"type\": \"os.lockscreen.unlocks\", \"events\": [\(event("09:00:00", "0", "{}"))]}]",
    "{\"events\": [\(event("09:00:00", "7", "{\"package\": \"p\", \"app\": \"P\"}"))], "
      + "\"type\": \"currentwindow\", \"client\": \"aw-android\", \"id\": \"x\"}",
    "{\"buckets\": {}}", "[]",
  ].map { Array($0.utf8) }

  static let words = [
    "\"timestamp\": ", "\"duration\": ", "\"events\": [", "\"buckets\": {", "\"type\": ",
    "\"currentwindow\"", "\"afkstatus\"", "\"web.tab.current\"", "\"os.lockscreen.unlocks\"",
    "\"hostname\": ", "\"unknown\"", "\"not-afk\"", "86400", "86400.0000005", "-1", "1e9", "1e-400",
    "9223372036854775807", "9007199254740993.5", "\"2026-11-02T24:00:00Z\"",
    "\"0000-01-01T00:00:00Z\"", "\"9999-12-31T23:59:60.999999999Z\"",
    "\"1970-01-01T00:00:00-23:59\"",
    "null", "true", "false", "{", "}", "[", "]", ",", ":", "\\u0000", "\\ud800", "\\udc00", "\\n",
    "https://", "\u{0}", "\u{FEFF}", "\"app\": ", "\"id\": ", "\"data\": {",
  ]
}
