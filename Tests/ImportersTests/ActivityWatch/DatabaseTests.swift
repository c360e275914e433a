import ActivityStore
import ExtensionProtocol
import Foundation
import Importers
import Testing

@Suite("Databases of ActivityWatch's servers")
struct DatabaseTests {
  let fixture: ExportFixture

  init() throws { fixture = try ExportFixture() }

  /// Windows 0–600 s with the user present until 300 s, and a page in the browser.
  static let history = History(buckets: [
    History.windows([
      History.app(0, 200_000, "firefox"), History.app(200_000, 400_000, "Code"),
    ]),
    History.afk([History.status(0, 300_000, "not-afk"), History.status(300_000, 9_000_000, "afk")]),
    History.web([History.page(50_000, 500_000, "https://www.example.org/secret")]),
  ])

  /// firefox 0–200, Code 200–300, the page 50–200.
  static let durations: [String: Int64] = [
    "firefox": 200_000, "Code": 100_000, "example.org": 150_000, "total": 300_000,
  ]

  @discardableResult
  func load(
    _ file: SQLiteFile,
    options: ImportOptions = ImportOptions(now: ExportFixture.now)
  ) throws -> ImportReport {
    try Import.load(file.path, into: fixture.store, options: options)
  }

  @Test("aw-server-rust's is read in each version", arguments: 1...5)
  func rust(version: Int) throws {
    let file = try SQLiteFile(Self.history.rust(version: version))
    let report = try load(file)
    #expect(try fixture.durations() == Self.durations)
    #expect(report.source == "ActivityWatch database (aw-server-rust)")
    #expect(report.bucketsRead == 3)
    #expect(report.eventsRead == 5)
    #expect(report.devices == ["desk"])
  }

  @Test("aw-server's is read with and without data of buckets", arguments: [false, true])
  func python(hasData: Bool) throws {
    let file = try SQLiteFile(Self.history.python(hasData: hasData))
    let report = try load(file)
    #expect(try fixture.durations() == Self.durations)
    #expect(report.source == "ActivityWatch database (aw-server)")
    #expect(report.eventsRead == 5)
  }

  @Test("Rows that are in the log alone are read, and nothing is changed")
  func log() throws {
    let file = try SQLiteFile("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0;")
    try file.execute(Self.history.rust())
    let before = file.contents
    // The file itself has nothing yet but its first page.
    #expect(try #require(before["source.db"]).count <= 4_096)
    try load(file)
    #expect(try fixture.durations() == Self.durations)
    for name in ["source.db", "source.db-wal"] { #expect(file.contents[name] == before[name]) }
  }

  @Test("A version from later and tables of another shape are refused, and no activity is kept")
  func refused() throws {
    let later = try SQLiteFile(Self.history.rust())
    try later.execute("PRAGMA user_version = 6")
    let other = try SQLiteFile(Self.history.rust())
    try other.execute("DROP INDEX e; ALTER TABLE events RENAME COLUMN endtime TO until")
    for (file, reason) in [
      (later, "its version is 6, this report-host knows up to 5; update report-host"),
      (other, "its table “events” has no column “endtime” as a database of aw-server-rust has"),
    ] {
      let error = #expect(throws: ImportError.self) { try load(file) }
      #expect(error.map { "\($0)" }?.contains(reason) == true)
    }
    #expect(try fixture.day().isEmpty)
  }

  @Test(
    "aw-server's moments may lack the fraction or the offset, or have another",
    arguments: [
      "2026-11-02 08:00:10+00:00", "2026-11-02 08:00:10.000000+00:00", "2026-11-02 08:00:10",
      "2026-11-02 08:00:10.000", "2026-11-02T08:00:10Z", "2026-11-02 13:30:10.000000+05:30",
    ]
  )
  func moments(text: String) throws {
    let file = try SQLiteFile(
      History(buckets: [History.windows([History.app(0, 60_000, "a")])]).python()
    )
    try file.execute("UPDATE eventmodel SET timestamp = '\(text)'")
    let report = try load(file)
    #expect(report.span == (ExportFixture.eight + 10)..<(ExportFixture.eight + 70))
  }

  @Test("Rows that say nothing are counted, and the others kept")
  func damaged() throws {
    let history = History(buckets: [
      History.windows((0..<7).map { History.app($0 * 60_000, 30_000, "app\($0)") })
    ])
    let rust = try SQLiteFile(history.rust())
    try rust.execute(
      """
      UPDATE events SET starttime = 'yesterday' WHERE id = 1;
      UPDATE events SET endtime = x'00' WHERE id = 2;
      UPDATE events SET data = 'no JSON' WHERE id = 3;
      UPDATE events SET data = '[{"app": "b"}]' WHERE id = 4;
      UPDATE events SET starttime = -9223372036854775808 WHERE id = 5;
      UPDATE events SET bucketrow = 99 WHERE id = 6;
      """
    )
    let report = try load(rust)
    #expect(report.dropped == [.damaged: 5])
    #expect(try fixture.durations() == ["app6": 30_000, "total": 30_000])
    let python = try SQLiteFile(history.python())
    try python.execute(
      """
      UPDATE eventmodel SET timestamp = 1793606400 WHERE id = 1;
      UPDATE eventmodel SET timestamp = 'yesterday' WHERE id = 2;
      UPDATE eventmodel SET duration = 'long' WHERE id = 3;
      UPDATE eventmodel SET duration = 9e999 WHERE id = 4;
      UPDATE eventmodel SET duration = x'01' WHERE id = 5;
      UPDATE eventmodel SET datastr = '{' WHERE id = 6;
      """
    )
    #expect(try load(python).dropped == [.damaged: 6])
    #expect(try fixture.durations() == ["app6": 30_000, "total": 30_000])
  }

  @Test("Events of no, negative and impossible duration are as in an export")
  func durations() throws {
    let history = History(buckets: [
      History.windows([
        History.app(0, 100_000, "a"), History.app(0, 100_000, "a"), History.app(200_000, -5, "b"),
        History.app(300_000, 2_700_000_000, "c"), History.app(400_000, 0, "d"),
      ])
    ])
    for statements in [history.rust(), history.python()] {
      let other = try DatabaseTests()
      let report = try other.load(try SQLiteFile(statements))
      #expect(report.dropped == [.negative: 1, .overlong: 1, .zero: 2])
      #expect(report.eventsKnown == 1)
      #expect(try other.fixture.durations() == ["a": 100_000, "total": 100_000])
    }
  }

  @Test("Titles and addresses are not kept", arguments: [false, true])
  func privacy(isPython: Bool) throws {
    let history = Self.history
    try load(try SQLiteFile(isPython ? history.python() : history.rust()))
    for name in ["activity.sqlite", "activity.sqlite-wal"] {
      let data = try? Data(contentsOf: fixture.folder.appending(path: name))
      for word in ["Secret", "/secret", "秘密"] {
        #expect(data?.range(of: Data(word.utf8)) == nil)
      }
    }
  }

  @Test("An application has one name, however JSON writes it")
  func names() throws {
    let spellings = [
      #"{"app":"Café"}"#, #"{"app": "Caf\u00e9", "title": "x"}"#,
      #"{ "title":"\\", "app":"Café" }"#,
      #"{"title": "\"app\": \"b\"", "app": "\u0043af\u00e9", "n": [{"app": "c"}, -1.5e3, null]}"#,
      #"{"app": "first", "\u0061pp": "Café"}"#,
    ]
    let history = History(buckets: [
      History.windows(
        spellings.enumerated().map {
          History.Event(start: Int64($0.offset) * 60_000, duration: 10_000, data: $0.element)
        }
      )
    ])
    try load(try SQLiteFile(history.rust()))
    #expect(try fixture.durations() == ["Café": 50_000, "total": 50_000])
  }

  @Test("JSON that has a flaw anywhere is no data")
  func flaws() throws {
    let flaws = [
      #"{"app": "b",}"#, #"{"app": "b"} x"#, #"{"app": "b""#, #"{"app": 'b'}"#, #"{"app" "b"}"#,
      #"{"app": "b" "c": 1}"#, #"{,"app": "b"}"#, #"{"app": "b", "c": 01}"#, #"{"app": "\x"}"#, "",
    ]
    let history = History(buckets: [
      History.windows(
        flaws.enumerated().map {
          History.Event(start: Int64($0.offset) * 60_000, duration: 10_000, data: $0.element)
        }
      )
    ])
    #expect(try load(try SQLiteFile(history.rust())).dropped == [.damaged: flaws.count])
  }
}
