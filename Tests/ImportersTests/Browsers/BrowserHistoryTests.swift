import ExtensionProtocol
import Importers
import Testing

@Suite("Histories of browsers")
struct BrowserHistoryTests {
  static let eight = SourceFixture.eight

  static func firefox(_ views: [(start: Int64, view: Int64, url: String)]) throws -> SQLiteFile {
    let file = try SQLiteFile(
      """
      CREATE TABLE moz_places (id INTEGER PRIMARY KEY, url LONGVARCHAR);
      CREATE TABLE moz_historyvisits (id INTEGER PRIMARY KEY, place_id INTEGER,
        visit_date INTEGER, visit_type INTEGER);
      CREATE TABLE moz_places_metadata (id INTEGER PRIMARY KEY, place_id INTEGER NOT NULL,
        created_at INTEGER NOT NULL DEFAULT 0, updated_at INTEGER NOT NULL DEFAULT 0,
        total_view_time INTEGER NOT NULL DEFAULT 0);
      """
    )
    for (index, view) in views.enumerated() {
      try file.execute(
        """
        INSERT INTO moz_places VALUES (\(index), '\(view.url)');
        INSERT INTO moz_historyvisits VALUES (\(index), \(index), \(view.start), 1);
        INSERT INTO moz_places_metadata (place_id, created_at, total_view_time)
          VALUES (\(index), \(view.start), \(view.view));
        """
      )
    }
    return file
  }

  /// Microseconds since 1601 of some seconds after eight o'clock.
  static func chromeTime(_ seconds: Int64) -> Int64 {
    (eight + 11_644_473_600 + seconds) * 1_000_000
  }

  static func chrome(
    _ visits: [(start: Int64, duration: Int64, url: String)],
    more: String = ""
  ) throws -> SQLiteFile {
    let file = try SQLiteFile(
      """
      CREATE TABLE urls (id INTEGER PRIMARY KEY, url LONGVARCHAR);
      CREATE TABLE visits (id INTEGER PRIMARY KEY, url INTEGER NOT NULL,
        visit_time INTEGER NOT NULL, transition INTEGER DEFAULT 0 NOT NULL,
        visit_duration INTEGER DEFAULT 0 NOT NULL, originator_cache_guid TEXT);
      """
    )
    for (index, visit) in visits.enumerated() {
      try file.execute(
        """
        INSERT INTO urls VALUES (\(index), '\(visit.url)');
        INSERT INTO visits (url, visit_time, visit_duration)
          VALUES (\(index), \(chromeTime(visit.start)), \(visit.duration * 1_000_000));
        """
      )
    }
    try file.execute(more)
    return file
  }

  @Test("Firefox: pages count for as long as they were looked at")
  func firefoxViews() throws {
    let fixture = try SourceFixture()
    let start = Self.eight * 1_000
    let report = try fixture.load(
      Self.firefox([
        (start, 60_000, "https://www.example.org/a"),
        (start + 30_000, 90_500, "https://example.org/b"),
        (start + 200_000, 10_000, "https://docs.example.com/"),
        (start + 300_000, 0, "https://a.b/"),
        // Microseconds, as older tables have them.
        ((start + 400_000) * 1_000, 5_000, "http://example.org/"),
        (start + 500_000, 9_000, "about:config"),
      ])
    )
    // 0–120.5 and 400–405.
    #expect(
      try fixture.seconds() == [
        "total": 144.5, "example.org": 125.5, "docs.example.com": 10, "about:": 9,
      ]
    )
    #expect(report.source == "Firefox history")
    #expect(report.eventsRead == 6)
    #expect(report.dropped.isEmpty)
    #expect(report.notes.contains { $0.contains("foreground unknown") })
    #expect(report.notes.contains("pages looked at for no time, which do not count: 1"))
  }

  @Test("Read again, a history is read from a day before its end")
  func positions() throws {
    let day: Int64 = 86_400
    let chrome = try Self.chrome(
      [0, 5 * day - 60, 5 * day, 6 * day].map { ($0, 30, "https://example.org/") }
    )
    let firefox = try Self.firefox(
      [0, 5 * day - 60, 5 * day, 6 * day].map {
        ((Self.eight + $0) * 1_000, 30_000, "https://example.org/")
      }
    )
    for file in [chrome, firefox] {
      let fixture = try SourceFixture()
      let first = try fixture.load(path: file.path)
      #expect(first.eventsRead == 4)
      #expect(first.positions == ["pages": (Self.eight + 6 * day) * 1_000_000])
      let second = try fixture.load(path: file.path, positions: first.positions)
      #expect(second.eventsRead == 2)
      #expect(second.positions == first.positions)
      // A history whose last page is older is another one.
      let later = ["pages": (Self.eight + 7 * day) * 1_000_000]
      #expect(try fixture.load(path: file.path, positions: later).eventsRead == 4)
      #expect(try fixture.load(path: file.path, positions: ["pages": .min]).eventsRead == 4)
    }
  }

  @Test("Firefox: visits alone have no durations, and are counted in the report")
  func firefoxVisits() throws {
    let fixture = try SourceFixture()
    let file = try SQLiteFile(
      """
      CREATE TABLE moz_places (id INTEGER PRIMARY KEY, url LONGVARCHAR);
      CREATE TABLE moz_historyvisits (id INTEGER PRIMARY KEY, place_id INTEGER, visit_date INTEGER);
      INSERT INTO moz_places VALUES (1, 'https://example.org/');
      INSERT INTO moz_historyvisits VALUES (1, 1, \(Self.eight * 1_000_000)),
        (2, 1, \((Self.eight + 60) * 1_000_000));
      """
    )
    let report = try fixture.load(file)
    #expect(report.span == nil)
    #expect(
      report.notes.contains { $0.hasPrefix("visits without durations, which do not count: 2") }
    )
  }

  @Test("Firefox: a page that is still being looked at grows; nothing counts twice")
  func firefoxAgain() throws {
    let fixture = try SourceFixture()
    let file = try Self.firefox([(Self.eight * 1_000, 60_000, "https://example.org/")])
    try fixture.load(file)
    try file.execute("UPDATE moz_places_metadata SET total_view_time = 90000")
    try fixture.load(file)
    try fixture.load(file)
    #expect(try fixture.seconds() == ["total": 90, "example.org": 90])
  }

  @Test("Pages count only while someone was there, where that is known")
  func presence() throws {
    let fixture = try SourceFixture()
    let page = try Self.firefox([(Self.eight * 1_000, 300_000, "https://example.org/")])
    try fixture.load(page)
    #expect(try fixture.seconds() == ["total": 300, "example.org": 300])
    let entry = SessionHistoryTests.entry
    try fixture.load(
      "[\(entry(0, 1, Self.eight + 60)),\(entry(1, 0, Self.eight + 100))]".utf8
    )
    // Of the first minute nothing says that nobody was there.
    #expect(try fixture.seconds() == ["total": 100, "example.org": 100])
  }

  @Test("Chrome: overlapping tabs count once; frames and other devices not at all")
  func chromeVisits() throws {
    let fixture = try SourceFixture()
    let report = try fixture.load(
      Self.chrome(
        [
          (0, 60, "https://example.org/a"), (30, 90, "https://example.org/b"),
          (60, 100, "https://news.example.com/"), (500, 0, "https://example.org/"),
          (600, 90_000, "https://example.org/"), (700, 5, "chrome://settings/"),
        ],
        more: """
          INSERT INTO urls VALUES (90, 'https://frames.example/'), (91, 'https://phone.example/');
          INSERT INTO visits (url, visit_time, visit_duration, transition, originator_cache_guid)
          VALUES (90, \(Self.chromeTime(0)), 1000000, 805306371, ''),
            (90, \(Self.chromeTime(0)), 1000000, 4, NULL),
            (91, \(Self.chromeTime(0)), 1000000, 0, 'x==');
          """
      )
    )
    #expect(
      try fixture.seconds() == [
        "total": 165, "example.org": 120, "news.example.com": 100, "chrome:": 5,
      ]
    )
    #expect(report.source == "Chrome history")
    #expect(report.eventsRead == 9)
    #expect(report.dropped == [.overlong: 1])
    #expect(report.notes.contains("visits without a duration, which do not count: 1"))
    #expect(report.notes.contains("visits of frames within pages, which do not count: 2"))
    #expect(report.notes.contains("visits of other devices, which do not count here: 1"))
  }

  @Test("Chrome: versions without durations give nothing but a count")
  func oldChrome() throws {
    let fixture = try SourceFixture()
    let file = try SQLiteFile(
      """
      CREATE TABLE urls (id INTEGER PRIMARY KEY, url LONGVARCHAR);
      CREATE TABLE visits (id INTEGER PRIMARY KEY, url INTEGER, visit_time INTEGER);
      INSERT INTO urls VALUES (1, 'https://example.org/');
      INSERT INTO visits VALUES (1, 1, \(Self.chromeTime(0)));
      """
    )
    let report = try fixture.load(file)
    #expect(report.span == nil)
    #expect(report.notes.contains("visits without a duration, which do not count: 1"))
  }

  @Test("Chrome: times and durations that cannot be are counted")
  func hostileChrome() throws {
    let fixture = try SourceFixture()
    let report = try fixture.load(
      Self.chrome(
        [(0, 10, "https://example.org/")],
        more: """
          INSERT INTO visits (url, visit_time, visit_duration) VALUES
            (0, 9223372036854775807, 1), (0, -9223372036854775808, 1), (0, 'x', 'y'), (0, 5, -7),
            (77, 1, 1), (0, \(Self.chromeTime(20)), 9223372036854775807), (0, 1e300, -1e300);
          """
      )
    )
    #expect(try fixture.seconds() == ["total": 10, "example.org": 10])
    // 'y' is no duration; the visits at the ends of time are before 1970 and in the future.
    #expect(
      report.dropped
        == [.overlong: 1, .future: 2, .beforeEpoch: 2, .noDomain: 1, .negative: 2]
    )
  }

  @Test("Firefox: times and durations that cannot be are counted")
  func hostileFirefox() throws {
    let fixture = try SourceFixture()
    let file = try Self.firefox([
      (Self.eight * 1_000, .max, "https://example.org/"),
      (Self.eight * 1_000, -1, "https://example.org/"), (-1, 1, "https://example.org/"),
    ])
    try file.execute(
      """
      INSERT INTO moz_places_metadata (place_id, created_at, total_view_time) VALUES
        (0, 9223372036854775807, 9223372036854775807), (0, -9223372036854775808, 5),
        (0, 9223372036854775807, 5), (0, 'x', 'y');
      """
    )
    let report = try fixture.load(file)
    #expect(
      report.dropped == [.overlong: 2, .negative: 1, .beforeEpoch: 2, .future: 1]
        || report.dropped == [.overlong: 2, .negative: 1, .beforeEpoch: 2, .future: 1, .zero: 1]
    )
    #expect(try fixture.seconds()["total"] ?? 0 == 0)
  }
}
