import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Importers
import Testing

@Suite("Shapes of an export")
struct ShapeTests {
  static let bucket = Export.windows([Export.app(0, 100, "a"), Export.app(200, 50, "b")])
  static let sorted = """
    {"client": "c", "created": null, "events": [
      {"data": {"title": "t", "app": "a"}, "duration": 100, "timestamp": "2026-11-02T08:00:00Z"},
      {"data": {"app": "b"}, "duration": 5e1, "timestamp": "2026-11-02T13:33:20.000+05:30"}
    ], "hostname": "desk", "id": "w", "name": null, "type": "currentwindow"}
    """

  static let shapes: [(String, String)] = [
    ("object by name", "{\"buckets\": {\"w\": \(bucket)}}"),
    ("list", "{\"buckets\": [\(bucket)]}"),
    ("bare map", "{\"w\": \(bucket)}"),
    ("bare list", "[\(bucket)]"),
    ("one bucket", bucket),
    ("byte order mark and blanks", "\u{FEFF}\n {\"buckets\" : {\"w\":\(bucket)} }\n\n"),
    ("events before the type", "{\"buckets\": {\"w\": \(sorted), \"x\": \(sorted)}}"),
    ("one bucket, events first", sorted),
    (
      "unknown fields",
      "{\"version\": 3, \"meta\": {\"deep\": [[{}], 1.5e3, null]}, \"buckets\": {\"w\": \(bucket)}}"
    ),
  ]

  @Test("All of them are read", arguments: shapes)
  func read(name: String, json: String) throws {
    let fixture = try ExportFixture()
    try fixture.load(json)
    #expect(try fixture.durations() == ["a": 100_000, "b": 50_000, "total": 150_000])
    #expect(try fixture.day().map(\.device.name) == ["desk"])
  }

  @Test("Buckets of other kinds are named in the report")
  func otherBuckets() throws {
    let fixture = try ExportFixture()
    let report = try fixture.load(
      Export.file([
        Self.bucket,
        Export.bucket("aw-watcher-vim", "app.editor.activity", [Export.event(0, 1, "{}")]),
      ])
    )
    #expect(report.bucketsSkipped == ["aw-watcher-vim"])
    #expect(report.bucketsRead == 1)
  }

  @Test("Events newest first and in no order give the same as oldest first")
  func order() throws {
    let events = (0..<40).map { Export.app(Double($0) * 7, 5, $0 % 3 == 0 ? "a" : "b") }
    let forward = try ExportFixture()
    try forward.load(Export.file([Export.windows(events)]))
    for other in [Array(events.reversed()), events.filter { $0.hashValue % 2 == 0 } + events] {
      let fixture = try ExportFixture()
      try fixture.load(Export.file([Export.windows(other)]))
      #expect(try fixture.durations() == (try forward.durations()))
    }
  }

  @Test("The same file again, and exports that overlap, change nothing")
  func again() throws {
    let fixture = try ExportFixture()
    let events = (0..<200).map { Export.app(Double($0) * 60, 50, "app\($0 % 7)") }
    let whole = Export.file([
      Export.windows(events), Export.afk([Export.status(100, 9_000, "not-afk")]),
    ])
    try fixture.load(whole)
    let once = try fixture.reports(.hourly)
    try fixture.load(whole)
    try fixture.load(
      Export.file([
        Export.windows(Array(events[50..<150])), Export.afk([Export.status(100, 9_000, "not-afk")]),
      ])
    )
    #expect(try fixture.reports(.hourly) == once)
  }

  @Test("Two halves in either order make the whole")
  func halves() throws {
    let events = (0..<100).map { Export.app(Double($0) * 60, 50, "app\($0 % 5)") }
    let halves = [Array(events[..<60]), Array(events[40...])].map {
      Export.file([Export.windows($0)])
    }
    let (one, two, whole) = (try ExportFixture(), try ExportFixture(), try ExportFixture())
    for half in halves { try one.load(half) }
    for half in halves.reversed() { try two.load(half) }
    try whole.load(Export.file([Export.windows(events)]))
    #expect(try one.durations() == (try whole.durations()))
    #expect(try two.durations() == (try whole.durations()))
  }
}
