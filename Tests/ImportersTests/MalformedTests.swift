import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Foundation
import Importers
import Testing

@Suite("Files that cannot be imported")
struct MalformedTests {
  let fixture: ExportFixture

  init() throws { fixture = try ExportFixture() }

  func message(_ json: String) -> String {
    let error = #expect(throws: ImportError.self) { try fixture.load(json) }
    return error.map { "\($0)" } ?? ""
  }

  @Test(
    "name the bucket, the event and what is wrong",
    arguments: [
      (#"{"duration": 1, "data": {"app": "x"}}"#, "timestamp missing"),
      (#"{"timestamp": "yesterday", "data": {}}"#, "timestamp is not a date and time of RFC 3339"),
      (#"{"timestamp": 5, "data": {}}"#, "timestamp is not a string"),
      (
        #"{"timestamp": "2026-11-02T08:00:00Z", "duration": "long"}"#,
        "duration is not a number of seconds"
      ),
      (#"{"timestamp": "2026-11-02T08:00:00Z", "duration": 1e300}"#, "duration is out of range"),
      (
        #"{"timestamp": "2026-11-02T08:00:00Z", "duration": 99999999999999999999}"#,
        "duration is out of range"
      ),
      (#"{"timestamp": "2026-11-02T08:00:00Z", "data": 3}"#, "an object was expected"),
      ("7", "an object was expected"),
      (#"{"timestamp": "2026-11-02T08:00:00Z",}"#, "a comma before the end"),
      (#"{"timestamp": "2026-11-02T08:00:00Z" "duration": 1}"#, "a comma was expected"),
      (#"{"timestamp": "\uD800x"}"#, "half of a surrogate pair"),
      (#"{"timestamp": "\x"}"#, "an unknown escape in a string"),
      (#"{"timestamp": tru}"#, "timestamp is not a string"),
    ]
  )
  func event(json: String, reason: String) {
    let text = message(
      Export.file([Export.windows([Export.app(0, 10, "a"), Export.app(20, 10, "a"), json])])
    )
    #expect(text.contains("events[2] of bucket “aw-watcher-window_desk”: \(reason)"))
    #expect(text.contains("export.json”, byte "))
    #expect(text.hasSuffix("; nothing was imported"))
    #expect(!text.contains("\n"))
  }

  @Test(
    "are empty, not JSON, or JSON of another kind",
    arguments: [
      ("", "is empty"), (" \n ", "is empty"), ("hello", "has no ActivityWatch buckets"),
      ("{}", "has no ActivityWatch buckets"), ("[1]", "an object was expected"),
      (#"{"buckets": 5}"#, "“buckets” is neither an object nor a list"),
      (#"{"buckets": {}} x"#, "text after the end"), ("\"text\"", "has no ActivityWatch buckets"),
      (#"{"a": 01}"#, "a comma was expected"), (#"{"a": 1.}"#, "a digit was expected"),
      ("{\"a\": \"\u{1}\"}", "a control character in a string"),
    ]
  )
  func kinds(json: String, reason: String) {
    #expect(message(json).contains(reason))
  }

  @Test(
    "say where they stop being UTF-8",
    arguments: [
      [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x80],
    ] as [[UInt8]]
  )
  func encoding(bytes: [UInt8]) {
    let data = Data("{\"a\": \"".utf8) + Data(bytes) + Data("\"}".utf8)
    let error = #expect(throws: ImportError.self) { try fixture.load(data) }
    #expect(error.map { "\($0)" }?.contains("a string is not UTF-8") == true)
  }

  @Test("may be nested as deep as they like without harm", arguments: ["[", "{\"a\":"])
  func nesting(open: String) {
    let text = message("{\"a\": " + String(repeating: open, count: 200_000))
    #expect(text.contains("values are nested deeper than 64"))
  }

  @Test("that end anywhere leave the store as it was")
  func truncation() throws {
    try fixture.load(Export.file([Export.windows([Export.app(0, 10, "first")])]))
    let before = try fixture.reports(.hourly)
    let whole = Data(
      Export.file([
        Export.windows((0..<6).map { Export.app(Double($0) * 100, 60, "second") }),
        Export.afk([Export.status(0, 600, "not-afk")]),
        Export.web([Export.page(0, 60, "https://example.org/")]),
      ]).utf8
    )
    for length in stride(from: 0, to: whole.count, by: 5) {
      #expect(throws: ImportError.self) { try fixture.load(whole.prefix(length)) }
    }
    #expect(try fixture.reports(.hourly) == before)
  }

  @Test("with any byte changed never trap")
  func mutation() throws {
    let whole = Data(
      Export.file([
        Export.windows((0..<3).map { Export.app(Double($0) * 100, 60, "a") }),
        Export.afk([Export.status(0, 600, "not-afk")]),
        Export.web([Export.page(0, 60, "https://example.org/")]),
      ]).utf8
    )
    var outcomes: Set<Bool> = []
    for index in stride(from: 0, to: whole.count, by: 3) {
      var bytes = whole
      bytes[index] = [0x22, 0x7D, 0x30, 0x2D, 0xFF, 0x5C][index % 6]
      outcomes.insert((try? fixture.load(bytes)) != nil)
    }
    #expect(outcomes == [true, false])
  }

  @Test("are not folders")
  func folder() {
    let error = #expect(throws: ImportError.self) {
      try Import.load(
        fixture.folder.path,
        into: fixture.store,
        options: ImportOptions(now: ExportFixture.now)
      )
    }
    #expect(error.map { "\($0)" }?.contains("cannot be read: Is a directory") == true)
  }

  @Test("that are missing say so")
  func missing() {
    let error = #expect(throws: ImportError.self) {
      try Import.load(
        "/nonexistent/export.json",
        into: fixture.store,
        options: ImportOptions(now: ExportFixture.now)
      )
    }
    #expect(error.map { "\($0)" }?.contains("No such file or directory") == true)
  }

  @Test("Long names, addresses and titles are no harm")
  func longStrings() throws {
    let long = String(repeating: "x", count: 100_000)
    let report = try fixture.load(
      Export.file([
        Export.windows([
          Export.app(0, 10, long), Export.app(20, 10, "firefox"),
          Export.event(40, 10, "{\"app\": \"b\", \"title\": \"\(long)\"}"),
        ]),
        Export.web([Export.page(20, 10, "https://example.org/\(long)")]),
      ])
    )
    #expect(report.dropped[.nameless] == 1)
    #expect(
      try fixture.durations()
        == ["firefox": 10_000, "b": 10_000, "example.org": 10_000, "total": 20_000]
    )
  }

  @Test("More than a thousand buckets are refused, a thousand are read")
  func bucketLimit() throws {
    func file(_ count: Int) -> String {
      Export.file((0..<count).map { Export.windows([Export.app(0, 1, "a")], host: "\($0 % 3)") })
    }
    #expect(try fixture.load(file(1_000)).bucketsRead == 1_000)
    #expect(message(file(1_001)).contains("more than 1000 buckets of activity"))
  }

  @Test("Hundreds of desktops with hundreds of watchers that know no host are read in seconds")
  func desktopsAndWatchers() throws {
    let desktops = (0..<499).map { Export.windows([Export.app(0, 60, "code")], host: "h\($0)") }
    let watchers = (0..<500).map {
      Export.bucket(
        "aw-watcher-web-firefox-\($0)",
        "web.tab.current",
        host: "unknown",
        [
          Export.page(Double($0), 30, "https://a\($0).example/")
        ]
      )
    }
    let last = Export.windows([Export.app(0, 60, "firefox")], host: "z")
    let start = ContinuousClock.now
    let report = try fixture.load(Export.file(desktops + watchers + [last]))
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(report.devices.count == 500)
    let day = try fixture.day()
    // Sixty pages begin while the one browser is in front; no other desktop has any.
    #expect(
      day.filter { $0.device.name == "z" }.flatMap(\.segments).flatMap(\.categories)
        .flatMap(\.webDomains).count == 60
    )
    #expect(
      day.filter { $0.device.name != "z" }.flatMap(\.segments).flatMap(\.categories)
        .flatMap(\.webDomains).isEmpty
    )
  }

  @Test("Each limit is kept exactly", arguments: [0, 1])
  func exactLimits(over: Int) throws {
    func load(_ json: String, _ limits: ImportLimits) throws -> ImportReport {
      try fixture.load(json, options: ImportOptions(now: ExportFixture.now, limits: limits))
    }
    let deep = #"{"buckets": {}, "other": [[[1]]]}"#
    #expect(((try? load(deep, ImportLimits(depth: 3 - over))) == nil) == (over == 1))
    let file = Export.file([Export.windows([Export.app(0, 10, "abcd")])])
    let named = try load(file, ImportLimits(nameLength: 4 - over))
    #expect(named.dropped[.nameless] == (over == 1 ? 1 : nil))
    let two = Export.file([Export.windows([]), Export.windows([], host: "b")])
    #expect(((try? load(two, ImportLimits(buckets: 2 - over))) == nil) == (over == 1))
  }
}
